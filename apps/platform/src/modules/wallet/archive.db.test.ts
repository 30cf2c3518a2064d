import { systemClock } from '@harmattan/kernel/clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { archiveEntries } from './archive-entries.ts';
import { batchParameters, batchStatement, type LegRow } from './batch-statement.ts';
import { findings } from './book-findings.ts';
import { checkAll, checkNew } from './book-passes.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readMoneyPassed } from './money-passed.ts';
import type { Answer, Operation } from './operations.ts';
import { ensureHouseAccount, readDoneKeys } from './wallet-store.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const elsewhere = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });
const house = 'house:archive' as const;

const archive = (options: { patienceMs?: number; olderThanMs?: number; sliceEntries?: number } = {}) =>
  archiveEntries(pool, { olderThanMs: 0, patienceMs: 60_000, clock: systemClock, ...options });

async function connect(role: Parameters<typeof db.url>[0] = 'postgres', options = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url(role), options });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** In which tables these entries are. */
async function placesOf(keys: string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `select 'journal' as place from wallet.journal where key = any($1::uuid[])
     union all select 'journal_old' from wallet.journal_old where key = any($1::uuid[])`,
    [keys],
  );
  return rows.map(({ place }) => place).sort();
}

/** A stake and the win that closes its round. */
async function playedRound(playerId: bigint, at: Partial<Operation> = {}) {
  const [stake, win, round] = [newKey(), newKey(), newKey()];
  const common = { playerId, round, house, ...at };
  await wallet.transfer({ ...common, direction: 'out', key: stake, amountMinor: 10n, about: 'stake' });
  await wallet.transfer({
    ...{ ...common, direction: 'in', key: win, amountMinor: 7n, about: 'win', of: round, closes: 'round' },
  });
  return { stake, win, round };
}

/** A session with a snapshot and without a transaction number, as a stake is before it locks its account. */
async function holdSnapshot(role: Parameters<typeof db.url>[0] = 'postgres'): Promise<pg.Client> {
  const client = await connect(role);
  await client.query('begin isolation level repeatable read');
  await client.query('select 1');
  return client;
}

/** Every kind of command once, in an order in which each is accepted; and one that is refused. */
function everyKind(playerId: bigint): Operation[] {
  const [stake, win, round, hold, draw, post, second, voided, undone, undo, short] = Array.from({ length: 11 }, newKey);
  const of = (key: string | undefined) => key as string;
  const common = { playerId, house } as const;
  return [
    { ...common, kind: 'debit', key: of(stake), round: of(round), amountMinor: 10n, about: 'stake', isStake: true },
    { ...common, kind: 'credit', key: of(win), of: of(round), amountMinor: 4n, about: 'win', closes: 'round' },
    { playerId, kind: 'hold', key: of(hold), amountMinor: 20n, about: 'reserve' },
    { ...common, kind: 'draw', key: of(draw), of: of(hold), amountMinor: 5n, about: 'commit' },
    { ...common, kind: 'post', key: of(post), of: of(hold), about: 'commit' },
    { playerId, kind: 'hold', key: of(second), amountMinor: 20n, about: 'reserve' },
    { playerId, kind: 'void', key: of(voided), of: of(second), about: 'release' },
    { ...common, kind: 'debit', key: of(undone), amountMinor: 3n, about: 'stake', isStake: true },
    { playerId, kind: 'reverse', key: of(undo), of: of(undone), about: 'refund' },
    { ...common, kind: 'debit', key: of(short), amountMinor: 1_000_000n, about: 'stake', isStake: true },
  ];
}

