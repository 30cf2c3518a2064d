import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readStatement } from '../../apps/platform/src/modules/activity/read-statement.ts';
import { createWallet, readsOf, readVersion } from '../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../apps/platform/src/plumbing/bus.ts';
import { type Database, openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { createReplayBound } from '../../apps/platform/src/plumbing/db/replay-bound.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { newKey, newPlayerId } from '../../apps/platform/src/testing/test-wallet.ts';
import { type OwnStandby, startOwnStandby } from './own-standby.ts';

/** Longer than the file takes: only the rule of the own write decides. */
const longMs = 3_600_000;
const log = createLog({ level: 'silent' });
let servers: OwnStandby;
let database: Database;
let money: ReturnType<typeof createWallet>;
let errors = 0;

const openAt = (staleMsMax: number) =>
  openDatabase({
    ...{ url: servers.primaryUrl, connectionsMax: 4, replica: { url: servers.standbyUrl, staleMsMax } },
    onIdleError() {},
    onReplicaError() {
      errors += 1;
    },
  });

beforeAll(async () => {
  servers = await startOwnStandby();
  database = openAt(longMs);
  money = createWallet({
    ...{ database, url: servers.primaryUrl, bus: createLocalBus({ log }), log, currency: 'NGN' },
    settings: { engine: 'batched', queueMax: 1_000 },
    ids: createIds({ clock: systemClock, random: systemRandom }),
  });
});

afterAll(async () => {
  await money.close();
  await database.close();
  await servers.remove();
});

const deposit = (playerId: bigint) =>
  money.wallet.transfer({
    direction: 'in',
    ...{ playerId, key: newKey(), amountMinor: 100n, house: 'gateway:test', about: 'deposit' },
  });

async function isStandby(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
  return rows[0]?.is_standby === true;
}

/** How many entries the player's list has, what the statement says was paid in, and which server answered. */
async function lookAt(db: Queryable, playerId: bigint) {
  const lines = await readsOf(db).statement({ playerId, limit: 50 });
  const { lifetime } = await readStatement(db, { playerId, months: 1, by: 'day', now: new Date() });
  return { entries: lines.length, paidMinor: lifetime.depositedMinor, isStandby: await isStandby(db) };
}

const ownList = (playerId: bigint) =>
  database.read((db) => lookAt(db, playerId), { mark: (db) => readVersion(db, playerId) });
/** Without the rule. */
const anyList = (playerId: bigint, { read }: Database = database) => read((db) => lookAt(db, playerId));

/** Until it is resumed, or the test ends. */
async function pauseReplay(): Promise<void> {
  onTestFinished(async () => void (await servers.resumeReplay()));
  await servers.pauseReplay();
}

/** A player with one entry, which the replica has. */
async function knownPlayer(): Promise<bigint> {
  const playerId = newPlayerId();
  await deposit(playerId);
  await expect.poll(() => ownList(playerId)).toEqual({ entries: 1, paidMinor: 100n, isStandby: true });
  return playerId;
}

test('lists are read from the standby, in one snapshot that writes nothing', async () => {
  const playerId = await knownPlayer();
  expect(await anyList(playerId)).toEqual({ entries: 1, paidMinor: 100n, isStandby: true });
  const counts = await database.read(async (db) => {
    const before = await lookAt(db, playerId);
    await deposit(playerId);
    await expect
      .poll(() => servers.onStandby(`select version from wallet.account where player_id = ${playerId}`))
      .toBe('2');
    return [before.entries, (await lookAt(db, playerId)).entries];
  });
  expect(counts).toEqual([1, 1]);
});

test('a player never gets a list without the own write, and the others go on with the standby', async () => {
  const [writer, other] = [await knownPlayer(), await knownPlayer()];
  await pauseReplay();
  await deposit(writer);
  for (let again = 0; again < 5; again += 1)
    expect(await ownList(writer)).toEqual({ entries: 2, paidMinor: 200n, isStandby: false });
  expect(await ownList(other)).toMatchObject({ entries: 1, isStandby: true });
  // The rule is what keeps it: without it the same read misses the write.
  expect(await anyList(writer)).toEqual({ entries: 1, paidMinor: 100n, isStandby: true });
  await servers.resumeReplay();
  await expect.poll(() => ownList(writer)).toEqual({ entries: 2, paidMinor: 200n, isStandby: true });
});

test('no answer is older than the bound, however long the standby stands still', async () => {
  const staleMsMax = 1_000;
  const bounded = openAt(staleMsMax);
  const playerId = await knownPlayer();
  await expect.poll(async () => (await anyList(playerId, bounded)).isStandby).toBe(true);
  await pauseReplay();
  await deposit(playerId);
  const writtenAt = performance.now();
  for (let entries = 1; entries < 2; ) {
    const askedAt = performance.now();
    ({ entries } = await anyList(playerId, bounded));
    if (entries === 1) expect(askedAt - writtenAt).toBeLessThanOrEqual(staleMsMax);
  }
  expect(await anyList(playerId, bounded)).toMatchObject({ entries: 2, isStandby: false });
  expect(await anyList(playerId)).toMatchObject({ entries: 1, isStandby: true });
  await servers.resumeReplay();
  await expect.poll(async () => (await anyList(playerId, bounded)).isStandby).toBe(true);
  await bounded.close();
});

test('the primary answers while the standby is away, and the standby when it is back', async () => {
  const playerId = await knownPlayer();
  const errorsBefore = errors;
  await servers.stopStandby();
  expect(await ownList(playerId)).toEqual({ entries: 1, paidMinor: 100n, isStandby: false });
  expect(errors).toBeGreaterThan(errorsBefore);
  await servers.startStandbyAgain();
  await expect.poll(async () => (await ownList(playerId)).isStandby).toBe(true);
});

test('a server that replays a timeline which has ended is not recent, however far it has come', async () => {
  const { pool: primary } = database;
  const standby = openDatabase({ url: servers.standbyUrl, connectionsMax: 1, onIdleError() {} });
  onTestFinished(() => standby.close());
  /** What a server says that was promoted meanwhile, at a position that the other one has reached. */
  const promoted = {
    async query(text: string) {
      const answer = await primary.query(text);
      return { ...answer, rows: answer.rows.map((row) => ({ ...row, timeline: row.timeline + 1 })) };
    },
  } as unknown as Queryable;
  const isRecent = async (of: Queryable) =>
    (await createReplayBound({ primary: of, staleMsMax: longMs }).next())(standby.pool);
  await expect.poll(() => isRecent(primary)).toBe(true);
  expect(await isRecent(promoted)).toBe(false);
});

test('an error of the read itself is that of the primary', async () => {
  await expect(database.read((db) => db.query('select * from nothing'))).rejects.toThrow('"nothing" does not exist');
});

test('a standby that was promoted is not read from', async () => {
  const playerId = await knownPlayer();
  await servers.onStandby('select pg_promote()');
  await deposit(playerId);
  expect(await ownList(playerId)).toMatchObject({ entries: 2 });
  expect(await anyList(playerId)).toMatchObject({ entries: 2 });
});
