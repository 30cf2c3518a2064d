import { z } from 'zod';
import { message, signedMajor, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { away, matchId, score } from './book-fields.ts';

const match = z.strictObject({
  id: z.string(),
  name: z.string(),
  league: z.string(),
  startsAt: instant,
  state: z.string(),
  score,
  resultVersion: z.int().meta({ description: 'Nothing while there is no result' }),
  isVoid: z.boolean(),
  isSuspended: z.boolean(),
  suspendedMarkets: z.array(z.string()),
  actions: z.array(z.enum(['suspend', 'resume', 'correct'])),
});

const preview = z.strictObject({
  match,
  bets: z.int().meta({ description: 'Bets that would be settled otherwise' }),
  paid: signedMajor.meta({ description: 'What would be paid in addition' }),
  takenBack: signedMajor,
  reopened: z.int().meta({ description: 'Bets that would be open again' }),
});

const correction = z.strictObject({
  id: uuid,
  matchId: z.string(),
  match: z.string(),
  scoreBefore: score,
  score: score.nullable(),
  by: z.string(),
  at: instant,
  state: z.enum(['due', 'done', 'refused']).meta({ description: '`due`: on its way to the book' }),
});

nameSchemas({ BookMatch: match, ResultPreview: preview, ResultCorrection: correction });

const result = {
  match: matchId,
  score: score
    .nullable()
    .meta({ description: 'As it should have been. Null: the match is void, and every pick on it' }),
};

export const correctionCalls = {
  'GET Trading/Matches': officeCall({
    summary: 'Matches of our book by club or league, over or not, those nearest to now first',
    permission: 'book.read',
    query: z.strictObject({ text: z.string().trim().max(60).optional() }),
    data: z.array(match),
    failures: away,
  }),
  'POST Trading/PreviewResult': officeCall({
    summary: 'What another result of a match would change: how many bets, and how much. Nothing is changed by it',
    permission: 'book.correct',
    body: z.strictObject(result),
    data: preview,
    failures: { ...away, RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Trading/AskCorrection': officeCall({
    summary:
      'Asks for another result of a match. A second person decides on it; then the book settles every bet on the match anew',
    permission: 'book.correct',
    body: z.strictObject({ ...result, resultVersion: z.int().min(1), comment }),
    data: z.strictObject({ approvalId: uuid }),
    failures: { ...away, RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
  }),
  'GET Trading/Corrections': officeCall({
    summary: 'Results that two people corrected, the newest first',
    permission: 'book.read',
    data: z.array(correction),
    failures: {},
  }),
} as const;
