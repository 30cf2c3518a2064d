import { type CallDefinition, call, calls } from '@harmattan/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { logOptions } from '../log.ts';
import { success } from './answer.ts';

const sample = {
  'POST Sample/Say': call({
    summary: 'Repeats a word',
    caller: 'anyone',
    query: z.strictObject({ word: z.string().max(10) }),
    queryMayBeBody: true,
    data: z.string(),
    failures: {},
  }),
};

async function say({ query = '', body }: { query?: string; body?: unknown }) {
  const server = await testServer({
    calls: sample,
    handlers: { 'POST Sample/Say': async ({ query: { word } }) => success(word) },
    authenticate: async () => undefined,
  });
  const sent =
    body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const { status, data } = (
    await server.inject({ method: 'POST', url: `/api/api/Sample/Say${query}`, ...sent })
  ).json();
  return status === 'SUCCESS' ? data : status;
}

test('takes fields that may be secret from the query, as specified, or from a body', async () => {
  expect(await say({ query: '?word=hello' })).toBe('hello');
  expect(await say({ query: '?word=hello', body: {} })).toBe('hello');
  expect(await say({ query: '?word=hello', body: null })).toBe('hello');
  expect(await say({ body: { word: 'hello' } })).toBe('hello');
});

test.each([
  [{}],
  [{ body: {} }],
  [{ query: '?word=one', body: { word: 'two' } }],
  [{ query: '?other=one', body: { word: 'two' } }],
  [{ body: { word: 'hello', other: 1 } }],
  [{ body: { word: 7 } }],
  [{ body: ['hello'] }],
  [{ body: 'hello' }],
])('refuses %j', async (sent) => {
  expect(await say(sent)).toBe('MALFORMED_REQUEST');
});

test('no log line holds the query or the body of a call whose query may be secret, even if the call fails', async () => {
  const secretCalls = Object.entries(calls as Record<string, CallDefinition>).filter(([, one]) => one.queryMayBeBody);
  expect(secretCalls.map(([key]) => key)).toEqual(
    expect.arrayContaining(['POST User/ToggleTwoFactor', 'POST Messages/SendAdminMessage']),
  );
  const lines: string[] = [];
  const server = await testServer({
    calls: Object.fromEntries(secretCalls),
    handlers: Object.fromEntries(
      secretCalls.map(([key]) => [
        key,
        async () => {
          throw new Error('broken');
        },
      ]),
    ),
    authenticate: async () => undefined,
    log: pino(logOptions('debug'), { write: (line) => void lines.push(line) }),
  });
  const secret = 'hush-4711';
  for (const [key, { query }] of secretCalls) {
    const fields = Object.fromEntries(Object.keys(query?.shape ?? {}).map((name) => [name, secret]));
    const url = `/api/api/${key.split(' ')[1]}`;
    await server.inject({ method: 'POST', url: `${url}?${new URLSearchParams(fields)}` });
    await server.inject({ method: 'GET', url: `${url}?${new URLSearchParams(fields)}` });
    await server.inject({ method: 'POST', url: `${url}/none?${new URLSearchParams(fields)}` });
    await server.inject({ method: 'POST', url, payload: fields });
  }
  expect(lines.length).toBeGreaterThanOrEqual(4 * secretCalls.length);
  expect(lines.join('')).not.toContain(secret);
});
