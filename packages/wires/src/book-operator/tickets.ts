import { z } from 'zod';
import { betKind, instant, minor, score, system, voidGround } from './fields.ts';

const leg = z.strictObject({
  match: z.string(),
  name: z.string(),
  league: z.string(),
  startsAt: instant,
  market: z.string(),
  outcome: z.string(),
  /** Thousandths: what the player saw, and what the bet has. */
  askedPrice: z.int(),
  price: z.int(),
  wasLive: z.boolean(),
  /** It is in every line of a system. */
  isBanker: z.boolean().default(false),
  /** When it was asked for. */
  scoreThen: score,
  /** How the match ended, and how it had been said to end before a correction. */
  scoreEnd: score.nullable(),
  scoreBefore: score.nullable(),
  verdict: z.enum(['won', 'lost', 'void']).nullable(),
  resultVersion: z.int(),
});

/** Every word to the wallet about the bet, in its order. */
const movement = z.strictObject({
  kind: z.enum(['place', 'cancel', 'settle', 'cashout', 'part-cashout', 'correct']),
  txId: z.string(),
  amount: minor,
  previous: minor.nullable(),
  outcome: z.string().nullable(),
  state: z.string(),
  attempts: z.int(),
  doneAt: instant.nullable(),
});

const ticket = z.strictObject({
  /** The number that people read out. */
  number: z.string(),
  link: z.string(),
  book: z.string(),
  player: z.string(),
  kind: betKind,
  system: system.default(null),
  state: z.string(),
  refusal: z.string().nullable(),
  stake: minor,
  /** So much of the stake was sold while the rest goes on, for so much. */
  soldStake: minor.default(0n),
  soldFor: minor.default(0n),
  /** In this sum and the next two is what was paid for sold parts: what the bet can return at most, */
  returnMax: minor,
  /** what it shall have paid, null while it is open, */
  due: minor.nullable(),
  /** and what the wallet has confirmed, null before the first payment. */
  paid: minor.nullable(),
  code: z.string().nullable(),
  rulesVersion: z.int(),
  priceChanges: z.enum(['none', 'better', 'any']),
  askedAt: instant,
  takenAt: instant,
  settledAt: instant.nullable(),
  /** How long the bet waited before it was decided, where a match was under way. */
  delayMs: z.int().nullable(),
  /** Of a bet that a person looked at. */
  referral: z
    .strictObject({
      state: z.string(),
      asked: minor,
      offered: minor.nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  /** Of a bet that the operator voided for an obvious error. */
  voided: z.strictObject({ ground: voidGround, definition: z.string(), by: z.string(), at: instant }).nullable(),
  legs: z.array(leg),
  movements: z.array(movement),
});

/** By number, link or booking code; of a code the newest first. */
export const ticketsAnswer = z.strictObject({ tickets: z.array(ticket) });
