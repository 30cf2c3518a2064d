import { payWheel, wheelSegments, wheelSpots } from '@harmattan/fair/wheel/wheel';
import { minorFromMajor } from '@harmattan/kernel/money';
import { systemRandom } from '@harmattan/kernel/random';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { wheelEdge } from './face.ts';
import { marketWheel } from './index.ts';

test('has a button for every spot once, each with a name of its own, in every language', () => {
  for (const language of languages) {
    const texts = marketWheel.face.texts[language];
    const html = marketWheel.face.html(texts);
    const found = [...html.matchAll(/data-spot="([^"]+)" data-name="([^"]+)"/g)];
    expect(found.map(([, on]) => on)).toEqual(wheelSpots);
    expect(new Set(found.map(([, , name]) => name)).size).toBe(wheelSpots.length);
    expect(html + marketWheel.face.controls?.(texts)).not.toMatch(/undefined|\{\w+\}/);
    for (const stated of [wheelEdge, '96.30 %', '1:1', '3:1', '5.5:1', '12:1', '25:1', '51:1']) {
      expect(html).toContain(stated);
    }
  }
});

test('the edge on the page is the one that all segments leave', () => {
  for (const spot of wheelSpots) {
    let back = 0n;
    for (let segment = 0; segment < wheelSegments; segment += 1) back += payWheel(spot, 1_000n, segment);
    expect(`${(100 - Number(back) / 10 / wheelSegments).toFixed(2)} %`).toBe(wheelEdge);
  }
});

test('the outcome names the segment and what lies there, and the sum of what each bet got is the win', () => {
  const bets = wheelSpots.map((on, at) => ({ on, amount: `${10 + at}.01` }));
  const seen = new Set<unknown>();
  for (let at = 0; at < 1_000; at += 1) {
    const { outcome, winMinor } = marketWheel.play({ choice: { bets }, stakeMinor: 1n, random: systemRandom });
    const told = outcome.bets as { on: string; paid: string }[];
    const paid = told.filter((bet) => bet.paid !== '0.00');
    expect(paid.map(({ on }) => on)).toEqual([outcome.spot]);
    expect(told.reduce((sum, bet) => sum + (minorFromMajor(bet.paid) ?? -1n), 0n)).toBe(winMinor);
    seen.add(outcome.segment);
  }
  expect(seen.size).toBe(wheelSegments);
});
