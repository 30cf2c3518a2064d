import { type CallData, type CallKey, calls, type Envelope, splitKey } from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { CallMap, Handlers } from '../plumbing/http/answer.ts';
import type { StreamOptions } from '../plumbing/http/stream.ts';
import { testServer } from './test-server.ts';

interface Asked {
  query?: object;
  body?: unknown;
}

/** The calls of one module, behind the server that serves them all. The test names the player who calls. */
export async function startTestCalls(
  handlers: object,
  options: { stream?: StreamOptions; log?: FastifyBaseLogger } = {},
) {
  const keys = Object.keys(handlers) as CallKey[];
  const server = await testServer({
    env: { REQUESTS_PER_MINUTE_MAX: '1000000' },
    calls: Object.fromEntries(keys.map((key) => [key, calls[key]])) as CallMap,
    handlers: handlers as unknown as Handlers<CallMap>,
    async authenticate({ headers }) {
      const id = headers['x-test-player'];
      if (typeof id !== 'string') return undefined;
      return { playerId: BigInt(id), userName: '', sessionId: 'test', restricted: false, sessionEpoch: 0 };
    },
    ...options,
  });

  async function ask<Key extends CallKey>(
    key: Key,
    { query, body }: Asked = {},
    headers: Record<string, string> = {},
  ): Promise<Envelope<CallData<Key>> & { http: number }> {
    const { method, path } = splitKey(key);
    const response = await server.inject({
      method: method as 'GET' | 'POST',
      url: `${apiPrefix}${path}`,
      ...(query && { query: query as Record<string, string> }),
      ...(body !== undefined && { payload: body as object }),
      headers,
    });
    return { http: response.statusCode, ...response.json() };
  }

  return {
    server,
    visitor: ask,
    playerOf:
      (playerId: bigint) =>
      <Key extends CallKey>(key: Key, asked?: Asked) =>
        ask(key, asked, { 'x-test-player': String(playerId) }),
  };
}
