import { refusal } from '@harmattan/wires/flutterwave';
import type { z } from 'zod';
import type { GatewayAnswer } from '../gateway-http.ts';

export interface KudipalWire {
  get(path: string): Promise<GatewayAnswer>;
  post(path: string, body: unknown): Promise<GatewayAnswer>;
}

export type Read<Data> =
  | { kind: 'data'; data: Data }
  /** A definite no to this very request. Trouble with our key or with too many requests is none. */
  | { kind: 'refused'; status: number; reason: string }
  | { kind: 'unreachable' }
  | { kind: 'no answer' };

const definite: ReadonlySet<number> = new Set([400, 404, 409, 422]);

/** An answer that does not fit its schema is no answer. */
export function read<Schema extends z.ZodType>(answer: GatewayAnswer, schema: Schema): Read<z.output<Schema>> {
  if (answer.kind !== 'answer') return answer;
  if (answer.status >= 200 && answer.status < 300) {
    const parsed = schema.safeParse(answer.body);
    return parsed.success ? { kind: 'data', data: parsed.data } : { kind: 'no answer' };
  }
  const refused = refusal.safeParse(answer.body);
  if (!refused.success || !definite.has(answer.status)) return { kind: 'no answer' };
  return { kind: 'refused', status: answer.status, reason: refused.data.message.slice(0, 200) };
}
