import { calls } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { wireBilling, wrongBilling } from './billing-check.ts';

const good = {
  ...{ firstName: 'Ada', lastName: 'Obi', email: 'ada@mail.example', phone: '8031234567' },
  ...{ address: '1 Marina', city: 'Lagos', region: 'Lagos', postCode: '101241' },
};
const body = calls['POST Banking/RegisterSelcomCCDeposit'].body;

it.each([
  {},
  { email: ' ada@mail.example ' },
  { email: "o'neil+bets@mail.example" },
  { email: 'ada@mail' },
  { email: 'ada..obi@mail.example' },
  { email: '"ada"@mail.example' },
  { email: `${'a'.repeat(200)}@mail.example` },
  { email: 'ada@-mail.example' },
  { phone: '+234 803 123 4567' },
  { phone: '(0)' },
  { phone: 'none' },
  { phone: '1'.repeat(16) },
  { address: 'a'.repeat(200) },
  { address: 'a'.repeat(201) },
  { city: ` ${'a'.repeat(200)} ` },
  { postCode: '1'.repeat(300) },
])('refuses exactly what the server refuses: %j', (change) => {
  const form = { ...good, ...change };
  const isTaken = body.safeParse({ ...wireBilling(form), amount: 900, saveInfo: false }).success;
  expect(Object.keys(wrongBilling(form)).length === 0).toBe(isTaken);
});
