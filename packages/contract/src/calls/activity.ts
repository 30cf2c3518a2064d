import { z } from 'zod';
import { call } from '../call.ts';
import { localDate, localTime, nothing, signedMajor } from '../fields.ts';
import { nameSchemas } from '../names.ts';

const seconds = z.int().min(0);
const product = z.enum(['games', 'sports', 'jackpot', 'races']);

const played = {
  staked: signedMajor.meta({ description: 'Without stakes that were given back' }),
  won: signedMajor,
  net: signedMajor.meta({ description: 'won less staked' }),
};

const period = z.strictObject({
  from: localDate.meta({ description: 'The first day of it' }),
  deposited: signedMajor.meta({ description: 'Without what a bank took back' }),
  withdrawn: signedMajor,
  other: signedMajor.meta({ description: 'What the operator moved by hand, positive to the player' }),
  ...played,
  playedSeconds: seconds.meta({ description: 'From stake to stake; a pause of more than 15 minutes does not count' }),
  products: z.array(z.strictObject({ product, ...played })),
});

nameSchemas({ ActivityPeriod: period });

/** What a player did, and the check that says so while they play. */
export const activityCalls = {
  'GET Limits/GetSession': call({
    summary:
      'How long the player has been playing since a pause of 15 minutes, with which result, and whether a reality check is due',
    caller: 'player',
    data: z.strictObject({
      startedAt: localTime.nullable().meta({ description: 'Null: the player is not playing' }),
      playedSeconds: seconds,
      ...played,
      minutes: z.int().meta({ description: 'The interval of checks' }),
      choices: z.array(z.int()).meta({ description: 'The intervals that there are' }),
      nextCheckInSeconds: seconds.nullable(),
      isDue: z.boolean().meta({ description: 'A check waits to be acknowledged' }),
      isRoundOpen: z.boolean().meta({ description: 'A check is due and a round is undecided: it waits for its end' }),
    }),
    failures: {},
  }),

  'POST Limits/SetRealityCheck': call({
    summary: 'Sets the interval of reality checks',
    caller: 'player',
    body: z.strictObject({ minutes: z.int().min(1).max(1_440) }),
    data: nothing,
    failures: { INCORRECT_PARAMETER_VALUE: nothing },
  }),

  'POST Limits/AcknowledgeRealityCheck': call({
    summary: 'Acknowledges the check that is due. Without one, it changes nothing',
    caller: 'player',
    body: z.strictObject({ choice: z.enum(['continue', 'stop']) }),
    data: nothing,
    failures: {},
  }),

  'GET Limits/GetActivity': call({
    summary: "The player's deposits, withdrawals, stakes, wins and time by day, week or month, from the journal",
    caller: 'player',
    query: z.strictObject({
      months: z
        .enum(['3', '12'])
        .transform(Number)
        .meta({ description: 'Whole months before the present one, which is in it too' }),
      by: z.enum(['day', 'week', 'month']),
    }),
    data: z.strictObject({
      from: localDate,
      periods: z.array(period).meta({ description: 'Those in which anything happened, the oldest first' }),
      lifetime: z.strictObject({
        deposited: signedMajor,
        withdrawn: signedMajor,
        net: signedMajor.meta({ description: 'deposited less withdrawn, since the account was opened' }),
      }),
    }),
    failures: {},
  }),

  'GET Limits/GetHelpLines': call({
    summary: 'Where a player finds help. The sandbox shows no number',
    caller: 'anyone',
    data: z.strictObject({
      helpLines: z.array(
        z.strictObject({
          name: z.string(),
          number: z.string().nullable(),
          url: z.string().nullable(),
          verifiedOn: localDate,
        }),
      ),
    }),
    failures: {},
  }),
};
