import { identityQuestions } from '@harmattan/contract/office';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { arePassed, choicesOf, chooseQuestions, type KnownFacts } from './identity-rules.ts';

const facts: KnownFacts = {
  // The first of April in Lagos.
  registeredAt: new Date('2026-03-31T23:30:00Z'),
  birthYear: '1990',
  deposit: { viewName: 'KudipalBankTransfer', amountMinor: 5_000_00n },
  bank: 'Zenith Bank',
  methods: ['KudipalBankTransfer', 'KudipalCard'],
  banks: ['Access Bank', 'Zenith Bank'],
};
const right = [
  { kind: 'month of registration', answer: '2026-04' },
  { kind: 'amount of the last deposit', answer: '5,000 to below 20,000' },
  { kind: 'method of the last deposit', answer: 'KudipalBankTransfer' },
  { kind: 'bank of the last withdrawal', answer: 'Zenith Bank' },
  { kind: 'year of birth', answer: '1990' },
] as const;

test('four of what is known are drawn, each at most once, and fewer than three are not asked', () => {
  const drawn = Array.from({ length: 50 }, () => chooseQuestions(facts, systemRandom));
  for (const questions of drawn) {
    expect(questions).toHaveLength(4);
    expect(new Set(questions).size).toBe(4);
  }
  expect(new Set(drawn.flat())).toEqual(new Set(identityQuestions));
  expect(chooseQuestions({ ...facts, deposit: undefined }, systemRandom)).toHaveLength(3);
  expect(chooseQuestions({ ...facts, deposit: undefined, bank: undefined }, systemRandom)).toEqual([]);
});

test('all answers have to be right, and one of each', () => {
  expect(arePassed(facts, identityQuestions, right)).toBe(true);
  for (const { kind } of right) {
    const changed = right.map((one) => (one.kind === kind ? { kind, answer: 'another' } : one));
    expect(arePassed(facts, identityQuestions, changed), kind).toBe(false);
    const without = right.filter((one) => one.kind !== kind);
    expect(arePassed(facts, identityQuestions, without), kind).toBe(false);
    expect(arePassed(facts, identityQuestions, [...right, { kind, answer: 'a guess more' }]), kind).toBe(false);
  }
});

test('a month beside that of the registration counts, and one further off does not', () => {
  const asked = ['month of registration'] as const;
  const isRight = (answer: string) => arePassed(facts, asked, [{ kind: asked[0], answer }]);
  expect(['2026-03', '2026-04', '2026-05'].map(isRight)).toEqual([true, true, true]);
  expect(['2026-02', '2026-06', '2025-04', '', '4', '2026-4'].map(isRight)).toEqual(Array(6).fill(false));
});

test('what a caller chooses from is the same for every player', () => {
  const other = { ...facts, birthYear: '1971', bank: 'Access Bank', deposit: undefined, registeredAt: undefined };
  for (const kind of identityQuestions) expect(choicesOf(other, kind)).toEqual(choicesOf(facts, kind));
});
