import { systemClock } from '@harmattan/kernel/clock';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { archiveEntries, inFeedTransaction } from '../wallet/index.ts';
import { createTurnover, type Tally, type TurnoverChanges, type TurnoverMark } from './index.ts';
import { changesIn } from './turnover-statements.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });
const turnover = createTurnover(pool);
const house = 'house:turnover' as const;
const hourMs = 3_600_000;

const tallyOf = (game: string): Tally => ({
  id: 1,
  from: new Date(Date.now() - hourMs),
  to: new Date(Date.now() + hourMs),
  games: [
    { house, game },
    { house, game },
  ],
});
const stakeOf = (playerId: bigint, game: string) =>
  ({
    playerId,
    key: newKey(),
    round: newKey(),
    amountMinor: 60n,
    house,
    about: 'stake',
    played: { product: 'games', supplier: 'turnover', game },
  }) as const;
const stake = async (playerId: bigint, game: string, of = wallet) => {
  const order = stakeOf(playerId, game);
  return { ...order, ...(await of.transfer({ direction: 'out', ...order })) };
};

interface Change {
  playerId: bigint;
  stakedMinor: bigint;
  undoneMinor: bigint;
}

function listed({ staked, undone }: TurnoverChanges): Change[] {
  const numbers = (list: string) => list.slice(1, -1).split(',').map(BigInt);
  return [
    ...staked.flatMap(({ players, amountsMinor }) => {
      const amounts = numbers(amountsMinor);
      return numbers(players).map((playerId, at) => ({
        playerId,
        stakedMinor: amounts[at] as bigint,
        undoneMinor: 0n,
      }));
    }),
    ...undone.map(({ playerId, amountMinor }) => ({ playerId, stakedMinor: 0n, undoneMinor: amountMinor })),
  ];
}

const next = () => inFeedTransaction(pool, (client) => turnover.next(client));

/** Looks until everything from before now is passed. */
async function lookOn(): Promise<TurnoverMark> {
  const { rows } = await pool.query('select app_now() as now');
  await vi.waitFor(async () => {
    await next();
    expect(await turnover.isPast(rows[0].now)).toBe(true);
  });
  return (await turnover.mark()) as TurnoverMark;
}

const changesOf = async (from: TurnoverMark, to: TurnoverMark, tally: Tally) =>
  listed(await turnover.changes({ from, to }, [tally]));

async function countAll(mark: TurnoverMark, tally: Tally) {
  const all = [];
  for await (const players of turnover.count(mark, tally)) all.push(...players);
  return all;
}

/** A session with a transaction that has a number. */
async function holdOpen(url = db.url('harmattan_app')): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; select pg_current_xact_id()');
  return client;
}

test('what waits for an older transaction is counted after its end, once', async () => {
  const tally = tallyOf('Late');
  const [one, other] = [await playerWith(1_000n), await playerWith(1_000n)];
  const early = await lookOn();
  const open = await holdOpen();
  await stake(one, 'Late');
  await stake(other, 'Late');
  for (let looks = 0; looks < 3; looks += 1) await next();
  const held = (await turnover.mark()) as TurnoverMark;
  expect(await changesOf(early, held, tally)).toEqual([]);
  expect(await turnover.isPast(new Date())).toBe(false);
  await open.query('commit');
  const mark = await lookOn();
  const found = (await changesOf(held, mark, tally)).map((change) => [change.playerId, change.stakedMinor]);
  expect(found.sort()).toEqual([
    [one, 60n],
    [other, 60n],
  ]);
  expect(await changesOf(mark, await lookOn(), tally)).toEqual([]);
  expect(await countAll(mark, tally)).toHaveLength(2);
  // Up to the earlier mark there was nothing, though it is all there now.
  expect(await countAll(early, tally)).toEqual([]);
});

test('entries of the slow engine, which writes linked ones in a part of its transaction, are counted alike', async () => {
  const tally = tallyOf('Slow');
  const mark = await lookOn();
  const playerId = await slow.playerWith(1_000n);
  const staked = stakeOf(playerId, 'Slow');
  await slow.wallet.linked([
    { kind: 'debit', ...staked },
    { kind: 'credit', ...staked, key: newKey(), of: staked.round, amountMinor: 5n, about: 'win' },
  ]);
  const found = await changesOf(mark, await lookOn(), tally);
  expect(found).toMatchObject([{ playerId, stakedMinor: 60n, undoneMinor: 0n }]);
});

