import { systemClock } from '@harmattan/kernel/clock';
import { setTestClock } from '@harmattan/process/test-clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { archiveEntries } from './archive-entries.ts';
import { checkAll, checkNew } from './book-passes.ts';
import { readBookHealth } from './book-store.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const reader = { pool };
const odd = 'an answer is a known one';
const hourMs = 3_600_000;

let hours = 0;
/** Nothing that was written before is among the entries that the next check goes through. */
async function checkAndLetPass(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    expect(await checkNew(reader)).toEqual([]);
    hours += 1;
    await setTestClock(pool, hours * hourMs);
  }
}

async function connect(role: 'postgres' | 'harmattan_app' = 'postgres', options = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url(role), options });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Leaves no trace of what it changes. */
const connectWithoutTriggers = () => connect('postgres', '-c session_replication_role=replica');

/** An answer that the wallet never gives. */
async function refusal(): Promise<string> {
  const playerId = await playerWith(1n);
  const key = newKey();
  await wallet.transfer({ direction: 'out', playerId, key, amountMinor: 2n, house: 'house:passes', about: 'stake' });
  return key;
}
const breakEntry = (client: pg.Client, key: string) =>
  client.query(`update wallet.journal set status = 'perhaps' where key = $1`, [key]);
const repair = (client: pg.Client, key: string) =>
  client.query(`update wallet.journal set status = 'insufficient' where key = $1`, [key]);
const rulesOf = async (found: Promise<{ rule: string }[]>) => (await found).map(({ rule }) => rule);

async function checkedTo(): Promise<Date> {
  return (await pool.query(`select checked_to from wallet.book_mark where pass = 'new'`)).rows[0].checked_to;
}
const suspects = async () => (await pool.query('select count(*)::integer as n from wallet.book_suspect')).rows[0].n;

test('an old entry that is changed by hand is found by the next check, and by each one until it is repaired', async () => {
  const superuser = await connect();
  const key = await refusal();
  await checkAndLetPass();
  await breakEntry(superuser, key);
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  await repair(superuser, key);
  expect(await checkNew(reader)).toEqual([]);
  expect(await suspects()).toBe(0);
});

test('an old entry that is deleted by hand is found by the next check', async () => {
  const superuser = await connect();
  const key = await refusal();
  await checkAndLetPass();
  await superuser.query('create table kept as select * from wallet.journal where key = $1'.replace('$1', `'${key}'`));
  await superuser.query('delete from wallet.journal where key = $1', [key]);
  expect(await rulesOf(checkNew(reader))).toEqual(['an account is the sum of its journal']);
  await superuser.query('insert into wallet.journal select * from kept');
  expect(await checkNew(reader)).toEqual([]);
});

test('a moved entry that is changed or deleted by hand is found by the next check', async () => {
  const superuser = await connect();
  const key = await refusal();
  await archiveEntries(pool, { olderThanMs: 0, patienceMs: 60_000, clock: systemClock });
  await checkAndLetPass();
  expect(await suspects()).toBe(0);
  const change = (status: string) =>
    superuser.query('update wallet.journal_old set status = $2 where key = $1', [key, status]);
  await change('perhaps');
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  await change('insufficient');
  expect(await checkNew(reader)).toEqual([]);
  await superuser.query(`create table moved as select * from wallet.journal_old where key = '${key}'`);
  await superuser.query('delete from wallet.journal_old where key = $1', [key]);
  expect(await rulesOf(checkNew(reader))).toEqual(['an account is the sum of its journal']);
  await superuser.query('insert into wallet.journal_old select * from moved');
  expect(await checkNew(reader)).toEqual([]);
});

test('an old leg and an old checkpoint that are changed by hand are found by the next check', async () => {
  const superuser = await connect();
  const playerId = await playerWith(100n);
  const house = 'house:old-leg' as const;
  await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 9n, house, about: 'stake' });
  const of = `(select id from wallet.house_account where code = '${house}')`;
  await pool.query(`insert into wallet.house_checkpoint (house_id, up_to, amount) values (${of}, app_now(), 9)`);
  await checkAndLetPass();
  for (const [table, rule] of [
    ['house_leg', "a batch's legs are the sum of its entries"],
    ['house_checkpoint', 'a checkpoint is the sum of the legs before it'],
  ]) {
    await superuser.query(`update wallet.${table} set amount = amount + 1 where house_id = ${of}`);
    expect(await rulesOf(checkNew(reader))).toContain(rule);
    await superuser.query(`update wallet.${table} set amount = amount - 1 where house_id = ${of}`);
    expect(await checkNew(reader)).toEqual([]);
  }
});

test('what leaves no trace is found by the pass over everything, and then by every check until it is repaired', async () => {
  const superuser = await connectWithoutTriggers();
  const key = await refusal();
  for (let later = 0; later < 3; later += 1) await refusal();
  await checkAndLetPass();
  await breakEntry(superuser, key);
  expect(await checkNew(reader)).toEqual([]);
  expect(await rulesOf(checkAll(reader))).toEqual([odd]);
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  expect(await rulesOf(checkAll({ ...reader, sliceEntries: 3 }))).toEqual([odd]);
  expect(await suspects()).toBe(1);
  await repair(superuser, key);
  expect(await checkNew(reader)).toEqual([]);
  expect(await checkAll(reader)).toEqual([]);
});

