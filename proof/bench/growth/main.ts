// What years of business cost: the same stakes, wins, lists and checks on a database with ten thousand rows and on one with ten million,
// in turns, with memory for all of it. Then once more with memory for a quarter of the large one.

import { type BenchPlayer, makePlayers } from '../../worlds/players.ts';
import { report } from '../report.ts';
import { type BenchDatabase, withBenchDatabase } from '../stakes/database.ts';
import { compare, type Prepared } from './compare.ts';
import { fill } from './fill.ts';
import { markBooks } from './mark-books.ts';

const manyRows = Number(process.env.GROWTH_ROWS ?? 10_000_000);
const sizes = {
  small: { rows: 10_000, ofOnePlayer: 1_000 },
  large: { rows: manyRows, ofOnePlayer: manyRows / 10 },
};
const playersMax = 200;
const rounds = 7;
const roundsWithLittleMemory = 3;
const goalMax = 1.2;

await withBenchDatabase((small) =>
  withBenchDatabase(async (large) => {
    const few = await prepare(small, sizes.small);
    const many = await prepare(large, sizes.large);
    const megabytes = Number(await large.value(`select pg_database_size('harmattan') / 1024 / 1024`));
    const whole = Math.ceil(megabytes * 1.25);
    console.log(`\nMemory for ${whole} MB, more than the ${megabytes} MB there are:`);
    for (const database of [small, large]) await keepInMemory(database, whole);
    const growth = await compare({ small, large, few, many, rounds });
    const quarter = Math.ceil(megabytes / 4);
    console.log(`\nMemory for ${quarter} of ${megabytes} MB, read past the system's cache:`);
    await large.restart({ shared_buffers: `${quarter}MB`, debug_io_direct: 'data' });
    await compare({ small, large, few, many, rounds: roundsWithLittleMemory });
    report(
      Object.entries(growth).map(([name, value]) => ({
        name: `${name.replaceAll(' ', '_')}_growth`,
        ...{ value, goalMax, decimals: 2 },
      })),
    );
  }),
);

async function prepare(database: BenchDatabase, size: { rows: number; ofOnePlayer: number }): Promise<Prepared> {
  console.log(`Filling ${size.rows} rows …`);
  const players = await makePlayers(database.ownerUrl, playersMax);
  const [player, ...others] = players as [BenchPlayer, ...BenchPlayer[]];
  await fill(database.ownerUrl, {
    ...{ rows: size.rows - playersMax, ofOnePlayer: size.ofOnePlayer },
    ...{ playerId: player.playerId, others: others.map(({ playerId }) => playerId) },
  });
  await markBooks(database.ownerUrl);
  const rowsInAll = Number(await database.value('select count(*) from wallet.journal'));
  return { players, player, rows: size.ofOnePlayer, rowsInAll };
}

/** Everything is read once before anything is measured: the first reader of a page would pay for all later ones. */
async function keepInMemory(database: BenchDatabase, megabytes: number): Promise<void> {
  await database.restart({ shared_buffers: `${megabytes}MB` });
  await database.value(
    `select sum(pg_prewarm(c.oid)) from pg_class c where c.relkind in ('r', 'i') and c.relnamespace::regnamespace::text in ('wallet', 'cashier')`,
  );
}
