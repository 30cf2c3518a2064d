import { randomUUID } from 'node:crypto';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { createOrder, orderHookSigned, orderPaths, signSelcom, verifySelcom } from '@harmattan/wires/selcom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataIn, newNumber, startTestGateways, useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();
const { apiKey, apiSecret, vendor } = sandboxCredentials.selcom;
const hookPath = '/hooks/selcom';

async function start() {
  const gateways = await startTestGateways(db);
  const headersFor = (fields: object) =>
    signSelcom({ apiKey, apiSecret, fields: { ...fields }, timestamp: new Date() });
  return {
    ...gateways,
    async order(change: object = {}) {
      const body = z.encode(createOrder, { ...newOrder(), ...change });
      const answer = await gateways.post(`/selcom${orderPaths.create}`, body, headersFor(body));
      const [data] = answer.json().data ?? [];
      const url = data && Buffer.from(data.payment_gateway_url, 'base64').toString();
      return { orderId: body.order_id, phone: body.buyer_phone, answer, page: url && new URL(url).pathname };
    },
    async status(order_id: string) {
      const answer = await gateways.get(`/selcom${orderPaths.status(order_id)}`, headersFor({ order_id }));
      return answer.json().data[0]?.payment_status;
    },
    decide: (page: string, form: Record<string, string>) =>
      gateways.server.inject({
        method: 'POST',
        url: page,
        authority: '127.0.0.1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
  };
}

function newOrder() {
  return {
    vendor,
    order_id: randomUUID(),
    buyer_email: 'payer@example.com',
    buyer_name: 'Ada Obi',
    buyer_phone: newNumber(),
    amount: 420_050n,
    currency: 'NGN',
    redirect_url: 'http://localhost:3000/deposit?paid=1',
    cancel_url: 'http://localhost:3000/deposit?cancelled=1',
    webhook: 'http://localhost:3000/hooks/selcom',
    no_of_items: 1,
    'billing.firstname': 'Ada',
    'billing.lastname': 'Obi',
    'billing.address_1': '1 Uhuru Street',
    'billing.city': 'Dodoma',
    'billing.state_or_region': 'Dodoma',
    'billing.postcode_or_pobox': '41101',
    'billing.country': 'TZ',
    'billing.phone': '255712345678',
  };
}

const goodCard = '5061000000000013';

test('takes a card on its own page, once, and tells with a signature of its own', async () => {
  const gateways = await start();
  const { orderId, page } = await gateways.order();
  const again = await gateways.order({ order_id: orderId });
  expect(again.page).toBe(page);
  expect((await gateways.order({ order_id: orderId, amount: 1n })).answer.json().result).toBe('FAIL');
  expect(dataIn((await gateways.get(page)).body)).toEqual({
    at: 'gateway',
    isOpen: true,
    amount: '4200.50',
    cards: ['plain', 'declined', 'no funds'],
  });
  expect(await gateways.status(orderId)).toBe('PENDING');
  const paid = await Promise.all([1, 2].map(() => gateways.decide(page, { do: 'pay', card: goodCard })));
  for (const { headers } of paid) expect(headers.location).toBe('http://localhost:3000/deposit?paid=1');
  const [hook] = await gateways.platform.calls(hookPath, 1);
  expect(hook?.body).toMatchObject({ order_id: orderId, amount: 4200.5, payment_status: 'COMPLETED' });
  const call = { headers: hook?.headers ?? {}, body: hook?.body, apiKey, apiSecret, now: new Date(), windowMs: 5_000 };
  expect(verifySelcom({ ...call, mustSign: orderHookSigned })).toBe(true);
  expect(await gateways.status(orderId)).toBe('COMPLETED');
});

test('goes back with nothing paid when the payer cancels or the card is declined', async () => {
  const gateways = await start();
  const [cancelled, declined] = [await gateways.order(), await gateways.order()];
  const back = await gateways.decide(cancelled.page, { do: 'cancel' });
  expect(back.headers.location).toBe('http://localhost:3000/deposit?cancelled=1');
  await gateways.decide(declined.page, { do: 'pay', card: '4111111111111111' });
  expect(await gateways.status(cancelled.orderId)).toBe('USERCANCELLED');
  expect(await gateways.status(declined.orderId)).toBe('REJECTED');
  await gateways.decide(declined.page, { do: 'pay', card: goodCard });
  expect(await gateways.status(declined.orderId)).toBe('REJECTED');
  expect((await gateways.get('/selcom/pay/unknown')).statusCode).toBe(404);
});

test('signs wrongly where that is chosen', async () => {
  const gateways = await start();
  const { phone, page } = await gateways.order();
  await gateways.onPhone('manner', { number: phone, manner: 'wrong signature' });
  await gateways.decide(page, { do: 'pay', card: goodCard });
  const [hook] = await gateways.platform.calls(hookPath, 1);
  const call = { headers: hook?.headers ?? {}, body: hook?.body, apiKey, apiSecret, now: new Date(), windowMs: 5_000 };
  expect(verifySelcom({ ...call, mustSign: orderHookSigned })).toBe(false);
});

test('refuses addresses to which no browser should be sent', async () => {
  const gateways = await start();
  const { answer } = await gateways.order({ redirect_url: 'javascript:alert(1)' });
  expect(answer.statusCode).toBe(400);
});
