// Whatever is played, wherever a worker dies and however many count at once: the totals are a plain sum over the journal.
import { systemClock } from '@harmattan/kernel/clock';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import type { Played } from '../wallet/index.ts';
import { createTotals } from './index.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });
const log = createLog({ level: 'silent' });
const open = (of: pg.Pool = pool) => createTotals({ pool: of, read: (work) => work(of), clock: systemClock, log });
const totals = open();

const runs = Number(process.env.PROPERTY_RUNS ?? 12);
/** A failure prints its seed; `PROPERTY_SEED=… npm run test:db -- totals` runs it again. */
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};

const always = { from: new Date(0), to: new Date('9999-01-01') };

/** The whole journal, line by line, by the words of the glossary. */
async function recountPlainly() {
  const { rows } = await pool.query(
    `select date_trunc('hour', at) as hour, product, supplier, game, count(*)::integer as entries,
       coalesce(sum(house_amount) filter (where about in ('stake', 'jackpot-ticket')), 0)::bigint as "stakedMinor",
       coalesce(-sum(house_amount) filter (where about in ('refund', 'jackpot-refund')), 0)::bigint as "refundedMinor",
       coalesce(-sum(house_amount) filter (where about in ('win', 'correction', 'cash-out', 'jackpot-prize')), 0)::bigint as "wonMinor",
       coalesce(-sum(house_amount) filter (where about in ('jackpot', 'promotion', 'race-prize')), 0)::bigint as "awardedMinor"
     from wallet.feed_entry where product is not null and house_amount <> 0 group by 1, 2, 3, 4
     order by hour, product, coalesce(supplier, ''), coalesce(game, '')`,
  );
  return rows;
}

async function countAll(): Promise<void> {
  const { rows } = await pool.query('select app_now() as now');
  await vi.waitFor(async () => {
    while (await totals.countNext());
    const mark = await pool.query(`select complete_to >= $1 as done from wallet.feed_mark where consumer = 'totals'`, [
      rows[0].now,
    ]);
    expect(mark.rows).toEqual([{ done: true }]);
  });
}

/** A pool whose process dies before or after its commit. */
function dying(when: 'before' | 'after'): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = async (text: string, values?: unknown[]) => {
      if (text !== 'commit') return client.query(text, values);
      if (when === 'after') await client.query('commit');
      throw new Error('killed');
    };
    return new Proxy(client, {
      get: (target, name) => {
        const value = name === 'query' ? query : Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { connect } as unknown as pg.Pool;
}

const step = fc.record({
  kind: fc.constantFrom(
    'stake',
    'stake',
    'win',
    'refund',
    'undo',
    'award',
    'correction',
    'old',
    'deposit',
    'count',
    'two',
    'killed',
  ),
  player: fc.nat({ max: 2 }),
  game: fc.constantFrom('Dune', 'Tide'),
  product: fc.constantFrom('games', 'sports', 'jackpot'),
  amount: fc.integer({ min: 1, max: 50 }).map(BigInt),
  isSlow: fc.boolean(),
  isAfter: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function play(steps: Step[]): Promise<void> {
  const players = [await playerWith(500n), await playerWith(500n), await playerWith(500n)] as const;
  const stakes: { playerId: bigint; key: string; played: Played }[] = [];
  for (const { kind, player, game, product, amount, isSlow, isAfter } of steps) {
    const on = isSlow ? slow.wallet : wallet;
    const playerId = players[player] as bigint;
    const played = (product === 'jackpot' ? { product } : { product, supplier: 'qtech', game }) as Played;
    const house = product === 'sports' ? 'house:bti' : 'house:qtech';
    const common = { playerId, key: newKey(), amountMinor: amount, house, played } as const;
    if (kind === 'stake') {
      const { status } = await on.transfer({ ...common, direction: 'out', about: 'stake', round: newKey() });
      if (status === 'ok') stakes.push({ playerId, key: common.key, played });
    } else if (kind === 'win') await on.transfer({ ...common, direction: 'in', about: 'win' });
    else if (kind === 'refund') await on.transfer({ ...common, direction: 'in', about: 'refund' });
    else if (kind === 'award') await on.transfer({ ...common, direction: 'in', about: 'promotion' });
    else if (kind === 'correction') await on.transfer({ ...common, direction: 'out', about: 'correction' });
    else if (kind === 'deposit') await playerWith(amount);
    else if (kind === 'old') {
      const { played: _, ...old } = common;
      await on.transfer({ ...old, direction: 'out', about: 'stake', memo: JSON.stringify([game, 'r', 't']) });
    } else if (kind === 'undo') {
      const stake = stakes.pop();
      if (stake) await on.reverse({ ...stake, key: newKey(), of: stake.key, about: 'refund' });
    } else if (kind === 'count') await totals.countNext();
    else if (kind === 'two') await Promise.all([totals.countNext(), open().countNext()]);
    else
      await open(dying(isAfter ? 'after' : 'before'))
        .countNext()
        .catch(() => {});
  }
}

test('totals are the sum over the journal, with several workers and one that dies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      await play(steps);
      await countAll();
      expect(await totals.read(always)).toEqual(await recountPlainly());
    }),
    { numRuns: runs, ...seed },
  );
});

test('the house received what the totals say', async () => {
  const playerId = await playerWith(100n);
  const common = {
    playerId,
    house: 'house:qtech',
    played: { product: 'games', supplier: 'qtech', game: 'Reef' },
  } as const;
  await wallet.transfer({ ...common, direction: 'out', key: newKey(), amountMinor: 40n, about: 'stake' });
  await wallet.transfer({ ...common, direction: 'in', key: newKey(), amountMinor: 25n, about: 'win' });
  await wallet.transfer({ ...common, direction: 'out', key: newKey(), amountMinor: 5n, about: 'correction' });
  await wallet.transfer({ ...common, direction: 'in', key: newKey(), amountMinor: 3n, about: 'jackpot' });
  await countAll();
  await countAll();
  const [hour] = await totals.read({ ...always, product: 'games', supplier: 'qtech', game: 'Reef' });
  expect(hour).toMatchObject({ entries: 4, stakedMinor: 40n, refundedMinor: 0n, wonMinor: 20n, awardedMinor: 3n });
  expect(hour?.hour.getUTCMinutes()).toBe(0);
  expect(await totals.read({ ...always, game: 'Reefs' })).toEqual([]);
  expect(await totals.read({ from: new Date((hour?.hour.getTime() ?? 0) + 1), to: always.to, game: 'Reef' })).toEqual(
    [],
  );
});

test('a stake whose transaction commits late counts in the hour of the stake', async () => {
  await countAll();
  const playerId = await playerWith(100n);
  const client = await pool.connect();
  try {
    await client.query('begin; select pg_current_xact_id()');
    const common = {
      playerId,
      house: 'house:qtech',
      played: { product: 'games', supplier: 'qtech', game: 'Late' },
    } as const;
    await wallet.transfer({ ...common, direction: 'out', key: newKey(), amountMinor: 40n, about: 'stake' });
    for (let looks = 0; looks < 3; looks += 1) await totals.countNext();
    expect(await totals.read({ ...always, game: 'Late' })).toEqual([]);
    await client.query('rollback');
  } finally {
    client.release();
  }
  await countAll();
  expect(await totals.read({ ...always, game: 'Late' })).toMatchObject([{ entries: 1, stakedMinor: 40n }]);
});
