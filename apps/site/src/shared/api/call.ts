import type { CallData, CallInput, CallKey, Envelope } from '@harmattan/contract';
import { apiPrefix, requestIdHeader } from '@harmattan/contract/wire';
import { storedLanguage } from '@harmattan/i18n/stored-language';
import { readSession } from '../session/session.ts';
import { CallFailed, CallUnreachable } from './call-errors.ts';
import { withTimeLimit } from './with-time-limit.ts';

const usualLimitMs = 15_000;

interface CallOptions {
  signal?: AbortSignal;
  /** For what takes longer than an answer, such as sending a file. */
  timeLimitMs?: number;
}

/** A call without input may leave its argument out; one with input may not. */
type CallArguments<Key extends CallKey> =
  unknown extends CallInput<Key> ? [options?: CallOptions] : [input: CallInput<Key> & CallOptions];

/**
 * Makes a call of the contract: `call('GET Security/GetIpCountry')`. The key is the method and the path, so nothing but
 * types is needed from the contract. Resolves with the data of a success and throws everything else.
 */
export async function call<Key extends CallKey>(key: Key, ...[input]: CallArguments<Key>): Promise<CallData<Key>> {
  const { query, body, signal, timeLimitMs = usualLimitMs } = (input ?? {}) as RequestParts;
  const [method, path] = key.split(' ') as [method: string, path: string];
  const answer = await withTimeLimit(timeLimitMs, signal, (limited) =>
    exchange(`${apiPrefix}/${path}${queryText(query)}`, {
      method,
      signal: limited,
      headers: {
        'accept-language': storedLanguage(),
        ...authorization(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  ).catch((cause) => {
    if (signal?.aborted) throw cause;
    const unreachable = new CallUnreachable(key, { cause });
    // biome-ignore lint/suspicious/noConsole: the specification asks for a line in the console on a network failure.
    console.error(unreachable);
    throw unreachable;
  });
  if (answer.envelope.statusCode !== 0) throw new CallFailed(key, answer);
  return answer.envelope.data as CallData<Key>;
}

interface RequestParts extends CallOptions {
  query?: Record<string, unknown>;
  body?: unknown;
}

async function exchange(address: string, init: RequestInit) {
  const response = await fetch(address, init);
  const envelope: Envelope = await response.json();
  if (typeof envelope?.statusCode !== 'number') throw new TypeError('the answer has no envelope');
  // A refusal without a word of its own is told by its message.
  if (typeof envelope.status !== 'string') envelope.status = '';
  return { envelope, requestId: response.headers.get(requestIdHeader) };
}

function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Worth nothing without the session's other half, a cookie that no script can read and that the browser adds itself. */
function authorization(): Record<string, string> {
  const token = readSession()?.token;
  return !token ? {} : { authorization: `Bearer ${token}` };
}
