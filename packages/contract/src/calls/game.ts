import { z } from 'zod';
import { call } from '../call.ts';
import { gateRefusals, guid, language, localTime, major, nothing, paused, signedMajor, yesOrNo } from '../fields.ts';
import { nameSchemas } from '../names.ts';

const gameId = z.string().regex(/^[\w@:.-]{1,80}$/, 'must be the id of a game');
const freeplay = z
  .enum(['0', '1'])
  .transform((text) => text === '1')
  .meta({ description: '1: without money' });
const lobby = z.string().max(500).optional().meta({ description: "Where the game's way back leads, on this site" });

const launch = {
  gate: 'play',
  data: z.strictObject({ url: z.string().meta({ description: 'What to open in the frame' }) }),
  failures: {
    GAME_DOES_NOT_EXIST: nothing,
    GAME_NOT_AVAILABLE: nothing,
    FREE_PLAY_NOT_AVAILABLE: nothing,
    GAME_SERVICE_DOWN: nothing,
    PLAY_IS_PAUSED: paused,
    ...gateRefusals.play,
  },
} as const;

const favourite = {
  caller: 'player',
  query: z.strictObject({ Id: z.string().regex(/^[1-9]\d{0,8}$/, 'must be the id of a game') }),
  data: nothing,
  failures: { GAME_DOES_NOT_EXIST: nothing },
} as const;

/** A game as lists tell it. */
export const game = z.strictObject({
  id: z.int(),
  gameName: z.string(),
  imageName: z.string().meta({ description: 'Follows imageBase. Empty: there is no picture' }),
  imageBase: z.string(),
  realUrl: z.string().meta({ description: "The game's page on this site; freeplay=0 or 1 is added to it" }),
  isFav: z.boolean(),
  hasIngameDropsAndWins: z.boolean(),
  isInActiveTournament: z.boolean(),
  hasFreePlay: z.boolean(),
  provider: z.string(),
  isRecent: z.boolean().meta({ description: 'The player played it lately' }),
});

/** What one of the player's rounds or bets came to. */
const bet = z.strictObject({
  book: z.string().meta({ description: 'Which sportsbook', example: 'altenar' }),
  reference: z.string().meta({ description: 'What the book calls the bet' }),
  isSystem: z.boolean().meta({ description: 'One bet of several lines, which has no price of all legs' }),
  price: z.int().nullable().meta({ description: 'Of all legs together, in thousandths; null where it is not known' }),
  return: major.nullable().meta({ description: 'What it would pay at most; null where the book does not say' }),
  returnTax: major.nullable().meta({ description: 'What would be withheld of that, by the rule of now' }),
  returnNet: major.nullable().meta({ description: 'What the player would get' }),
  legs: z
    .array(
      z.strictObject({
        match: z.string(),
        league: z.string(),
        market: z.string().meta({ description: "The book's own word, as 1x2" }),
        outcome: z.string(),
        price: z.int().nullable().meta({ description: 'Thousandths' }),
        startsAt: localTime.nullable(),
        isLive: z.boolean().meta({ description: 'The match was under way when it was bet on' }),
      }),
    )
    .meta({ description: 'None where the book told nothing of them' }),
});

export const round = z.strictObject({
  id: guid,
  time: localTime.meta({ description: 'When it began' }),
  area: z.enum(['games', 'sports']),
  gameName: z.string().meta({ description: 'Of a bet: what it is on, in words' }),
  raceNames: z
    .strictObject({ en: z.string().optional(), sw: z.string().optional(), zh: z.string().optional() })
    .optional()
    .meta({ description: 'Of a prize of a race: its name by language. gameName is the name that it was paid under' }),
  provider: z.string(),
  stake: major,
  win: major,
  tax: major.meta({ description: 'What was withheld of the win' }),
  net: signedMajor.meta({ description: 'The win without what was withheld' }),
  state: z.enum(['open', 'won', 'lost', 'void', 'cashed-out', 'canceled', 'free']).meta({
    description:
      'open: nothing was paid yet, and more may come. void: the stake came back. canceled: it was not taken after all. free: no stake was taken',
  }),
  bet: bet.nullable().meta({ description: 'Of a bet at a sportsbook' }),
});

nameSchemas({
  Game: game,
  Round: round,
  Bet: bet,
  GameId: gameId,
  FreePlay: freeplay,
  LobbyUrl: lobby,
  Launch: launch.data,
});

