import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { batchParameters, batchStatement, type LegRow } from './batch-statement.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Operation } from './operations.ts';
import type { PlayerTurnover, Tally, TurnoverChanges, TurnoverMark } from './turnover.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const slow = useTestWallet(db, { road: 'slow' });
const { turnover } = wallet;
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
    memo: JSON.stringify([game, 'r', 't']),
  }) as const;

function legOf(operation: Operation & { kind: 'debit' }, houseId: number): LegRow {
  return {
    ...operation,
    of: undefined,
    houseId,
    fingerprint: fingerprintOf(operation),
    sessionEpoch: undefined,
    notAfter: undefined,
    isStake: true,
    evenIf: false,
    round: operation.round,
    memo: operation.memo,
    product: operation.played?.product,
    supplier: operation.played?.supplier,
    game: operation.played?.game,
    closes: undefined,
  };
}

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

/** Looks until everything from before now is passed, gathering what it finds on the way. */
async function lookFrom(mark: TurnoverMark, tally: Tally): Promise<{ mark: TurnoverMark; changes: Change[] }> {
  const { rows } = await db.database.pool.query('select app_now() as now');
  const found: Change[] = [];
  let last = mark;
  await vi.waitFor(
    async () => {
      const next = await turnover.since(last, [tally]);
      last = next.mark;
      if (typeof next.changes === 'object') found.push(...listed(next.changes));
      expect(turnover.isPast(last, rows[0].now)).toBe(true);
    },
    { timeout: 60_000, interval: 10 },
  );
  return { mark: last, changes: found };
}

async function begin(tally: Tally): Promise<TurnoverMark> {
  const first = await turnover.since(undefined, [tally]);
  expect(first.changes).toBeTypeOf('string');
  return (await lookFrom(first.mark, tally)).mark;
}

async function countAll(mark: TurnoverMark, tally: Tally): Promise<PlayerTurnover[]> {
  const all: PlayerTurnover[] = [];
  for await (const players of turnover.count(mark, tally)) all.push(...players);
  return all;
}

test('a batch that commits long after later ones is counted, once', async () => {
  const tally = tallyOf('Late');
  const playerId = await playerWith(1_000n);
  const client = new pg.Client({ connectionString: db.url('harmattan_app') });
  await client.connect();
  onTestFinished(() => client.end());
  const other = await playerWith(1_000n);
  const early = await begin(tally);

  // The first stake creates the house account.
  await wallet.transfer({ direction: 'out', ...stakeOf(other, 'Earlier') });
  const { rows } = await client.query('select id from wallet.house_account where code = $1', [house]);
  await client.query('begin');
  const leg = legOf({ kind: 'debit', ...stakeOf(playerId, 'Late') }, rows[0].id);
  await client.query(
    batchStatement({ linked: false, refers: false }),
    batchParameters([leg], newKey(), { refers: false }),
  );

  await wallet.transfer({ direction: 'out', ...stakeOf(other, 'Late') });
  let mark = early;
  const found: Change[] = [];
  const look = async () => {
    const next = await turnover.since(mark, [tally]);
    mark = next.mark;
    found.push(...listed(next.changes as TurnoverChanges));
  };
  for (let looks = 0; looks < 3; looks += 1) await look();
  // The later entry waits as well: an older one may still be committed.
  expect(found).toEqual([]);
  expect(turnover.isPast(mark, new Date())).toBe(false);
  await client.query('commit');
  const rest = await lookFrom(mark, tally);
  found.push(...rest.changes);
  expect(found.map((change) => [change.playerId, change.stakedMinor]).sort()).toEqual([
    [playerId, 60n],
    [other, 60n],
  ]);
  expect((await lookFrom(rest.mark, tally)).changes).toEqual([]);
  expect(await countAll(rest.mark, tally)).toHaveLength(2);
  // Up to the earlier mark there was nothing, though it is all there now.
  expect(await countAll(early, tally)).toEqual([]);
});

test('entries of the slow road, which writes linked ones in a part of its transaction, are counted alike', async () => {
  const tally = tallyOf('Slow');
  const mark = await begin(tally);
  const playerId = await slow.playerWith(1_000n);
  const stake = stakeOf(playerId, 'Slow');
  await slow.wallet.linked([
    { kind: 'debit', ...stake },
    { kind: 'credit', ...stake, key: newKey(), of: stake.round, amountMinor: 5n, about: 'win' },
  ]);
  expect((await lookFrom(mark, tally)).changes).toMatchObject([{ playerId, stakedMinor: 60n, undoneMinor: 0n }]);
});

test('what is undone is told by its stake, whatever the undoing says it is about', async () => {
  const tally = tallyOf('Undone');
  const playerId = await playerWith(1_000n);
  const [first, second] = [stakeOf(playerId, 'Undone'), stakeOf(playerId, 'Undone')];
  const kept = await wallet.transfer({ direction: 'out', ...first });
  await wallet.transfer({ direction: 'out', ...second });
  const mark = await begin(tally);
  await wallet.reverse({
    playerId,
    key: newKey(),
    of: second.key,
    about: 'refund',
    memo: JSON.stringify(['x', 'y', 'z']),
  });
  const { mark: now, changes } = await lookFrom(mark, tally);
  expect(changes).toMatchObject([{ playerId, stakedMinor: 0n, undoneMinor: 60n }]);
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
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; select pg_current_xact_id()');
  const mark = await begin(tally);
  await wallet.transfer({ direction: 'out', ...stakeOf(playerId, 'Elsewhere') });
  expect((await lookFrom(mark, tally)).changes).toMatchObject([{ playerId, stakedMinor: 60n }]);
  await client.query('rollback');
  // Nor does a look wait for that number after its end, when no session shows its database.
  expect((await lookFrom(mark, tally)).changes).toMatchObject([{ playerId, stakedMinor: 60n }]);
});

test('finds what is new by its time, without reading the journal as a whole', async () => {
  const client = await db.database.pool.connect();
  onTestFinished(() => client.release());
  const { changesSince } = await import('./turnover-statements.ts');
  await client.query('begin');
  await client.query('set local enable_seqscan = off');
  const values = [[1], [house], ['Dune'], [new Date()], [new Date()], 5n, 5n, 5n];
  const { rows } = await client.query(`explain ${changesSince}`, values);
  await client.query('rollback');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('journal_turnover');
  expect(plan).not.toContain('Seq Scan on journal');
});
