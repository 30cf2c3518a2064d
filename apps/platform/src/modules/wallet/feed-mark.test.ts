import { expect, test } from 'vitest';
import { type Mark, nextMark } from './feed-mark.ts';

const mark = (of: Partial<Mark> = {}): Mark => ({
  ...{ number: 10n, historyAt: 'infinity', isHistoryOver: true, completeToUs: 0n, waitingNumber: 12n, waitingUs: 500n },
  ...of,
});

test('a consumer is complete up to the present where nothing is under way', () => {
  expect(nextMark(mark(), { number: 15n, nowUs: 600n, end: 15n })).toMatchObject({ number: 15n, completeToUs: 600n });
});

test('while something is under way, up to the last time whose numbers are all consumed', () => {
  const second = nextMark(mark(), { number: 11n, nowUs: 600n, end: 20n });
  expect(second).toMatchObject({ completeToUs: 0n, waitingNumber: 12n, waitingUs: 500n });
  const third = nextMark(second, { number: 12n, nowUs: 700n, end: 30n });
  expect(third).toMatchObject({ completeToUs: 500n, waitingNumber: 30n, waitingUs: 700n });
  expect(nextMark(third, { number: 29n, nowUs: 800n, end: 40n }).completeToUs).toBe(500n);
  expect(nextMark(third, { number: 30n, nowUs: 800n, end: 40n }).completeToUs).toBe(700n);
});

test('after the clock was set back, not before all numbers of then are consumed', () => {
  const back = nextMark(mark({ completeToUs: 400n }), { number: 12n, nowUs: 300n, end: 20n });
  expect(back).toMatchObject({ number: 12n, completeToUs: 0n, waitingNumber: 20n, waitingUs: 300n });
  expect(nextMark(back, { number: 19n, nowUs: 350n, end: 25n }).completeToUs).toBe(0n);
  expect(nextMark(back, { number: 20n, nowUs: 350n, end: 25n }).completeToUs).toBe(300n);
});

test('a consumer that reads old entries is complete up to nowhere', () => {
  const old = mark({ number: 0n, isHistoryOver: false, historyAt: '-infinity' });
  expect(nextMark(old, { number: 0n, nowUs: 600n, end: 0n }).completeToUs).toBe(0n);
});