test('a command of any kind is answered as before after its entry was moved, also two at once', async () => {
  const playerId = await playerWith(1_000n);
  const operations = everyKind(playerId);
  const linked = [everyKind(playerId)[0], everyKind(playerId)[0]] as Operation[];
  const first: Answer[] = [];
  for (const operation of operations) first.push(...(await wallet.linked([operation])));
  expect(first.map(({ status }) => status)).toEqual([...Array(9).fill('ok'), 'insufficient']);
  const group = await wallet.linked(linked);
  const wins = linked.map((operation, at) =>
    wallet.transfer({
      ...{ direction: 'in', playerId, key: newKey(), of: operation.key, round: newKey(), amountMinor: BigInt(at) },
      ...{ house, about: 'win', closes: 'stake' },
    }),
  );
  await Promise.all(wins);
  const { availableMinor } = await wallet.balance(playerId);

  expect(await archive()).toMatchObject({ moved: expect.any(Number), left: { round: 0, hold: 0, 'unequal copy': 0 } });
  const keys = [...operations, ...linked].map(({ key }) => key);
  expect(await placesOf(keys)).toEqual(keys.map(() => 'journal_old'));

  for (const { wallet: door } of [{ wallet }, elsewhere, slow]) {
    for (const [at, operation] of operations.entries()) {
      const again = await Promise.all([door.linked([operation]), elsewhere.wallet.linked([operation])]);
      expect(again.flat()).toEqual([1, 2].map(() => ({ ...first[at], isRepeat: true })));
      if (!('amountMinor' in operation)) continue;
      const other = { ...operation, amountMinor: (operation.amountMinor ?? 0n) + 1n };
      expect((await door.linked([other]))[0]?.status).toBe('conflict');
    }
    expect(await door.linked(linked)).toEqual(group.map((answer) => ({ ...answer, isRepeat: true })));
  }
  expect((await wallet.balance(playerId)).availableMinor).toBe(availableMinor);
});