export const gameCalls = {
  'GET Game/GetLastFlights': call({
    summary: "Zeppelin's last flights, the newest first; none while they are not known",
    caller: 'anyone',
    data: z.strictObject({
      flights: z.array(
        z.strictObject({
          startedMsAgo: z.int().min(0),
          burst: z.int().meta({ description: 'Hundredths, as 342 for 3.42' }),
        }),
      ),
    }),
    failures: {},
  }),
  'GET Game/GetGameProviders': call({
    summary: 'The suppliers who have games of a kind',
    caller: 'anyone',
    query: z.strictObject({
      gameType: z.enum(['0', '1', '2']).meta({ description: '0 casino, 1 live, 2 slots' }),
      category: z
        .string()
        .regex(/^\d{1,2}$/)
        .optional()
        .meta({ description: 'Only those with games on the page of this category, as 18 for virtual games' }),
    }),
    data: z.array(z.strictObject({ id: z.int(), slotPageName: z.string() })),
    failures: {},
  }),

  'GET Game/GetPauses': call({
    summary: 'What is off for everyone for a time. Games of it are in no list',
    caller: 'anyone',
    data: z.array(
      z.strictObject({
        kind: z.enum(['supplier', 'product']),
        subject: z.string(),
        name: z.string(),
        text: z.string().nullable().meta({ description: 'In the operator’s words, where there are some' }),
        areas: z
          .array(z.enum(['casino', 'live', 'virtuals', 'sports', 'jackpot', 'races']))
          .meta({ description: 'The pages that it is about' }),
      }),
    ),
    failures: {},
  }),

  'POST Game/GetGames': call({
    summary: 'A page of 30 games. With a session, favourites are marked and what was played lately comes first',
    caller: 'anyone',
    body: z.strictObject({
      forMobile: z.boolean(),
      providerId: z.int().min(0).max(1_000_000).meta({ description: '0: all of them' }),
      gameType: z.int().min(0).max(2).meta({ description: '0 casino, 1 live, 2 slots' }),
      category: z.int().min(0).max(25),
      searchText: z.string().max(100),
      page: z.int().min(1).max(1_000_000_000),
    }),
    data: z.array(game),
    failures: { INCORRECT_PARAMETER_VALUE: nothing },
  }),

  'POST Game/AddFavGame': call({ summary: "Puts a game among the player's favourites", ...favourite }),
  'POST Game/RemoveFavGame': call({ summary: "Takes a game from the player's favourites", ...favourite }),

  'POST Game/StartBetsolutions': call({
    summary: 'Opens a game of BetSolutions',
    caller: 'anyone',
    query: z.strictObject({ productId: z.enum(['1', '2', '3']), gameId, lang: language, freeplay }),
    ...launch,
  }),

  'POST Game/StartEgt': call({
    summary: 'Opens a game of EGT',
    caller: 'anyone',
    query: z.strictObject({ gameId, freeplay, eq: yesOrNo, lang: language, isMobile: yesOrNo }),
    ...launch,
  }),

  'POST Game/StartSoftGaming': call({
    summary: 'Opens a game of SoftGamings',
    caller: 'anyone',
    query: z.strictObject({
      systemId: z.string().regex(/^\d{1,6}$/, 'must be the number of a system'),
      gameId,
      lang: language,
      isMobile: yesOrNo,
      freeplay,
      lobyUrl: lobby,
    }),
    ...launch,
  }),

  'POST Game/StartEndorphina': call({
    summary: 'Opens a game of Endorphina',
    caller: 'anyone',
    query: z.strictObject({ gameId, lang: language, lobbyUrl: lobby, freeplay }),
    ...launch,
  }),

  'POST Game/StartBetConstruct': call({
    summary: 'Opens a game of BetConstruct',
    caller: 'anyone',
    query: z.strictObject({ gameId, lang: language, freeplay }),
    ...launch,
  }),

  'POST Game/StartQTech': call({
    summary: 'Opens a game of QTech',
    caller: 'anyone',
    query: z.strictObject({ gameid: gameId, lang: language, lobbyUrl: lobby, freeplay, isMobile: yesOrNo }),
    ...launch,
  }),

  'POST Game/StartGlobalBet': call({
    summary: 'Opens a game of GlobalBet',
    caller: 'anyone',
    query: z.strictObject({ gameid: gameId, lang: language, freeplay, isMobile: yesOrNo }),
    ...launch,
  }),

  'POST Game/StartVivo': call({
    summary: 'Opens a table of Vivo',
    caller: 'anyone',
    query: z.strictObject({ gameid: gameId, lang: language, freeplay }),
    ...launch,
  }),

  'POST User/GetUserBettingHistory': call({
    summary: "The player's rounds and bets of all suppliers, those that moved last first, at most 50 at a time",
    caller: 'player',
    body: z.strictObject({
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .nullable()
        .meta({ description: 'What the page before said in next; null for the newest' }),
      area: z.enum(['all', 'games', 'sports']).default('all'),
      state: z.enum(['all', 'open', 'settled']).default('all').meta({
        description: 'A page may be empty and still have a next one, when few of the newest are of the state',
      }),
    }),
    data: z.strictObject({ rounds: z.array(round), next: z.string().nullable() }),
    failures: {},
  }),

  'POST User/getBettingDetails': call({
    summary: "Everything that moved in one of the player's rounds or bets, in order",
    caller: 'player',
    body: z.strictObject({ id: guid }),
    data: z.strictObject({
      round,
      roundReference: z.string().meta({ description: 'What the supplier calls the round' }),
      moves: z.array(
        z.strictObject({
          time: localTime,
          kind: z.enum(['stake', 'win', 'cash-out', 'refund', 'jackpot', 'promotion', 'correction', 'tax']),
          amount: major,
          isRefused: z.boolean().meta({ description: 'It was asked for and did not happen' }),
          isReceived: z.boolean().meta({ description: 'The player got it, or would have' }),
          balance: signedMajor.meta({ description: 'The balance after it' }),
          reference: z.string().meta({ description: 'What the supplier calls it' }),
        }),
      ),
    }),
    failures: { ROUND_DOES_NOT_EXIST: nothing },
  }),
};
