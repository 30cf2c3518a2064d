import { expect, test } from 'vitest';
import type { SeatView } from '../../../src/contract/bets.ts';
import type { Answer } from './api.ts';
import { createSession } from './session.ts';

function open(secret: string | null) {
  let left = 0;
  const seat = async (): Promise<Answer<SeatView>> => ({ ok: false, why: 'gone' });
  const leave = async (): Promise<Answer<unknown>> => {
    left += 1;
    return { ok: false, why: 'offline' };
  };
  const session = createSession({ seat, leave }, secret, () => {});
  return { session, left: () => left };
}

test('who signs out in the page around leaves the seat on the server too, whether or not it answers', () => {
  const { session, left } = open('secret');
  session.leave();
  expect(session.state.get()).toEqual({ who: 'visitor', balanceMinor: null, stakeMaxMinor: null });
  expect(left()).toBe(1);
});

test('a seat that was lost is left as well, since its secret may still open something', async () => {
  const { session, left } = open('secret');
  await session.refresh();
  expect(session.state.get().who).toBe('lost');
  session.leave();
  expect(left()).toBe(1);
});

test('a visitor has nothing to leave', () => {
  const { session, left } = open(null);
  session.leave();
  expect(left()).toBe(0);
});