test('what comes later about moved entries is answered as if they had not been moved', async () => {
  const playerId = await playerWith(1_000n);
  const other = await playerWith(0n);
  const { stake, win, round } = await playedRound(playerId);
  const single = { stake: newKey(), round: newKey() };
  const staked = { playerId, round: single.round, house } as const;
  await wallet.transfer({ ...staked, direction: 'out', key: single.stake, amountMinor: 2n, about: 'stake' });
  const paid = { ...staked, direction: 'in', key: newKey(), of: single.stake, amountMinor: 1n, about: 'win' } as const;
  await wallet.transfer({ ...paid, closes: 'stake' });
  const fee = newKey();
  await wallet.transfer({ direction: 'out', playerId, key: fee, amountMinor: 5n, house, about: 'fee' });
  await archive();
  const moved = [stake, win, fee, single.stake, paid.key];
  expect(await placesOf(moved)).toEqual(moved.map(() => 'journal_old'));
  for (const { wallet: door } of [{ wallet }, slow]) {
    const pay = (of: string, to = playerId) =>
      door.transfer({ direction: 'in', playerId: to, key: newKey(), of, amountMinor: 1n, house, about: 'win' });
    expect((await pay(round)).status).toBe('finished');
    expect((await pay(stake)).status).toBe('finished');
    expect((await pay(stake, other)).status).toBe('unknown');
    const undo = (of: string) => door.reverse({ playerId, key: newKey(), of, about: 'refund' });
    expect((await undo(stake)).status).toBe('settled');
    // Closed by itself, and paid by itself in a round that is called off.
    expect((await pay(single.stake)).status).toBe('finished');
    expect((await undo(single.stake)).status).toBe('settled');
    expect((await undo(single.round)).status).toBe('settled');
  }
  const undo = (of: string) => wallet.reverse({ playerId, key: newKey(), of, about: 'refund' });
  const both = await Promise.all([undo(fee), undo(fee)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['ok', 'reversed']);
  await archive();
  expect((await undo(fee)).status).toBe('reversed');
  // Once the closing is undone, the round may be paid again.
  expect((await undo(win)).status).toBe('ok');
  await archive();
  const pay = { direction: 'in', playerId, key: newKey(), of: round, amountMinor: 9n, house, about: 'win' } as const;
  expect((await wallet.transfer(pay)).status).toBe('ok');
});

test('a moved round is open where its closing was undone, or a stake came after it', async () => {
  const playerId = await playerWith(1_000n);
  const common = { playerId, house } as const;
  const stake = async (round: string) => {
    const key = newKey();
    await wallet.transfer({ ...common, direction: 'out', key, round, amountMinor: 5n, about: 'stake' });
    return key;
  };
  const pay = async (of: string, { closes, door = wallet }: { closes?: 'round'; door?: typeof wallet } = {}) => {
    const key = newKey();
    const credit = {
      ...common,
      direction: 'in',
      key,
      of,
      amountMinor: 1n,
      about: 'win',
      ...(closes && { closes }),
    } as const;
    return { key, status: (await door.transfer(credit)).status };
  };
  const [undone, reopened] = [newKey(), newKey()];
  const first = await stake(undone);
  await pay(undone);
  const closing = await pay(undone, { closes: 'round' });
  await wallet.reverse({ playerId, key: newKey(), of: closing.key, about: 'refund', evenIfSettled: true });
  await stake(reopened);
  await pay(reopened, { closes: 'round' });
  const second = await stake(reopened);
  await pay(second);
  await archive();
  expect(await placesOf([first, closing.key, second])).toEqual(['journal_old', 'journal_old', 'journal_old']);
  for (const door of [wallet, slow.wallet]) {
    expect((await pay(undone, { door })).status).toBe('ok');
    expect((await pay(second, { door })).status).toBe('ok');
  }
});

test('what is open stays, and so does a reversal that came before its entry', async () => {
  await archive();
  const playerId = await playerWith(1_000n);
  const [open, held, unseen, round, called] = Array.from({ length: 5 }, newKey) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const stake = { direction: 'out', playerId, amountMinor: 1n, house, about: 'stake' } as const;
  await wallet.transfer({ ...stake, key: open, round });
  await wallet.hold({ playerId, key: held, amountMinor: 2n, about: 'reserve' });
  await wallet.reverse({ playerId, key: newKey(), of: unseen, about: 'refund' });
  await wallet.reverse({ playerId, key: newKey(), of: called, about: 'refund' });
  const before = await archive();
  expect(before).toEqual({ moved: 1, left: { round: 1, hold: 1, reversal: 2, 'unequal copy': 0 } });
  expect(await placesOf([open, held])).toEqual(['journal', 'journal']);
  expect((await wallet.openHold(held))?.remainingMinor).toBe(2n);
  expect((await wallet.transfer({ ...stake, key: unseen })).status).toBe('reversed');
  expect((await wallet.transfer({ ...stake, key: newKey(), round: called })).status).toBe('reversed');

  await wallet.void({ playerId, key: newKey(), of: held, about: 'release' });
  await wallet.transfer({ ...stake, direction: 'in', key: newKey(), of: open, about: 'win' });
  expect((await archive()).left).toEqual({ round: 0, hold: 0, reversal: 2, 'unequal copy': 0 });
  expect(await placesOf([open, held])).toEqual(['journal_old', 'journal_old']);
});

test('only what is older than asked for is moved', async () => {
  await archive();
  const playerId = await playerWith(100n);
  const { stake } = await playedRound(playerId);
  expect((await archive({ olderThanMs: 3_600_000 })).moved).toBe(0);
  expect(await placesOf([stake])).toEqual(['journal']);
});

/** The statement of a stake, as the wallet submits it. */
async function stakeStatement(operation: Operation & { kind: 'debit' }) {
  const houseId = await ensureHouseAccount(pool, house);
  const leg = { ...operation, houseId, fingerprint: fingerprintOf(operation), isStake: true, evenIf: false };
  const plain = { linked: false, refers: false, limited: false };
  return { text: batchStatement(plain), values: batchParameters([leg as unknown as LegRow], newKey(), plain) };
}

test('an entry is deleted only after every snapshot from before its copy, and until then it is there once', async () => {
  await archive();
  const playerId = await playerWith(100n);
  const key = newKey();
  const stake = { kind: 'debit', playerId, key, amountMinor: 10n, house, about: 'stake' } as const;
  await wallet.linked([stake]);
  await wallet.transfer({ direction: 'in', playerId, key: newKey(), of: key, amountMinor: 3n, house, about: 'win' });
  const lines = await wallet.statement({ playerId, limit: 10 });
  const snapshot = await holdSnapshot('harmattan_app');

  const stopped = await archive({ patienceMs: 0 });
  expect(stopped).toMatchObject({ moved: 0, waitsFor: { pid: expect.any(Number), user: 'harmattan_app' } });
  expect((await archive({ patienceMs: 0 })).waitsFor?.pid).toBe(stopped.waitsFor?.pid);
  expect(await placesOf([key])).toEqual(['journal', 'journal_old']);
  expect(await wallet.statement({ playerId, limit: 10 })).toEqual(lines);
  expect(await wallet.entriesAbout({ playerId, of: key })).toHaveLength(1);
  expect(await findings(pool)).toEqual([]);
  expect(await checkNew({ pool })).toEqual([]);
  const { rows } = await pool.query('select count(*) as n from wallet.entry where key = $1', [key]);
  expect(rows).toEqual([{ n: 1n }]);

  // The same stake again, by a statement that does not see the copy. It is not taken twice.
  expect((await snapshot.query(await stakeStatement(stake))).rows).toEqual([]);
  await snapshot.query('commit');
  expect(await archive()).toMatchObject({ moved: 3, left: { 'unequal copy': 0 } });
  expect(await placesOf([key])).toEqual(['journal_old']);
  expect(await wallet.statement({ playerId, limit: 10 })).toEqual(lines);
  expect((await wallet.balance(playerId)).availableMinor).toBe(93n);
});

const waiting = (query: string) =>
  pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [query],
  );

