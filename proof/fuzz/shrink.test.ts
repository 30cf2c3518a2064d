import { expect, test } from 'vitest';
import type { FuzzCall } from './calls/fuzz-call.ts';
import { shrink } from './shrink.ts';

const call: FuzzCall = {
  ...{ number: 7, name: 'POST X', kind: 'call', player: undefined, isTrusted: false },
  request: {
    method: 'POST',
    target: '/x?a=1&b=2&c=3',
    headers: [
      ['accept', '*/*'],
      ['cookie', 'd=4'],
    ],
    body: '{"e":5,"f":6}',
  },
};

test('what a fault does not need is left out of its request', async () => {
  const fails = async ({ request }: FuzzCall) =>
    request.target.includes('b=2') &&
    request.headers.some(([name]) => name === 'cookie') &&
    !!request.body?.includes('f');
  expect(await shrink(call, fails)).toEqual({
    ...{ method: 'POST', target: '/x?b=2', headers: [['cookie', 'd=4']], body: '{"f":6}' },
  });
});

test('a request that does not fail again is not shrunk', async () => {
  expect(await shrink(call, async () => false)).toBeUndefined();
});
