import { minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import { stakeLimits, targetLimits } from './limits.ts';

const stake = z.string().refine((text) => {
  const amountMinor = minorFromMajor(text);
  if (amountMinor === undefined || amountMinor % stakeLimits.stepMinor !== 0n) return false;
  return amountMinor >= stakeLimits.minMinor && amountMinor <= stakeLimits.maxMinor;
});
const id = z.int().min(0);

const wish = z.discriminatedUnion('do', [
  z.strictObject({
    id,
    do: z.literal('bet'),
    key: z.uuid(),
    slot: z.int().min(0).max(1),
    stake,
    target: z.int().min(targetLimits.min).max(targetLimits.max).nullable(),
  }),
  // The bet is named: a message that was held up on the way must not end the bet of a later flight.
  z.strictObject({
    id,
    do: z.literal('out'),
    bet: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .transform(BigInt),
  }),
  // The page's heartbeat: its answer proves that messages arrive in both directions.
  z.strictObject({ id, do: z.literal('hello') }),
]);

/** What a page asks for over its socket. */
export type Wish = z.output<typeof wish>;

export function readWish(text: string): Wish | undefined {
  try {
    return wish.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
