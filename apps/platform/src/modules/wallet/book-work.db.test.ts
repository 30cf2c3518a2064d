import { setTestClock } from '@harmattan/process/test-clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { checkNew } from './book-passes.ts';

const db = useTestDatabase();
const { pool } = db.database;
useTestWallet(db);

/** Each has one entry in a batch. */
const playerCount = 1_000;
const hourMs = 3_600_000;

/** A deposit, and then stakes and the wins that close them. */
const insertBatches = `
with entry as (
  insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
    fingerprint, house_id, kind, status, about, round, of_key, closes)
  select gen_random_uuid(), player, n, app_now() - ($2 - n) * interval '1 second', 100, change, 50000 + total, 0,
    md5('batch ' || n)::uuid, gen_random_uuid(), 1, case when change > 0 then 'debit' else 'credit' end, 'ok', 'stake',
    round, case when n > 1 and change < 0 then round end, case when n > 1 and change < 0 then 'round' end
  from generate_series(1, $3::integer) player
  cross join lateral (
    select n, case when n = 1 then -50000 when n % 2 = 0 then 100 else -100 end as change,
      case when n % 2 = 0 then -100 else 0 end as total, md5(player || ' ' || n / 2)::uuid as round
    from generate_series($1::integer, $2::integer) n) line
  returning batch, at, house_amount),
leg as (
  insert into wallet.house_leg (batch, house_id, at, amount, entries)
  select batch, 1, max(at), sum(house_amount), count(*) from entry group by batch)
insert into wallet.account (player_id, currency, version, available)
select player, 'NGN', $2, 50000 + case when $2 % 2 = 0 then -100 else 0 end from generate_series(1, $3::integer) player
on conflict (player_id) do update set version = excluded.version, available = excluded.available`;

let batches = 0;
let hours = 0;
async function letPass(): Promise<void> {
  hours += 1;
  await setTestClock(pool, hours * hourMs);
}

async function addBatches(superuser: pg.Client, count: number): Promise<void> {
  await superuser.query(insertBatches, [batches + 1, batches + count, playerCount]);
  batches += count;
  await superuser.query('vacuum analyze');
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Temp Written Blocks': number;
}

/** The pool, which also has each statement of the check explained before it runs. */
function explained(plans: Plan[]): pg.Pool {
  return Object.create(pool, {
    query: { value: pool.query.bind(pool) },
    connect: {
      async value() {
        const client = await pool.connect();
        const query = async (asked: string | pg.QueryConfig) => {
          if (typeof asked !== 'string') {
            const text = `explain (analyze, buffers, format json) ${asked.text}`;
            plans.push((await client.query({ ...asked, text })).rows[0]['QUERY PLAN'][0].Plan);
          }
          return client.query(asked);
        };
        return { query, release: (isBroken: boolean) => client.release(isBroken) };
      },
    },
  });
}

async function pagesOfCheck(): Promise<number> {
  const plans: Plan[] = [];
  expect(await checkNew({ pool: explained(plans) })).toEqual([]);
  expect(plans.map((plan) => plan['Temp Written Blocks'])).toEqual(plans.map(() => 0));
  return plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
}

test('a check of a thousand new entries reads as much with twenty times the journal', async () => {
  const superuser = new pg.Client({ connectionString: db.url('postgres') });
  await superuser.connect();
  onTestFinished(() => superuser.end());
  await superuser.query(`insert into wallet.house_account (code) values ('house:work')`);

  const costs: number[] = [];
  for (const old of [5, 95]) {
    await letPass();
    await addBatches(superuser, old);
    await letPass();
    expect(await checkNew({ pool })).toEqual([]);
    await letPass();
    await addBatches(superuser, 1);
    costs.push(await pagesOfCheck());
  }
  const [once, twentyTimes] = costs as [number, number];
  expect(twentyTimes / once, `${once} pages, then ${twentyTimes}`).toBeLessThanOrEqual(1.2);
});
