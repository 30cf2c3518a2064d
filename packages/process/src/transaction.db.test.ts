import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import { expect, test } from 'vitest';
import { openPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const clone = useDatabaseClone({
  of: 'template0',
  owner: 'gateways_owner',
  app: 'gateways_app',
  close: () => pool.end(),
});
const pool = openPool({
  name: 'process',
  url: clone.url('gateways_owner'),
  connectionsMax: 4,
  ...patience,
  onIdleError() {},
});

async function endConnection(client: { query: typeof pool.query }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
}

test('a connection that ends between two statements ends the transaction, and nothing else', async () => {
  const lost = inTransaction(pool, async (db) => {
    const ended = new Promise((resolve) => db.once('end', resolve));
    await endConnection(db);
    await ended;
    await db.query('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await inTransaction(pool, async (db) => (await db.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
});

test('work that goes on after a failed statement fails: its commit would write nothing', async () => {
  await pool.query('create table written (word text)');
  const unnoticed = inTransaction(pool, async (db) => {
    await db.query(`insert into written values ('one')`);
    await db.query('select 1 / 0').catch(() => {});
    return 'written';
  });
  await expect(unnoticed).rejects.toThrow('rolled back');
  expect((await pool.query('select word from written')).rows).toEqual([]);
});
