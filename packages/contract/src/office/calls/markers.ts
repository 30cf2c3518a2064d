import { harmMarkers } from '@harmattan/kernel/harm-markers';
import { z } from 'zod';
import { limitKind, limitPeriod } from '../../calls/limits.ts';
import { major, message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { caseStates } from '../case-words.ts';
import { caseNumber, comment, instant, rowId } from '../fields.ts';
import { harmActions, harmLetters } from '../harm-words.ts';
import { officeCall } from '../office-call.ts';

const listMax = 200;

const day = z.iso.date().meta({ description: 'A day of the market: `2026-03-31`' });
const level = z.enum(['low', 'middle', 'high']);
const points = z.int().min(0);
const action = z.enum(harmActions);

const seen = z.strictObject({
  marker: z.enum(harmMarkers),
  count: z.int(),
  amount: signedMajor.nullable().meta({ description: 'Where the marker is about money' }),
  days: z.int().meta({ description: 'Counted within so many days' }),
  since: day,
  points,
});

const scored = z.strictObject({
  id: rowId.meta({ description: 'Of the player' }),
  userName: z.string().nullable(),
  level,
  points,
  seen: z.array(seen),
  caseId: caseNumber.nullable(),
  caseState: z.enum(caseStates).nullable(),
});

const figures = z.strictObject({
  deposited: signedMajor,
  staked: signedMajor,
  lost: signedMajor.meta({ description: 'Stakes without what was won. Below zero: the player won' }),
  playedMinutes: z.int(),
});

const effect = z.strictObject({
  days: z.int().meta({ description: 'Before and after the day of the action, which is in neither' }),
  daysOver: z.int().meta({ description: 'So many of the days after it are over' }),
  before: figures,
  after: figures,
});

const taken = z.strictObject({
  id: uuid,
  caseId: caseNumber,
  kind: action,
  detail: z.string().nullable().meta({ description: 'Which text, which limit, until when' }),
  reason: z.string(),
  by: z.string(),
  at: instant,
  effects: z.array(effect),
});

const whole = z.strictObject({
  ...scored.shape,
  rules: z.strictObject({ middlePoints: points, highPoints: points }),
  scores: z.array(z.strictObject({ day, points, level })).meta({ description: 'Of each day, the oldest first' }),
  taken: z.array(taken).meta({ description: 'What the staff did, the newest first' }),
  timeOutHours: z.array(z.int()),
  actions: z.array(action),
});

const sumOfKind = z.strictObject({
  kind: action,
  actions: z.int(),
  effects: z.array(
    z.strictObject({
      days: z.int(),
      actions: z.int().meta({ description: 'Those whose days after it are over' }),
      before: figures,
      after: figures,
    }),
  ),
});

nameSchemas({
  SeenMarker: seen,
  PlayerScore: scored,
  PlaySums: figures,
  ActionEffect: effect,
  TakenAction: taken,
  PlayerMarkers: whole,
  EffectOfKind: sumOfKind,
});

export const markerCalls = {
  'GET Markers/List': officeCall({
    summary: 'Players whose score of harm is not low, the highest first',
    permission: 'markers.read',
    readsPersonalData: true,
    query: z.strictObject({ level: z.enum(['middle', 'high']).optional() }),
    data: z.array(scored).max(listMax),
    failures: {},
  }),
  'GET Markers/Get': officeCall({
    summary: 'The score of a player with what it is made of, what the staff did, and what came of it',
    permission: 'markers.read',
    readsPersonalData: true,
    query: z.strictObject({ id: rowId }),
    data: whole,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Markers/Act': officeCall({
    summary: 'What is done about a player whose play may do harm. `none` solves the case',
    permission: 'markers.act',
    body: z.strictObject({
      key: uuid.meta({ description: 'Names the action: sent again, it is the same one' }),
      playerId: rowId,
      caseId: caseNumber,
      kind: action,
      comment,
      letter: z.enum(harmLetters).optional().meta({ description: 'Of `message`: which text the player gets' }),
      limit: z
        .strictObject({
          ...{ kind: limitKind, period: limitPeriod },
          amount: major
            .refine((amount) => amount > 0n, 'must be above zero')
            .meta({ description: 'Naira, of time whole minutes' }),
        })
        .optional()
        .meta({ description: 'Of `limit`: a lower one, or one where there is none' }),
      hours: z.int().min(1).optional().meta({ description: 'Of `time-out`: one of those that the market has' }),
    }),
    data: message,
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message, INCORRECT_PARAMETER_VALUE: message },
  }),
  'GET Markers/Effects': officeCall({
    summary: 'What was done in the last 180 days, and what players did before it and after it, in sum',
    permission: 'markers.read',
    data: z.array(sumOfKind),
    failures: {},
  }),
} as const;
