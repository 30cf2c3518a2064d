import { isHookSignature, paths } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { hookPath, payout, startKudipal, transfer } from '../testing/kudipal-customer.ts';
import { createTestGateways, newNumber, useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();
const { hookSecret } = sandboxCredentials.kudipal;

test.each([
  [
    'card charge',
    (gateways: Awaited<ReturnType<typeof startKudipal>>, number: string) =>
      gateways.card('plain', { phone_number: number }),
  ],
  [
    'pay-out',
    (gateways: Awaited<ReturnType<typeof startKudipal>>, number: string) =>
      gateways.api.post(paths.transfers, payout({ meta: [{ mobile_number: number }] })),
  ],
])('tells of a %s before it answers, where that is chosen', async (_what, cause) => {
  const gateways = await startKudipal(db);
  const number = newNumber();
  await gateways.misbehave(number, 'first');
  await cause(gateways, number);
  expect(gateways.platform.at(hookPath)).toHaveLength(1);
});

test('tells of a transfer at once where web hooks come before answers: no caller waits for one', async () => {
  const gateways = await startKudipal(db);
  const request = transfer();
  await gateways.misbehave(request.phone_number, 'first');
  const opened = await gateways.api.post(paths.bankTransferCharge, request);
  const { transfer_account: account } = opened.json().meta.authorization;
  await gateways.onPhone('transfers', { account, amount: '1' });
  expect(gateways.platform.at(hookPath)).toHaveLength(1);
});

test('tells twice, with a wrong signature, of another amount, late or never, as chosen', async () => {
  const gateways = await startKudipal(db);
  const pay = async (manner: string) => {
    const number = newNumber();
    await gateways.misbehave(number, manner, 60);
    return (await gateways.card('plain', { phone_number: number })).json().data.tx_ref;
  };
  const of = (txRef: string) => gateways.platform.at(hookPath).filter(({ body }) => body.data.tx_ref === txRef);
  const [twice, forged, other, late, never] = await Promise.all(
    ['twice', 'wrong signature', 'other amount', 'late', 'never'].map(pay),
  );
  await gateways.hooks(4);
  expect(of(twice)).toHaveLength(2);
  expect(isHookSignature(of(forged)[0]?.headers['verif-hash'], hookSecret)).toBe(false);
  expect(of(other)[0]?.body.data.amount).toBe(15_005);
  expect((await gateways.verify(other)).amount).toBe(1500.5);
  expect(of(late)).toEqual([]);
  await gateways.moveClock(3_601_000);
  await gateways.hooks(5);
  expect(of(late)).toHaveLength(1);
  expect(of(never)).toEqual([]);
});

test('tells again until the platform listens, even after it was stopped meanwhile', async () => {
  const gateways = await startKudipal(db);
  gateways.platform.answers.set(hookPath, 503);
  await gateways.card('plain');
  await gateways.hooks(2);
  await gateways.stop();
  gateways.platform.answers.clear();
  const later = await createTestGateways(db, { PLATFORM_HOOKS_URL: gateways.platform.url, TEST_CLOCK: 'on' });
  await later.start();
  await later.post('/test/clock', { offsetMs: 10_000 });
  await gateways.hooks(3);
  await expect
    .poll(async () => (await db.pool.query(`select 1 from hooks.delivery where state = 'waiting'`)).rowCount)
    .toBe(0);
  expect(gateways.platform.at(hookPath)).toHaveLength(3);
});
