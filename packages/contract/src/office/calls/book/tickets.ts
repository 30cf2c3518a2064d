import { z } from 'zod';
import { guid, message, signedMajor } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { instant, rowId } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { betSystem, price, score, voidGround } from './book-fields.ts';

const leg = z.strictObject({
  match: z.string(),
  league: z.string(),
  market: z.string(),
  outcome: z.string(),
  price,
  startsAt: instant.nullable(),
  isLive: z.boolean(),
});

const move = z.strictObject({
  at: instant,
  kind: z.string(),
  amount: signedMajor,
  isReceived: z.boolean(),
  isRefused: z.boolean(),
  balance: signedMajor,
  reference: z.string().meta({ description: 'What the supplier calls it' }),
});

const ownLeg = z.strictObject({
  ...{ matchId: z.string(), match: z.string(), league: z.string(), market: z.string(), outcome: z.string() },
  startsAt: instant,
  askedPrice: price.meta({ description: 'What the player saw' }),
  price,
  isLive: z.boolean(),
  isBanker: z.boolean().meta({ description: 'It is in every line of a system' }),
  scoreThen: score,
  scoreEnd: score.nullable(),
  scoreBefore: score.nullable().meta({ description: 'As the match was said to have ended before a correction' }),
  verdict: z.enum(['won', 'lost', 'void']).nullable(),
  resultVersion: z.int(),
});

const own = z.strictObject({
  state: z.string(),
  refusal: z.string().nullable(),
  kind: z.enum(['single', 'accumulator', 'system', 'builder']),
  system: betSystem.nullable(),
  code: z.string().nullable().meta({ description: 'The booking code that the slip was placed under' }),
  rulesVersion: z.int(),
  priceChanges: z.enum(['none', 'better', 'any']).meta({ description: 'What the player agreed to' }),
  askedAt: instant,
  takenAt: instant,
  settledAt: instant.nullable(),
  delaySeconds: z.number().nullable(),
  return: signedMajor.meta({ description: 'What it can return at most, with what was paid for sold parts' }),
  soldStake: signedMajor.meta({ description: 'So much of the stake was sold while the rest goes on' }),
  soldFor: signedMajor,
  referral: z
    .strictObject({
      state: z.string(),
      asked: signedMajor,
      offered: signedMajor.nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  voided: z
    .strictObject({ ground: voidGround, definition: z.string(), by: z.string(), at: instant })
    .nullable()
    .meta({ description: 'By two people, for an obvious error' }),
  legs: z.array(ownLeg),
  history: z.array(
    z.strictObject({
      kind: z.string(),
      amount: signedMajor,
      previous: signedMajor.nullable(),
      outcome: z.string().nullable(),
      state: z.string(),
      attempts: z.int(),
      at: instant.nullable(),
      reference: z.string(),
    }),
  ),
});

const ticket = z.strictObject({
  id: guid.nullable().meta({ description: 'Of the round in the journal; null for a slip that took no money' }),
  number: z.string().meta({ description: 'What the book or supplier calls it' }),
  area: z.enum(['games', 'sports']),
  provider: z.string(),
  name: z.string().meta({ description: 'Of the game, or what a bet is on' }),
  playerId: rowId,
  userName: z.string().nullable(),
  state: z.string(),
  stake: signedMajor,
  win: signedMajor,
  return: signedMajor.nullable(),
  price,
  placedAt: instant,
  legs: z.array(leg),
  moves: z.array(move),
  own: own.nullable().meta({ description: 'What our own book knows beside it' }),
  missing: z
    .array(z.enum(['score', 'rules version', 'delay', 'price offered', 'booking code', 'result history', 'book away']))
    .meta({
      description: 'What is not known here: a foreign book’s wire carries none of it, or our own book does not answer',
    }),
  voiding: z
    .enum(['possible', 'foreign book', 'decided', 'too late', 'asked for', 'voided', 'book away'])
    .nullable()
    .meta({ description: 'Whether it can be voided for an obvious error; null for a round of a game' }),
  actions: z.array(z.enum(['evidence', 'void'])),
});

const evidence = z.strictObject({
  fileName: z.string(),
  content: z
    .string()
    .meta({ description: 'JSON: the ticket, every entry of the journal with its ids, and what the book told' }),
  sha256: z.string().meta({ description: 'Of the content, in hexadecimal digits' }),
});

nameSchemas({ Ticket: ticket, Evidence: evidence });

export const ticketCalls = {
  'GET Trading/Ticket': officeCall({
    summary:
      'Tickets of any book and rounds of any game, by the number that the book prints, a booking code, or an id of ours or of the supplier: at most twenty',
    permission: 'tickets.read',
    readsPersonalData: true,
    query: z.strictObject({ text: z.string().trim().min(4).max(60) }),
    data: z.array(ticket),
    failures: {},
  }),
  'GET Trading/Evidence': officeCall({
    summary: 'All that is known of a ticket in a file, with the hash of its content',
    permission: 'tickets.read',
    readsPersonalData: true,
    query: z.strictObject({ id: guid }),
    data: evidence,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
} as const;
