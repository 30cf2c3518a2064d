import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const startMinor = 10_000_00n;
let transactions = 0;

async function setUp() {
  const test = await startTestCashier(db, wallet);
  const player = test.customer(await playerWith(startMinor));
  const balance = async () => {
    const { availableMinor, heldMinor } = await wallet.balance(player.playerId);
    return [availableMinor, heldMinor];
  };
  const latest = async () => (await test.paymentsOf(player.playerId)).at(-1);
  return { ...test, player, balance, latest };
}

/** Errors of the question itself, and codes that no list has. None says anything about the money. */
const oddAnswers = [
  { resultcode: '403' },
  { resultcode: '401' },
  { resultcode: '429' },
  { resultcode: '500' },
  { resultcode: '503' },
  { resultcode: '101' },
  { resultcode: '' },
  { resultcode: 'ERR' },
  { resultcode: '010', status: 403 },
  { resultcode: '010', status: 400 },
];

test.each(oddAnswers.flatMap((odd) => (['selcom', 'fasthub'] as const).map((gateway) => ({ ...odd, gateway }))))(
  'a pay-out without an answer, asked for and answered %j, stays held and is posted when it is paid',
  async ({ gateway, ...odd }) => {
    const { player, far, sweep, balance, latest, moveClock } = await setUp();
    far.fault('/v1/walletcashin/process', 'done, then hangs up');
    await (gateway === 'selcom'
      ? player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'TPCASHIN' } })
      : player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '700' } }));
    await sweep();
    far[gateway].answerQueries(odd);
    for (const seconds of [200, 900, 3_000, 9_000]) {
      await moveClock(seconds);
      await sweep();
      expect(await balance()).toEqual([startMinor - 70_000n, 70_000n]);
    }
    expect(far.callsTo('/v1/walletcashin/query', 'GET').length).toBeGreaterThan(2);
    far[gateway].answerQueries(undefined);
    await moveClock(20_000);
    await sweep();
    expect(await latest()).toMatchObject({ state: 'paid', money_due: null });
    expect(await balance()).toEqual([startMinor - 70_000n, 0n]);
    expect(far.callsTo('/v1/walletcashin/process')).toHaveLength(1);
  },
);

test.each(oddAnswers)('a deposit by hand whose question is answered %j is asked for until it is known', async (odd) => {
  const test = await startTestCashier(db, wallet);
  const { far, sweep, moveClock, paymentsOf, hook } = test;
  const player = test.customer(newPlayerId());
  transactions += 1;
  const transid = `UNKNOWN-${transactions}`;
  far.selcom.receive(transid, { utilityref: player.userName, amountMinor: 45_000n });
  far.selcom.answerQueries(odd);
  const told = { operator: 'MPESA', reference: 'R', transid, utilityref: player.userName, msisdn: '2', amount: 450 };
  const headers = { authorization: `Bearer ${sandboxCredentials.selcom.c2bToken}` };
  await hook('selcom/c2b/notification', told, headers);
  for (const seconds of [0, 60, 600, 6_000]) {
    await moveClock(seconds);
    await sweep();
    expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'pending' }]);
  }
  far.selcom.answerQueries(undefined);
  await moveClock(20_000);
  await sweep();
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'succeeded', money_due: null }]);
  expect((await wallet.balance(player.playerId)).availableMinor).toBe(45_000n);
});

test('a pay-out that was called failed and is paid later is debited, even from a player who spent the money', async () => {
  const { player, far, sweep, balance, latest, moveClock } = await setUp();
  far.selcom.answerCashIns('010');
  await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'TPCASHIN' } });
  await sweep();
  await moveClock(6);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'failed' });
  const spent = { direction: 'out', playerId: player.playerId, key: crypto.randomUUID(), house: 'house:test' } as const;
  await wallet.transfer({ ...spent, amountMinor: startMinor, about: 'stake' });
  for (const cashIn of far.selcom.cashIns.values()) cashIn.resultcode = '000';
  await moveClock(4_000);
  await Promise.all([sweep(), sweep()]);
  expect(await latest()).toMatchObject({ state: 'paid_after_failure', status: 0, money_due: null });
  expect(await balance()).toEqual([-70_000n, 0n]);
  await moveClock(9_000);
  await sweep();
  expect(await balance()).toEqual([-70_000n, 0n]);
});

test('a gateway that changes its word again and again is followed, and each word moves the money once', async () => {
  const { cashier, player, far, sweep, balance, latest, moveClock } = await setUp();
  far.selcom.answerCashIns('010');
  await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'TPCASHIN' } });
  await sweep();
  let seconds = 0;
  const say = async (resultcode: string) => {
    for (const cashIn of far.selcom.cashIns.values()) cashIn.resultcode = resultcode;
    for (let looks = 0; looks < 2; looks += 1) {
      // As a web hook would have it: looked at now, and once more a little later.
      await db.database.pool.query('update cashier.payment set next_check_at = app_now() where player_id = $1', [
        player.playerId,
      ]);
      await Promise.all([sweep(), sweep()]);
      seconds += 10;
      await moveClock(seconds);
    }
  };
  await say('010');
  for (const [code, state, left] of [
    ['000', 'paid_after_failure', startMinor - 70_000n],
    ['010', 'returned', startMinor],
    ['000', 'paid_after_failure', startMinor - 70_000n],
    ['010', 'returned', startMinor],
  ] as const) {
    await say(code);
    expect(await latest()).toMatchObject({ state, money_due: null });
    expect(await balance()).toEqual([left, 0n]);
  }
  const word = {
    paymentId: (await latest())?.id ?? '',
    outcome: 'paid after failure',
    by: 'ngozi',
    why: 'on the statement',
  } as const;
  const said = await Promise.all([cashier.settleWithdrawal(word), cashier.settleWithdrawal(word)]);
  expect(said.sort()).toEqual([false, true]);
  expect(await balance()).toEqual([startMinor - 70_000n, 0n]);
});
