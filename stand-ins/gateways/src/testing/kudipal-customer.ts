import { randomUUID } from 'node:crypto';
import { encryptCard, paths } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { testCards } from '../kudipal/index.ts';
import { newNumber, startTestGateways, type TestDatabase } from './test-gateways.ts';

const { secretKey, encryptionKey } = sandboxCredentials.kudipal;
export const authorized = { authorization: `Bearer ${secretKey}` };
export const hookPath = '/hooks/kudipal';

/** The stand-in at work, with the platform's half of Kudipal's wire. */
export async function startKudipal(db: TestDatabase, logged: string[] = []) {
  const gateways = await startTestGateways(db, {}, logged);
  const post = (path: string, body: object) => gateways.post(`/kudipal${path}`, body, authorized);
  const get = (path: string) => gateways.get(`/kudipal${path}`, authorized);
  return {
    ...gateways,
    api: { post, get },
    card: (name: string, change: object = {}) => post(paths.cardCharge, cardBody(name, change)),
    verify: async (txRef: string) => (await get(paths.verifyByReference(txRef))).json().data,
    hooks: (count: number) => gateways.platform.calls(hookPath, count),
    misbehave: (number: string, manner: string, minutes = 10) =>
      gateways.onPhone('manner', { number, manner, minutes }),
  };
}

export const money = (change: object = {}) => ({
  tx_ref: randomUUID(),
  amount: 1500.5,
  currency: 'NGN',
  email: 'payer@example.com',
  phone_number: newNumber(),
  ...change,
});

const cardCharge = (name: string, change: object = {}) => ({
  ...money(),
  card_number: testCards.find((card) => card.name === name)?.number ?? name,
  cvv: '987',
  expiry_month: '12',
  expiry_year: '49',
  redirect_url: 'http://localhost:3000/deposit',
  ...change,
});

export function cardBody(name: string, change: object = {}) {
  return { client: encryptCard(encryptionKey, JSON.stringify(cardCharge(name, change))) };
}

export const transfer = (change: object = {}) => ({ ...money(), is_permanent: false, expires: 1800, ...change });
export const payout = (change: object = {}) => ({
  account_bank: '058',
  account_number: '0123456781',
  amount: 700,
  currency: 'NGN',
  reference: randomUUID(),
  meta: [{ mobile_number: newNumber() }],
  ...change,
});
