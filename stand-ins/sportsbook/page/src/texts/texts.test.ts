import { expect, test } from 'vitest';
import { en } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

const keys = Object.keys(en).sort() as (keyof typeof en)[];

test('every language says the same things', () => {
  for (const other of [sw, zh]) expect(Object.keys(other).sort()).toEqual(keys);
});

test('nothing is left empty, and nothing was left in English but what is said alike', () => {
  const alike = new Set<string>(['moreMarkets', 'minute', 'scoreSpoken']);
  for (const other of [sw, zh]) {
    for (const key of keys) {
      const [ours, theirs] = [say(en[key]), say(other[key])];
      expect(theirs.trim(), key).not.toBe('');
      if (!alike.has(key)) expect(theirs, key).not.toBe(ours);
    }
  }
});

test('whatever a text is given, it says', () => {
  for (const language of [en, sw, zh])
    for (const key of keys) {
      const text = language[key];
      if (typeof text !== 'function') continue;
      const said = say(text);
      for (let at = 0; at < text.length; at += 1) expect(said, key).toContain(`<${at}>`);
    }
});

function say(text: string | ((...given: never[]) => string)): string {
  return typeof text === 'string'
    ? text
    : text(...(Array.from({ length: text.length }, (_, at) => `<${at}>`) as never[]));
}
