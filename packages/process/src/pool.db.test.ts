import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from './pool.ts';

const clone = useDatabaseClone({
  of: 'template0',
  owner: 'gateways_owner',
  app: 'gateways_app',
  close: () => pool.end(),
});
const pool = openPool({
  name: 'process',
  url: clone.url('gateways_owner'),
  connectionsMax: 2,
  ...patience,
  onIdleError() {},
});

// An event without a listener is thrown, which fails the run of this file and ends a server.
test('a checked out connection that ends fails its open query, and the pool goes on with another', async () => {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const open = client.query('select pg_sleep(60)');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await Promise.all([
    expect(open).rejects.toThrow('terminating connection'),
    pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
  ]);
  await ended;
  client.release();
  const pids = await Promise.all([1, 2].map(() => pool.query('select pg_backend_pid() as pid')));
  expect(pids.map((found) => found.rows[0].pid)).not.toContain(rows[0]?.pid);
});

test('reads bigint columns as bigint, beyond what a double carries', async () => {
  const found = await pool.query('select 9007199254740993::bigint as kobo');
  expect(found.rows).toEqual([{ kobo: 9007199254740993n }]);
});

test.each(['json', 'jsonb'])(
  'reads amounts that rows of the first edition keep as %s under their present names',
  async (type) => {
    const { rows } = await pool.query(`select '{"amountKobo":"5","legs":[{"stakeKobo":1}]}'::${type} as kept`);
    expect(rows).toEqual([{ kept: { amountMinor: '5', legs: [{ stakeMinor: 1 }] } }]);
  },
);

test('a connection on which an answer is overdue is closed, and the next question is asked on another', async () => {
  const limits = { statementTimeoutMs: 200, answerGraceMs: 100 };
  const impatient = openPool({
    name: 'process',
    url: clone.url('gateways_owner'),
    connectionsMax: 1,
    onIdleError() {},
    ...limits,
  });
  onTestFinished(() => impatient.end());
  const client = await impatient.connect();
  // As if the link had fallen silent: the server's own limit does not end the statement.
  await client.query('set statement_timeout = 0');
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('Query read timeout');
  client.release();
  expect((await impatient.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
