import type pg from 'pg';
import { type FeedConsumer, hasNews, isConsumed, nextSlice, readFeedNumber } from '../wallet/index.ts';
import type { NewStakes, PlayerTurnover, Tally, Turnover, TurnoverChanges, TurnoverMark } from './turnover.ts';
import { changesIn, declareCount, fetchCount, readLatest, readLeaders, readTotal } from './turnover-statements.ts';

const consumer: FeedConsumer = { name: 'race-turnover', startsAt: 'present' };
/** Summed by the database: a slice takes some hundred milliseconds. */
const sliceEntriesMax = 50_000;
/** A whole period may be long. */
const patienceMs = 600_000;
const portion = 10_000;
/** A tally may have thousands of games: going through all of them for each stake would take for ever. */
const byHash = 'set local enable_nestloop = off';

export function createTurnover(pool: pg.Pool): Turnover {
  return {
    async next(client, { isSkipped } = { isSkipped: false }) {
      const entriesMax = isSkipped ? Number.POSITIVE_INFINITY : sliceEntriesMax;
      return nextSlice(client, consumer, { entriesMax });
    },
    changes: (slice, tallies) => readChanges(pool, slice, tallies),
    mark: () => readFeedNumber(pool, consumer),
    hasNews: hasNews(consumer),
    isPast: (instant) => isConsumed(pool, consumer, instant),
    async *count(mark, tally) {
      const client = await beginOneSnapshot(pool);
      let isBroken = true;
      try {
        const ask = patiently(client);
        await ask(byHash, []);
        await ask(declareCount, valuesOf(mark, tally));
        for (;;) {
          const players = (await ask(fetchCount(portion), [])) as PlayerTurnover[];
          if (players.length > 0) yield players;
          if (players.length < portion) break;
        }
        isBroken = false;
      } finally {
        await end(client, isBroken);
      }
    },
    latest: (mark, tallies, of) =>
      onOneSnapshot(pool, async (ask) => {
        const who = [of.map(({ tallyId }) => tallyId), of.map(({ playerId }) => playerId)];
        const found = await ask(readLatest, [...columnsOf(tallies), mark, ...who]);
        return found as Awaited<ReturnType<Turnover['latest']>>;
      }),
    leaders: (mark, tally, limit) =>
      onOneSnapshot(pool, async (ask) => {
        await ask(byHash, []);
        const leaders = (await ask(readLeaders, [...valuesOf(mark, tally), limit])) as PlayerTurnover[];
        const [total] = await ask(readTotal, valuesOf(mark, tally));
        return { leaders, ...(total as { players: number; turnoverMinor: bigint }) };
      }),
  };
}

/** The entries of a slice are there for good, whatever snapshot reads them. */
function readChanges(
  pool: pg.Pool,
  { from, to }: { from: bigint; to: bigint },
  tallies: Tally[],
): Promise<TurnoverChanges> {
  if (from === to || tallies.length === 0) return Promise.resolve({ staked: [], undone: [] });
  return onOneSnapshot(pool, async (ask) => {
    // What is new lies at the end of an index; statistics that are older than it would have all of the journal read.
    await ask('set local enable_seqscan = off', []);
    // Nor does it expect so many players as there are, who are quicker told apart than put in order.
    await ask('set local enable_sort = off', []);
    await ask(byHash, []);
    // Seconds of stakes are gone through twice, and need not be laid down on a disk in between.
    await ask(`set local work_mem = '64MB'`, []);
    return changesOf((await ask(changesIn, [...columnsOf(tallies), from, to])) as ChangedRow[]);
  });
}

type ChangedRow = NewStakes & { isUndone: boolean };

/** What is undone is little, and looked at one by one. */
function changesOf(rows: ChangedRow[]): TurnoverChanges {
  const undone = rows.filter(({ isUndone }) => isUndone);
  return {
    staked: rows.filter(({ isUndone }) => !isUndone),
    undone: undone.flatMap(({ tallyId, players, amountsMinor }) => {
      const amounts = listOf(amountsMinor);
      return listOf(players).map((playerId, at) => ({ tallyId, playerId, amountMinor: amounts[at] as bigint }));
    }),
  };
}

const listOf = (text: string) => text.slice(1, -1).split(',').map(BigInt);

type Ask = (sql: string, values: unknown[]) => Promise<unknown[]>;

/** All that is asked is answered from the same moment. */
async function onOneSnapshot<Result>(pool: pg.Pool, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = await beginOneSnapshot(pool);
  let isBroken = true;
  try {
    const result = await work(patiently(client));
    isBroken = false;
    return result;
  } finally {
    await end(client, isBroken);
  }
}

async function beginOneSnapshot(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  client.on('error', hearOfTheEnd);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local statement_timeout = ${patienceMs}`);
    await client.query('set local jit = off');
    return client;
  } catch (error) {
    await end(client, true);
    throw error;
  }
}

function patiently(client: pg.PoolClient): Ask {
  return async (text, values) => {
    const { rows } = await client.query({ text, values, query_timeout: patienceMs } as pg.QueryConfig);
    return rows;
  };
}

/** Where the connection ends between two statements, the next one fails; without a listener the process would. */
const hearOfTheEnd = () => {};

/** Nothing was written: whatever became of it, its end is the same. One that was broken off may still be at work. */
async function end(client: pg.PoolClient, isBroken: boolean): Promise<void> {
  const isOver = isBroken
    ? false
    : await client.query('rollback').then(
        () => true,
        () => false,
      );
  client.off('error', hearOfTheEnd);
  client.release(!isOver);
}

const valuesOf = (mark: TurnoverMark, tally: Tally) => [...columnsOf([tally]), mark, tally.from, tally.to];

/** A game that is told twice counts once. */
function columnsOf(tallies: Tally[]): unknown[] {
  const games = tallies.flatMap(({ id, from, to, games }) => {
    const once = new Map(games.map(({ house, game }) => [`${house} ${game}`, { house, game }]));
    return [...once.values()].map((of) => ({ ...of, id, from, to }));
  });
  return [
    games.map(({ id }) => id),
    games.map(({ house }) => house),
    games.map(({ game }) => game),
    games.map(({ from }) => from),
    games.map(({ to }) => to),
  ];
}
