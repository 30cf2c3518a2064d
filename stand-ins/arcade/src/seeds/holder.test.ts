import { expect, test } from 'vitest';
import { holderOf } from './index.ts';

const wallet = { token: 't', playerId: '7', game: '1', currency: 'NGN', sitting: '' };

test('a player has the same seeds at every seat of a supplier, and others at another', () => {
  const seat = { id: 1n, supplier: 'betsolutions' as const, wallet, playMinor: undefined };
  expect(holderOf(seat)).toBe(holderOf({ ...seat, id: 2n }));
  expect(holderOf(seat)).not.toBe(holderOf({ ...seat, supplier: 'egt' }));
  expect(holderOf(seat)).not.toBe(holderOf({ ...seat, wallet: { ...wallet, playerId: '8' } }));
});

test('where the player is unknown, each seat has its own seeds', () => {
  const free = { id: 1n, supplier: 'betsolutions' as const, wallet, playMinor: 0n };
  expect(holderOf(free)).toBe('seat:1');
  const nameless = { ...free, playMinor: undefined, wallet: { ...wallet, playerId: '' } };
  expect(holderOf(nameless)).toBe('seat:1');
});
