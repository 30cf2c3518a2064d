import { smsParts } from '@harmattan/kernel/sms-parts';
import { expect, test } from 'vitest';
import { answers, wordOf } from './incoming-words.ts';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Stop please\n-- Ada', 'stop'],
  ['acha', 'stop'],
  ['退订', 'stop'],
  ['START', 'start'],
  ['anza!', 'start'],
  ['Stopping by', undefined],
  ['Please stop', undefined],
  ['', undefined],
] as const)('%j asks for %s', (text, word) => {
  expect(wordOf(text)).toBe(word);
});

test('every answer is one text, in words of its own', () => {
  for (const ofLanguage of Object.values(answers))
    for (const text of Object.values(ofLanguage)) expect(smsParts(text).parts, text).toBe(1);
});
