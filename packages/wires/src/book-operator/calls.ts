import { z } from 'zod';
import { exposureAnswer } from './exposure.ts';
import {
  betKind,
  by,
  code,
  instant,
  market,
  matchId,
  minor,
  outcome,
  player,
  reason,
  score,
  system,
  voidGround,
} from './fields.ts';
import { ticketsAnswer } from './tickets.ts';

const limits = z.strictObject({
  /** 100 is everybody's limits, 25 a quarter of them, 0 no bets. */
  factorPercent: z.int().min(0).max(1_000),
  /** Of the stake of one bet, beside the factor. */
  maximum: minor.nullable(),
  /** What comes of both: the largest stake that the book accepts. */
  stakeMax: minor,
});

const pick = z.strictObject({
  match: z.string(),
  name: z.string(),
  market: z.string(),
  outcome: z.string(),
  /** Thousandths, as it is held for the player. */
  price: z.int(),
  isLive: z.boolean(),
});

const referral = z.strictObject({
  id: z.string(),
  player: z.string(),
  book: z.string(),
  kind: betKind,
  system: system.default(null),
  /** For each bet. */
  stake: minor,
  bets: z.int(),
  /** What all bets together can return. */
  return: minor,
  picks: z.array(pick),
  code: z.string().nullable(),
  askedAt: instant,
  until: instant,
  state: z.enum(['waiting', 'offered']),
  offered: minor.nullable(),
});

const match = z.strictObject({
  id: z.string(),
  name: z.string(),
  league: z.string(),
  startsAt: instant,
  state: z.string(),
  score,
  /** Nothing while there is no result; raised by every correction. */
  resultVersion: z.int(),
  isVoid: z.boolean(),
  isSuspended: z.boolean(),
  suspendedMarkets: z.array(z.string()),
});

/** Null: the match is void, and with it every pick on it. */
const result = z.strictObject({ score: score.nullable() });

const preview = z.strictObject({
  match,
  /** Bets whose state or payment would be another one. */
  bets: z.int(),
  /** Paid in addition, and taken back. */
  paid: minor,
  takenBack: minor,
  /** Bets that a lost pick had decided and that are open again. */
  reopened: z.int(),
});

/** What the operator withholds of what a bet wins beyond its stake, from one instant to another. */
const tax = z.strictObject({
  /** Hundredths of a percent. */
  rate: z.int().min(1).max(10_000),
  from: instant,
  to: instant.nullable(),
});

export const voidableHours = 24;

/** What a sportsbook offers to any operator. Each call is `POST <address>/<name>`, signed; a request and its answer are JSON. */
export const operatorCalls = {
  /** With `codesOnly` without the matches. */
  exposure: { request: z.strictObject({ codesOnly: z.boolean() }), answer: exposureAnswer },
  tickets: { request: z.strictObject({ text: z.string().min(1).max(60) }), answer: ticketsAnswer },
  'stop-code': { request: z.strictObject({ code, by, reason }), answer: outcome },
  'resume-code': { request: z.strictObject({ code, by, reason }), answer: outcome },
  suspend: { request: z.strictObject({ match: matchId, market: market.nullable() }), answer: outcome },
  resume: { request: z.strictObject({ match: matchId, market: market.nullable() }), answer: outcome },
  'player-limits': { request: z.strictObject({ player }), answer: limits },
  'set-player-limits': {
    request: z.strictObject({ player, by, ...limits.omit({ stakeMax: true }).shape }),
    answer: limits,
  },
  referrals: { request: z.strictObject({}), answer: z.strictObject({ referrals: z.array(referral), now: instant }) },
  'decide-referral': {
    request: z.strictObject({
      id: z.string().regex(/^\d{1,18}$/),
      decision: z.enum(['accept', 'offer', 'refuse']),
      /** Of an offer: the stake of each bet. */
      stake: minor.nullable(),
      by,
    }),
    answer: outcome,
  },
  matches: {
    request: z.strictObject({ text: z.string().max(60) }),
    answer: z.strictObject({ matches: z.array(match) }),
  },
  'preview-result': {
    request: z.strictObject({ match: matchId, ...result.shape }),
    answer: z.strictObject({ preview: preview.nullable() }),
  },
  'correct-result': {
    request: z.strictObject({
      /** The same key is the same correction, however often it is sent. */
      key: z.uuid(),
      match: matchId,
      ...result.shape,
      /** Of the result that is corrected. */
      resultVersion: z.int(),
      by,
    }),
    answer: outcome,
  },
  /** Gives the stake of an open bet back, or what is left of it after parts were sold. Only within `voidableHours` of its acceptance, and not while it is being sold. */
  'void-ticket': {
    request: z.strictObject({
      /** The same key is the same act, however often it is sent. */
      key: z.uuid(),
      number: z.string().regex(/^\d{10}$/),
      ground: voidGround,
      /** The text that the operator has published and voids by. */
      definition: z.string().min(1).max(100),
      by,
    }),
    /** Once it is done, also to a repeat: what went back. Null for any other answer, and where a book does not tell. */
    answer: z.strictObject({ ...outcome.shape, givenBack: minor.nullable().default(null) }),
  },
  /** In the place of all that were told before. The book withholds nothing: it shows players what they are paid. */
  'set-taxes': { request: z.strictObject({ taxes: z.array(tax).max(100) }), answer: outcome },
} as const satisfies Record<string, { request: z.ZodType; answer: z.ZodType }>;

export type OperatorCalls = typeof operatorCalls;
export type OperatorCall = keyof OperatorCalls;
export type OperatorRequest<Name extends OperatorCall> = z.output<OperatorCalls[Name]['request']>;
export type OperatorAnswer<Name extends OperatorCall> = z.output<OperatorCalls[Name]['answer']>;
