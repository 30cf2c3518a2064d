import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchHolderName } from './match-holder-name.ts';

interface Pair {
  firstName: string;
  lastName: string;
  holder: string;
  decision: string;
  why: string;
}

const pairs: Pair[] = readFileSync(new URL('name-pairs.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [firstName = '', lastName = '', holder = '', decision = '', why = ''] = line.split('\t');
    return { firstName, lastName, holder, decision, why };
  });

test('there are at least 200 pairs, and both decisions are among them', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect([...new Set(pairs.map(({ decision }) => decision))].sort()).toEqual(['ask', 'match']);
});

test.each(pairs)('"$firstName" "$lastName" and "$holder": $decision ($why)', ({ decision, holder, ...player }) => {
  expect(matchHolderName(player, holder, { tolerance: 1 })).toBe(decision);
});

test('without tolerance a shortening and a missing letter go to the operator, and a spelling does not', () => {
  const strict = (firstName: string, lastName: string, holder: string) =>
    matchHolderName({ firstName, lastName }, holder, { tolerance: 0 });
  expect(strict('Tunde', 'Ojo', 'OJO BABATUNDE')).toBe('ask');
  expect(strict('Chukwuemeka', 'Ojo', 'OJO CHUKWEMEKA')).toBe('ask');
  expect(strict('Yusuf', 'Ojo', 'OJO YUSUFF')).toBe('match');
});

test('with more tolerance a shortening and a missing letter pass together, and a stranger still does not', () => {
  const wide = (holder: string) =>
    matchHolderName({ firstName: 'Emeka', lastName: 'Ogunleyeo' }, holder, { tolerance: 2 });
  expect(wide('CHUKWUEMEKA OGUNLEYE')).toBe('match');
  expect(wide('CHIDI OKAFOR')).toBe('ask');
});

test('a name of many words is not compared at length', () => {
  const many = Array.from({ length: 100 }, (_none, at) => 'abcdefghij'[at % 10]).join(' ');
  const beganAt = performance.now();
  expect(matchHolderName({ firstName: many, lastName: many }, many, { tolerance: 1 })).toBe('ask');
  expect(performance.now() - beganAt).toBeLessThan(1_000);
});
