import { marketRegions } from '@harmattan/kernel/market-regions';
import { z } from 'zod';
import { nameSchemas } from '../names.ts';
import { conditionsMax } from './mailing-words.ts';

const day = z.iso.date();
const naira = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000);
const word = z.string().trim().min(1).max(200);

/** The last days, today included, or days of the market's calendar, both included. */
const period = z.union([
  z.strictObject({ days: z.number().int().min(1).max(366) }),
  z.strictObject({ from: day, to: day }),
]);
const product = z.enum(['games', 'sports', 'jackpot', 'races']);
const between = { min: naira.nullish(), max: naira.nullish() };

const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('registered'), period }),
  z.strictObject({ kind: z.literal('seen'), period }),
  z.strictObject({
    kind: z.literal('money'),
    figure: z.enum(['deposits', 'withdrawals', 'stakes', 'net']).meta({
      description: 'Stakes without those that came back; net is what the house won of the player',
    }),
    product: product.nullish().meta({ description: 'Of stakes and net. Left out: all products' }),
    period,
    ...between,
  }),
  z.strictObject({
    kind: z.literal('favourite'),
    of: z.enum(['product', 'supplier']).meta({ description: 'What most was staked on in the period' }),
    name: word,
    period,
  }),
  z.strictObject({ kind: z.literal('played'), game: word, has: z.boolean(), period }),
  z.strictObject({ kind: z.literal('language'), language: z.enum(['en', 'sw', 'zh']) }),
  z.strictObject({
    kind: z.literal('region'),
    region: z
      .string()
      .refine((name) => marketRegions.includes(name), 'must be a state of the market')
      .meta({ description: 'The state that the player declared to live in' }),
  }),
  z.strictObject({ kind: z.literal('balance'), ...between }),
  z.strictObject({ kind: z.literal('campaign'), refcode: word }),
  z.strictObject({ kind: z.literal('marketing'), on: z.boolean() }),
]);

export const segmentConditions = z.array(condition).min(1).max(conditionsMax);

export type SegmentCondition = z.output<typeof condition>;
export type SegmentPeriod = z.output<typeof period>;

nameSchemas({ SegmentCondition: condition, SegmentPeriod: period });