test.each([
  ['while it copies', 'lock table wallet.journal_old in share mode', '%with judged as%'],
  ['before it commits the copy', 'lock table wallet.journal_move in share mode', '%insert into wallet.journal_move%'],
  ['while it deletes', 'lock table wallet.journal in share mode', '%wallet.delete_moved%'],
])('a run that dies %s leaves nothing undone for the next one', async (_when, lock, query) => {
  await archive();
  const playerId = await playerWith(100n);
  const { stake, win } = await playedRound(playerId);
  const before = await wallet.statement({ playerId, limit: 10 });
  const locker = await connect();
  await locker.query('begin');
  await locker.query(lock);
  const died = expect(archive()).rejects.toThrow();
  await expect.poll(async () => (await waiting(query)).rows, { timeout: 60_000 }).toHaveLength(1);
  const [backend] = (await waiting(query)).rows;
  await locker.query('select pg_terminate_backend($1)', [backend?.pid]);
  await died;
  await locker.query('rollback');
  expect(await wallet.statement({ playerId, limit: 10 })).toEqual(before);
  expect(await findings(pool)).toEqual([]);
  expect(await archive()).toMatchObject({ moved: 3 });
  expect(await placesOf([stake, win])).toEqual(['journal_old', 'journal_old']);
  expect(await wallet.statement({ playerId, limit: 10 })).toEqual(before);
});

test('entries are moved by two at once while commands come, and each command is taken once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => playerWith(10_000n)));
  let isOver = false;
  let moved = 0;
  const archiver = async () => {
    while (!isOver) {
      const run = await archive({ sliceEntries: 40 });
      moved += run.moved;
    }
  };
  const play = async (playerId: bigint) => {
    for (let turn = 0; turn < 25; turn += 1) {
      const [stake, win, round] = [newKey(), newKey(), newKey()];
      const staked = {
        direction: 'out',
        playerId,
        key: stake,
        round,
        amountMinor: 10n,
        house,
        about: 'stake',
      } as const;
      const won = {
        ...staked,
        direction: 'in',
        key: win,
        of: round,
        amountMinor: 4n,
        about: 'win',
        closes: 'round',
      } as const;
      const first = await wallet.transfer(staked);
      const paid = await wallet.transfer(won);
      expect([first.status, paid.status]).toEqual(['ok', 'ok']);
      const again = await Promise.all(
        [staked, won, staked, won].map((command, at) => (at < 2 ? wallet : elsewhere.wallet).transfer(command)),
      );
      expect(again).toEqual([first, paid, first, paid].map((answer) => ({ ...answer, isRepeat: true })));
    }
  };
  const archivers = [archiver(), archiver()];
  try {
    await Promise.all(players.map(play));
  } finally {
    isOver = true;
    await Promise.all(archivers);
  }
  moved += (await archive()).moved;
  expect(moved).toBeGreaterThanOrEqual(8 * 51);
  for (const playerId of players) {
    expect((await wallet.balance(playerId)).availableMinor).toBe(10_000n - 25n * 6n);
    const lines = await wallet.statement({ playerId, limit: 100 });
    expect(lines.map(({ version }) => version)).toEqual(Array.from({ length: 51 }, (_, at) => 51n - BigInt(at)));
  }
});

