import { describe, expect, it } from 'vitest';
import { type Candidate, isNamed, judgeClaim, namesIn } from './claim-rules.ts';
import type { ListedLine } from './payment-port.ts';
import type { TakenMoney } from './store/deposit-claims.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 17, 12 + hours));
const line: ListedLine = {
  ...{ kind: 'deposit', id: '1000001', reference: 'r-1', gatewayRef: '090999261117120000000000000001', ofId: null },
  ...{ amountMinor: 5_000n, feeMinor: 0n, currency: 'NGN', status: 'done', at: at(0) },
};
const claim = { playerId: 1n, amountMinor: 5_000n, paidAt: at(0), currency: 'NGN', createdAt: at(1) };
const late: TakenMoney = {
  ...{ provider_id: '1000001', state: 'review', amount_kobo: 5_000n, currency: 'NGN', payment_id: 'p', player_id: 1n },
  ...{ note: 'DEPOSIT_IN_REVIEW_LATE', money_due: null, since: at(2) },
};
const candidate = (taken: Partial<TakenMoney> = {}, more: Partial<Candidate> = {}): Candidate => ({
  ...{ line, isNamed: true, taken: { ...late, ...taken }, ...more },
});

describe('what names a payment', () => {
  it.each([
    ['090999261117120000000000000001', true],
    ['Session ID: 090999261117120000000000000001. Amount 5,000.00', true],
    ['1000001', true],
    ['R-1', true],
    ['my money of 17 November', false],
    ['', false],
  ])('%s', (words, named) => {
    expect(isNamed(line, namesIn(words))).toBe(named);
  });
});

describe('a claim', () => {
  it.each([
    ['late money, named', [candidate()], 'credit'],
    ['money that came again, named', [candidate({ note: 'DEPOSIT_IN_REVIEW_SECOND' })], 'credit'],
    ['late money, the only one', [candidate({}, { isNamed: false })], 'credit'],
    ['money that stands on the account', [candidate({ state: 'accepted' })], 'credited'],
    ['money that the wallet is moving', [candidate({ state: 'accepted', money_due: 'credit' })], 'soon'],
    ['nothing', [], 'wait'],
    ['money of another player', [candidate({ player_id: 2n })], 'wait'],
    [
      'money for no reference of ours',
      [candidate({ state: 'unallocated', payment_id: null, player_id: null })],
      'wait',
    ],
    ['money in another doubt', [candidate({ note: 'DEPOSIT_IN_REVIEW_REFERENCE' })], 'wait'],
    ['money of a known session', [candidate({ note: 'DEPOSIT_IN_REVIEW_SESSION' })], 'wait'],
    ['money of another currency', [candidate({ currency: 'TZS' })], 'wait'],
    ['money of another amount', [candidate({}, { line: { ...line, amountMinor: 4_999n } })], 'wait'],
    ['two that match', [candidate({}, { isNamed: false }), candidate({}, { isNamed: false })], 'wait'],
    ['one of another day', [candidate({}, { isNamed: false, line: { ...line, at: at(-30) } })], 'wait'],
    [
      'an unnamed one that was credited before',
      [candidate({ state: 'accepted', since: at(0) }, { isNamed: false })],
      'wait',
    ],
    ['a returned one', [candidate({ state: 'returned' })], 'wait'],
  ] as const)('%s', (_what, candidates, verdict) => {
    expect(judgeClaim(claim, [...candidates]).verdict).toBe(verdict);
  });

  it('counts what is named before amount and time', () => {
    const other = candidate({ payment_id: 'q' }, { isNamed: false });
    expect(judgeClaim(claim, [other, candidate()])).toEqual({ verdict: 'credit', paymentId: 'p' });
    expect(judgeClaim(claim, [other, candidate({ player_id: 2n })]).verdict).toBe('wait');
  });
});
