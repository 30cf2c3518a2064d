import { expect, test } from 'vitest';
import { createSlack } from './turnover-slack.ts';

const second = 1_000_000n;
const first = { us: 10n * second, beforeMs: 500, afterMs: 502 };
const slackOf = (us: bigint, { mark = 'one', afterMs = 1_105 } = {}) => {
  const slack = createSlack();
  slack.note('one', first);
  return slack.of(mark, { us, beforeMs: 1_100, afterMs });
};

test('little is looked at again where the clock went on as time did', () => {
  expect(slackOf(10n * second + 602_000n)).toBe(250_000n);
  expect(slackOf(90n * second)).toBe(250_000n);
});

test.each([
  ['was set back by less than passed meanwhile', slackOf(10n * second + 300_000n)],
  ['cannot be told, because the answer took long', slackOf(10n * second + 602_000n, { afterMs: 1_500 })],
  ['was read by another reader in between', slackOf(10n * second + 602_000n, { mark: 'two' })],
])('a whole second is looked at again where the clock %s', (_, slackUs) => {
  expect(slackUs).toBe(second);
});

test('the first look of a process knows nothing of the clock', () => {
  expect(createSlack().of('one', first)).toBe(second);
});