test('pages, rounds and sums are the same before, between copy and deletion, and after', async () => {
  await archive();
  const playerId = await playerWith(1_000n);
  const played = [];
  for (let turn = 0; turn < 5; turn += 1) played.push(await playedRound(playerId));
  const open = newKey();
  await wallet.transfer({
    direction: 'out',
    playerId,
    key: open,
    round: newKey(),
    amountMinor: 1n,
    house,
    about: 'stake',
  });
  played.push(await playedRound(playerId));
  const rounds = played.map(({ round }) => round);
  const keys = played.flatMap(({ stake, win }) => [stake, win]);
  const look = async () => ({
    pages: [
      await wallet.statement({ playerId, limit: 4 }),
      await wallet.statement({ playerId, limit: 4, beforeVersion: 9n }),
      await wallet.statement({ playerId, limit: 100, inRounds: true }),
    ],
    rounds: await wallet.rounds({ playerId, rounds }),
    entry: await wallet.entry(keys[0] as string),
    passed: await readMoneyPassed(pool, { after: [{ playerId, afterVersion: 2n }], entriesMax: 6 }),
    done: [...(await readDoneKeys(pool, keys))].sort(),
  });
  const before = await look();
  expect(before.pages[1]?.map(({ version }) => version)).toEqual([8n, 7n, 6n, 5n]);
  const snapshot = await holdSnapshot();
  await archive({ patienceMs: 0 });
  expect(await placesOf([keys[0] as string])).toHaveLength(2);
  expect(await look()).toEqual(before);
  await snapshot.query('commit');
  expect((await archive()).moved).toBeGreaterThan(10);
  expect(await placesOf([open, keys[0] as string])).toEqual(['journal', 'journal_old']);
  expect(await look()).toEqual(before);
});

test('the books are checked whole and in part, and find what is wrong in either table', async () => {
  const superuser = await connect();
  const playerId = await playerWith(100n);
  const { stake } = await playedRound(playerId);
  await playedRound(playerId);
  const rulesOf = async (found: Promise<{ rule: string }[]>) => (await found).map(({ rule }) => rule);
  const checks = async () => [await rulesOf(checkNew({ pool })), await rulesOf(checkAll({ pool }))];
  expect(await checks()).toEqual([[], []]);
  await archive();
  expect((await pool.query('select * from wallet.book_suspect')).rows).toEqual([]);
  expect(await checks()).toEqual([[], []]);

  const change = (minor: number) =>
    superuser.query('update wallet.journal_old set available_after = available_after + $2 where key = $1', [
      stake,
      minor,
    ]);
  await change(1);
  expect(await checks()).toEqual([['the chain of balances is unbroken'], ['the chain of balances is unbroken']]);
  await change(-1);
  expect(await checks()).toEqual([[], []]);

  await superuser.query(`create temporary table kept as select * from wallet.journal_old where key = '${stake}'`);
  await superuser.query('delete from wallet.journal_old where key = $1', [stake]);
  expect((await checks()).map((rules) => rules.length > 0)).toEqual([true, true]);
  await superuser.query('insert into wallet.journal_old select * from kept');
  expect(await checks()).toEqual([[], []]);
});

test('an entry whose copy is not equal stays, and is found', async () => {
  await archive();
  const superuser = await connect();
  const playerId = await playerWith(100n);
  const { stake } = await playedRound(playerId);
  const snapshot = await holdSnapshot();
  await archive({ patienceMs: 0 });
  const change = (memo: string | null) =>
    superuser.query('update wallet.journal_old set memo = $2 where key = $1', [stake, memo]);
  await change('other');
  await snapshot.query('commit');
  expect((await archive()).left['unequal copy']).toBe(1);
  expect(await placesOf([stake])).toEqual(['journal', 'journal_old']);
  const rule = 'an entry that is being moved has an equal copy';
  expect((await checkNew({ pool })).map((found) => found.rule)).toEqual([rule]);
  await change(null);
  expect(await archive()).toMatchObject({ moved: 1, left: { 'unequal copy': 0 } });
  expect(await placesOf([stake])).toEqual(['journal_old']);
  expect(await checkNew({ pool })).toEqual([]);
});

test.each([
  'update wallet.journal_old set status = status',
  'delete from wallet.journal_old',
  'truncate wallet.journal_old',
  'alter table wallet.journal_old disable trigger all',
  'delete from wallet.journal where key in (select key from wallet.journal_old)',
])('the running role cannot %s', async (statement) => {
  await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the running role deletes no entry without an equal copy', async () => {
  const playerId = await playerWith(100n);
  const { stake, win } = await playedRound(playerId);
  await pool.query(`select wallet.delete_moved('-infinity', 'infinity')`);
  expect(await placesOf([stake, win])).toEqual(['journal', 'journal']);
});

test('a slice that another server copied is copied anew', async () => {
  await archive();
  const playerId = await playerWith(100n);
  const { stake } = await playedRound(playerId);
  await pool.query(
    `insert into wallet.journal_move (number, from_at, to_at)
     values (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000, '-infinity', app_now())`,
  );
  expect(await archive()).toMatchObject({ moved: 3 });
  expect(await placesOf([stake])).toEqual(['journal_old']);
});
