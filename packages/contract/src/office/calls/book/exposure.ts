import { z } from 'zod';
import { message, signedMajor } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { away, marketKey, matchId, score } from './book-fields.ts';

const switching = z.array(z.enum(['suspend', 'resume']));

const market = z.strictObject({
  key: z.string(),
  isSuspended: z.boolean(),
  stakes: signedMajor,
  worst: signedMajor.meta({ description: 'What the book loses at most by this market alone; below zero it gains' }),
  selections: z.array(
    z.strictObject({ outcome: z.string(), bets: z.int(), stakes: signedMajor, returns: signedMajor }),
  ),
  actions: switching,
});

const match = z.strictObject({
  id: z.string(),
  name: z.string(),
  league: z.string(),
  startsAt: instant,
  state: z.string(),
  score,
  isSuspended: z.boolean(),
  bets: z.int(),
  stakes: signedMajor,
  worst: signedMajor.meta({ description: 'Over all ends that the match can still come to' }),
  worstScore: score.nullable(),
  markets: z.array(market),
  actions: switching,
});

const code = z.strictObject({
  code: z.string(),
  slips: z.int(),
  stakes: signedMajor,
  liability: signedMajor.meta({ description: 'Possible returns less stakes' }),
  isAlarm: z.boolean(),
  since: instant,
  picks: z.array(z.strictObject({ match: z.string(), market: z.string(), outcome: z.string() })),
  stopped: z.strictObject({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  actions: z.array(z.enum(['stop', 'resume'])),
});

const exposure = z.strictObject({
  at: instant,
  alarm: signedMajor.meta({ description: 'The liability from which a code raises the alarm' }),
  codes: z.array(code),
  matches: z.array(match),
});

nameSchemas({ ExposedMatch: match, ExposedMarket: market, ExposedCode: code, Exposure: exposure });

const bookingCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{7}$/, 'must be a booking code');
const refusals = { ...away, RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };

export const exposureCalls = {
  'GET Trading/Exposure': officeCall({
    summary:
      'What our book could lose by bets that are open, by booking code, match, market and selection, the largest first',
    permission: 'book.read',
    data: exposure,
    failures: away,
  }),
  'POST Trading/Stop': officeCall({
    summary:
      'Accepts no more slips of a booking code, nor slips that hold all of its picks. Accepted slips stand. At once, in every process of the book',
    permission: 'book.act',
    body: z.strictObject({ code: bookingCode, reason: comment.optional() }),
    data: message,
    failures: refusals,
  }),
  'POST Trading/Suspend': officeCall({
    summary: 'Takes no bets on a match, or on one market of it, until it is resumed. Accepted bets stand',
    permission: 'book.act',
    body: z.strictObject({ match: matchId, market: marketKey.nullish(), reason: comment }),
    data: message,
    failures: refusals,
  }),
  'POST Trading/Resume': officeCall({
    summary: 'Ends a stop of a booking code, or the suspension of a match or market',
    permission: 'book.act',
    body: z.union([
      z.strictObject({ code: bookingCode, reason: comment }),
      z.strictObject({ match: matchId, market: marketKey.nullish(), reason: comment }),
    ]),
    data: message,
    failures: refusals,
  }),
} as const;
