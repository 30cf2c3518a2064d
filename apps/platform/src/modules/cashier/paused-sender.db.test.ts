import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { createLocalBus } from '../../plumbing/bus.ts';
import { createLog } from '../../plumbing/log.ts';
import { createOutbox } from '../../plumbing/outbox/outbox.ts';
import { farAccount } from '../../testing/far-kudipal.ts';
import { testCases } from '../../testing/test-cases.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { testCompliance } from '../../testing/test-compliance.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { createIncidents } from '../incidents/index.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { checkWithdrawal } from './check-withdrawal.ts';
import type { PaymentGateway, PayoutAnswer, PayoutOutcome } from './payment-port.ts';
import { sendAgain, sendWithdrawal } from './send-withdrawal.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { findPayment } from './store/payments.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const startMinor = 10_000_00n;
const heldMinor = 700_00n;

/** One process of several, whose gateway answers as the test says. */
function processWith(far: { send(): Promise<PayoutAnswer>; query?(): Promise<PayoutOutcome> }): CashierDeps {
  const clock = movableClock(systemClock);
  const ids = createIds({ clock, random: systemRandom });
  const log = createLog({ level: 'silent' });
  const gateway = { name: 'kudipal', payoutPatienceSeconds: 10, startPayout: far.send, queryPayout: far.query };
  const outbox = createOutbox({ database: db.database, ids, log });
  const { pool } = db.database;
  return {
    ...{ pool, ids, clock, log, outbox, wallet },
    cases: testCases(pool),
    compliance: testCompliance(pool),
    incidents: createIncidents({ pool, clock, ids, log, outbox, bus: createLocalBus({ log }) }),
    gateways: new Map([['kudipal', gateway as unknown as PaymentGateway]]),
    approvalLimits: { singleMaxMinor: startMinor, dayMaxMinor: startMinor, dayCountMax: 1 },
    nameOf: async () => ({ firstName: 'Ada', lastName: 'Obi' }),
    nameRules: { tolerance: 0, changeSeconds: 0 },
    canPlayersCancel: true,
    sendWaits: { cancelWindowSeconds: 0, newDestinationSeconds: 0 },
    wake() {},
  } as Partial<CashierDeps> as CashierDeps;
}

async function approved() {
  const { customer, moveClock } = await startTestCashier(db, wallet);
  const player = customer(await playerWith(startMinor));
  const { accountNumber, code, name: accountName } = farAccount;
  await player.call('POST Banking/RegisterKudipalWithdraw', {
    body: { amount: 700, accountNumber, code, accountName, password: testPassword },
  });
  const pool = db.database.pool;
  const { rows } = await db.database.pool.query('select id from cashier.payment where player_id = $1', [
    player.playerId,
  ]);
  const read = async () => (await findPayment(pool, { id: rows[0].id })) as WithdrawalRow;
  const held = async () => (await wallet.balance(player.playerId)).heldMinor;
  return { player, read, held, moveClock };
}

const accepted = async () => ({ kind: 'accepted', providerRef: '1', isFinal: false }) as const;
const refused = { kind: 'rejected', code: 'REFUSED', reason: 'This was done before' } as const;

test('a sender that stood still while another one sent is refused, and nothing is given back', async () => {
  const { read, held, moveClock } = await approved();
  let goOn = () => {};
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const standing = sendWithdrawal(
    processWith({
      async send() {
        await pause;
        return refused;
      },
    }),
    await read(),
  );
  await expect.poll(async () => (await read()).state).toBe('sending');
  await moveClock(700);
  await sendAgain(processWith({ send: accepted }), await read());
  expect(await read()).toMatchObject({ state: 'pending', sends: 2 });
  goOn();
  await standing;
  expect(await read()).toMatchObject({ state: 'pending', sends: 2, failure_code: null, money_due: null });
  expect(await held()).toBe(heldMinor);
});

test('a sender whose pay-out was decided while it stood still sends nothing', async () => {
  const { read, moveClock } = await approved();
  let sendings = 0;
  const send = async () => {
    sendings += 1;
    return { kind: 'unknown' } as const;
  };
  await sendWithdrawal(processWith({ send }), await read());
  const stale = await read();
  await moveClock(700);
  const again = processWith({ send, query: async () => ({ kind: 'not known' }) });
  // Both were told at the same time to send it once more.
  await Promise.all([checkWithdrawal(again, stale), checkWithdrawal(again, stale)]);
  await Promise.all([checkWithdrawal(again, { ...stale, now: (await read()).now }), sendAgain(again, stale)]);
  expect(sendings).toBe(2);
  expect(await read()).toMatchObject({ state: 'sent_unknown', sends: 2 });
});

test('a refusal is final only after the gateway was asked, and a question without an answer does not count', async () => {
  const { read, held, moveClock } = await approved();
  let outcome: PayoutOutcome = { kind: 'unknown' };
  const process = processWith({ send: async () => refused, query: async () => outcome });
  await sendWithdrawal(process, await read());
  for (const seconds of [6, 60, 600, 6_000]) {
    await moveClock(seconds);
    await checkWithdrawal(process, await read());
    expect(await held()).toBe(heldMinor);
  }
  outcome = { kind: 'not known' };
  await Promise.all([checkWithdrawal(process, await read()), checkWithdrawal(process, await read())]);
  expect(await read()).toMatchObject({ state: 'failed', money_due: null });
  expect(await held()).toBe(0n);
});
