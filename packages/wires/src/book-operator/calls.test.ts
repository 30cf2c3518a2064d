import { expect, test } from 'vitest';
import { operatorCalls } from './calls.ts';

const ticket = {
  ...{ number: '1000000001', link: 'link', book: 'altenar', player: '7', kind: 'single', state: 'open', refusal: null },
  ...{ stake: '10000', returnMax: '20000', due: null, paid: null, code: null, rulesVersion: 1, priceChanges: 'none' },
  ...{ askedAt: '2026-11-18T10:00:00.000Z', takenAt: '2026-11-18T10:00:00.000Z', settledAt: null, delayMs: null },
  ...{ referral: null, voided: null, legs: [], movements: [] },
};

test('a book that does not tell of sold parts has sold none', () => {
  const { answer } = operatorCalls.tickets;
  expect(answer.parse({ tickets: [ticket] }).tickets).toMatchObject([{ soldStake: 0n, soldFor: 0n }]);
  const sold = { ...ticket, soldStake: '4000', soldFor: '3800', system: null };
  expect(answer.encode(answer.parse({ tickets: [sold] }))).toEqual({ tickets: [sold] });
});

test('a book that does not tell of systems has none', () => {
  const { answer } = operatorCalls.tickets;
  expect(answer.parse({ tickets: [ticket] }).tickets).toMatchObject([{ system: null }]);
  const told = { ...ticket, kind: 'system', system: { name: '2/3 + 1', lines: 3 } };
  expect(answer.parse({ tickets: [told] }).tickets).toMatchObject([{ system: { lines: 3 } }]);
});

test('a book that does not tell what it gave back for a voided ticket is understood', () => {
  const { answer } = operatorCalls['void-ticket'];
  expect(answer.parse({ status: 'done' })).toEqual({ status: 'done', givenBack: null });
  expect(answer.encode(answer.parse({ status: 'done', givenBack: '6000' }))).toEqual({
    ...{ status: 'done', givenBack: '6000' },
  });
});
