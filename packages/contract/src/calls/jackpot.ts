import { z } from 'zod';
import { call } from '../call.ts';
import { gateRefusals, guid, localTime, major, majorText, nothing, paused } from '../fields.ts';
import { nameSchemas } from '../names.ts';

const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a jackpot')
  .transform(Number);
const jackpotTypeID = z.int().meta({ description: '10: 1X2, 13 games. Any other: exact score, 6 games' });
const gameCount = z.int().meta({ description: 'How many games count, without the reserves' });
const score = z.int().nullable();

const jackpot = z.strictObject({
  id: z.int(),
  startDate: localTime.meta({ description: 'The first kick-off' }),
  isActive: z.boolean().meta({ description: 'Whether tickets are taken now' }),
  jackpotTypeID,
  prizePool: major.meta({ description: 'What all correct shares, and lies ready for it' }),
  ticketPrice: major,
  gameCount,
  state: z.enum(['open', 'closed', 'settled', 'void']).meta({
    description: 'closed: the games are on. void: it was called off, and every ticket is given back',
  }),
  closesInSeconds: z.int().meta({ description: 'How long tickets are still taken. 0: not any more' }),
  winners: z.int().nullable().meta({ description: 'How many had all correct, once it is known' }),
  consolation: z
    .array(z.strictObject({ misses: z.int(), prizePool: major }))
    .meta({ description: 'What those share who missed one, or two; mostly nothing' }),
});

const event = {
  id: z.int(),
  participant1: z.string(),
  participant2: z.string(),
  startDate: localTime,
  leagueName: z.string(),
  isReserve: z.boolean(),
  canceled: z.boolean(),
  participant1Score: score.meta({ description: 'The result; null while there is none' }),
  participant2Score: score,
  choiceId: z.int().nullable().meta({ description: 'The result: 1 home, 2 draw, 3 away; null while there is none' }),
  home: z.string().meta({ description: 'What the button says' }),
  draw: z.string(),
  away: z.string(),
  isCounting: z
    .boolean()
    .meta({ description: 'Whether it is one of the games that count: of a reserve, that it took the place of one' }),
};

const bet = z.strictObject({
  id: guid,
  jackpotId: z.int(),
  jackpotTypeID,
  startDate: localTime.meta({ description: 'The first kick-off of the jackpot' }),
  createDate: localTime.meta({ description: 'When the ticket was bought' }),
  amount: major,
  columns: z.int().meta({ description: 'How many columns it has. Its price is as many times the price of a ticket' }),
  state: z.enum(['open', 'running', 'won', 'lost', 'void']).meta({
    description:
      'open: before the first kick-off. running: until every prize is paid, or the price given back. void: it was given back',
  }),
  gameCount,
  hits: z.int().meta({ description: 'How many games are right so far' }),
  decided: z.int().meta({ description: 'How many games have a result so far' }),
  prize: major.nullable().meta({ description: 'What it won; null while that is not known, and when it is nothing' }),
  tax: major.nullable().meta({ description: 'What was withheld of the prize' }),
  net: major.nullable().meta({ description: 'The prize without what was withheld' }),
  prizePool: major,
});

