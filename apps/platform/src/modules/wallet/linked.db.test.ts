// Linked entries beside sessions that lock accounts and let them go again without a change.
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { batchParameters, batchStatement, type LegRow } from './batch-statement.ts';
import { ruleStatement } from './book-slices.ts';
import type { Operation } from './operations.ts';

const db = useTestDatabase();
const { wallet, playerWith, raiseSessionEpoch } = useTestWallet(db);
const house = 'house:test' as const;
/** `npm run faults` submits many commands, `npm test` few. */
const commands = process.env.FAULT_ROUNDS ? 100_800 : 2_400;
const variantCommands = 2_000;
const controlMax = 40_000;
const lockers = 4;
const playerCount = 12;
const longMs = 3_600_000;
const statement = batchStatement({ linked: true, refers: true, limited: false });
const rule = ruleStatement('linked entries are written together');

const players: bigint[] = [];
beforeAll(async () => {
  while (players.length < playerCount) players.push(await playerWith(1_000_000_000n));
});

/** A statement that locks an account once for each leg: it may skip the account at the first leg and get it at the second. */
const legByLeg = statement
  .replace(
    'where account.player_id = any($1::bigint[]) and account.limits is null\n  order by account.player_id\n',
    'join unnest($1::bigint[]) with ordinality as leg (player_id, n) on account.player_id = leg.player_id and account.limits is null\n  order by leg.player_id, leg.n\n',
  )
  .replace('select account.player_id,', 'select account.player_id, leg.n,')
  .replace('for update skip locked', 'for update of account skip locked')
  .replace('accounts.player_id = leg.player_id', 'accounts.player_id = leg.player_id and accounts.n = leg.n');
const withoutCount = (text: string) => text.replace('where together = linked_count', '');

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url('harmattan_app') });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Sessions that lock and roll back, and one that ends sessions as a sign-out does, until they are stopped. */
async function disturb(players: bigint[]): Promise<() => Promise<void>> {
  let isStopped = false;
  const lock = async (locker: number) => {
    const client = await connect();
    for (let at = locker; !isStopped; at += lockers) {
      const playerId = players[at % players.length];
      await client.query(`begin; select 1 from wallet.account where player_id = ${playerId} for update; rollback`);
    }
  };
  const signOut = async () => {
    for (let at = 0; !isStopped; at += 1) await raiseSessionEpoch(players[at % players.length] as bigint, 0);
  };
  const running = Promise.all([...Array.from({ length: lockers }, (_, at) => lock(at)), signOut()]);
  return async () => {
    isStopped = true;
    await running;
  };
}

const stakeAndWin = (playerId: bigint): Operation[] => [
  { kind: 'debit', playerId, key: newKey(), amountMinor: 10n, house, about: 'stake' },
  { kind: 'credit', playerId, key: newKey(), amountMinor: 5n, house, about: 'win' },
];

const legOf = (operation: Operation): LegRow =>
  ({
    of: undefined,
    houseId: 1,
    fingerprint: operation.key,
    isStake: false,
    evenIf: false,
    ...operation,
  }) as unknown as LegRow;

/** How many of so many commands were written in part. Nothing is kept: each batch is rolled back. */
async function partsWritten(text: string, options: { commands: number; until?: number }): Promise<number> {
  const few = players.slice(0, lockers);
  const stop = await disturb(few);
  const client = await connect();
  let parts = 0;
  for (let done = 0; done < options.commands && parts < (options.until ?? Number.POSITIVE_INFINITY); ) {
    const legs = few.flatMap((playerId) => stakeAndWin(playerId).map(legOf));
    await client.query('begin');
    const { rows } = await client.query({
      name: 'linked',
      text,
      values: batchParameters(legs, crypto.randomUUID(), { refers: true }),
    });
    await client.query('rollback');
    const written = Map.groupBy(rows, ({ player_id }) => player_id as bigint).values();
    parts += written.filter(({ length }) => length !== 2).toArray().length;
    done += few.length;
  }
  await stop();
  return parts;
}

test(
  'a group that is locked leg by leg is written in part: the control',
  async () => {
    expect(legByLeg).not.toBe(statement);
    expect(await partsWritten(withoutCount(legByLeg), { commands: controlMax, until: 1 })).toBe(1);
  },
  longMs,
);

test('the statement writes no part of a group even where it got a part of its locks', async () => {
  expect(await partsWritten(legByLeg, { commands: variantCommands })).toBe(0);
});

test('an account is locked once for its group, so that none is decided in part', async () => {
  expect(withoutCount(statement)).not.toBe(statement);
  expect(await partsWritten(withoutCount(statement), { commands: variantCommands })).toBe(0);
});

test(
  'of linked commands beside sessions that lock and roll back, all are written whole',
  async () => {
    const stop = await disturb(players);
    let conflicts = 0;
    const submit = async (playerId: bigint) => {
      for (let done = 0; done < commands / players.length; done += 1) {
        const answers = await wallet.linked(stakeAndWin(playerId));
        conflicts += Number(answers.some(({ status }) => status !== 'ok'));
      }
    };
    await Promise.all(players.map(submit));
    await stop();
    expect(conflicts).toBe(0);
    const { rows } = await db.database.pool.query(
      'select count(*) as entries, count(*) filter (where linked_count = 2) as linked from wallet.journal',
    );
    expect(rows[0]).toEqual({ entries: BigInt(2 * commands + players.length), linked: BigInt(2 * commands) });
  },
  longMs,
);

test('the checker finds a group of which a part is missing', async () => {
  const admin = new pg.Client({ connectionString: db.url('postgres') });
  await admin.connect();
  onTestFinished(() => admin.end());
  const playerId = await playerWith(100n);
  const group = [...stakeAndWin(playerId), ...stakeAndWin(playerId)].map((leg) => leg.key);
  await wallet.linked([
    ...group.map((key) => ({ kind: 'debit' as const, playerId, key, amountMinor: 1n, house, about: 'stake' })),
  ]);
  await wallet.linked(stakeAndWin(playerId));
  expect((await admin.query(rule)).rows).toEqual([]);
  const remains = async (edit: string) => {
    await admin.query('begin');
    await admin.query(edit);
    const { rows } = await admin.query(rule);
    await admin.query('rollback');
    return rows.map(({ example }) => group.indexOf(example));
  };
  const of = (place: number) => `where key = '${group[place]}'`;
  expect(await remains(`delete from wallet.journal ${of(0)}`)).toEqual([1]);
  expect((await remains(`delete from wallet.journal ${of(2)}`)).sort()).toEqual([1, 3]);
  expect(await remains(`delete from wallet.journal ${of(3)}`)).toEqual([2]);
  expect((await remains(`update wallet.journal set status = 'late' ${of(0)}`)).sort()).toEqual([0, 1]);
  expect((await remains(`update wallet.journal set linked_count = 3`)).length).toBeGreaterThan(0);
});
