import { z } from 'zod';
import { major, message } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, rowId } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { away } from './book-fields.ts';

const factor = z
  .number()
  .min(0)
  .max(10)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'must have at most two decimals')
  .meta({ description: '1 is everybody’s limits, 0.25 a quarter of them, 0 no bets' });

const limits = z.strictObject({
  playerId: rowId,
  userName: z.string().nullable(),
  factor,
  maximum: major.nullable().meta({ description: 'Of the stake of one bet, beside the factor' }),
  stakeMax: major.meta({ description: 'What comes of both: the player reads it before placing' }),
  actions: z.array(z.enum(['set'])),
});

nameSchemas({ PlayerLimits: limits });

export const limitCalls = {
  'GET Trading/PlayerLimits': officeCall({
    summary: 'What a player may stake at our book',
    permission: 'book.read',
    readsPersonalData: true,
    query: z.strictObject({ playerId: rowId }),
    data: limits,
    failures: { ...away, RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Trading/SetPlayerLimits': officeCall({
    summary: 'Sets the stake factor and the largest stake of a player at our book. It counts from the next slip on',
    permission: 'book.act',
    body: z.strictObject({ playerId: rowId, factor, maximum: major.nullable(), reason: comment.optional() }),
    data: limits,
    failures: { ...away, RECORD_DOES_NOT_EXIST: message },
  }),
} as const;
