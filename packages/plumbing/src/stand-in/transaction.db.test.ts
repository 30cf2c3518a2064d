import { expect, test } from 'vitest';
import { useDatabaseClone } from '../testing/clone-database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const clone = useDatabaseClone({
  of: 'template0',
  owner: 'gateways_owner',
  app: 'gateways_app',
  close: () => pool.end(),
});
const pool = openDatabase({ name: 'plumbing', url: clone.url('gateways_owner'), onIdleError() {} });

test('a connection that ends between two statements ends the transaction, and nothing else', async () => {
  const lost = inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => db.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await db.query('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await inTransaction(pool, async (db) => (await db.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
});
