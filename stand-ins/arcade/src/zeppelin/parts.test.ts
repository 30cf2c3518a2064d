// The page's own reckoning: what is typed, what is told, and when betting by itself ends.

import { payOf } from '@harmattan/fair/zeppelin/settle';
import { minorFromMajor } from '@harmattan/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOf } from './browser/zeppelin-act.js';
import { majorOf, minorOf } from './browser/zeppelin-amounts.js';
import { mustStopBetting, readAutoForm } from './browser/zeppelin-auto-rules.js';
import { foldCrowd } from './browser/zeppelin-crowd.js';
import { bytesOf, createFlights, hexOf } from './browser/zeppelin-flights.js';
import { heightText, kindOfHeight, milestonePassed, readTarget } from './browser/zeppelin-heights.js';
import { targetLimits } from './limits.ts';
import { heightText as receiptText } from './receipts.ts';

type Frame = import('./browser/frames.js').Frame;

test('a height is written as receipts write it, with thousands apart', () => {
  expect([100, 101, 1_430, 123_456, 1_000_000].map(heightText)).toEqual([
    '1.00×',
    '1.01×',
    '14.30×',
    '1,234.56×',
    '10,000.00×',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), (height) => {
      expect(heightText(height).replace(',', '')).toBe(`${receiptText(height)}×`);
    }),
  );
});

test('a target that was written is read back, and nothing that the server would refuse is taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: targetLimits.min, max: targetLimits.max }), (target) => {
      expect(readTarget(heightText(target))).toBe(target);
      expect(readTarget(receiptText(target))).toBe(target);
    }),
  );
  expect(['2', '2.', '2.5', ' 2.50 ', '10,000', '10000.00', '1.01'].map(readTarget)).toEqual([
    200, 200, 250, 250, 1_000_000, 1_000_000, 101,
  ]);
  for (const typed of [
    '',
    '1',
    '1.00',
    '0',
    '-2',
    '2.555',
    '1e3',
    '10000.01',
    '99999',
    '2,5x5.1.1',
    'two',
    'NaN',
    '.5',
  ]) {
    expect(readTarget(typed), typed).toBeUndefined();
  }
});

test('every milestone is said once, the highest where several were passed at once', () => {
  expect(milestonePassed(100, 149)).toBeUndefined();
  expect(milestonePassed(149, 150)).toBe(150);
  expect(milestonePassed(150, 151)).toBeUndefined();
  expect(milestonePassed(100, 640)).toBe(500);
  expect([199, 200, 999, 1_000].map(kindOfHeight)).toEqual(['low', 'middle', 'middle', 'high']);
});

const none = { balanceMinMinor: undefined, gainMaxMinor: undefined, singleWinMinor: undefined };
const stand = { left: 5, stakeMinor: 10_000, balanceMinor: 100_000, gainMinor: 0, lastWinMinor: 0 };

test.each([
  ['flights are left and no limit is set', none, {}, false],
  ['no flight is left', none, { left: 0 }, true],
  ['the balance is not known', none, { balanceMinor: undefined }, true],
  ['the balance is less than the stake', none, { balanceMinor: 9_999 }, true],
  ['the balance would be at its limit', { ...none, balanceMinMinor: 90_000 }, {}, false],
  ['the balance would fall below its limit', { ...none, balanceMinMinor: 90_001 }, {}, true],
  ['the gain is at its limit', { ...none, gainMaxMinor: 500 }, { gainMinor: 500 }, false],
  ['the gain is above its limit', { ...none, gainMaxMinor: 500 }, { gainMinor: 501 }, true],
  ['a single win is below its limit', { ...none, singleWinMinor: 500 }, { lastWinMinor: 499 }, false],
  ['a single win is at its limit', { ...none, singleWinMinor: 500 }, { lastWinMinor: 500 }, true],
])('when %s, betting by itself stops or goes on as stated', (_when, limits, change, isOver) => {
  expect(mustStopBetting(limits, { ...stand, ...change })).toBe(isOver);
});

test('the form for betting by itself takes whole amounts and a number of flights, and nothing else', () => {
  const form = { flights: '10', balance: '', gain: '1,000', single: '₦ 500' };
  expect(readAutoForm(form)).toEqual({
    flights: 10,
    limits: { balanceMinMinor: undefined, gainMaxMinor: 100_000, singleWinMinor: 50_000 },
  });
  for (const change of [
    { flights: '0' },
    { flights: '1001' },
    { flights: '' },
    { gain: '-1' },
    { gain: '12,50' },
    { single: '1.5' },
  ]) {
    expect(readAutoForm({ ...form, ...change })).toBeUndefined();
  }
});

