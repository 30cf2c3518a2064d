import { paths } from '@harmattan/wires/flutterwave';
import { expect, test } from 'vitest';
import { payout, startKudipal } from '../testing/kudipal-customer.ts';
import { useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();

test('pays out once, however often and however much at once it is asked', async () => {
  const gateways = await startKudipal(db);
  const request = payout();
  const answers = await Promise.all([1, 2, 3].map(() => gateways.api.post(paths.transfers, request)));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  const [hook] = await gateways.hooks(1);
  expect(hook?.body).toMatchObject({ event: 'transfer.completed', data: { status: 'SUCCESSFUL', amount: 700 } });
  const other = await gateways.api.post(paths.transfers, { ...request, amount: 701 });
  expect(other.statusCode).toBe(400);
  const { data } = (await gateways.api.get(paths.transfersByReference(request.reference))).json();
  expect(data).toEqual([hook?.body.data]);
  expect((await gateways.api.get(paths.transfersByReference('none'))).json().data).toEqual([]);
});

test.each([
  ['0402', 200, 'FAILED'],
  ['0500', 500, 'SUCCESSFUL'],
])('to an account that ends in %s answers %i and ends %s', async (ending, status, end) => {
  const gateways = await startKudipal(db);
  const answer = await gateways.api.post(paths.transfers, payout({ account_number: `012345${ending}` }));
  expect(answer.statusCode).toBe(status);
  const [hook] = await gateways.hooks(1);
  expect(hook?.body.data.status).toBe(end);
});

test('keeps a pay-out waiting until the phone decides, exactly once', async () => {
  const gateways = await startKudipal(db);
  const request = payout({ account_number: '0123450409' });
  expect((await gateways.api.post(paths.transfers, request)).json().data.status).toBe('PENDING');
  const number = request.meta[0]?.mobile_number;
  const { payouts } = await gateways.lookAt(`payouts?number=${number}`);
  expect(payouts).toEqual([expect.objectContaining({ gateway: 'kudipal', key: request.reference, state: 'waiting' })]);
  const decide = (what: string) =>
    gateways.onPhone('payouts', { gateway: 'kudipal', key: request.reference, do: what });
  const decided = await Promise.all([decide('release'), decide('fail')]);
  expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await gateways.hooks(1);
});

test('pays a waiting pay-out by itself after five minutes', async () => {
  const gateways = await startKudipal(db);
  const request = payout({ account_number: '0123450409' });
  await gateways.api.post(paths.transfers, request);
  await gateways.moveClock(301_000);
  const [hook] = await gateways.hooks(1);
  expect(hook?.body.data).toMatchObject({ reference: request.reference, status: 'SUCCESSFUL' });
});
