import { readFileSync } from 'node:fs';
import { statuses } from '@harmattan/contract';
import { expect, it } from 'vitest';

const catalogues = new URL('../../../../../packages/i18n/catalogues/en/', import.meta.url);
const textsOf = (name: string) => Object.keys(JSON.parse(readFileSync(new URL(`${name}.json`, catalogues), 'utf8')));

/** Statuses that a page says at its own field or with a number in it. */
const saidByPages: Record<string, string[]> = {
  PASSWORD_TOO_COMMON: ['register.password.common', 'recovery.password.common', 'security.password.common'],
  SIGN_IN_SLOWED: ['sign-in.slowed'],
  COUNTRY_NOT_ALLOWED: [
    'register.country',
    'sign-in.country',
    ...['cashier', 'play', 'sports', 'jackpot'].map((name) => `${name}.COUNTRY_NOT_ALLOWED`),
  ],
  AGE_NOT_ALLOWED: ['cashier', 'play', 'sports', 'jackpot', 'security'].map((name) => `${name}.AGE_NOT_ALLOWED`),
  RECOVERY_NEEDS_OPERATOR: ['recovery.operator'],
};

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
  const failures = Object.keys(statuses).filter((word) => word !== 'SUCCESS' && !(word in saidByPages));
  expect(failures.filter((word) => !texts.includes(`message.${word}`))).toEqual([]);
});

it('has the words that a page says in its own place', () => {
  const missing = Object.values(saidByPages)
    .flat()
    .filter((id) => !textsOf(id.split('.')[0] as string).includes(id));
  expect(missing).toEqual([]);
});