test('the list shows the fifty largest stakes and counts everybody', () => {
  const bets = Array.from({ length: 1_000 }, (_none, at) => ({
    player: at,
    stakeMajor: at + 10,
    out: at % 2 ? 150 : 0,
  }));
  const { shown, count, moreCount, sumMajor, outCount } = foldCrowd(bets);
  expect(shown.map(({ stakeMajor }) => stakeMajor)).toEqual(Array.from({ length: 50 }, (_none, at) => 1_009 - at));
  expect({ count, moreCount, outCount }).toEqual({ count: 1_000, moreCount: 950, outCount: 500 });
  expect(sumMajor).toBe(bets.reduce((sum, { stakeMajor }) => sum + stakeMajor, 0));
  // A place that was told before the one in front of it is no player yet.
  expect(foldCrowd([undefined, ...bets.slice(0, 1)]).count).toBe(1);
});

const seed = new Uint8Array(32).fill(7);
const snapshot = {
  seq: 10,
  bets: [[1_234, 100, 0]] as [number, number, number][],
  flight: { number: 5, phase: 'open' as const, startsInMs: 4_000, promise: 'ab', salt: 'salt' },
};

function begun() {
  const flights = createFlights();
  flights.take(snapshot, 1_000);
  return flights;
}

test('messages in their order make the flight, and the next one is promised by its seed', () => {
  const flights = begun();
  const row: Frame[] = [
    { kind: 'bets', seq: 11, first: 1, bets: [{ player: 2_345, stakeMajor: 50 }] },
    { kind: 'start', seq: 12, flight: 5 },
    { kind: 'outs', seq: 13, outs: [{ bet: 1, height: 140 }] },
    { kind: 'burst', seq: 14, flight: 5, height: 201, seed },
  ];
  for (const frame of row) flights.hear(frame, 6_000);
  expect(flights.isBehind).toBe(false);
  expect(flights.now).toMatchObject({ number: 5, phase: 'burst', burst: 201, startsAt: 5_000, seed: hexOf(seed) });
  expect(flights.now.bets).toEqual([
    { player: 1_234, stakeMajor: 100, out: 0 },
    { player: 2_345, stakeMajor: 50, out: 140 },
  ]);
  flights.hear({ kind: 'open', seq: 15, flight: 6, startsInMs: 6_000 }, 10_000);
  expect(flights.isBehind).toBe(false);
  expect(flights.now).toMatchObject({ number: 6, phase: 'open', promise: hexOf(seed), salt: 'salt', startsAt: 16_000 });
});

test('a gap is noticed, and what came while the page asked is laid on top of the answer, once', () => {
  const flights = begun();
  flights.hear({ kind: 'start', seq: 12, flight: 5 }, 5_000);
  expect(flights.isBehind).toBe(true);
  // What counts is shown at once all the same.
  expect(flights.now.phase).toBe('flying');
  flights.hear({ kind: 'outs', seq: 13, outs: [{ bet: 0, height: 120 }] }, 5_100);
  flights.take({ ...snapshot, seq: 12, flight: { ...snapshot.flight, phase: 'flying', startsInMs: -100 } }, 5_100);
  expect(flights.isBehind).toBe(false);
  expect(flights.now).toMatchObject({ phase: 'flying', startsAt: 5_000 });
  expect(flights.now.bets[0]?.out).toBe(120);
  flights.hear({ kind: 'burst', seq: 13, flight: 5, height: 300, seed }, 5_200);
  expect(flights.now.phase).toBe('flying');
});

test('a beat changes nothing, unless it says that something was missed', () => {
  const flights = begun();
  flights.hear({ kind: 'beat', seq: 10 }, 2_000);
  expect(flights.isBehind).toBe(false);
  expect(flights.now.phase).toBe('open');
  flights.hear({ kind: 'start', seq: 11, flight: 5 }, 5_000);
  expect(flights.isBehind).toBe(false);
  flights.hear({ kind: 'beat', seq: 12 }, 5_400);
  expect(flights.isBehind).toBe(true);
});

test('an answer that is older than the gap leaves the page behind', () => {
  const flights = begun();
  flights.hear({ kind: 'start', seq: 13, flight: 5 }, 5_000);
  flights.take({ ...snapshot, seq: 11 }, 5_000);
  expect(flights.isBehind).toBe(true);
});

test('who comes late sees the flight at its height, and a process that counts anew is heard', () => {
  const flights = createFlights();
  expect(flights.isBehind).toBe(true);
  flights.take({ ...snapshot, flight: { ...snapshot.flight, phase: 'flying', startsInMs: -9_000 } }, 10_000);
  expect(flights.now).toMatchObject({ phase: 'flying', startsAt: 1_000 });
  flights.lose();
  flights.hear({ kind: 'open', seq: 1, flight: 6, startsInMs: 6_000 }, 20_000);
  expect(flights.now.number).toBe(6);
  expect(flights.isBehind).toBe(true);
});

