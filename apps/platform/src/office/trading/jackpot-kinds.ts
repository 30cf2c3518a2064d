import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import { gamesOf, type JackpotState } from '../../modules/jackpot/index.ts';
import type { Kind } from '../approve-request.ts';
import type { DeskRecord } from '../claimed.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { whenDecided } from './when-decided.ts';

export const jackpotRecord = (id: number | string): DeskRecord => ({ kind: 'jackpot', subject: String(id) });

const amount = z.string().transform(BigInt);
const score = z.strictObject({ eventId: z.int(), score1: z.int(), score2: z.int() });
export const openPayload = z.strictObject({
  ...{ typeId: z.int(), ticketPriceMinor: amount, guaranteedMinor: amount, consolationMinor: amount },
  ...{ growthBps: z.int(), closesAt: z.iso.datetime() },
});
export const resultsPayload = z.strictObject({
  results: z.array(z.strictObject({ ...score.shape, game: z.string() })),
});
export const cancelPayload = z.strictObject({ eventId: z.int(), game: z.string(), comesOfIt: z.string() });
export const settlePayload = z.strictObject({
  ...{ scores: z.array(score), cancelled: z.array(z.int()), comesOfIt: z.string() },
});

/** Of the jackpots named, those in one of these states with which nothing is under way. */
async function findIn({ jackpots }: OfficeDeps, subjects: string[], states: readonly JackpotState[]) {
  const found = await jackpots.findMany(subjects.map(Number));
  return found.filter(({ state, work }) => work === null && states.includes(state));
}

function usual(states: readonly JackpotState[]) {
  return {
    permission: 'jackpots.run',
    recordOf: jackpotRecord,
    findOpen: async (deps, subjects) => new Set((await findIn(deps, subjects, states)).map(({ id }) => String(id))),
  } as const satisfies Partial<Kind>;
}

/** What two people decide on about a jackpot. The subject of each is its number. */
export const jackpotKinds = {
  'open a jackpot': {
    ...usual(['draft']),
    async findOpen(deps, subjects) {
      const drafts = await findIn(deps, subjects, ['draft']);
      return new Set(drafts.filter(({ closesAt }) => closesAt > deps.clock.now()).map(({ id }) => String(id)));
    },
    describe({ payload }) {
      const terms = openPayload.parse(payload);
      const consolations =
        terms.consolationMinor > 0n ? `, consolations of ${formatMajor(terms.consolationMinor)}` : '';
      return `${gamesOf(terms.typeId)} games, ${formatMajor(terms.ticketPriceMinor)} a ticket, ${terms.growthBps / 100} % of it to the pool, guarantee of ${formatMajor(terms.guaranteedMinor)}${consolations}`;
    },
    carryOut: ({ jackpots }, { id: approvalId, subject }, { by: actor, also }) =>
      whenDecided(also, (once) => jackpots.open({ id: Number(subject), actor, approvalId, also: once })),
  },
  'enter jackpot results': {
    ...usual(['open', 'closed']),
    describe: ({ payload }) =>
      resultsPayload
        .parse(payload)
        .results.map(({ game, score1, score2 }) => `${game} ${score1}:${score2}`)
        .join('; '),
    carryOut({ jackpots }, { id: approvalId, subject, payload }, { by: actor, also }) {
      const results = resultsPayload
        .parse(payload)
        .results.map(({ eventId, score1, score2 }) => ({ eventId, score1, score2 }));
      return whenDecided(also, (once) =>
        jackpots.enterResults({ jackpotId: Number(subject), results, actor, approvalId, also: once }),
      );
    },
  },
  'cancel a jackpot game': {
    ...usual(['draft', 'open', 'closed']),
    describe({ payload }) {
      const { game, comesOfIt } = cancelPayload.parse(payload);
      return `${game}: ${comesOfIt}`;
    },
    carryOut: ({ jackpots }, { id: approvalId, subject, payload }, { by: actor, also }) =>
      whenDecided(also, (once) =>
        jackpots.cancelEvent({
          ...{ jackpotId: Number(subject), eventId: cancelPayload.parse(payload).eventId },
          ...{ actor, approvalId, also: once },
        }),
      ),
  },
  'settle a jackpot': {
    ...usual(['closed']),
    describe: ({ payload }) => settlePayload.parse(payload).comesOfIt,
    carryOut({ jackpots }, { id: approvalId, subject, payload }, { by: actor, also }) {
      const { scores, cancelled } = settlePayload.parse(payload);
      return whenDecided(also, (once) =>
        jackpots.settle({ id: Number(subject), results: { scores, cancelled }, actor, approvalId, also: once }),
      );
    },
  },
  'void a jackpot': {
    ...usual(['draft', 'open', 'closed']),
    describe: () => 'Every ticket is given back its price, and the guarantee goes back to the house',
    carryOut: ({ jackpots }, { id: approvalId, subject, comment }, { by: actor, also }) =>
      whenDecided(also, (once) => jackpots.void({ id: Number(subject), why: comment, actor, approvalId, also: once })),
  },
} as const satisfies Record<string, Kind>;

export type JackpotKind = keyof typeof jackpotKinds;
