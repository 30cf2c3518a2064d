import { timingSafeEqual } from 'node:crypto';
import type { Ids } from '@harmattan/kernel/ids';
import { smsRequest } from '@harmattan/wires/termii';
import type pg from 'pg';
import { z } from 'zod';
import { misbehaviourFor } from './misbehaviour.ts';
import { insertMessage } from './sms-store.ts';

/** Six parts of 153 characters, as networks join them. */
const textLengthMax = 918;

/** What the network accepts, beyond the shape of the wire. */
const acceptable = smsRequest.extend({
  to: z.string().regex(/^[1-9][0-9]{9,14}$/, 'must be an international number without a plus'),
  from: z.string().trim().min(3).max(11),
  sms: z
    .string()
    .min(1)
    .max(textLengthMax)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be plain text'),
});
const keyed = z.object({ api_key: z.string() });

export interface TakeDeps {
  pool: pg.Pool;
  ids: Ids;
  apiKey: string;
}

export type TakeOutcome =
  | { outcome: 'taken'; id: string }
  | { outcome: 'wrong key' | 'failed' | 'silent' }
  | { outcome: 'malformed'; problem: string };

export async function takeSms(deps: TakeDeps, body: unknown): Promise<TakeOutcome> {
  const key = keyed.safeParse(body);
  if (!key.success || !sameText(key.data.api_key, deps.apiKey)) return { outcome: 'wrong key' };
  const parsed = acceptable.safeParse(body);
  if (!parsed.success) return { outcome: 'malformed', problem: describe(parsed.error) };

  const { to, from, sms: text } = parsed.data;
  const behaviour = misbehaviourFor(to);
  if (behaviour === 'fails') return { outcome: 'failed' };
  if (behaviour === 'stays silent') return { outcome: 'silent' };
  const id = deps.ids.next();
  if (behaviour !== 'loses it') await insertMessage(deps.pool, { id, to, from, text });
  if (behaviour === 'repeats it') await insertMessage(deps.pool, { id: deps.ids.next(), to, from, text });
  return { outcome: 'taken', id };
}

/** Names the field, never its value. */
function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
