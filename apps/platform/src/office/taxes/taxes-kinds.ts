import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Kind } from '../approve-request.ts';

/** Of the request for a second person. */
export const closeKind = 'tax-month';

export const subjectOf = ({ authority, month }: { authority: string; month: string }) => `${authority}:${month}`;

const minor = z.string().transform(BigInt);
const payload = z.strictObject({
  ...{ authority: z.string(), name: z.string(), month: z.string(), entries: z.int() },
  ...{ withheld: minor, givenBack: minor, due: minor },
});

/** What two people decide on about tax. The subject is the authority and the month. */
export const taxesKinds: Record<string, Kind> = {
  [closeKind]: {
    permission: 'taxes.run',
    describe(request) {
      const { name, month, withheld, givenBack, due, entries } = payload.parse(request.payload);
      return `${name}, ${month.slice(0, 7)}: ${entries} withholdings. ${formatMajor(withheld)} withheld, ${formatMajor(givenBack)} given back, ${formatMajor(due)} due. The figures are fixed; what is given back later counts for the month in which that happens.`;
    },
    async findOpen({ taxes }, subjects) {
      const open = (await taxes.listAuthorities()).flatMap(({ months }) => months.filter(({ closed }) => !closed));
      const names = new Set(open.map(subjectOf));
      return new Set(subjects.filter((subject) => names.has(subject)));
    },
    async carryOut({ taxes }, { id, payload: asked }, { by, also }) {
      const { authority, month, due } = payload.parse(asked);
      return taxes.closeMonth({ authority, month, dueMinor: due, approvalId: id, by, also });
    },
  },
};
