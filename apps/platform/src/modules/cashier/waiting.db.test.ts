import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import type { WaitingKind } from '../waiting/index.ts';
import type { Wallet } from '../wallet/index.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const { pool } = db.database;
const day = 24 * 3_600;

async function setUp(env: NodeJS.ProcessEnv = {}, over: Wallet = wallet) {
  const test = await startTestCashier(db, over, env);
  const player = test.customer(await playerWith(1_000_000_00n));
  const latest = async () => (await test.paymentsOf(player.playerId)).at(-1);
  const withdraw = (amount = 10_000) =>
    player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });
  const waiting = async () => {
    const items = await test.cashier.waitingForOperator();
    return items.filter(({ playerId }) => playerId === player.playerId);
  };
  return { ...test, player, latest, withdraw, waiting };
}

/** Where a payment can rest for a day: over for good, moved by the sweeper, or listed as this kind. */
type Rest = 'over' | 'moves' | WaitingKind;
const rests: Record<'deposit' | 'withdraw', Record<string, Rest>> = {
  deposit: {
    created: 'answer not known',
    awaiting_input: 'answer not known',
    submitted: 'answer not known',
    pending: 'answer not known',
    review: 'deposit in review',
    succeeded: 'over',
    failed: 'over',
    expired: 'over',
    charged_back: 'charged back',
  },
  withdraw: {
    holding: 'moves',
    refused: 'over',
    requested: 'withdrawal to approve',
    approved: 'withdrawal not sent',
    sending: 'answer not known',
    sent_unknown: 'answer not known',
    pending: 'answer not known',
    paid: 'over',
    paid_after_failure: 'paid after failure',
    failed: 'over',
    returned: 'over',
    canceled: 'over',
    rejected: 'over',
  },
};
const moneyDues = ['credit', 'hold', 'post', 'void', 'reverse', 'debit', 'undo'];

async function allowed(column: 'state' | 'money_due'): Promise<string[]> {
  const { rows } = await pool.query('select pg_get_constraintdef(oid) as words from pg_constraint where conname = $1', [
    `payment_${column}_check`,
  ]);
  return [...rows[0].words.matchAll(/'([a-z_]+)'::text/g)].map(([, word]) => word as string).sort();
}

async function place(
  player: { playerId: bigint },
  row: { direction: string; state: string; moneyDue?: string; refusal?: string },
): Promise<string> {
  const { rows } = await pool.query(
    `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference, amount_kobo,
       currency, state, status, money_due, money_key, money_refusal, created_at, state_at, sent_at, expires_at, destination)
     select gen_random_uuid(), $1, n, n, $2, 'FastHubWithdraw', 'fasthub', gen_random_uuid(), 100, 'NGN', $3, 1, $4,
       gen_random_uuid(), $5, app_now(), app_now(), app_now(), app_now(), '{}'
     from (select coalesce(max(number), 0) + 1 as n from cashier.payment where player_id = $1) c returning id`,
    [player.playerId, row.direction, row.state, row.moneyDue ?? null, row.refusal ?? null],
  );
  return rows[0].id;
}

async function newPlayer(): Promise<{ playerId: bigint }> {
  const playerId = newPlayerId();
  await pool.query('insert into cashier.player values ($1, 0, 0, 0, app_now())', [playerId]);
  return { playerId };
}

test('every state in which a payment can rest is over for good, moved by the sweeper, or listed', async () => {
  const { cashier, moveClock } = await setUp();
  const states = [...new Set([...Object.keys(rests.deposit), ...Object.keys(rests.withdraw)])].sort();
  expect(await allowed('state')).toEqual(states);
  expect(await allowed('money_due')).toEqual([...moneyDues].sort());
  const placed: { id: string; what: string; rest: Rest }[] = [];
  for (const direction of ['deposit', 'withdraw'] as const) {
    for (const [state, rest] of Object.entries(rests[direction])) {
      // One withdrawal may be open for each player.
      placed.push({ id: await place(await newPlayer(), { direction, state }), what: `${direction} ${state}`, rest });
    }
  }
  for (const moneyDue of moneyDues) {
    const row = { direction: moneyDue === 'credit' ? 'deposit' : 'withdraw', state: 'paid', moneyDue };
    const late: Rest = 'wallet command without an answer';
    placed.push({ id: await place(await newPlayer(), row), what: moneyDue, rest: late });
    const refused = await place(await newPlayer(), { ...row, refusal: 'closed' });
    placed.push({ id: refused, what: `${moneyDue} refused`, rest: 'wallet command refused' });
  }
  await moveClock(day);
  const listed = new Map((await cashier.waitingForOperator()).map((item) => [item.id, item]));
  const seen = placed.map(({ id, what }) => [what, listed.get(id)?.kind]);
  const wanted = placed.map(({ what, rest }) => [what, rest === 'over' || rest === 'moves' ? undefined : rest]);
  expect(seen).toEqual(wanted);
  // What the wallet has not set aside yet has a command due, and is listed by that.
  expect(rests.withdraw.holding).toBe('moves');
  for (const { since, reason } of listed.values()) expect([since instanceof Date, reason !== '']).toEqual([true, true]);
});

