import { expect, test } from 'vitest';
import { voidLetter } from './tell-of-voids.ts';

const voided = { number: '1000000001', stakeMinor: 10_000n, ground: 'price' } as const;

test.each([
  ['en', 'Your stake of NGN 100.00 is', 'What was left of your stake, NGN 60.00, is'],
  ['sw', 'Dau lako la NGN 100.00 liko', 'Sehemu iliyobaki ya dau lako, NGN 60.00, iko'],
  ['zh', '本金 NGN 100.00 已', '剩余本金 NGN 60.00 已'],
] as const)('a letter about a voided bet states what came back, in %s', (language, whole, rest) => {
  const textOf = (givenBackMinor: bigint) => voidLetter(language, { ...voided, givenBackMinor }).text;
  expect(textOf(10_000n)).toContain(whole);
  expect(textOf(6_000n)).toContain(rest);
  expect(textOf(6_000n)).not.toContain('100.00');
});