test('what is undone is told by its stake, whatever the undoing says it is about', async () => {
  const tally = tallyOf('Undone');
  const playerId = await playerWith(1_000n);
  const kept = await stake(playerId, 'Undone');
  const second = await stake(playerId, 'Undone');
  const mark = await lookOn();
  const played = { product: 'games', supplier: 'other', game: 'x' } as const;
  await wallet.reverse({ playerId, key: newKey(), of: second.key, about: 'refund', played });
  const now = await lookOn();
  expect(await changesOf(mark, now, tally)).toMatchObject([{ playerId, stakedMinor: 0n, undoneMinor: 60n }]);
  const [latest] = await turnover.latest(now, [tally], [{ tallyId: 1, playerId }]);
  expect(Number(latest?.latestUs) / 1_000).toBeCloseTo(kept.at.getTime(), -1);
  expect(await turnover.leaders(now, tally, 5)).toMatchObject({
    leaders: [{ playerId, turnoverMinor: 60n, latestUs: latest?.latestUs }],
    players: 1,
    turnoverMinor: 60n,
  });
  // As it was before it was undone.
  expect(await countAll(mark, tally)).toMatchObject([{ playerId, turnoverMinor: 120n }]);
});

test('what is under way in another database of the server holds nothing up', async () => {
  const tally = tallyOf('Elsewhere');
  const playerId = await playerWith(1_000n);
  const elsewhere = new URL(db.url('harmattan_app'));
  elsewhere.pathname = '/postgres';
  const open = await holdOpen(elsewhere.href);
  const mark = await lookOn();
  await stake(playerId, 'Elsewhere');
  expect(await changesOf(mark, await lookOn(), tally)).toMatchObject([{ playerId, stakedMinor: 60n }]);
  await open.query('rollback');
  // Nor does a look wait for that number after its end, when no session shows its database.
  expect(await changesOf(mark, await lookOn(), tally)).toMatchObject([{ playerId, stakedMinor: 60n }]);
});

test('entries that are being moved and were moved are counted once, in a slice and over a period', async () => {
  const tally = tallyOf('Moved');
  const playerId = await playerWith(1_000n);
  const start = await lookOn();
  const rounds = [await stake(playerId, 'Moved'), await stake(playerId, 'Moved')] as const;
  const common = { playerId, house, played: rounds[0].played } as const;
  // Of the first round a part was given back.
  await wallet.transfer({
    ...{ ...common, direction: 'in', key: newKey(), round: rounds[0].round, of: rounds[0].round, amountMinor: 6n },
    about: 'refund',
  });
  for (const { round } of rounds) {
    const win = { ...common, direction: 'in', key: newKey(), round, of: round, amountMinor: 7n, about: 'win' } as const;
    await wallet.transfer({ ...win, closes: 'round' });
  }
  const undone = await stake(playerId, 'Moved');
  await wallet.reverse({ playerId, key: newKey(), of: undone.key, about: 'refund' });
  const mark = await lookOn();
  const look = async () => ({
    changes: await changesOf(start, mark, tally),
    counted: await countAll(mark, tally),
    latest: await turnover.latest(mark, [tally], [{ tallyId: 1, playerId }]),
    leaders: await turnover.leaders(mark, tally, 3),
  });
  const before = await look();
  expect(before.leaders).toMatchObject({ players: 1, turnoverMinor: 114n });
  const reader = new pg.Client({ connectionString: db.url('postgres') });
  await reader.connect();
  onTestFinished(() => reader.end());
  await reader.query('begin isolation level repeatable read; select 1');
  const archive = (patienceMs: number) => archiveEntries(pool, { olderThanMs: 0, patienceMs, clock: systemClock });
  expect((await archive(0)).waitsFor).toBeDefined();
  expect(await look()).toEqual(before);
  await reader.query('commit');
  expect((await archive(60_000)).moved).toBeGreaterThan(4);
  expect(await look()).toEqual(before);
  // A stake that was counted and moved is undone.
  await wallet.reverse({ playerId, key: newKey(), of: rounds[1].key, about: 'refund', evenIfSettled: true });
  expect(await changesOf(mark, await lookOn(), tally)).toMatchObject([{ playerId, undoneMinor: 60n }]);
});

test('finds what is new by its number, without reading the journal as a whole', async () => {
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  await client.query('set local enable_seqscan = off');
  const values = [[1], [house], ['Dune'], [new Date()], [new Date()], 5n, 6n];
  const { rows } = await client.query(`explain ${changesIn}`, values);
  await client.query('rollback');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('journal_feed');
  expect(plan).not.toContain('Seq Scan on journal');
});
