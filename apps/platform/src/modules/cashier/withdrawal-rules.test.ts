import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canBeCanceled,
  isFinished,
  judgePayout,
  type MoneyDue,
  nextWithdrawal,
  resendAfterSeconds,
  secondLookSeconds,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-rules.ts';

const events: WithdrawalEvent[] = [
  'held',
  'not held',
  'approved',
  'approval withdrawn',
  'canceled',
  'rejected',
  'taken to send',
  'accepted',
  'unanswered',
  'paid',
  'paid after failure',
  'failed',
  'returned',
  'returned again',
];

test('whatever happens in whatever order, what is held is paid once or released once, and only what was paid comes back or is taken again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (order) => {
      let state: WithdrawalState = 'holding';
      const moved: MoneyDue[] = [];
      let sendings = 0;
      for (const event of order) {
        const next = nextWithdrawal(state, event);
        if (!next) continue;
        if (next.money) moved.push(next.money);
        if (next.state === 'sending') sendings += 1;
        if (event === 'canceled' || event === 'rejected') expect(sendings).toBe(0);
        state = next.state;
      }
      expect(sendings).toBeLessThanOrEqual(1);
      expect(moved.join(' ')).toMatch(/^((void|post|post reverse)( debit undo)*( debit)?)?$/);
      if (moved.includes('debit')) expect(sendings).toBe(1);
      if (isFinished(state) && state !== 'refused') expect(moved).not.toEqual([]);
    }),
  );
});

test('can be called back until the platform begins to send it', () => {
  expect(['requested', 'approved'].every(canBeCanceled)).toBe(true);
  expect(['holding', 'sending', 'sent_unknown', 'pending', 'paid', 'failed'].some(canBeCanceled)).toBe(false);
});

test.each([
  ['succeeded', 'sent_unknown', 0, 'paid'],
  ['succeeded', 'failed', 0, 'paid after failure'],
  ['succeeded', 'returned', 0, 'paid after failure'],
  ['succeeded', 'paid', 0, 'wait'],
  ['succeeded', 'paid_after_failure', 0, 'wait'],
  ['pending', 'sending', 0, 'accepted'],
  ['pending', 'pending', 0, 'wait'],
  ['unknown', 'sending', 99_999, 'unanswered'],
  ['unknown', 'sent_unknown', 99_999, 'wait'],
  ['not known', 'sent_unknown', resendAfterSeconds - 1, 'wait'],
  ['not known', 'sent_unknown', resendAfterSeconds, 'send again'],
  ['not known', 'sending', resendAfterSeconds, 'send again'],
  ['not known', 'pending', 99_999, 'wait'],
  ['not known', 'paid', 99_999, 'wait'],
] as const)('%s while %s, sent %i seconds ago: %s', (kind, state, sentSecondsAgo, ruling) => {
  expect(judgePayout({ kind }, { state, sentSecondsAgo, failure: undefined })).toBe(ruling);
});

const long = secondLookSeconds;
const noted = (code: string, from: 'send' | 'query', secondsAgo: number = long) => ({ code, from, secondsAgo });

test.each([
  ['pending', undefined, 'ask once more'],
  ['pending', noted('010', 'query'), 'failed'],
  ['pending', noted('010', 'query', long - 1), 'ask once more'],
  ['pending', noted('051', 'query'), 'ask once more'],
  ['sent_unknown', noted('010', 'send'), 'failed'],
  ['paid', undefined, 'ask once more'],
  ['paid', noted('010', 'query'), 'returned'],
  ['paid_after_failure', noted('010', 'query'), 'returned again'],
  ['failed', noted('010', 'query'), 'wait'],
  ['returned', undefined, 'wait'],
] as const)('failed with 010 while %s, after %j: %s', (state, failure, ruling) => {
  expect(judgePayout({ kind: 'failed', code: '010' }, { state, sentSecondsAgo: 0, failure })).toBe(ruling);
});

test.each([
  ['sent_unknown', noted('REFUSED', 'send'), 'failed'],
  ['sent_unknown', noted('REFUSED', 'send', long - 1), 'ask once more'],
  ['sent_unknown', noted('FAILED', 'query'), 'wait'],
  ['pending', noted('REFUSED', 'send'), 'wait'],
] as const)('not known while %s, after %j: %s', (state, failure, ruling) => {
  expect(judgePayout({ kind: 'not known' }, { state, sentSecondsAgo: 0, failure })).toBe(ruling);
});
