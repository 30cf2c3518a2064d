import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burstAt, burstHundredths, highestHundredths, reachingNumbers } from './burst.ts';
import { isPromisedBy, makeChain, seedBefore } from './chain.ts';
import { heightAt, timeOf } from './growth.ts';
import { heightOfCashOut, payOf, reachesTarget } from './settle.ts';
import { zeppelinStatements } from './statements.ts';
import vectors from './vectors.json' with { type: 'json' };

const scale = 2n ** 52n;
const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

test('each seed is promised by the one before it, and the first by what is published', () => {
  const { seeds, promise } = makeChain(bytesOf('07'.repeat(32)), 50);
  expect(seeds).toHaveLength(50);
  for (const [at, seed] of seeds.entries()) {
    expect(isPromisedBy(seed, seeds[at - 1] ?? promise)).toBe(true);
    expect(Buffer.from(seedBefore(seed)).equals(createHash('sha256').update(seed).digest())).toBe(true);
  }
  expect(isPromisedBy(seeds[3] as Uint8Array, seeds[1] as Uint8Array)).toBe(false);
  expect(isPromisedBy(seeds[3] as Uint8Array, new Uint8Array(0))).toBe(false);
});

test('another implementation finds the same bursts', () => {
  for (let at = 0; at < 500; at += 1) {
    const seed = createHash('sha256').update(`flight ${at}`).digest();
    const hex = createHmac('sha256', seed).update('a public salt').digest('hex');
    const h = BigInt(`0x${hex.slice(0, 13)}`);
    const burst = Number((99n * scale) / (scale - h));
    expect(burstHundredths(Uint8Array.from(seed), 'a public salt')).toBe(
      Math.min(Math.max(burst, 100), highestHundredths),
    );
  }
});

test('the published vectors hold', () => {
  for (const { seed, salt, burst } of vectors.bursts) expect(burstHundredths(bytesOf(seed), salt)).toBe(burst);
  for (const { ms, height } of vectors.heights) expect(heightAt(ms)).toBe(height);
});

test('exactly as many numbers reach a height as is stated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: highestHundredths }), (hundredths) => {
      const reaching = reachingNumbers(hundredths);
      expect(burstAt(scale - reaching)).toBeGreaterThanOrEqual(hundredths);
      expect(burstAt(scale - reaching - 1n)).toBeLessThan(hundredths);
    }),
  );
  expect([burstAt(0n), burstAt(scale - 1n)]).toEqual([100, highestHundredths]);
});

test('every height returns 99 in 100 of what is staked', () => {
  for (const { returnMillionths } of zeppelinStatements) expect(returnMillionths / 1_000_000).toBeCloseTo(0.99, 5);
});

test('a flight never sinks, and doubles in about eleven seconds', () => {
  expect([heightAt(-5), heightAt(0)]).toEqual([100, 100]);
  let before = 0;
  for (let ms = 0; ms < 60_000; ms += 7) {
    expect(heightAt(ms)).toBeGreaterThanOrEqual(before);
    expect(Math.abs(heightAt(ms) - 100 * 1.000062 ** ms)).toBeLessThan(1.001);
    before = heightAt(ms);
  }
  expect(timeOf(200)).toBe(11_181);
  expect(timeOf(highestHundredths)).toBeLessThan(2 ** 20);
});

test('the time of a height is its first millisecond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: highestHundredths }), (hundredths) => {
      const ms = timeOf(hundredths);
      expect(heightAt(ms)).toBeGreaterThanOrEqual(hundredths);
      expect(heightAt(ms - 1)).toBeLessThan(hundredths);
    }),
  );
});

test('a cash-out by hand counts before the millisecond of the burst, and neither at it nor after', () => {
  for (const burst of [100, 101, 137, 5_000]) {
    const end = timeOf(burst);
    expect(heightOfCashOut(end, burst)).toBeUndefined();
    expect(heightOfCashOut(end + 1, burst)).toBeUndefined();
    expect(heightOfCashOut(-1, burst)).toBeUndefined();
    if (end > 0) expect(heightOfCashOut(end - 1, burst)).toBeLessThan(burst);
  }
});

test('a target at the burst is reached, one above it is not', () => {
  expect([reachesTarget(250, 250), reachesTarget(251, 250)]).toEqual([true, false]);
});

test('never pays part of a kobo, nor more than the height says', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: 100, max: highestHundredths }),
      (stakeMinor, hundredths) => {
        const paid = payOf(stakeMinor, hundredths);
        expect(paid * 100n).toBeLessThanOrEqual(stakeMinor * BigInt(hundredths));
        expect((paid + 1n) * 100n).toBeGreaterThan(stakeMinor * BigInt(hundredths));
      },
    ),
  );
});
