import { z } from 'zod';
import { major, message, signedMajor } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';
import { decided, decidedFailures, line, openRequest, serial, serialText, tradingStory } from '../trading-fields.ts';

const row = z.strictObject({
  id: serial,
  urlSuffix: z.string(),
  name: z.string(),
  state: z.enum(['draft', 'upcoming', 'running', 'finished', 'paid', 'canceled']),
  work: z.enum(['fund', 'place', 'pay', 'return']).nullable().meta({ description: 'What is under way' }),
  ...{ startsAt: instant, endsAt: instant },
  prizePool: major,
  players: z.int().nullable(),
  requests: z.array(openRequest),
  actions: z.array(z.enum(['open', 'cancel'])),
});

const text = z.strictObject({ name: z.string(), rules: z.string() });
const texts = z.strictObject({ en: text, sw: text, zh: text });

const race = z.strictObject({
  ...row.shape,
  banner: z.string(),
  prizes: z.array(major).meta({ description: 'By place, the first one first' }),
  games: z.array(z.strictObject({ id: z.int(), name: z.string(), supplier: z.string() })),
  texts,
  held: major.meta({ description: 'What lies in its own account' }),
  returns: major.meta({ description: 'What calling it off gives back to the house now' }),
  leaders: z.array(
    z.strictObject({
      ...{ place: z.int(), playerId: rowId, userName: z.string().nullable(), turnover: signedMajor, prize: major },
    }),
  ),
  story: tradingStory,
});

const races = z.strictObject({
  races: z.array(row),
  maintenance: z.strictObject({
    isOn: z.boolean(),
    incident: z.string().nullable().meta({ description: 'The reason of an incident that switches races off as well' }),
    actions: z.array(z.enum(['set'])),
  }),
});

const choice = z.strictObject({
  gameIds: z.array(z.int()).meta({ description: 'Games that cannot be told apart count together' }),
  ...{ name: z.string(), supplier: z.string() },
});

const wishText = z.strictObject({ name: z.string().trim().max(80), rules: z.string().trim().max(10_000) });

nameSchemas({ OfficeRaceRow: row, OfficeRace: race, OfficeRaces: races, RaceGameChoice: choice });

export const raceCalls = {
  'GET Races/List': officeCall({
    summary: 'All races that are not over, the last ones that are, and the maintenance switch',
    permission: 'races.read',
    data: races,
    failures: {},
  }),
  'GET Races/Get': officeCall({
    summary: 'A race with its prizes, games, texts and first places',
    permission: 'races.read',
    readsPersonalData: true,
    query: z.strictObject({ id: serialText }),
    data: race,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'GET Races/Choices': officeCall({
    summary: 'Games of the catalogue by a part of their name, and the pictures that there are',
    permission: 'races.run',
    query: z.strictObject({ text: z.string().trim().max(80).optional() }),
    data: z.strictObject({ games: z.array(choice), banners: z.array(z.string()) }),
    failures: {},
  }),
  'POST Races/Create': officeCall({
    summary: 'Makes a draft. No money moves and no player sees it; its terms do not change any more',
    permission: 'races.run',
    body: z.strictObject({
      urlSuffix: z.string().regex(/^[a-z0-9-]{1,80}$/),
      ...{ startsAt: instant, endsAt: instant },
      banner: line(80),
      prizes: z.array(major).min(1).max(1_000).meta({ description: 'By place. The better place never wins less' }),
      gameIds: z.array(serial).min(1).max(1_000),
      texts: z
        .strictObject({ en: wishText, sw: wishText, zh: wishText })
        .meta({ description: 'Where a name or rules are left empty, the English ones are shown' }),
      comment,
    }),
    data: z.strictObject({ id: serial }),
    failures: { INCORRECT_PARAMETER_VALUE: message, NAME_IS_TAKEN: message },
  }),
  'POST Races/Open': officeCall({
    summary: 'Announces a draft with the word of two people. Its prizes lie in its own account first',
    permission: 'races.run',
    body: z.strictObject({ id: serial, comment }),
    data: decided,
    failures: decidedFailures,
  }),
  'POST Races/Cancel': officeCall({
    summary: 'Calls a race off with the word of two people, before its end. Its prizes go back to the house',
    permission: 'races.run',
    body: z.strictObject({ id: serial, comment }),
    data: decided,
    failures: decidedFailures,
  }),
  'POST Races/SetMaintenance': officeCall({
    summary: 'Shows players that races are under maintenance, or no longer. Scoring and paying go on',
    permission: 'races.run',
    body: z.strictObject({ isOn: z.boolean(), reason: comment }),
    data: z.strictObject({ isOn: z.boolean() }),
    failures: {},
  }),
} as const;
