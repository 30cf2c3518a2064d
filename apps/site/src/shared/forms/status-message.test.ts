import { readFileSync } from 'node:fs';
import { calls, transportFailures } from '@harmattan/contract';
import { serverWordCatalogues } from '@harmattan/i18n/server-words';
import { expect, it } from 'vitest';

const catalogues = new URL('../../../../../packages/i18n/catalogues/en/', import.meta.url);
const textsOf = (name: string) => Object.keys(JSON.parse(readFileSync(new URL(`${name}.json`, catalogues), 'utf8')));

/** The words that the translator finds. */
const words = serverWordCatalogues.flatMap(textsOf).map((id) => id.slice(id.indexOf('.') + 1));

/** What the cashier says of a payment in `message`, beside the refusals. */
const paymentWords = [
  ...['PLEASE_APPROVE_ON_YOUR_PHONE', 'DEPOSIT_WAS_RETURNED', 'DEPOSIT_WAS_CHARGED_BACK', 'SESSION_HAD_ENDED'],
  ...['WITHDRAWAL_IS_BEING_PROCESSED', 'WITHDRAWAL_WAITS_FOR_APPROVAL', 'WITHDRAWAL_IS_HELD_BACK'],
  'WITHDRAWAL_WAITS_FOR_ITS_BANK',
  ...['WITHDRAWAL_IS_ON_ITS_WAY', 'WITHDRAWAL_FAILED', 'WITHDRAWAL_REJECTED', 'WITHDRAWAL_WAS_RETURNED'],
];

/** Statuses that a page says at its own field or with a number in it. */
const saidByPages: Record<string, string[]> = {
  PASSWORD_TOO_COMMON: ['register.password.common', 'recovery.password.common', 'security.password.common'],
  PASSWORD_IS_UNCHANGED: ['security.password.unchanged', 'recovery.password.unchanged'],
  SIGN_IN_SLOWED: ['sign-in.slowed'],
  COUNTRY_NOT_ALLOWED: [
    'register.country',
    'sign-in.country',
    ...['cashier', 'play', 'sports', 'jackpot'].map((name) => `${name}.COUNTRY_NOT_ALLOWED`),
  ],
  AGE_NOT_ALLOWED: ['cashier', 'play', 'sports', 'jackpot', 'security'].map((name) => `${name}.AGE_NOT_ALLOWED`),
  RECOVERY_NEEDS_OPERATOR: ['recovery.operator'],
  RECORD_DOES_NOT_EXIST: ['tax.empty.title'],
  TICKETS_ARE_NOT_SEALED: ['jackpot.proof.early'],
  SIGN_IN_IS_OFF: ['sign-in.off'],
  LIMIT_IS_SET_BY_OPERATOR: ['limits.operator'],
  DEPOSIT_LIMIT_IS_REACHED: ['cashier.above-limit'],
  VERIFICATION_NOT_OPEN: ['verification.not-open'],
  PLAY_IS_PAUSED: ['play', 'sports', 'jackpot'].map((name) => `${name}.PLAY_IS_PAUSED`),
  PLAY_IS_OFF: ['play', 'sports', 'jackpot'].map((name) => `${name}.PLAY_IS_OFF`),
};

it('has words for every status that the contract declares', () => {
  // Those of players' calls: the staff's have words of their own.
  const declared = new Set([
    ...transportFailures,
    ...Object.values(calls).flatMap(({ failures }) => Object.keys(failures)),
  ]);
  const failures = [...declared].filter((word) => !(word in saidByPages));
  expect(failures.filter((word) => !words.includes(word))).toEqual([]);
});

it('has the words that a page says in its own place', () => {
  const missing = Object.values(saidByPages)
    .flat()
    .filter((id) => !textsOf(id.split('.')[0] as string).includes(id));
  expect(missing).toEqual([]);
});

it('has words for what the cashier says of a payment', () => {
  expect(paymentWords.filter((word) => !words.includes(word))).toEqual([]);
});
