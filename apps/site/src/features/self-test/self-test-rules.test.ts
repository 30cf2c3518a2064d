import { expect, it } from 'vitest';
import { type Answer, type Answers, questions, resultOf } from './self-test-rules.ts';

const all = (answer: Answer, change: Answers = {}): Answers => ({
  ...Object.fromEntries(questions.map((question) => [question, answer])),
  ...change,
});

it('says nothing until every question is answered', () => {
  const { 9: _, ...eight } = all('always');
  expect(resultOf({})).toBeUndefined();
  expect(resultOf(eight)).toBeUndefined();
});

it.each<[Answers, string]>([
  [all('never'), 'calm'],
  [all('never', { 3: 'sometimes' }), 'watch'],
  [all('never', { 3: 'often' }), 'watch'],
  [all('never', { 3: 'always' }), 'care'],
  [all('never', { 1: 'always', 2: 'always', 3: 'sometimes' }), 'care'],
  [all('never', { 1: 'always', 2: 'always', 3: 'often' }), 'help'],
  [all('sometimes'), 'help'],
])('%j leads to %s', (given, result) => {
  expect(resultOf(given)).toBe(result);
});
