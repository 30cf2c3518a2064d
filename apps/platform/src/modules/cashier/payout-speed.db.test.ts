import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const daySeconds = 24 * 60 * 60;

async function setUp() {
  const { customer, far, hook, sweep, moveClock, paymentsOf } = await startTestCashier(db, wallet);
  let seconds = 0;

  async function pass(more: number): Promise<void> {
    seconds += more;
    await moveClock(seconds);
  }

  /** A withdrawal that the bank pays, or fails, after so many seconds. */
  async function withdraw(took: number, status: 'SUCCESSFUL' | 'FAILED' = 'SUCCESSFUL'): Promise<void> {
    const player = customer(await playerWith(1_000_000_00n));
    const { accountNumber, code, name: accountName } = farAccount;
    const body = { amount: 1_000, accountNumber, code, accountName, password: testPassword };
    expect(await player.call('POST Banking/RegisterKudipalWithdraw', { body })).toMatchObject({ statusCode: 0 });
    await sweep();
    await pass(took);
    const reference = (await paymentsOf(player.playerId)).at(-1)?.reference ?? '';
    const data = far.kudipal.finish(reference, status);
    await hook('kudipal', { event: 'transfer.completed', data }, verifHash);
    await sweep();
  }

  const visitor = customer(await playerWith(0n));
  const speed = async () => (await visitor.call('GET Banking/GetPayoutSpeed')).data;
  return { withdraw, pass, speed };
}

test('the middle time of the last day’s paid withdrawals is told once there are five', async () => {
  const { withdraw, pass, speed } = await setUp();
  for (const took of [600, 60, 3_600, 180]) await withdraw(took);
  await withdraw(5, 'FAILED');
  expect(await speed()).toEqual({ medianSeconds: null });
  await withdraw(120);
  await pass(60);
  const { medianSeconds } = (await speed()) ?? {};
  expect(medianSeconds).toBeGreaterThanOrEqual(180);
  expect(medianSeconds).toBeLessThan(600);
  await pass(daySeconds);
  expect(await speed()).toEqual({ medianSeconds: null });
});
