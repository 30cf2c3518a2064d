import { expect, test } from 'vitest';
import { isSequel, nextMark, readMark, writeMark } from './horizon-mark.ts';

const looked = (horizon: bigint, drawn: bigint, drawnUs: bigint) => ({
  horizon,
  end: horizon > drawn ? horizon : drawn + 1n,
  drawn,
  drawnUs,
});

test('entries are looked for from the last look on when nothing older was under way', () => {
  expect(nextMark(undefined, looked(11n, 10n, 500n))).toMatchObject({ horizon: 11n, fromUs: 500n, drawn: 0n });
});

test('while something older is under way, from when it may have begun', () => {
  const first = nextMark(undefined, looked(11n, 10n, 500n));
  // Transaction 12 goes on and on.
  const second = nextMark(first, looked(12n, 20n, 600n));
  const third = nextMark(second, looked(12n, 30n, 700n));
  expect([second.fromUs, third.fromUs]).toEqual([500n, 500n]);
  // It has ended, and another one is older than the look: the waiting number was passed.
  const fourth = nextMark(third, looked(25n, 40n, 800n));
  expect(fourth).toMatchObject({ horizon: 25n, fromUs: 600n, drawn: 40n });
  expect(nextMark(fourth, looked(51n, 50n, 900n)).fromUs).toBe(900n);
});

test('what lies between cannot be told once the clock, the numbers or the database are not what they were', () => {
  const last = nextMark(undefined, looked(11n, 10n, 500n));
  const next = (horizon: bigint, us: bigint) => nextMark(last, looked(horizon, horizon - 1n, us));
  expect(isSequel(last, next(20n, 600n))).toBe(true);
  expect(isSequel(last, next(20n, 499n))).toBe(false);
  expect(isSequel(last, next(5n, 600n))).toBe(false);
  expect(isSequel(last, next(11n + 2n ** 31n, 600n))).toBe(false);
  // Since when there may be more is not known at first, where something older is under way.
  expect(isSequel(nextMark(undefined, looked(5n, 10n, 500n)), next(20n, 600n))).toBe(false);
});

test('times from before the clock was set back are forgotten, also those of a look that still waits', () => {
  const first = nextMark(undefined, looked(11n, 10n, 500n));
  const waiting = nextMark(first, looked(12n, 20n, 600n));
  // Something older is under way at each of these looks.
  const back = nextMark(waiting, looked(25n, 30n, 100n));
  expect(back).toMatchObject({ fromUs: 0n, drawn: 30n, drawnUs: 100n });
  expect(isSequel(back, nextMark(back, looked(41n, 40n, 200n)))).toBe(false);
});

test('what ended once has ended, also where a number is seen again that was passed over', () => {
  const last = nextMark(undefined, looked(20n, 19n, 500n));
  const next = nextMark(last, { ...looked(15n, 30n, 600n), end: 31n });
  expect(next.horizon).toBe(20n);
  expect(isSequel(last, next)).toBe(true);
  // Numbers that were given out before are another database's.
  expect(isSequel(last, nextMark(last, { horizon: 5n, end: 6n, drawn: 4n, drawnUs: 600n }))).toBe(false);
});

test('is kept as a text', () => {
  const mark = nextMark(undefined, looked(5n, 10n, 500n));
  expect(readMark(writeMark(mark))).toEqual(mark);
  expect(() => readMark('1 2 3')).toThrow('five');
});
