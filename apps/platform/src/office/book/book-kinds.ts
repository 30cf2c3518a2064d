import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import { BookNotReachable } from '../../modules/book-trading/index.ts';
import type { Kind } from '../approve-request.ts';

export const correctionKind = 'result-correction';

const score = z.tuple([z.int(), z.int()]);
const minor = z.string().transform(BigInt);
const payload = z.strictObject({
  ...{ match: z.string(), matchName: z.string(), scoreBefore: score, score: score.nullable(), resultVersion: z.int() },
  ...{ bets: z.int(), paid: minor, takenBack: minor, reopened: z.int() },
});

/** What two people decide on about the book. The subject is the number of the match. */
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
};