test('an account and a hold that are changed by hand without an entry are found by the pass over everything', async () => {
  const superuser = await connect();
  const playerId = await playerWith(100n);
  await wallet.hold({ playerId, key: newKey(), amountMinor: 10n, about: 'reserve' });
  await checkAndLetPass();
  for (const [change, undo, rule] of [
    ['account set available = 100', 'account set available = 90', 'an account is the sum of its journal'],
    ['hold set remaining = 9', 'hold set remaining = 10', 'what is held is the sum of the open holds'],
  ]) {
    await superuser.query(`update wallet.${change} where player_id = ${playerId}`);
    expect(await rulesOf(checkAll(reader))).toContain(rule);
    await superuser.query(`update wallet.${undo} where player_id = ${playerId}`);
  }
});

test('an entry that is committed long after its time is checked then, and others are checked meanwhile', async () => {
  const [late, superuser] = [await connectWithoutTriggers(), await connectWithoutTriggers()];
  const playerId = await playerWith(100n);
  await checkAndLetPass();
  await late.query('begin');
  const { rows } = await late.query(
    `insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
       fingerprint, kind, status, about)
     select $1, player_id, version + 1, app_now(), 1, 0, available, held, $1, $1, 'debit', 'perhaps', 'stake'
     from wallet.account where player_id = $2 returning at`,
    [newKey(), playerId],
  );
  await late.query('update wallet.account set version = version + 1 where player_id = $1', [playerId]);
  const meanwhile = await refusal();
  await checkAndLetPass();
  await breakEntry(superuser, meanwhile);
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  await repair(superuser, meanwhile);
  await checkAndLetPass();
  expect((await checkedTo()).getTime()).toBeLessThanOrEqual(rows[0].at.getTime());
  await late.query('commit');
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  await superuser.query(`update wallet.journal set status = 'late' where status = 'perhaps'`);
  await checkAndLetPass();
  expect((await checkedTo()).getTime()).toBeGreaterThan(rows[0].at.getTime());
});

test('after the clock was set back, everything is checked again', async () => {
  const superuser = await connectWithoutTriggers();
  const key = await refusal();
  await checkAndLetPass();
  await breakEntry(superuser, key);
  hours -= 3;
  await setTestClock(pool, hours * hourMs);
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  await repair(superuser, key);
  expect(await checkNew(reader)).toEqual([]);
  hours += 3;
  await setTestClock(pool, hours * hourMs);
});

test('two checkers at once find what is broken, and none moves the mark over what it has not checked', async () => {
  const superuser = await connectWithoutTriggers();
  await checkAndLetPass();
  const keys: string[] = [];
  while (keys.length < 8) keys.push(await refusal());
  await breakEntry(superuser, keys[6] as string);
  const slices = { ...reader, sliceEntries: 2 };
  const found = await Promise.all([checkNew(slices), checkNew(slices), checkNew(slices)]);
  expect(found.flat().map(({ rule }) => rule)).toContain(odd);
  expect(await rulesOf(checkNew(slices))).toEqual([odd]);
  await repair(superuser, keys[6] as string);
  expect(await checkNew(slices)).toEqual([]);
});

const waiting = (query: string) =>
  pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [query],
  );

test('a check that dies before it writes its mark is done again', async () => {
  const superuser = await connectWithoutTriggers();
  await checkAndLetPass();
  const before = await checkedTo();
  await breakEntry(superuser, await refusal());
  const lock = await connect();
  await lock.query('begin; lock table wallet.book_mark in exclusive mode');
  const died = expect(checkNew(reader)).rejects.toThrow();
  await expect.poll(async () => (await waiting('%insert into wallet.book_mark%')).rows).toHaveLength(1);
  const [checker] = (await waiting('%insert into wallet.book_mark%')).rows;
  await superuser.query('select pg_terminate_backend($1)', [checker?.pid]);
  await died;
  await lock.query('rollback');
  expect([await checkedTo(), await suspects()]).toEqual([before, 0]);
  expect(await rulesOf(checkNew(reader))).toEqual([odd]);
  await superuser.query(`update wallet.journal set status = 'insufficient' where status = 'perhaps'`);
  expect(await checkNew(reader)).toEqual([]);
});

test('the signal cancels the statement that runs, and the next check goes on behind what was checked', async () => {
  await checkAndLetPass();
  for (let times = 0; times < 4; times += 1) await refusal();
  const lock = await connect();
  await lock.query('begin; lock table wallet.journal in access exclusive mode');
  const stop = new AbortController();
  const cut = expect(checkNew({ ...reader, signal: stop.signal })).rejects.toThrow('canceling statement');
  await expect.poll(async () => (await waiting('%wallet.journal%')).rows).toHaveLength(1);
  stop.abort();
  await cut;
  expect((await waiting('%wallet.journal%')).rows).toEqual([]);
  await lock.query('rollback');
  expect(await checkNew(reader)).toEqual([]);
});

test('how far entries are checked for good is told as not known while no instant is', async () => {
  await checkAndLetPass();
  expect((await readBookHealth(pool)).checkedTo).toBeInstanceOf(Date);
  const superuser = await connect();
  await superuser.query(`update wallet.book_mark set checked_to = '-infinity' where pass = 'new'`);
  expect((await readBookHealth(pool)).checkedTo).toBeNull();
});
