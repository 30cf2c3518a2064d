import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { keyOf } from '../../apps/platform/src/modules/wallet/index.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../apps/platform/src/testing/test-wallet.ts';
import { rounds } from './rounds.ts';

const db = useTestDatabase();
const here = useTestWallet(db);
const elsewhere = useTestWallet(db);
const requests = 50;

test('fault 10: of fifty stakes in the same instant, through two processes and with money for one, one is taken', async () => {
  for (let round = 0; round < rounds * 5; round += 1) {
    const playerId = await here.playerWith(100n);
    const answers = await Promise.all(
      Array.from({ length: requests }, (_, at) =>
        (at % 2 === 0 ? here : elsewhere).wallet.transfer({
          direction: 'out',
          playerId,
          key: keyOf({ source: 'faults', class: `at once ${playerId}`, id: String(at) }),
          amountMinor: 100n,
          house: 'house:faults',
          about: 'stake',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(1);
    expect(await here.wallet.balance(playerId)).toMatchObject({ availableMinor: 0n });
  }
});

test('fault 10, control: who looks at the balance first and writes the new one afterwards spends the same money again and again', async () => {
  const playerId = newPlayerId();
  const pool = new pg.Pool({ connectionString: db.url('postgres'), max: requests });
  // Its database is dropped at the end, and one of so many connections may still hear of that.
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  await pool.query('create table careless (player_id bigint primary key, balance bigint not null)');
  await pool.query('insert into careless values ($1, 100)', [playerId]);
  const look = async () => (await pool.query('select balance from careless where player_id = $1', [playerId])).rows[0];
  const write = (balance: bigint) =>
    pool.query('update careless set balance = $2 where player_id = $1', [playerId, balance]);
  const seen = await Promise.all(Array.from({ length: requests }, look));
  const rich = seen.filter(({ balance }) => BigInt(balance) >= 100n);
  await Promise.all(rich.map(({ balance }) => write(BigInt(balance) - 100n)));
  const taken = rich.length;
  expect(taken).toBeGreaterThan(1);
});
