import { z } from 'zod';
import { major, message, signedMajor } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant, rowId } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { away, betSystem, price } from './book-fields.ts';

const referral = z.strictObject({
  id: z.string(),
  playerId: rowId.nullable(),
  userName: z.string().nullable(),
  kind: z.enum(['single', 'accumulator', 'system', 'builder']),
  system: betSystem.nullable(),
  stake: signedMajor.meta({ description: 'Of each bet' }),
  bets: z.int(),
  return: signedMajor.meta({ description: 'What all bets of the slip together can return' }),
  code: z.string().nullable(),
  picks: z.array(
    z.strictObject({
      ...{ match: z.string(), market: z.string(), outcome: z.string(), price, isLive: z.boolean() },
    }),
  ),
  askedAt: instant,
  secondsLeft: z.number().meta({ description: 'By the book’s clock. Silence is a no' }),
  state: z.enum(['waiting', 'offered']).meta({ description: '`offered`: the player has to answer' }),
  offered: signedMajor.nullable(),
  actions: z.array(z.enum(['accept', 'offer', 'refuse'])),
});

nameSchemas({ Referral: referral });

export const referralCalls = {
  'GET Trading/Referrals': officeCall({
    summary: 'Slips that our book does not accept by itself, the oldest first. No money was asked for',
    permission: 'book.read',
    readsPersonalData: true,
    data: z.array(referral),
    failures: away,
  }),
  'POST Trading/DecideReferral': officeCall({
    summary:
      'Accepts a slip at the price that is held for it, offers less, or refuses it. An offer waits for the player, whose silence is a no too',
    permission: 'book.act',
    body: z.strictObject({
      id: z.string().regex(/^\d{1,18}$/),
      decision: z.enum(['accept', 'offer', 'refuse']),
      amount: major.nullish().meta({ description: 'Of an offer: the stake of each bet, less than was asked for' }),
      comment: comment.nullish(),
    }),
    data: message,
    failures: { ...away, RECORD_HAS_MOVED_ON: message, INCORRECT_PARAMETER_VALUE: message },
  }),
} as const;
