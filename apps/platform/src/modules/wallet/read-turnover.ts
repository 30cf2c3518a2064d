import type pg from 'pg';
import { drawNumber, readHorizon } from './look-at-horizon.ts';
import type { NewStakes, PlayerTurnover, Tally, Turnover, TurnoverChanges } from './turnover.ts';
import { isKnown, isSequel, nextMark, readMark, writeMark } from './turnover-mark.ts';
import { createSlack, unsureUs } from './turnover-slack.ts';
import { changesSince, declareCount, fetchCount, readLatest, readLeaders, readTotal } from './turnover-statements.ts';

/** A whole period may be long. */
const patienceMs = 600_000;
const portion = 10_000;
const usPerMs = 1_000n;
/** A tally may have thousands of games: going through all of them for each stake would take for ever. */
const byHash = 'set local enable_nestloop = off';

export function createTurnover(pool: pg.Pool): Turnover {
  const slack = createSlack();
  return {
    async since(text, tallies) {
      const last = text === undefined ? undefined : readMark(text);
      const beforeMs = performance.now();
      const drawn = (await pool.query<{ us: bigint; number: string }>(drawNumber)).rows[0];
      const time = { us: drawn?.us ?? 0n, beforeMs, afterMs: performance.now() };
      return onOneSnapshot(pool, async (ask) => {
        const [{ horizon, end }] = (await ask(readHorizon, [])) as [{ horizon: string; end: string }];
        const look = {
          horizon: BigInt(horizon),
          end: BigInt(end),
          drawn: BigInt(drawn?.number ?? 0),
          drawnUs: time.us,
        };
        const next = nextMark(last, look);
        const mark = writeMark(next);
        const slackUs = text === undefined ? 0n : slack.of(text, time);
        slack.note(mark, time);
        if (last === undefined || !isSequel(last, next))
          return { mark, changes: isKnown(next) ? 'unknown' : 'not yet' };
        const passed = next.horizon - last.horizon;
        if (passed === 0n || tallies.length === 0) return { mark, changes: { staked: [], undone: [] } };
        // What is new lies at the end of an index; statistics that are older than it would have all of the journal read.
        await ask('set local enable_seqscan = off', []);
        // Nor does it expect so many players as there are, who are quicker told apart than put in order.
        await ask('set local enable_sort = off', []);
        await ask(byHash, []);
        // Seconds of stakes are gone through twice, and need not be laid down on a disk in between.
        await ask(`set local work_mem = '64MB'`, []);
        const found = await ask(changesSince, [...columnsOf(tallies), last.horizon, last.fromUs - slackUs, passed]);
        return { mark, changes: changesOf(found as ChangedRow[]) };
      });
    },
    async *count(text, tally) {
      const client = await beginOneSnapshot(pool);
      let isBroken = true;
      try {
        const ask = patiently(client);
        await ask(byHash, []);
        await ask(declareCount, valuesOf(text, tally));
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
    latest: (text, tallies, of) =>
      onOneSnapshot(pool, async (ask) => {
        const { horizon, fromUs } = readMark(text);
        const who = [of.map(({ tallyId }) => tallyId), of.map(({ playerId }) => playerId)];
        const found = await ask(readLatest, [...columnsOf(tallies), horizon, fromUs - unsureUs, ...who]);
        return found as Awaited<ReturnType<Turnover['latest']>>;
      }),
    leaders: (text, tally, limit) =>
      onOneSnapshot(pool, async (ask) => {
        await ask(byHash, []);
        const leaders = (await ask(readLeaders, [...valuesOf(text, tally), limit])) as PlayerTurnover[];
        const [total] = await ask(readTotal, valuesOf(text, tally));
        return { leaders, ...(total as { players: number; turnoverMinor: bigint }) };
      }),
    isPast: (text, instant) => readMark(text).fromUs >= BigInt(instant.getTime()) * usPerMs,
  };
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

const valuesOf = (text: string, tally: Tally) => {
  const { horizon, fromUs } = readMark(text);
  return [...columnsOf([tally]), horizon, fromUs - unsureUs, tally.from, tally.to];
};

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