test('nothing is listed before its time', async () => {
  const { cashier } = await setUp();
  const sent = await place(await newPlayer(), { direction: 'withdraw', state: 'sent_unknown' });
  const due = await place(await newPlayer(), { direction: 'withdraw', state: 'paid', moneyDue: 'post' });
  const ids = (await cashier.waitingForOperator()).map(({ id }) => id);
  expect([ids.includes(sent), ids.includes(due)]).toEqual([false, false]);
});

test('a command that the wallet refuses is listed and not retried until an operator says so', async () => {
  let refusals = 0;
  let isRefusing = true;
  const refusing: Wallet = {
    ...wallet,
    async post(command) {
      if (!isRefusing) return wallet.post(command);
      refusals += 1;
      return { ...(await wallet.balance(command.playerId)), status: 'closed', at: new Date(), isRepeat: false };
    },
  };
  const { cashier, sweep, withdraw, waiting, latest, moveClock } = await setUp({}, refusing);
  await withdraw();
  await sweep();
  for (const seconds of [100, 1_000, day]) {
    await moveClock(seconds);
    await sweep();
  }
  expect(refusals).toBe(1);
  const paymentId = (await latest())?.id ?? '';
  expect(await waiting()).toMatchObject([{ id: paymentId, kind: 'wallet command refused', reason: 'post: closed' }]);
  isRefusing = false;
  const retry = () => cashier.retryPayment({ id: paymentId, by: 'ngozi', why: 'the account is open again' });
  expect(await Promise.all([retry(), retry()])).toEqual([true, true]);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', money_due: null });
  expect(await waiting()).toEqual([]);
});

test('money that a gateway told of and never confirms is listed, and an operator ends it', async () => {
  const { cashier, far, customer, server, sweep, moveClock, paymentsOf } = await setUp();
  const player = customer(newPlayerId());
  const { sandboxCredentials } = await import('@harmattan/wires/sandbox-credentials');
  const transid = crypto.randomUUID();
  await server.inject({
    method: 'POST',
    url: '/hooks/selcom/c2b/notification',
    payload: { operator: 'MPESA', reference: 'R', transid, utilityref: player.userName, msisdn: '2', amount: 450 },
    headers: { authorization: `Bearer ${sandboxCredentials.selcom.c2bToken}` },
  });
  await sweep();
  await moveClock(2 * 3_600);
  await sweep();
  expect(far.callsTo('/v1/c2b/query-status', 'GET').length).toBeGreaterThan(1);
  const [deposit] = await paymentsOf(player.playerId);
  const listed = async () => (await cashier.waitingForOperator()).filter(({ id }) => id === deposit?.id);
  expect(await listed()).toMatchObject([{ kind: 'answer not known', amountMinor: 45_000n }]);
  const word = { paymentId: deposit?.id ?? '', decision: 'return', by: 'ngozi', why: 'asked them' } as const;
  const resolved = await Promise.all([cashier.resolveReview(word), cashier.resolveReview(word)]);
  expect(resolved.sort()).toEqual(['not in review', 'resolved']);
  expect(await listed()).toEqual([]);
});

test('a pay-out that was paid after its failure is listed until an operator has seen it', async () => {
  const { cashier, far, sweep, moveClock, withdraw, waiting, latest } = await setUp();
  far.fasthub.answerCashIns('010');
  await withdraw();
  await sweep();
  await moveClock(6);
  await sweep();
  for (const cashIn of far.fasthub.cashIns.values()) cashIn.resultcode = '000';
  await moveClock(4_000);
  await sweep();
  const paymentId = (await latest())?.id ?? '';
  expect(await waiting()).toMatchObject([{ id: paymentId, kind: 'paid after failure', amountMinor: 1_000_000n }]);
  const seen = { paymentId, by: 'ngozi', why: 'noted' };
  expect([await cashier.markSeen(seen), await cashier.markSeen(seen)]).toEqual([true, false]);
  expect(await waiting()).toEqual([]);
});
