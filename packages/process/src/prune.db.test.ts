import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import { beforeEach, expect, test } from 'vitest';
import { openPool } from './pool.ts';
import { empty, prune } from './prune.ts';

const clone = useDatabaseClone({
  of: 'template0',
  owner: 'gateways_owner',
  app: 'gateways_app',
  close: () => pool.end(),
});
const pool = openPool({
  name: 'process',
  url: clone.url('postgres'),
  connectionsMax: 2,
  ...patience,
  onIdleError() {},
});
const old = { table: 'kept', where: 'age > $1', values: [10] };

beforeEach(async () => {
  await pool.query('drop table if exists kept');
  await pool.query('create table kept (id int primary key, age int not null)');
  await pool.query('insert into kept select n, n % 20 from generate_series(1, 1000) n');
});

const left = async () => (await pool.query('select count(*)::int as count from kept where age > 10')).rows[0].count;

test('deletes what matches and leaves the rest', async () => {
  expect(await prune(pool, old, 100)).toBe(450);
  expect((await pool.query('select count(*)::int as count, max(age) as age from kept')).rows).toEqual([
    { count: 550, age: 10 },
  ]);
  expect(await prune(pool, old, 100)).toBe(0);
});

test('what a slice deleted stays deleted when the next one fails', async () => {
  await pool.query(`
    create or replace function refuse_late() returns trigger language plpgsql as
      $$ begin if old.id > 800 then raise 'too slow'; end if; return old; end $$;
    create trigger late before delete on kept for each row execute function refuse_late()`);
  await expect(prune(pool, old, 50)).rejects.toThrow('too slow');
  expect(await left()).toBeLessThan(450);
  // In one statement for all of them, nothing would ever go.
  await expect(pool.query('delete from kept where age > 10')).rejects.toThrow('too slow');
  const before = await left();
  await pool.query('drop trigger late on kept');
  expect(await prune(pool, old, 50)).toBe(before);
});

test('empties what matches, in slices, and keeps the rows', async () => {
  await pool.query("alter table kept add column body text not null default 'secret'");
  const bodies = { ...old, set: "body = ''", where: "age > $1 and body <> ''" };
  expect(await empty(pool, bodies, 100)).toBe(450);
  expect(await empty(pool, bodies, 100)).toBe(0);
  const { rows } = await pool.query('select body, count(*)::int as count from kept group by body order by body');
  expect(rows).toEqual([
    { body: '', count: 450 },
    { body: 'secret', count: 550 },
  ]);
});
