import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DepositEvent, type DepositState, judgeReceipt, nextDeposit } from './deposit-rules.ts';

const events: DepositEvent[] = [
  'input asked',
  'input given',
  'money awaited',
  'money accepted',
  'money doubted',
  'failed',
  'time over',
  'review credited',
  'review returned',
];

test('whatever happens in whatever order, a deposit is credited at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (order) => {
      let state: DepositState = 'created';
      let credits = 0;
      for (const event of order) {
        const next = nextDeposit(state, event);
        if (next === 'succeeded') credits += 1;
        if (state === 'succeeded') expect(next).toBeUndefined();
        state = next ?? state;
      }
      expect(credits).toBe(state === 'succeeded' ? 1 : 0);
    }),
  );
});

test('money that came is never dropped: it ends credited, in review, or returned by an operator', () => {
  const unpaid = events.filter((event) => !event.startsWith('money ac') && !event.startsWith('review'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...unpaid), { maxLength: 20 }), (order) => {
      const state = order.reduce<DepositState>((at, event) => nextDeposit(at, event) ?? at, 'created');
      if (state === 'review') return;
      expect(nextDeposit(state, 'money doubted')).toBe('review');
    }),
  );
});

test('a card goes back and forth between asking and answering', () => {
  expect(nextDeposit('created', 'input asked')).toBe('awaiting_input');
  expect(nextDeposit('awaiting_input', 'input given')).toBe('submitted');
  expect(nextDeposit('submitted', 'input asked')).toBe('awaiting_input');
  expect(nextDeposit('submitted', 'input given')).toBeUndefined();
});

describe('judging money', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const deposit = {
    state: 'pending' as DepositState,
    reference: 'r',
    currency: 'NGN',
    expiresAt: at(10),
    payee: undefined as string | undefined,
    hasMoney: false,
    isSessionTaken: false,
    isOff: false,
  };
  const receipt = {
    providerId: '1',
    reference: 'r',
    amountMinor: 5_000n,
    currency: 'NGN',
    payee: undefined as string | undefined,
    paidAt: undefined as Date | undefined,
  };

  test.each([
    ['on time', {}, {}, { verdict: 'credit', amountMinor: 5_000n }],
    ['less than asked for', {}, { amountMinor: 1n }, { verdict: 'credit', amountMinor: 1n }],
    ['nothing at all', {}, { amountMinor: 0n }, { verdict: 'nothing' }],
    ['another currency', {}, { currency: 'TZS' }, { verdict: 'review', doubt: 'currency' }],
    ['after the end', { expiresAt: at(-1) }, {}, { verdict: 'review', doubt: 'late' }],
    ['paid on time, told late', { expiresAt: at(-1) }, { paidAt: at(-5) }, { verdict: 'credit', amountMinor: 5_000n }],
    ['paid late', { expiresAt: at(-1) }, { paidAt: at(0) }, { verdict: 'review', doubt: 'late' }],
    ['after it was given up', { state: 'expired' }, { paidAt: at(-5) }, { verdict: 'review', doubt: 'late' }],
    ['after it failed', { state: 'failed' }, {}, { verdict: 'review', doubt: 'late' }],
    ['a second time', { state: 'succeeded', hasMoney: true }, {}, { verdict: 'beside', doubt: 'second' }],
    ['a second time, in review', { state: 'review', hasMoney: true }, {}, { verdict: 'beside', doubt: 'second' }],
    ['a second time, sent back', { state: 'failed', hasMoney: true }, {}, { verdict: 'beside', doubt: 'second' }],
    ['of a known session', { isSessionTaken: true }, {}, { verdict: 'review', doubt: 'session' }],
    [
      'a second time, of a known session',
      { state: 'succeeded', hasMoney: true, isSessionTaken: true },
      {},
      { verdict: 'beside', doubt: 'session' },
    ],
    ['while deposits are off', { isOff: true }, {}, { verdict: 'review', doubt: 'off' }],
    ['for another reference', {}, { reference: 'x' }, { verdict: 'beside', doubt: 'reference' }],
    ['for another payee', { payee: 'a' }, { payee: 'b' }, { verdict: 'review', doubt: 'reference' }],
    ['for the payee', { payee: 'a' }, { payee: 'a' }, { verdict: 'credit', amountMinor: 5_000n }],
  ] as const)('%s', (_what, ofDeposit, ofReceipt, judgement) => {
    expect(judgeReceipt({ ...deposit, ...ofDeposit }, { ...receipt, ...ofReceipt }, now)).toEqual(judgement);
  });
});