const betLine = z.strictObject({
  jackpotId: z.int().min(1).max(999_999_999),
  eventId: z.int().min(1).max(999_999_999),
  choiceId: z.number().meta({ description: '1 home, 2 draw, 3 away; 0 where scores are told' }),
  choiceIds: z.array(z.int()).min(2).max(3).optional().meta({
    description: 'Two or three outcomes of one game, with choiceId 0. The ticket has a column for each way to choose',
  }),
  canceled: z.boolean().optional().meta({ description: 'Not looked at' }),
  participant1Score: z.number().nullable().meta({ description: '0 to 99, or null for 1X2' }),
  participant2Score: z.number().nullable(),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const round = z.strictObject({
  id: z.int(),
  jackpotTypeID,
  gameCount,
  startDate: localTime.meta({ description: 'The first kick-off' }),
  state: z.enum(['open', 'closed', 'settled', 'void']),
  ticketPrice: major,
  prizePool: major,
  isRolledOver: z
    .boolean()
    .meta({ description: 'Whether no ticket had all right, so that the pool waits for the next one' }),
  tiers: z
    .array(
      z.strictObject({
        misses: z.int(),
        prizePool: major,
        winners: z.int().meta({ description: 'Columns that won' }),
        each: major.meta({ description: 'What each of them won; the earliest ticket also has what cannot be shared' }),
      }),
    )
    .meta({ description: 'Empty until the prizes are known' }),
  root: sha256.nullable().meta({ description: 'Over all tickets, from the close on. It does not change any more' }),
  tickets: z.int().nullable().meta({ description: 'How many tickets are under the root' }),
});

const share = z.int().meta({ description: 'In hundredths of a percent of all columns' });
const crowdGame = z.strictObject({ eventId: z.int(), homeBps: share, drawBps: share, awayBps: share });

/** A refusal says its word in the data as well, where a success says `Success`. */
const word = <const Word extends string>(status: Word) => z.strictObject({ status: z.literal(status) });

const betId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the id of a ticket');

nameSchemas({ Jackpot: jackpot, JackpotBet: bet, JackpotBetLine: betLine, JackpotRound: round });

const placeKey = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -');

const placeRefusals = {
  YouMustChooseEitherHomeDrawOrAwayForAllEvent: word('YouMustChooseEitherHomeDrawOrAwayForAllEvent'),
  INCORRECT_PARAMETER_VALUE: word('INCORRECT_PARAMETER_VALUE'),
  JACKPOT_DOES_NOT_EXIST: word('JACKPOT_DOES_NOT_EXIST'),
  JACKPOT_IS_CLOSED: word('JACKPOT_IS_CLOSED'),
  TOO_MANY_COLUMNS: word('TOO_MANY_COLUMNS'),
  TICKET_PRICE_HAS_CHANGED: word('TICKET_PRICE_HAS_CHANGED'),
  INSUFFICIENT_AMOUNT: word('INSUFFICIENT_AMOUNT'),
  BETTING_NOT_ALLOWED: word('BETTING_NOT_ALLOWED'),
  PLAY_LIMIT_IS_REACHED: word('PLAY_LIMIT_IS_REACHED'),
  ...gateRefusals.play,
  PLAY_IS_PAUSED: paused,
  // Between the request and its price, and for good: the same key buys nothing any more.
  SESSION_HAS_ENDED: word('SESSION_HAS_ENDED'),
};

/** Tickets on a list of games, for a pool of prizes. Visitors may look. */
export const jackpotCalls = {
  'GET Jackpot/GetManualJackpotList': call({
    summary: 'The jackpots on sale and those whose games are on, by their start; then the last settled ones',
    caller: 'anyone',
    data: z.array(jackpot),
    failures: {},
  }),

  'GET Jackpot/GetManualJackpotEvents': call({
    summary: 'The games of a jackpot, the reserves last',
    caller: 'anyone',
    query: z.strictObject({ jackpotId: numberText }),
    data: z.array(z.strictObject(event)),
    failures: { JACKPOT_DOES_NOT_EXIST: nothing },
  }),

  'POST Jackpot/PlaceManualJackpotBet': call({
    summary: 'Buys a ticket: one line for every game, the reserves as well. All of it or nothing',
    caller: 'player',
    takesMoney: true,
    gate: 'play',
    query: z.strictObject({
      key: placeKey
        .optional()
        .meta({ description: 'Names the ticket: sent again, it is the same ticket, and paid once' }),
      price: majorText
        .optional()
        .meta({ description: 'The price that was shown. A ticket of several columns needs it' }),
    }),
    body: z.array(betLine).max(60),
    data: z.strictObject({ status: z.literal('Success'), betId: guid }),
    failures: placeRefusals,
  }),

  'POST Jackpot/PlaceTickets': call({
    summary: 'Buys several tickets of one jackpot, all of them or none',
    caller: 'player',
    takesMoney: true,
    gate: 'play',
    body: z.strictObject({
      key: placeKey.meta({ description: 'Names the command: sent again, it is the same tickets, and paid once' }),
      price: major.meta({ description: 'The price of all of them that was shown. Another one is refused' }),
      tickets: z.array(z.array(betLine).max(60)).min(1).max(10),
    }),
    data: z.strictObject({ status: z.literal('Success'), betIds: z.array(guid) }),
    failures: placeRefusals,
  }),

  'GET Jackpot/GetManualJackpotUserBets': call({
    summary: "The player's tickets, the newest first, at most 50 at a time",
    caller: 'player',
    query: z.strictObject({
      before: betId.optional().meta({ description: 'What the page before said in next' }),
    }),
    data: z.strictObject({ bets: z.array(bet), next: guid.nullable() }),
    failures: {},
  }),

  'GET Jackpot/GetManualJackpotUserBetEvents': call({
    summary: "One of the player's tickets, line by line against the results",
    caller: 'player',
    query: z.strictObject({ betId }),
    data: z.strictObject({
      bet,
      events: z.array(
        z.strictObject({
          ...event,
          pick: z.strictObject({
            choiceId: z
              .int()
              .meta({ description: '1 home, 2 draw, 3 away; 0 where scores were told, or several outcomes' }),
            choiceIds: z
              .array(z.int())
              .meta({ description: 'All outcomes that were picked; none where scores were told' }),
            participant1Score: score,
            participant2Score: score,
          }),
          isHit: z.boolean().nullable().meta({
            description:
              'Whether the pick was right; null while nobody knows. True for a cancelled game that counts as right, having no reserve',
          }),
        }),
      ),
    }),
    failures: { TICKET_DOES_NOT_EXIST: nothing },
  }),

  'GET Jackpot/GetPastRounds': call({
    summary: 'Jackpots that are over, the last one first, at most 20 at a time',
    caller: 'anyone',
    query: z.strictObject({ before: numberText.optional().meta({ description: 'What the page before said in next' }) }),
    data: z.strictObject({ rounds: z.array(round), next: z.int().nullable() }),
    failures: {},
  }),

  'GET Jackpot/GetRound': call({
    summary: 'A jackpot whose sale is over: the root of its tickets, what the crowd picked, and its prizes',
    caller: 'anyone',
    query: z.strictObject({ jackpotId: numberText }),
    data: z.strictObject({ round, crowd: z.array(crowdGame).nullable().meta({ description: 'Null before the root' }) }),
    failures: { JACKPOT_DOES_NOT_EXIST: nothing },
  }),

  'GET Jackpot/GetTicketProof': call({
    summary: "That one of the player's tickets is in the tree whose root was published at the close",
    caller: 'player',
    query: z.strictObject({ betId }),
    data: z.strictObject({
      ...{ jackpotId: z.int(), betId: guid },
      leaf: z.string().meta({ description: 'The text that was hashed for the ticket' }),
      index: z.int().meta({ description: 'Its place among the tickets, from 0' }),
      tickets: z.int(),
      path: z.array(sha256).meta({ description: 'The hashes beside the way to the root, the lowest first' }),
      root: sha256,
    }),
    failures: { TICKET_DOES_NOT_EXIST: nothing, TICKETS_ARE_NOT_SEALED: nothing },
  }),
};
