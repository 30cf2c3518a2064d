import { recompute as recomputeDice } from '@harmattan/fair/dice/recompute';
import { recompute as recomputeHiLo } from '@harmattan/fair/hi-lo/recompute';
import { recompute as recomputeMines } from '@harmattan/fair/mines/recompute';
import { recompute as recomputePlinko } from '@harmattan/fair/plinko/recompute';
import { systemRandom } from '@harmattan/kernel/random';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { dice } from '../dice/index.ts';
import { hiLo } from '../hi-lo/index.ts';
import { mines } from '../mines/index.ts';
import { plinko } from '../plinko/index.ts';
import { minorText, textMinor, timesMinor, timesText } from './browser/provable-money.js';

const all = [dice, plinko, mines, hiLo];

test.each(all)('$name says everything in every language, and what has to be filled is filled', ({ face }) => {
  for (const language of languages) {
    const texts = face.texts[language];
    expect(Object.keys(texts)).toEqual(Object.keys(face.texts.en));
    expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
    expect(face.html(texts) + face.controls?.(texts)).not.toMatch(/undefined|\{\w+\}|NaN|\sstyle=/);
    const holes = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const [key, text] of Object.entries(texts)) expect(holes(text), key).toEqual(holes(face.texts.en[key]));
  }
});

test('whatever can be worked out again has a name in every language', () => {
  const lines = [
    [dice, recomputeDice(systemRandom, {}).lines],
    [plinko, recomputePlinko(systemRandom, { rows: 8, risk: 'low' }).lines],
    [mines, recomputeMines(systemRandom, { mines: 3 }).lines],
    [hiLo, recomputeHiLo(systemRandom, {}).lines],
  ] as const;
  for (const [{ face }, named] of lines) {
    for (const language of languages) {
      const verified = Object.keys(face.texts[language]).filter((key) => key.startsWith('verify_'));
      expect(verified.sort()).toEqual(
        Object.keys(named)
          .map((name) => `verify_${name}`)
          .sort(),
      );
    }
  }
});

test.each([
  [dice, ['99.0000 %', '98.9968 %', '98.9996 %', '2.9702×', '1.0102×']],
  [plinko, ['98.67 %', '98.56 %', '98.76 %', '1,200×', '0.0031 %']],
  [mines, ['98.28 %', '98.88 %', '99.00 %', '24.75×', '1.12×', '5,000']],
  [hiLo, ['92.3 % · 1.07250×', '7.7 % · 12.87000×', '53.8 % · 1.83857×']],
] as const)('$name states its multipliers, its return and the most that it pays', ({ face }, stated) => {
  for (const language of languages) {
    const html = face.html(face.texts[language]);
    for (const text of [...stated, '10,000,000']) expect(html, text).toContain(text);
  }
});

test('the page cuts what it multiplies, and writes amounts as the server does', () => {
  expect(timesMinor(1_001, 128, 100)).toBe(1_281);
  expect(timesMinor(4_999_999, 20_000, 100)).toBe(999_999_800);
  expect(timesMinor(5_000_000, 500_000_000, 100_000)).toBe(25_000_000_000);
  expect([timesText(128, 100), timesText(183_857, 100_000), timesText(10_102, 10_000, 4)]).toEqual([
    '1.28×',
    '1.83×',
    '1.0102×',
  ]);
  expect([minorText(5), minorText(150_050), textMinor('1500.50')]).toEqual(['0.05', '1500.50', 150_050]);
});
