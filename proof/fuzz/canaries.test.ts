import { expect, test } from 'vitest';
import { createDraws } from '../simulate/random.ts';
import { createCanaries, newOddAmount, newWord } from './canaries.ts';

const draws = createDraws('canaries');
const own = { owner: 1, what: 'a test', secrecy: 'player' } as const;

function found(text: string, answer: string): boolean {
  const canaries = createCanaries();
  canaries.add(text, own);
  return canaries.find(answer).some(({ owner }) => owner === 1);
}

test('every form of canary is found inside an answer, in capitals and beside other text', () => {
  const word = newWord(draws);
  expect(found(word, `{"firstName":"${word}"}`)).toBe(true);
  expect(found(word, `Dear ${word.toUpperCase()}!`)).toBe(true);
  expect(found('2348031234567', '{"userName":"2348031234567"}')).toBe(true);
  expect(found('0197b0e2-1111-7222-8333-444455556666', '["0197b0e2-1111-7222-8333-444455556666"]')).toBe(true);
  expect(found('102.89.7.11', '"hostAddress":"102.89.7.11"')).toBe(true);
  expect(found('a'.repeat(43), `token=${'a'.repeat(43)};`)).toBe(true);
  const amount = newOddAmount(draws, { least: 100_000, most: 900_000 });
  expect(found(String(amount), `{"amount":${amount}}`)).toBe(true);
});

test('a part of a canary, a balance of the same amount, and what two players have seen, are none', () => {
  expect(found('2348031234567', '{"userName":"…4567"}')).toBe(false);
  expect(found('123456.27', '{"totalBalance":123456.27}')).toBe(false);
  const canaries = createCanaries();
  canaries.add('102.89.7.11', own);
  canaries.add('102.89.7.11', { ...own, owner: 2 });
  canaries.add('102.89.7.11', own);
  expect(canaries.find('102.89.7.11')).toEqual([]);
});
