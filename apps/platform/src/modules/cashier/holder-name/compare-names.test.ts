import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareNames, markWords } from './compare-names.ts';

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [firstName = '', lastName = '', other = '', decision = '', why = ''] = line.split('\t');
      return { firstName, lastName, other, decision, why };
    });

const pairs = read('compare-pairs.tsv');

test('there are at least 200 pairs, with each decision often', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  for (const decision of ['same', 'suggest', 'different'])
    expect(pairs.filter((pair) => pair.decision === decision).length, decision).toBeGreaterThan(30);
  expect(new Set(pairs.map(({ decision }) => decision)).size).toBe(3);
});

test.each(pairs)('"$firstName" "$lastName" and "$other": $decision ($why)', ({ decision, other, ...player }) => {
  expect(compareNames(player, other)).toBe(decision);
});

test('what the cashier pays out to is never called different', () => {
  const paid = read('name-pairs.tsv').filter(({ decision }) => decision === 'match');
  expect(paid.length).toBeGreaterThan(100);
  for (const { other, ...player } of paid) expect(compareNames(player, other), other).not.toBe('different');
});

test('each word says whether the other name has it', () => {
  const missing = (name: string, other: string) =>
    markWords(name, other)
      .filter(({ isFound }) => !isFound)
      .map(({ text }) => text);
  expect(missing('Adebayo O. Seun', 'SEUN OLUWASEUN ADEBAYO')).toEqual([]);
  expect(missing('SEUN OLUWASEUN ADEBAYO', 'Adebayo O. Seun')).toEqual([]);
  expect(missing('Ngozi Eze', 'NGOZI OKAFOR')).toEqual(['Eze']);
  expect(missing('NGOZI OKAFOR', 'Ngozi Eze')).toEqual(['OKAFOR']);
});
