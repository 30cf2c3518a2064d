import { z } from 'zod';
import { limitKind, limitPeriod } from '../../calls/limits.ts';
import { major, message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const limit = z.strictObject({
  kind: limitKind,
  period: limitPeriod,
  amount: major.nullable().meta({ description: 'What holds: naira, of time minutes. Null: no limit' }),
  setByStaff: major.nullable().meta({ description: 'The staff’s own, above which the player sets none' }),
  used: signedMajor.nullable(),
  endsAt: instant.nullable(),
  wanted: z
    .strictObject({ amount: major.nullable(), confirmFrom: instant, confirmUntil: instant })
    .nullable()
    .meta({ description: 'A higher limit that the player has asked for' }),
  actions: z.array(z.enum(['lower'])),
});

const change = z.strictObject({
  id: uuid,
  kind: limitKind,
  period: limitPeriod,
  what: z.enum(['set', 'lowered', 'raise asked', 'raise withdrawn', 'raise lapsed', 'raised', 'lowered by staff']),
  before: major.nullable(),
  after: major.nullable(),
  wanted: major.nullable(),
  by: z.string(),
  reason: z.string().nullable(),
  at: instant,
});

const limits = z.strictObject({
  limits: z.array(limit).meta({ description: 'Every kind with every period' }),
  changes: z.array(change).meta({ description: 'The newest hundred' }),
});

nameSchemas({ LimitOfPlayer: limit, LimitChange: change, LimitsOfPlayer: limits });

export const playerLimitCalls = {
  'GET Players/Limits': officeCall({
    summary: 'Limits of a player, what is used of them, and how they changed',
    permission: 'players.read',
    readsPersonalData: true,
    query: z.strictObject({ playerId: rowId }),
    data: limits,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Players/SetLimit': officeCall({
    summary:
      'Lowers a limit of a player, or sets one where there is none. The staff raises none. The player gets a message',
    permission: 'limits.set',
    body: z.strictObject({
      playerId: rowId,
      kind: limitKind,
      period: limitPeriod,
      amount: major
        .refine((amount) => amount > 0n, 'must be above zero')
        .meta({ description: 'Naira, of time whole minutes' }),
      reason: comment,
    }),
    data: limits,
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message, INCORRECT_PARAMETER_VALUE: message },
  }),
} as const;
