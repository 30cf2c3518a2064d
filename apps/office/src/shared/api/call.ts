import type { Envelope } from '@harmattan/contract';
import type { OfficeCallData, OfficeCallInput, OfficeCallKey } from '@harmattan/contract/office';
import { officePrefix, requestIdHeader } from '@harmattan/contract/wire';
import { forgetToken, readToken } from '../session/session.ts';
import { CallRefused, CallUnreachable } from './call-errors.ts';

const timeLimitMs = 15_000;

interface CallOptions {
  signal?: AbortSignal;
}

/** A call without input may leave its argument out; one with input may not. */
type CallArguments<Key extends OfficeCallKey> =
  unknown extends OfficeCallInput<Key> ? [options?: CallOptions] : [input: OfficeCallInput<Key> & CallOptions];

interface RequestParts extends CallOptions {
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Makes a call of the office's contract: `call('GET Payments/Worklist')`. Resolves with the data of a success and throws everything
 * else. A session that has ended is forgotten here, which leads to the sign-in wherever the call was made.
 */
export async function call<Key extends OfficeCallKey>(
  key: Key,
  ...[input]: CallArguments<Key>
): Promise<OfficeCallData<Key>> {
  const { query, body, signal } = (input ?? {}) as RequestParts;
  const [method, path] = key.split(' ') as [method: string, path: string];
  const token = readToken();
  const limit = AbortSignal.timeout(timeLimitMs);
  const { envelope, requestId } = await exchange(`${officePrefix}/${path}${queryText(query)}`, {
    method,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new CallUnreachable(key, { cause });
  });
  if (envelope.statusCode === 0) return envelope.data as OfficeCallData<Key>;
  // A later session may have begun while this call was on its way.
  if (envelope.status === 'NOT_SIGNED_IN' && token === readToken()) forgetToken('ended');
  const { status, data } = envelope;
  throw new CallRefused(key, { status, data, detail: messageOf(data), requestId });
}

function messageOf(data: unknown): string | undefined {
  const { message } = (data ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

async function exchange(address: string, init: RequestInit): Promise<{ envelope: Envelope; requestId: string | null }> {
  const response = await fetch(address, init);
  const envelope: Envelope = await response.json();
  if (typeof envelope?.statusCode !== 'number') throw new TypeError('the answer has no envelope');
  return { envelope, requestId: response.headers.get(requestIdHeader) };
}

function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
