import { readFileSync } from 'node:fs';
import { statuses } from '@harmattan/contract';
import { expect, it } from 'vitest';

const catalogues = new URL('../../../../packages/i18n/catalogues/en/', import.meta.url);
const textsOf = (name: string) => Object.keys(JSON.parse(readFileSync(new URL(`${name}.json`, catalogues), 'utf8')));

it('has words for every status that the contract declares', () => {
  const texts = [
    'message',
    'cashier',
    'contact',
    'jackpot',
    'messages',
    'play',
    'promotions',
    'races',
    'security',
    'sports',
  ]
    .flatMap(textsOf)
    .map((id) => id.replace(/^\w+/, 'message'));
  const failures = Object.keys(statuses).filter((word) => word !== 'SUCCESS');
  expect(failures.filter((word) => !texts.includes(`message.${word}`))).toEqual([]);
});
