import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import { BookNotReachable } from '../../modules/book-trading/index.ts';
import type { Kind } from '../approve-request.ts';
import { voidingOf } from './ticket-view.ts';

export const correctionKind = 'result-correction';
export const voidKind = 'ticket-void';

const score = z.tuple([z.int(), z.int()]);
const minor = z.string().transform(BigInt);
const payload = z.strictObject({
  ...{ match: z.string(), matchName: z.string(), scoreBefore: score, score: score.nullable(), resultVersion: z.int() },
  ...{ bets: z.int(), paid: minor, takenBack: minor, reopened: z.int() },
});

const voidPayload = z.strictObject({
  ...{ number: z.string(), playerId: z.string().transform(BigInt), stake: minor, rulesVersion: z.int() },
  /** What was left of the stake when it was asked for. A request from before parts were sold has none: then it was the stake. */
  goesBack: minor.optional(),
  ground: z.enum(['price', 'late', 'match']),
});

/** What two people decide on about the book. The subject is the number of the match, or of the ticket. */
export const bookKinds: Record<string, Kind> = {
  [correctionKind]: {
    permission: 'book.correct',
    describe(request) {
      const { matchName, scoreBefore, score: after, bets, paid, takenBack, reopened } = payload.parse(request.payload);
      const change = `${matchName}: ${scoreBefore.join('–')} → ${after ? after.join('–') : 'void'}`;
      const open = reopened > 0 ? ` ${reopened} of them are open again.` : '';
      return `${change}. When it was asked for: ${bets} bets settled anew, ${formatMajor(paid)} paid, ${formatMajor(takenBack)} taken back.${open}`;
    },
    async carryOut({ bookTrading, approvals }, { id, payload: asked }, { by, also }) {
      const { match, matchName, scoreBefore, score: after, resultVersion } = payload.parse(asked);
      try {
        const { preview } = await bookTrading.ask('preview-result', { match, score: after });
        if (preview?.match.resultVersion !== resultVersion) {
          await approvals.lapse([id]);
          return 'moved on';
        }
      } catch (error) {
        if (error instanceof BookNotReachable) return 'book away';
        throw error;
      }
      const correction = { id, match, matchName, scoreBefore, score: after, resultVersion, by };
      const outcome = await bookTrading.corrections.carryOut(correction, also);
      return outcome === 'refused' ? 'moved on' : 'done';
    },
  },
  [voidKind]: {
    permission: 'book.correct',
    describe(request) {
      const { number, stake, goesBack = stake, ground, rulesVersion } = voidPayload.parse(request.payload);
      const rules = rulesVersion === 0 ? 'as installed' : `version ${rulesVersion}`;
      const money = `${formatMajor(goesBack)} goes back to the player, less the stake of any part that the player sells before the approval.`;
      return `Ticket ${number} is void: ${grounds[ground]}. ${money} The player is told why. By the definition of an obvious error in the betting rules, ${rules}.`;
    },
    async carryOut({ bookTrading, approvals, clock }, { id, payload: asked }, { by, also }) {
      const { number, playerId, stake, ground, rulesVersion } = voidPayload.parse(asked);
      try {
        const { tickets } = await bookTrading.ask('tickets', { text: number });
        const own = tickets.find((ticket) => ticket.number === number);
        const now = clock.now();
        if (!own || voidingOf({ playerId, ticket: undefined, own, isBookAway: false, now }) !== 'possible') {
          await approvals.lapse([id]);
          return 'moved on';
        }
      } catch (error) {
        if (error instanceof BookNotReachable) return 'book away';
        throw error;
      }
      const ticketVoid = { id, number, playerId, stakeMinor: stake, ground, rulesVersion, by };
      return (await bookTrading.voids.carryOut(ticketVoid, also)) === 'refused' ? 'moved on' : 'done';
    },
  },
};

const grounds = {
  price: 'its price was plainly wrong',
  late: 'it was taken after its outcome was known',
  match: 'its match or market was offered wrongly',
};
