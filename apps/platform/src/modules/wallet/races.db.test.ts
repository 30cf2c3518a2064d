// The two races that a single statement can lose: what it read before it got its lock may be old by then.
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { batchParameters, batchStatement, type LegRow } from './batch-statement.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Operation } from './operations.ts';

const db = useTestDatabase();
const here = useTestWallet(db);
const elsewhere = useTestWallet(db);
const house = 'house:test' as const;
const gate = 4_711;
const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
const versionCheck =
  'where locked.version = (select seen.version from wallet.account seen where seen.player_id = locked.player_id)';

beforeAll(async () => {
  await owner.connect();
  // The statement asks the time once for each row, after it has locked it: there it can be made to wait.
  await owner.query(`
    create or replace function app_now() returns timestamptz language plpgsql volatile as $$
    begin
      if current_setting('application_name') = 'waits' then perform pg_advisory_xact_lock_shared(${gate}); end if;
      return clock_timestamp();
    end $$`);
});
afterAll(() => owner.end());

/**
 * Runs a batch whose first row waits at the gate, so that the statement's view of the world is older than the lock on its
 * second row by whatever happens in `meanwhile`.
 */
async function race(text: string, stake: Operation & { kind: 'debit' }, meanwhile: () => Promise<unknown>) {
  const first = await here.playerWith(100n);
  expect(first < stake.playerId).toBe(false);
  const low = { ...stake, playerId: lowPlayer, key: newKey() };
  const client = new pg.Client({ connectionString: db.url('harmattan_app'), application_name: 'waits' });
  await client.connect();
  onTestFinished(() => client.end());
  await owner.query('select pg_advisory_lock($1)', [gate]);
  const legs = [low, stake].map((operation) => legOf(operation));
  const running = client.query({ text, values: batchParameters(legs, crypto.randomUUID(), { refers: true }) });
  const atTheGate = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`;
  await expect.poll(async () => (await owner.query(atTheGate)).rows).toHaveLength(1);
  await meanwhile();
  await owner.query('select pg_advisory_unlock($1)', [gate]);
  const { rows } = await running;
  return rows.find(({ key }) => key === stake.key)?.status as string | undefined;
}

let lowPlayer = 0n;
beforeAll(async () => {
  lowPlayer = 1n;
  await here.wallet.transfer({
    direction: 'in',
    playerId: lowPlayer,
    key: newKey(),
    amountMinor: 1_000_000n,
    house,
    about: 'deposit',
  });
});

function legOf(operation: Operation & { kind: 'debit' }): LegRow {
  return {
    ...operation,
    of: undefined,
    houseId: 1,
    fingerprint: fingerprintOf(operation),
    sessionEpoch: undefined,
    notAfter: undefined,
    isStake: true,
    evenIf: false,
    round: operation.round,
    memo: operation.memo,
    product: operation.played?.product,
    supplier: operation.played?.supplier,
    game: operation.played?.game,
    closes: undefined,
  };
}

const stakeOf = (playerId: bigint) =>
  ({ kind: 'debit', playerId, key: newKey(), amountMinor: 60n, house, about: 'stake' }) as const;
const plain = batchStatement({ linked: false, refers: true, limited: false });

test('a stake whose reversal commits while it runs is not decided on what it saw before', async () => {
  const playerId = await here.playerWith(100n);
  const stake = stakeOf(playerId);
  const reverse = () => elsewhere.wallet.reverse({ playerId, key: newKey(), of: stake.key, about: 'refund' });
  expect(await race(plain, stake, reverse)).toBeUndefined();
  const { kind: _, ...command } = stake;
  expect(await here.wallet.transfer({ direction: 'out', ...command })).toMatchObject({ status: 'reversed' });
  expect(await here.wallet.balance(playerId)).toMatchObject({ availableMinor: 100n });
});

test('without the look at the version that stake is taken and its money lost', async () => {
  const playerId = await here.playerWith(100n);
  const stake = stakeOf(playerId);
  const careless = plain.replace(versionCheck, '');
  expect(careless).not.toBe(plain);
  const reverse = () => elsewhere.wallet.reverse({ playerId, key: newKey(), of: stake.key, about: 'refund' });
  expect(await race(careless, stake, reverse)).toBe('ok');
});

test('a stake is refused when the exclusion commits while it runs', async () => {
  const playerId = await here.playerWith(100n);
  const exclude = () => elsewhere.setExcludedUntil(playerId, new Date('2100-01-01'));
  expect(await race(plain, stakeOf(playerId), exclude)).toBe('excluded');
});

test('had the exclusion been read with everything else, the stake would be taken', async () => {
  const playerId = await here.playerWith(100n);
  const careless = plain.replace(
    'is_stake and excluded_until > at',
    'is_stake and (select a.excluded_until from wallet.account a where a.player_id = counted.player_id) > at',
  );
  expect(careless).not.toBe(plain);
  const exclude = () => elsewhere.setExcludedUntil(playerId, new Date('2100-01-01'));
  expect(await race(careless, stakeOf(playerId), exclude)).toBe('ok');
});

test('two processes and one stake that races its reversal, many times over: the money is never lost', async () => {
  const playerId = await here.playerWith(10_000n);
  for (let round = 0; round < 100; round += 1) {
    const key = newKey();
    const [stake, reversal] = await Promise.all([
      here.wallet.transfer({ direction: 'out', playerId, key, amountMinor: 60n, house, about: 'stake' }),
      elsewhere.wallet.reverse({ playerId, key: newKey(), of: key, about: 'refund' }),
    ]);
    expect([
      ['ok', 'ok'],
      ['reversed', 'reversed-unseen'],
    ]).toContainEqual([stake.status, reversal.status]);
  }
  expect(await here.wallet.balance(playerId)).toMatchObject({ availableMinor: 10_000n });
});
