import { expect, test } from 'vitest';
import type { LiveSession } from './identity-store.ts';
import { createSessionCache } from './session-cache.ts';

const hash = (name: string) => Buffer.from(name);

function session(change: Partial<LiveSession> = {}): LiveSession {
  return {
    id: 'session',
    player_id: 1n,
    user_name: '2348031234567',
    cookie_hash: hash('cookie'),
    restricted: false,
    session_epoch: 0,
    idle_seconds: 0,
    left_seconds: 3_600,
    ...change,
  };
}

function setUp(sessionsMax?: number) {
  let nowMs = 1_000_000;
  const cache = createSessionCache({ clock: { now: () => new Date(nowMs) }, ...(sessionsMax && { sessionsMax }) });
  const keep = (name: string, change?: Partial<LiveSession>) => cache.read(hash(name), async () => session(change));
  return { cache, keep, moveClock: (ms: number) => (nowMs += ms) };
}

test('keeps what was read for five seconds from then, however often it is used', async () => {
  const { cache, keep, moveClock } = setUp();
  await keep('a');
  moveClock(4_999);
  expect(cache.get(hash('a'))).toMatchObject({ player_id: 1n });
  moveClock(1);
  expect(cache.get(hash('a'))).toBeUndefined();
});

test('keeps no session beyond its own end', async () => {
  const { cache, keep, moveClock } = setUp();
  await keep('a', { left_seconds: 2 });
  moveClock(1_999);
  expect(cache.get(hash('a'))).toBeDefined();
  moveClock(1);
  expect(cache.get(hash('a'))).toBeUndefined();
});

test('keeps nothing past a clock that was put back', async () => {
  const { cache, keep, moveClock } = setUp();
  await keep('a');
  moveClock(-1);
  expect(cache.get(hash('a'))).toBeUndefined();
});

test('does not remember that there was no session', async () => {
  const { cache, keep } = setUp();
  await cache.read(hash('a'), async () => undefined);
  expect(cache.get(hash('a'))).toBeUndefined();
  await keep('a');
  expect(cache.get(hash('a'))).toBeDefined();
});

test('forgets all sessions of one player, and of no other player', async () => {
  const { cache, keep } = setUp();
  await keep('a');
  await keep('b');
  await keep('c', { player_id: 2n });
  cache.forgetPlayer(1n);
  expect(['a', 'b', 'c'].map((name) => cache.get(hash(name)) !== undefined)).toEqual([false, false, true]);
});

test('does not keep what was read while sessions ended', async () => {
  const { cache } = setUp();
  const answered = await cache.read(hash('a'), async () => {
    cache.forgetPlayer(1n);
    return session();
  });
  expect(answered).toBeDefined();
  expect(cache.get(hash('a'))).toBeUndefined();
});

test('lets go of the one that was used longest ago when it is full', async () => {
  const { cache, keep } = setUp(2);
  await keep('a');
  await keep('b');
  cache.get(hash('a'));
  await keep('c');
  expect(['a', 'b', 'c'].map((name) => cache.get(hash(name)) !== undefined)).toEqual([true, false, true]);
});
