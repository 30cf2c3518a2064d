import { z } from 'zod';
import { major, message, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant } from '../fields.ts';
import { officeCall } from '../office-call.ts';
import { decided, decidedFailures, line, openRequest, serial, serialText, tradingStory } from '../trading-fields.ts';

const gamesMax = 23;
const goals = z.int().min(0).max(99);
const action = z.enum(['open', 'results', 'cancel-event', 'settle', 'void']);

const row = z.strictObject({
  id: serial,
  typeId: z.int().meta({ description: '10: thirteen games by who wins. Any other: six games by the exact score' }),
  gameCount: z.int(),
  state: z.enum(['draft', 'open', 'closed', 'settled', 'void']),
  work: z.enum(['fund', 'count', 'pay', 'refund']).nullable().meta({ description: 'What is under way' }),
  closesAt: instant.meta({ description: 'The first kick-off' }),
  ticketPrice: major,
  guarantee: major,
  sharePercent: z.number().meta({ description: 'How much of each ticket grows the pool' }),
  rolledIn: major,
  pool: major.meta({ description: 'What all correct share, as it stands' }),
  tickets: z.int().meta({ description: 'Columns that were sold; most tickets have one' }),
  missing: z.int().meta({ description: 'Games that count, began two hours ago or earlier and have no result' }),
  requests: z.array(openRequest),
  actions: z.array(action),
});

const event = z.strictObject({
  id: serial,
  ...{ participant1: z.string(), participant2: z.string(), league: z.string(), startsAt: instant },
  isReserve: z.boolean(),
  isCancelled: z.boolean(),
  isCounting: z.boolean(),
  score1: goals.nullable(),
  score2: goals.nullable(),
});

const tier = z.strictObject({
  misses: z.int(),
  amount: major.nullable().meta({ description: 'Null: the pool, until the tickets are counted' }),
  winners: z.int().nullable(),
});

const jackpot = z.strictObject({
  ...row.shape,
  events: z.array(event),
  tiers: z.array(tier),
  held: major.meta({ description: 'What lies in its own account' }),
  consolationHeld: major,
  asked: z
    .array(z.strictObject({ eventId: serial, score1: goals, score2: goals }))
    .meta({ description: 'Results that wait for a second person' }),
  story: tradingStory,
});

const preview = z.strictObject({
  tickets: z.int(),
  missing: z
    .int()
    .meta({ description: 'Games that count and have no result, those that wait for a second person not counted' }),
  open: z.strictObject({ guarantee: major, consolation: major, rollsIn: major }).nullable(),
  settle: z
    .strictObject({
      tiers: z.array(z.strictObject({ misses: z.int(), amount: major, winners: z.int(), share: major, rest: major })),
      ...{ paid: major, rollsOver: major, consolationBack: major, takings: major },
    })
    .nullable()
    .meta({ description: 'Null while results are missing' }),
  void: z.strictObject({ refund: major, guaranteeBack: major, consolationBack: major, rollsBack: major }).nullable(),
  cancel: z.array(
    z.strictObject({
      eventId: serial,
      outcome: z
        .enum(['reserve', 'given', 'unused', 'void'])
        .meta({ description: '`given`: right on every ticket. `void`: one too many, everything is given back' }),
      reserveId: serial.nullable(),
    }),
  ),
});

const newEvent = z.strictObject({
  ...{ participant1: line(80), participant2: line(80), league: line(80), startsAt: instant },
});

nameSchemas({ OfficeJackpotRow: row, OfficeJackpot: jackpot, JackpotPreview: preview, NewJackpotGame: newEvent });

export const jackpotCalls = {
  'GET Jackpots/List': officeCall({
    summary: 'All jackpots that are not over, and the last ones that are',
    permission: 'jackpots.read',
    data: z.array(row),
    failures: {},
  }),
  'GET Jackpots/Get': officeCall({
    summary: 'A jackpot with its games, its money and its story',
    permission: 'jackpots.read',
    query: z.strictObject({ id: serialText }),
    data: jackpot,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'GET Jackpots/Preview': officeCall({
    summary:
      'What opening, settling, voiding and cancelling a game would do now, by the code that does it. Nothing is written',
    permission: 'jackpots.read',
    query: z.strictObject({ id: serialText }),
    data: preview,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Jackpots/Create': officeCall({
    summary: 'Makes a draft. No money moves and no player sees it; its terms do not change any more',
    permission: 'jackpots.run',
    body: z.strictObject({
      key: uuid.meta({ description: 'Sent again, it makes no second draft' }),
      typeId: z.int().min(1).max(999),
      ...{ ticketPrice: major, guarantee: major },
      sharePercent: z
        .number()
        .min(0)
        .max(100)
        .multipleOf(0.01)
        .meta({ description: 'How much of each ticket grows the pool, at most two decimals' }),
      consolation: z.array(z.strictObject({ misses: z.union([z.literal(1), z.literal(2)]), amount: major })).max(2),
      games: z.array(newEvent).min(1).max(gamesMax),
      reserves: z.array(newEvent).max(10),
      comment,
    }),
    data: z.strictObject({ id: serial }),
    failures: { INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Jackpots/Open': officeCall({
    summary: 'Puts a draft on sale with the word of two people. Its guarantee lies in its own account first',
    permission: 'jackpots.run',
    body: z.strictObject({ id: serial, comment }),
    data: decided,
    failures: decidedFailures,
  }),
  'POST Jackpots/EnterResult': officeCall({
    summary: 'Results of games, or corrections of them until it is settled, with the word of two people',
    permission: 'jackpots.run',
    body: z.strictObject({
      id: serial,
      results: z
        .array(z.strictObject({ eventId: serial, score1: goals, score2: goals }))
        .min(1)
        .max(gamesMax),
      comment,
    }),
    data: decided,
    failures: { ...decidedFailures, INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Jackpots/CancelEvent': officeCall({
    summary: 'A game does not count, with the word of two people. The first reserve that is left takes its place',
    permission: 'jackpots.run',
    body: z.strictObject({ id: serial, eventId: serial, comment }),
    data: decided,
    failures: decidedFailures,
  }),
  'POST Jackpots/Settle': officeCall({
    summary: 'Pays by the results as they stand, with the word of two people. After it no result changes',
    permission: 'jackpots.run',
    body: z.strictObject({ id: serial, comment }),
    data: decided,
    failures: { ...decidedFailures, INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Jackpots/Void': officeCall({
    summary: 'Calls a jackpot off with the word of two people. Every ticket is given back',
    permission: 'jackpots.run',
    body: z.strictObject({ id: serial, comment }),
    data: decided,
    failures: decidedFailures,
  }),
} as const;
