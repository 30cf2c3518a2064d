import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Kind } from '../approve-request.ts';

export const mailingKind = 'send a mailing';

/** What an approver says yes to. The mailing itself cannot be changed any more: its row takes no other words. */
export const mailingPayload = z.strictObject({
  mailingId: z.string(),
  name: z.string(),
  channel: z.enum(['inbox', 'sms']),
  isService: z.boolean(),
  segment: z.string(),
  matched: z.number(),
  recipients: z.number(),
  excluded: z.number(),
  isComplete: z.boolean(),
  costMinor: z.string(),
  sendAt: z.string().nullable(),
  texts: z.record(z.string(), z.unknown()),
  conditions: z.array(z.unknown()),
});

/** The subject is the id of the mailing. */
export const marketingKinds: Record<string, Kind> = {
  [mailingKind]: {
    permission: 'marketing.approve',
    findOpen: async ({ mailings }, subjects) => new Set(await mailings.listAsked(subjects)),
    describe: ({ payload }) => describe(mailingPayload.parse(payload)),
    carryOut: ({ mailings }, { id: approvalId, subject }, { by, also }) =>
      mailings.approve({ id: subject, approvalId, by, also }),
  },
};

function describe(mailing: z.output<typeof mailingPayload>): string {
  const { name, channel, isService, segment, recipients, excluded, isComplete, costMinor, sendAt } = mailing;
  const number = (count: number) => count.toLocaleString('en');
  const parts = [
    `“${name}” ${channel === 'sms' ? 'by text' : 'to the inbox'} of ${isComplete ? '' : 'more than '}${number(recipients)} players of “${segment}”`,
    `${number(excluded)} excluded`,
    ...(channel === 'sms' ? [`cost ${market.currencySign}${formatMajor(BigInt(costMinor))}`] : []),
    ...(isService ? ['about the service: also to those who want no offers'] : []),
    sendAt === null ? 'at once' : `at ${sendAt.slice(0, 16).replace('T', ' ')} UTC`,
  ];
  return `${parts.join('; ')}.`;
}
