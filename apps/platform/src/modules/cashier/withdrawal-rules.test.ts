import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canBeCanceled,
  isFinished,
  judgePayout,
  type MoneyDue,
  nextWithdrawal,
  resendAfterSeconds,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-rules.ts';

const events: WithdrawalEvent[] = [
  'held',
  'not held',
  'approved',
  'canceled',
  'rejected',
  'taken to send',
  'accepted',
  'unanswered',
  'paid',
  'failed',
  'returned',
];

test('whatever happens in whatever order, what is held is paid once or released once, and only what was paid comes back', () => {
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
      expect([[], ['void'], ['post'], ['post', 'reverse']]).toContainEqual(moved);
      if (isFinished(state) && state !== 'refused') expect(moved).not.toEqual([]);
    }),
  );
});

test('can be called back until somebody begins to send it', () => {
  expect(['requested', 'approved'].every(canBeCanceled)).toBe(true);
  expect(['holding', 'sending', 'sent_unknown', 'pending', 'paid', 'failed'].some(canBeCanceled)).toBe(false);
});

test.each([
  ['succeeded', 'sent_unknown', 0, 'paid'],
  ['failed', 'pending', 0, 'failed'],
  ['failed', 'paid', 0, 'returned'],
  ['pending', 'sending', 0, 'accepted'],
  ['pending', 'pending', 0, 'wait'],
  ['unknown', 'sending', 99_999, 'unanswered'],
  ['unknown', 'sent_unknown', 99_999, 'wait'],
  ['not known', 'sent_unknown', resendAfterSeconds - 1, 'wait'],
  ['not known', 'sent_unknown', resendAfterSeconds, 'send again'],
  ['not known', 'sending', resendAfterSeconds, 'send again'],
  ['not known', 'pending', 99_999, 'wait'],
  ['not known', 'paid', 99_999, 'wait'],
] as const)('%s while %s, sent %i seconds ago: %s', (outcome, state, sentSecondsAgo, ruling) => {
  expect(judgePayout(outcome, { state, sentSecondsAgo })).toBe(ruling);
});