test('the first flight of a new chain is not taken for promised by the seed before it', () => {
  const flights = begun();
  flights.hear({ kind: 'start', seq: 11, flight: 5 }, 5_000);
  flights.hear({ kind: 'burst', seq: 12, flight: 5, height: 201, seed }, 6_000);
  // The server leaves a number out where a chain begins.
  flights.hear({ kind: 'open', seq: 14, flight: 6, startsInMs: 6_000 }, 10_000);
  expect(flights.isBehind).toBe(true);
  expect(flights.now).toMatchObject({ number: 6, phase: 'open', promise: '', salt: '' });
  flights.take({ ...snapshot, seq: 14, flight: { ...snapshot.flight, number: 6, promise: 'cd', salt: 'new' } }, 10_100);
  expect(flights.isBehind).toBe(false);
  expect(flights.now).toMatchObject({ number: 6, promise: 'cd', salt: 'new' });
});

test('the page asks for a flight whose promise it does not know', () => {
  const flights = begun();
  flights.hear({ kind: 'open', seq: 11, flight: 6, startsInMs: 6_000 }, 20_000);
  expect(flights.now.promise).toBe('');
  expect(flights.isBehind).toBe(true);
});

test('bytes are written as hex and read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(bytesOf(hexOf(bytes))).toEqual(bytes);
    }),
  );
});

const acting = {
  say: (name: string, values: Record<string, string> = {}) => [name, ...Object.values(values)].join(' '),
  money: (amount: string) => amount,
  payOf: (stakeMinor: number, height: number) => majorOf(Number(payOf(BigInt(stakeMinor), height))),
};
const wanted = { stakeMinor: 10_000, target: null };

test.each([
  ['idle', {}, 'betNow 100.00', 'nextFlight', 'bet'],
  ['idle', { isOpen: true }, 'betNow 100.00', 'thisFlight', 'bet'],
  ['idle', { wanted: undefined }, 'bet', 'nextFlight', 'bet'],
  ['queued', {}, 'queued', 'queuedMore 100.00', 'queued'],
  ['sending', { isOpen: true }, 'sending', '', 'wait'],
  ['aboard', { isOpen: true }, 'aboard', 'aboardMore 100.00', 'wait'],
  ['aboard', { isFlying: true, height: 153 }, 'cashOut 153.00', 'cashOutMore 1.53×', 'out'],
  [
    'aboard',
    { isFlying: true, height: 153, wanted: { ...wanted, target: 200 } },
    'cashOut 153.00',
    'aboardTarget 100.00 2.00×',
    'out',
  ],
  ['aboard', { isFlying: true, height: 200, wanted: { ...wanted, target: 200 } }, 'targetReached 2.00×', '', 'wait'],
  ['aboard', { isFlying: true, isConnected: false, height: 153 }, 'noLine', 'noLineAboard 100.00 0.00×', 'wait'],
  [
    'aboard',
    { isFlying: true, isConnected: false, height: 153, wanted: { ...wanted, target: 200 } },
    'noLine',
    'noLineTarget 100.00 2.00×',
    'wait',
  ],
  ['leaving', { isFlying: true, isConnected: false }, 'noLine', 'noLineLeaving 100.00 0.00×', 'wait'],
  ['sending', { isOpen: true, isConnected: false }, 'noLine', 'noLineSending 100.00 0.00×', 'wait'],
  ['idle', { isConnected: false }, 'noLine', 'noLineIdle 100.00 0.00×', 'wait'],
  ['queued', { isConnected: false }, 'queued', 'queuedMore 100.00', 'queued'],
  ['leaving', { isFlying: true, height: 153, wanted: { ...wanted, out: 151 } }, 'targetReached 1.51×', '', 'wait'],
  ['aboard', { isOver: true, height: 153 }, 'settling', '100.00', 'wait'],
  ['leaving', { isOver: true, height: 153 }, 'settling', '100.00', 'wait'],
  ['leaving', { isFlying: true, height: 153 }, 'leaving', '', 'wait'],
] as const)(
  'the button of a bet that is %s with %j says what a tap does, and calls nothing paid',
  (state, change, words, small, kind) => {
    const now = {
      state,
      isConnected: true,
      isOpen: false,
      isFlying: false,
      isOver: false,
      wanted,
      height: 100,
      ...change,
    };
    expect(actOf(now, acting)).toEqual({ words, small, kind });
  },
);

test('amounts are read and written as the books have them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (minor) => {
      expect(minorOf(majorOf(minor))).toBe(minor);
      expect(minorFromMajor(majorOf(minor))).toBe(BigInt(minor));
    }),
  );
});
