// Most players have few entries, and some have a million. No plan may read all entries of a player where a key or a round names a few.
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { batchStatement } from './batch-statement.ts';
import { entryColumns } from './book-scope.ts';
import { sliceStatements } from './book-slices.ts';
import { planOptions } from './create-wallet.ts';
import { readMoneyPassed } from './money-passed.ts';
import { readEntriesAbout, readRounds, readStatement } from './wallet-store.ts';

const db = useTestDatabase();
useTestWallet(db);

const playerCount = 2_000;
const longRounds = 3_000;

/** A deposit, and then rounds of a stake and a win. The first player has a long history. */
const insertHistories = `
with entry as (
  insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
    fingerprint, house_id, kind, status, about, round, of_key)
  select gen_random_uuid(), player, n, app_now(), 100, case when n = 1 then -50000 when n % 2 = 0 then 100 else -100 end,
    case when n % 2 = 0 then 49900 else 50000 end, 0, md5('batch')::uuid, gen_random_uuid(), 1,
    case when n % 2 = 0 then 'debit' else 'credit' end, 'ok', 'stake',
    case when n > 1 then md5(player || ' ' || n / 2)::uuid end, case when n > 1 and n % 2 = 1 then md5(player || ' ' || n / 2)::uuid end
  from generate_series(1, $1::integer) player
  cross join lateral generate_series(1, case when player = 1 then 2 * $2::integer + 1 else 3 end) n
  returning player_id, batch, at, house_amount),
leg as (
  insert into wallet.house_leg (batch, house_id, at, amount, entries)
  select batch, 1, max(at), sum(house_amount), count(*) from entry group by batch)
insert into wallet.account (player_id, currency, version, available)
select player_id, 'NGN', count(*), 50000 from entry group by player_id`;

/** The older half of each history was moved. */
const moveHalf = `
with moved as (delete from wallet.journal j using wallet.account a
  where a.player_id = j.player_id and j.version <= a.version / 2 returning j.*)
insert into wallet.journal_old (${entryColumns}, written_in) select ${entryColumns}, '3' from moved`;

/** A sample of a long journal shows far fewer rounds than there are, because the entries of a round lie side by side. */
const asSampled = (table: string) =>
  `alter table wallet.${table} alter column round set (n_distinct = 60), alter column of_key set (n_distinct = 60)`;

async function connect(role: Parameters<typeof db.url>[0], options = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url(role), options });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const statements = {
  plain: { linked: false, refers: false, limited: false },
  refers: { linked: false, refers: true, limited: false },
  linked: { linked: true, refers: true, limited: false },
  plain_limited: { linked: false, refers: false, limited: true },
  refers_limited: { linked: false, refers: true, limited: true },
  linked_limited: { linked: true, refers: true, limited: true },
};

test('a win, the rounds and the books of a player with a long history are found by key and round', async () => {
  const superuser = await connect('postgres');
  await superuser.query(`insert into wallet.house_account (code) values ('house:long')`);
  await superuser.query(insertHistories, [playerCount, longRounds]);
  await superuser.query(`set session_replication_role = replica; ${moveHalf}`);
  for (const table of ['journal', 'journal_old']) await superuser.query(asSampled(table));
  await superuser.query('vacuum analyze wallet.journal, wallet.journal_old, wallet.account');

  const walletClient = await connect(
    'harmattan_app',
    `${planOptions} -c plan_cache_mode=force_generic_plan -c jit=off`,
  );
  for (const [name, kind] of Object.entries(statements)) {
    await walletClient.query(`prepare ${name} as ${batchStatement(kind)}`);
    const parameters = Array.from({ length: kind.refers ? 19 : 18 }, (_, at) => (at === 14 ? 'null' : `'{}'`));
    const { rows } = await walletClient.query(`explain execute ${name} (${parameters.join(', ')})`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('journal_of');
    expect(plan, `${name}: ${plan}`).not.toMatch(/journal(_old)?_line/);
    // A stake asks for its own key, and for nothing else among old entries.
    expect(plan.match(/journal_old_\w+/g)?.includes('journal_old_of'), `${name}: ${plan}`).toBe(kind.refers);
    expect(plan).toContain('journal_old_pkey');
    expect(plan, `${name}: ${plan}`).not.toContain('Seq Scan');
  }

  const reader = await connect('harmattan_app', '-c plan_cache_mode=force_generic_plan');
  const linesRead = async () => {
    await reader.query('select pg_stat_force_next_flush()');
    const { rows } = await reader.query(
      `select sum(idx_tup_read)::integer as read from pg_stat_user_indexes
       where indexrelname in ('journal_line', 'journal_old_line')`,
    );
    return (rows[0] as { read: number }).read;
  };
  const { rows } = await superuser.query(`select md5('1 ' || n)::uuid as round from generate_series(1, 50) n`);
  const rounds = rows.map(({ round }) => round as string);
  const before = await linesRead();
  const client = reader as unknown as pg.PoolClient;
  expect(await readRounds(client, { playerId: 1n, rounds })).toHaveLength(100);
  expect(await readEntriesAbout(client, { playerId: 1n, of: rounds[0] as string })).toHaveLength(1);
  expect((await linesRead()) - before).toBeLessThan(500);

  // A page that spans both tables is read in the order of versions, from where it begins.
  const half = BigInt(longRounds) + 5n;
  const page = { playerId: 1n, beforeVersion: half + 1n, limit: 20, inRounds: undefined };
  const versions = (await readStatement(client, page)).map(({ version }) => BigInt(version));
  expect(versions).toEqual(Array.from({ length: 20 }, (_, at) => half - BigInt(at)));
  const passed = { after: [{ playerId: 1n, afterVersion: half - 20n }], entriesMax: 20 };
  const sums = await readMoneyPassed(reader as unknown as pg.Pool, passed);
  expect(sums.reduce((sum, { moves }) => sum + BigInt(moves), 0n)).toBe(20n);
  expect((await linesRead()) - before).toBeLessThan(600);

  await reader.query(
    `begin; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off`,
  );
  const about = /reversed once|after its closing/;
  for (const { rule, text, values } of sliceStatements({ from: '-infinity', to: 'infinity' }).filter((of) =>
    about.test(of.rule),
  )) {
    const { rows: lines } = await reader.query({ text: `explain ${text}`, values });
    const plan = lines.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan, `${rule}: ${plan}`).not.toMatch(/Index Cond: .*player_id = (entry|closing|paid)\./);
  }
  await reader.query('rollback');
});
