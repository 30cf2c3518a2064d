import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  cardCharge,
  chargeAnswer,
  decryptCard,
  encryptCard,
  isHookSignature,
  transaction,
  transfer,
  webHook,
} from './flutterwave.ts';
import { sandboxCredentials } from './sandbox-credentials.ts';

const { encryptionKey, hookSecret } = sandboxCredentials.kudipal;
const json = '{"card_number":"5531886652142950","amount":100.5}';
// printf %s "$json" | openssl enc -des-ede3-ecb -K <the key in hexadecimal> -base64 -A
const client = 'no0mbUf6HizEYGHbL4EQiHlQFLa8XGTztP20uiKL7j/kityh3R3sZg3igUaMHRnQArql/V3hdt0=';

test('encrypts a card as openssl does, and reads it back', () => {
  expect(encryptCard(encryptionKey, json)).toBe(client);
  expect(decryptCard(encryptionKey, client)).toBe(json);
});

test.each(['', 'not base64!', client.slice(0, -4), 'AAAAAAAAAAA='])('finds no card in %j', (text) => {
  expect(decryptCard(encryptionKey, text)).toBeUndefined();
});

test('refuses a key of another length', () => {
  expect(() => encryptCard('short', json)).toThrow('24 bytes');
});

test('writes naira as a JSON number and reads them as kobo', () => {
  const charge = {
    tx_ref: 'r-1',
    amount: 150_050n,
    currency: 'NGN',
    email: 'a@b.example',
    card_number: '1',
    cvv: '2',
    expiry_month: '3',
    expiry_year: '4',
    redirect_url: 'http://localhost/',
  };
  const written = JSON.parse(JSON.stringify(z.encode(cardCharge, charge)));
  expect(written.amount).toBe(1500.5);
  expect(cardCharge.parse(written)).toEqual(charge);
  expect(cardCharge.safeParse({ ...written, amount: 1.005 }).success).toBe(false);
});

test('reads an answer that only asks for authorisation', () => {
  const answer = chargeAnswer.parse({
    status: 'success',
    message: 'Charge authorization data required',
    meta: { authorization: { mode: 'pin', fields: ['pin'] } },
  });
  expect(answer.meta?.authorization).toEqual({ mode: 'pin', fields: ['pin'] });
});

test('reads both kinds of web hooks, with amounts as numbers or text', () => {
  const charge = { id: 7, tx_ref: 'r', flw_ref: 'f', amount: '20.50', currency: 'NGN', status: 'successful' };
  expect(webHook.parse({ event: 'charge.completed', data: charge }).data.amount).toBe(2_050n);
  const payout = { id: 8, reference: 'r', account_number: '1', bank_code: '058', amount: 20, currency: 'NGN' };
  expect(webHook.parse({ event: 'transfer.completed', data: { ...payout, status: 'FAILED' } }).data.amount).toBe(
    2_000n,
  );
});

test('sees money whose fees have more decimals than money has, and whose texts are missing', () => {
  const charge = { id: 7, tx_ref: 'r', flw_ref: 'f', amount: 1_500, currency: 'NGN', status: 'successful' };
  const odd = { app_fee: 21.525, amount_settled: 1_478.475, charged_amount: null, processor_response: null };
  expect(transaction.parse({ ...charge, ...odd, created_at: null })).toMatchObject({ amount: 150_000n });
  const payout = { id: 8, reference: 'r', account_number: '1', bank_code: '058', amount: 20, currency: 'NGN' };
  expect(transfer.parse({ ...payout, status: 'NEW', fee: 26.875, full_name: null })).toMatchObject({ amount: 2_000n });
  expect(transaction.safeParse({ ...charge, amount: 1_500.001 }).success).toBe(false);
});

test('knows its own secret in a web hook, and no other', () => {
  expect(isHookSignature(hookSecret, hookSecret)).toBe(true);
  for (const header of [undefined, '', `${hookSecret} `, [hookSecret], hookSecret.toUpperCase()]) {
    expect(isHookSignature(header, hookSecret)).toBe(false);
  }
});
