import { expect, it } from 'vitest';
import { type MethodKind, shownMethods } from './payment-methods.ts';

const kind: MethodKind = { accountId: 22224, name: 'shell.deposit', mark: () => null, Panel: () => null };
const kinds = { Known: kind };
const paymentLimits = [
  { accountId: 11111, minLimit: 1, maxLimit: 2 },
  { accountId: 22224, minLimit: 100, maxLimit: 1_000_000.5 },
];
const method = (viewName: string, onlyForTestUsers = false) => ({ viewName, onlyForTestUsers, businessNumber: null });

it('shows a known method with the limits of its account', () => {
  const shown = shownMethods({ paymentMethods: [method('Known')], paymentLimits }, { kinds, rankId: 1 });
  expect(shown).toEqual([
    { method: method('Known'), kind, limit: { minMinor: 10_000n, maxMinor: 100_000_050n }, isPaused: false },
  ]);
});

it('shows a method that is off for everyone as paused, and every one while all withdrawals are', () => {
  const pause = { kind: 'method' as const, subject: 'Known', name: 'Known', text: null };
  const isPaused = (change: { kind?: 'bank' | 'withdrawals'; subject?: string }) => {
    const pauses = [{ ...pause, ...change }];
    return shownMethods({ paymentMethods: [method('Known')], paymentLimits, pauses }, { kinds, rankId: 1 })[0]
      ?.isPaused;
  };
  expect(isPaused({})).toBe(true);
  expect(isPaused({ subject: 'Other' })).toBe(false);
  expect(isPaused({ kind: 'bank' })).toBe(false);
  expect(isPaused({ kind: 'withdrawals', subject: 'all' })).toBe(true);
});

it('leaves out views that it does not know, whatever they are called', () => {
  const paymentMethods = [method('Unknown'), method('constructor'), method('toString')];
  expect(shownMethods({ paymentMethods, paymentLimits }, { kinds, rankId: 33 })).toEqual([]);
});

it.each([
  [33, 1],
  [1, 0],
  [undefined, 0],
])('shows a player of rank %s %i methods that are for testers only', (rankId, count) => {
  const shown = shownMethods({ paymentMethods: [method('Known', true)], paymentLimits }, { kinds, rankId });
  expect(shown).toHaveLength(count);
});

it('does without limits that the server does not name', () => {
  const shown = shownMethods({ paymentMethods: [method('Known')], paymentLimits: [] }, { kinds, rankId: 1 });
  expect(shown[0]?.limit).toBeUndefined();
});
