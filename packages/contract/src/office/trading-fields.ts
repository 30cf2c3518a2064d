import { z } from 'zod';
import { message, uuid } from '../fields.ts';
import { nameSchemas } from '../names.ts';
import { instant } from './fields.ts';

/** A number of a jackpot, a race or a game of one, in a query. */
export const serialText = z.codec(z.string().regex(/^[1-9]\d{0,8}$/), z.int(), { decode: Number, encode: String });

export const serial = z.int().min(1).max(999_999_999);

/** One line of words as people write them. */
export const line = (lengthMax: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(lengthMax)
    .regex(/^\P{C}*$/u, 'has a control character');

/** What came of a word that takes two people. */
export const decided = z.strictObject({
  state: z.enum(['done', 'waits']).meta({ description: '`waits`: a second person has to approve it' }),
  approvalId: uuid,
});

export const decidedFailures = {
  RECORD_DOES_NOT_EXIST: message,
  RECORD_HAS_MOVED_ON: message,
  OWN_REQUEST: message,
} as const;

/** A request about the record that waits for a second person. */
export const openRequest = z.strictObject({
  ...{ id: uuid, kind: z.string(), maker: z.string(), comment: z.string(), detail: z.string().nullable() },
  since: instant,
  actions: z.array(z.enum(['decide'])),
});

/** What was done with the record, the oldest first. */
export const tradingStory = z.array(
  z.strictObject({
    ...{ at: instant, actor: z.string(), action: z.string() },
    detail: z.string().nullable().meta({ description: 'What it changed, in words' }),
  }),
);

nameSchemas({ DecidedByTwo: decided, OpenRequest: openRequest, TradingStory: tradingStory });
