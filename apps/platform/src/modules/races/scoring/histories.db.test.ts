// Whatever happens, in whatever order, and wherever a scorer is killed: the scores are what a plain recount says.
import fc from 'fast-check';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../../testing/test-wallet.ts';
import { createTurnover, type Turnover } from '../../turnover/index.ts';
import { openTestRaces } from './testing/test-races.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });
const { pool } = db.database;
const races = openTestRaces(db, wallet);
const onSlowEngine = openTestRaces(db, slow.wallet);

const runs = Number(process.env.PROPERTY_RUNS ?? 12);
/** A failure prints its seed; `PROPERTY_SEED=… npm run test:db -- histories` runs it again. */
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};

const step = fc.record({
  kind: fc.constantFrom(
    'stake',
    'stake',
    'stake',
    'play',
    'free',
    'undo',
    'undo',
    'undo-before',
    'refund',
    'refund',
    'undo-refund',
    'again',
    'clock',
    'score',
    'killed',
  ),
  player: fc.nat({ max: 2 }),
  /** Which of the stakes of before, or of those to come. */
  of: fc.nat({ max: 30 }),
  game: fc.constantFrom('Dune', 'Tide', 'Reef'),
  /** Few amounts, so that players tie. */
  amount: fc.constantFrom(10n, 20n, 30n),
  isSlow: fc.boolean(),
  killedAt: fc.constantFrom('read', 'written', 'committed'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A scorer that dies once it has read, before it commits, or after it did and before it knows. */
async function scoreKilled(killedAt: Step['killedAt']): Promise<void> {
  const died = new Error('killed');
  const whole = createTurnover(pool);
  const turnover: Turnover = {
    ...whole,
    async next(...of) {
      const found = await whole.next(...of);
      if (killedAt === 'read') throw died;
      return found;
    },
  };
  const dying = {
    query: pool.query.bind(pool),
    async connect() {
      const client = await pool.connect();
      const query = async (text: string, values?: unknown[]) => {
        if (text !== 'commit' || killedAt === 'read') return client.query(text, values);
        if (killedAt === 'committed') await client.query('commit');
        throw died;
      };
      return new Proxy(client, {
        get: (target, name) => {
          const value = name === 'query' ? query : Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    },
  };
  await races
    .open({ pool: dying as unknown as pg.Pool, turnover })
    .scoreOnce()
    .catch((error: unknown) => {
      if (error !== died) throw error;
    });
}

let clockMs = 0;

async function live(steps: Step[]): Promise<number[]> {
  const players = [await playerWith(400n), await playerWith(400n), await playerWith(400n)] as const;
  const keys = Array.from({ length: 100 }, newKey);
  const [rounds, owners]: [string[], bigint[]] = [Array.from({ length: 100 }, newKey), []];
  const refunds: { playerId: bigint; key: string }[] = [];
  let stakes = 0;
  const raceIds = [
    await races.newRace({ games: ['Dune', 'Tide'], toMs: 600_000 }),
    await races.newRace({ games: ['Dune'], fromMs: 30_000, toMs: 90_000, state: 'upcoming' }),
    await races.newRace({ games: ['Tide', 'Reef'], toMs: 60_000 }),
  ];
  for (const { kind, player, of, game, amount, isSlow, killedAt } of steps) {
    const on = isSlow ? onSlowEngine : races;
    const playerId = players[player] as bigint;
    const order = () => {
      owners[stakes] = playerId;
      const at = stakes++;
      return { playerId, game, amountMinor: amount, key: keys[at] as string, round: rounds[at] as string };
    };
    if (kind === 'stake') await on.stake(order());
    else if (kind === 'play') await on.play(order(), 15n);
    else if (kind === 'free') await on.stake({ ...order(), amountMinor: 0n });
    else if (kind === 'undo' && stakes > 0) await on.undo(owners[of % stakes] as bigint, keys[of % stakes] as string);
    else if (kind === 'refund' && stakes > 0) {
      const at = of % stakes;
      const back = { playerId: owners[at] as bigint, round: rounds[at] as string, amountMinor: amount, game };
      refunds.push({ playerId: back.playerId, key: newKey() });
      await on.refund({ ...back, ...refunds.at(-1) });
    } else if (kind === 'undo-refund' && refunds.length > 0) {
      const { playerId: owner, key } = refunds[of % refunds.length] as (typeof refunds)[0];
      await on.undo(owner, key);
    } else if (kind === 'again' && stakes > 0) {
      // One more stake in a round of before.
      const at = of % stakes;
      const next = { ...order(), playerId: owners[at] as bigint, round: rounds[at] as string };
      owners[stakes - 1] = next.playerId;
      await on.stake(next);
    } else if (kind === 'undo-before') {
      await on.undo(playerId, (of % 2 === 0 ? keys : rounds)[stakes + (of % 5)] as string);
    } else if (kind === 'clock') {
      clockMs += 20_000;
      await races.moveClock(clockMs);
    } else if (kind === 'score') await races.scoring.scoreOnce();
    else if (kind === 'killed') await scoreKilled(killedAt);
  }
  return raceIds;
}

test('any history, with scorers killed anywhere in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const raceIds = await live(steps);
      clockMs += 100_000;
      await races.moveClock(clockMs);
      await races.scoreAll();
      for (const raceId of raceIds) {
        await races.expectRight(raceId);
        await races.scoring.finalPlaces(raceId, 5);
      }
      expect(races.errors).toEqual([]);
      await pool.query(`update races.race set state = 'paid' where id = any($1::integer[])`, [raceIds]);
    }),
    { numRuns: runs, ...seed },
  );
});

test('stakes from two processes, four scorers at once, and every kobo counted once', async () => {
  const raceId = await races.newRace();
  const players = await Promise.all(Array.from({ length: 8 }, () => playerWith(100_000n)));
  const scorers = [races.scoring, races.open(), races.open(), races.open()];
  let isOver = false;
  const scoring = scorers.map(async (scorer) => {
    while (!isOver) await scorer.scoreOnce();
  });
  const playing = players.flatMap((playerId, at) =>
    [races, onSlowEngine].map(async (on) => {
      for (let turn = 0; turn < 15; turn += 1) {
        const key = newKey();
        await on.stake({ playerId, key, amountMinor: BigInt(1 + ((at + turn) % 5)) });
        if (turn % 4 === 0) await on.undo(playerId, key);
      }
    }),
  );
  await Promise.all(playing).finally(() => {
    isOver = true;
  });
  await Promise.all(scoring);
  await races.scoreAll();
  await races.expectRight(raceId);
  await races.scoring.finalPlaces(raceId, 10);
  expect(races.errors).toEqual([]);
});
