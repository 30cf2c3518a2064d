import { z } from 'zod';
import { call } from '../call.ts';
import { localTime, major, message, nothing, signedMajor, uuid } from '../fields.ts';
import { nameSchemas } from '../names.ts';

export const limitKind = z.enum(['deposit', 'loss', 'stake', 'time']);
export const limitPeriod = z.enum(['day', 'week', 'month']);

const pendingRaise = z.strictObject({
  id: uuid,
  amount: major.nullable().meta({ description: 'Null: no limit' }),
  confirmFrom: localTime,
  confirmUntil: localTime,
  isReady: z.boolean().meta({ description: 'It can be confirmed now' }),
});

const limit = z.strictObject({
  kind: limitKind,
  period: limitPeriod,
  amount: major.nullable().meta({ description: 'Naira, of time minutes. Null: no limit' }),
  used: signedMajor.nullable().meta({ description: 'In the present window. Of losses below zero after wins' }),
  left: major.nullable(),
  endsAt: localTime.nullable().meta({ description: 'When the window ends and the next one begins' }),
  setByOperator: major.nullable().meta({ description: 'A limit of the operator, above which the player sets none' }),
  pending: pendingRaise.nullable().meta({ description: 'A higher limit that the player has asked for' }),
});

const moneyAbove = z.strictObject({
  id: uuid,
  amount: major,
  choice: z.enum(['release', 'return']).nullable().meta({
    description: 'release: to the balance when there is room. return: to where it came from. Null: not chosen yet',
  }),
  isMoving: z.boolean().meta({ description: 'It is being credited or given back: the choice stands' }),
  since: localTime,
});

const limits = z.strictObject({
  limits: z.array(limit).meta({ description: 'Every kind with every period' }),
  waitHours: z.int().meta({ description: 'How long a higher limit waits before it can be confirmed' }),
  confirmDays: z.number().meta({ description: 'How long it can be confirmed then' }),
  held: z.array(moneyAbove).meta({ description: 'Deposits that arrived above a limit: not on the balance' }),
});

nameSchemas({ PlayerLimit: limit, PendingRaise: pendingRaise, MoneyAbove: moneyAbove, PlayerLimits: limits });

export const limitsCalls = {
  'GET Limits/Get': call({
    summary: "The player's limits with what is used of them, and what waits",
    caller: 'player',
    data: limits,
    failures: {},
  }),

  'POST Limits/Set': call({
    summary:
      'Sets a limit. A first or a lower one holds at once and withdraws a higher one that waits. A higher one, or none, waits and is confirmed by the player then; another one takes its place and waits anew',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      kind: limitKind,
      period: limitPeriod,
      amount: major
        .refine((amount) => amount > 0n, 'must be above zero')
        .nullable()
        .meta({ description: 'Naira, of time whole minutes. Null: no limit' }),
    }),
    data: limits,
    failures: { VALIDATION_ERROR: message, LIMIT_IS_SET_BY_OPERATOR: z.strictObject({ amount: major }) },
  }),

  'POST Limits/Confirm': call({
    summary: 'Confirms a higher limit that has waited. Confirmed again, it is the same',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ id: uuid }),
    data: limits,
    failures: { LIMIT_CHANGE_DOES_NOT_EXIST: nothing, LIMIT_CHANGE_MUST_WAIT: nothing },
  }),

  'POST Limits/ChooseHeld': call({
    summary:
      'What becomes of a deposit that arrived above a limit: credited when there is room, or given back to where it came from. Once it is on its way back, the choice stands',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ id: uuid, choice: z.enum(['release', 'return']) }),
    data: limits,
    failures: { PAYMENT_DOES_NOT_EXIST: nothing },
  }),
};
