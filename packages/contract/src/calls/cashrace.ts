import { z } from 'zod';
import { call } from '../call.ts';
import { language, localTime, major, nothing, yesOrNo } from '../fields.ts';
import { nameSchemas } from '../names.ts';
import { game } from './game.ts';

const urlSuffix = z.string().regex(/^[a-z0-9-]{1,80}$/, 'must be the suffix of a race');

const place = {
  place: z.int().min(1),
  prize: major.meta({ description: 'What the place wins as things stand; 0 where it wins nothing' }),
  turnover: major,
};

const afterTax = major.meta({ description: 'The prize without the tax that the market withholds of it' });

const race = {
  id: z.int(),
  cashRaceName: z.string(),
  periodPrizePool: major.meta({ description: 'All prizes together; it lies ready for them' }),
  periodPrizePoolCurrency: z.string(),
  fromDate: localTime,
  toDate: localTime,
  state: z.enum(['upcoming', 'running', 'finished', 'paid', 'canceled']).meta({
    description: 'finished: the last rounds are counted, and then the prizes paid. paid: they are',
  }),
  startsInSeconds: z.int().min(0),
  endsInSeconds: z.int().min(0),
  urlSuffix,
  banner: z.strictObject({ iconImageData: z.string().meta({ description: 'What an <img> shows: an address' }) }),
  prizeDistribution: z
    .array(z.strictObject({ place: z.int().min(1), prize: major, net: afterTax }))
    .meta({ description: 'By place. In the list the first ten' }),
};

const board = {
  players: z.int().meta({ description: 'How many have played in it' }),
  top: z
    .array(z.strictObject({ ...place, name: z.string().meta({ description: 'Masked' }), isOwn: z.boolean() }))
    .meta({ description: 'The first ten places' }),
  own: z
    .strictObject({
      ...place,
      tax: major.meta({ description: 'What is withheld of the prize: once it is paid, what was' }),
      net: afterTax,
      toNextPlace: major.nullable().meta({
        description: 'Turnover that is missing to pass the place above; null for the first, and unless the race runs',
      }),
    })
    .nullable()
    .meta({ description: "The caller's own place; null for a visitor, and for who has not played in it" }),
};

nameSchemas({ RaceSuffix: urlSuffix, Prizes: race.prizeDistribution, TopPlaces: board.top, OwnPlace: board.own });

/** Cash races: the most turnover on a race's games wins. Visitors may look. */
export const cashraceCalls = {
  'GET Cashrace/GetCashRacesList': call({
    summary: 'Those that run, those to come by their start, then the last ones that ended',
    caller: 'anyone',
    query: z.strictObject({ lang: language }),
    data: z.array(z.strictObject(race)),
    failures: { TOURNAMENT_MAINTENANCE: nothing },
  }),

  'GET Cashrace/GetCashraceDetails': call({
    summary: 'A race with all its prizes, its rules and its board',
    caller: 'anyone',
    query: z.strictObject({ lang: language, urlSuffix }),
    data: z.strictObject({
      ...race,
      rules: z.string().meta({ description: "The operator's text, with simple marks" }),
      ...board,
    }),
    failures: { CASHRACE_DOES_NOT_EXIST: nothing, TOURNAMENT_MAINTENANCE: nothing },
  }),

  'GET Cashrace/GetCashRaceBoard': call({
    summary: 'The board alone, for who keeps looking at it',
    caller: 'anyone',
    query: z.strictObject({ urlSuffix }),
    data: z.strictObject({
      state: race.state,
      endsInSeconds: race.endsInSeconds,
      startsInSeconds: race.startsInSeconds,
      ...board,
    }),
    failures: { CASHRACE_DOES_NOT_EXIST: nothing, TOURNAMENT_MAINTENANCE: nothing },
  }),

  'GET Cashrace/GetCashRaceGames': call({
    summary: 'The games that count in these races, each once',
    caller: 'anyone',
    query: z.strictObject({
      lang: language,
      cashraceIdsStr: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/, 'must be ids of races, separated by commas')
        .transform((text) => text.split(',').map(Number)),
      isMobile: yesOrNo,
    }),
    data: z.array(game),
    failures: { TOURNAMENT_MAINTENANCE: nothing },
  }),
};
