import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Kind } from '../approve-request.ts';
import type { DeskRecord } from '../claimed.ts';
import { whenDecided } from './when-decided.ts';

export const raceRecord = (id: number | string): DeskRecord => ({ kind: 'race', subject: String(id) });

export const racePayload = z.strictObject({
  ...{ name: z.string(), prizePoolMinor: z.string().transform(BigInt), places: z.int() },
});

const usual = { permission: 'races.run', recordOf: raceRecord } as const satisfies Partial<Kind>;

/** What two people decide on about a race. The subject of each is its number. */
export const raceKinds = {
  'open a race': {
    ...usual,
    async findOpen({ races, clock }, subjects) {
      const found = await races.findMany(subjects.map(Number));
      const drafts = found.filter(({ state, work, startsAt }) => state === 'draft' && !work && startsAt > clock.now());
      return new Set(drafts.map(({ id }) => String(id)));
    },
    describe({ payload }) {
      const { name, prizePoolMinor, places } = racePayload.parse(payload);
      return `${name}: ${formatMajor(prizePoolMinor)} for ${places} places is laid ready, and players see the race`;
    },
    carryOut: ({ races }, { id: approvalId, subject }, { by: actor, also }) =>
      whenDecided(also, (once) => races.open({ id: Number(subject), actor, approvalId, also: once })),
  },
  'cancel a race': {
    ...usual,
    async findOpen({ races, clock }, subjects) {
      const found = await races.findMany(subjects.map(Number));
      const live = found.filter(
        ({ state, endsAt }) => state === 'draft' || (['upcoming', 'running'].includes(state) && endsAt > clock.now()),
      );
      return new Set(live.map(({ id }) => String(id)));
    },
    describe({ payload }) {
      const { name, prizePoolMinor } = racePayload.parse(payload);
      return `${name}: no player wins, and ${formatMajor(prizePoolMinor)} goes back to the house`;
    },
    carryOut: ({ races }, { id: approvalId, subject, comment }, { by: actor, also }) =>
      whenDecided(also, (once) => races.cancel({ id: Number(subject), why: comment, actor, approvalId, also: once })),
  },
} as const satisfies Record<string, Kind>;

export type RaceKind = keyof typeof raceKinds;
