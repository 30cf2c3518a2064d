// What years of business cost: the same stakes, wins, lists and checks on a database with ten thousand rows and on one with ten million,
// in turns, with memory for all of it. Then once more with memory for a quarter of the large one.
import { median } from '../median.ts';
import { report } from '../report.ts';
import { type BenchDatabase, withBenchDatabase } from '../stakes/database.ts';
import { type BenchPlayer, makePlayers } from '../stakes/players.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import { fill } from './fill.ts';
import { openMeasures } from './measures.ts';
import { timePage } from './time-page.ts';

const manyRows = Number(process.env.GROWTH_ROWS ?? 10_000_000);
const sizes = {
  small: { rows: 10_000, ofOnePlayer: 1_000 },
  large: { rows: manyRows, ofOnePlayer: manyRows / 10 },
};
const pageRows = 500;
const callers = 16;
const playersMax = 200;
const rounds = 7;
const roundsWithLittleMemory = 3;
const seconds = 2;
const pagesEach = 40;
const goalMax = 1.2;

interface Prepared {
  players: BenchPlayer[];
  /** The owner of the long history. */
  player: BenchPlayer;
  rows: number;
  rowsInAll: number;
}

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

/** How many times longer each takes on the large one. */
async function compare(of: {
  small: BenchDatabase;
  large: BenchDatabase;
  few: Prepared;
  many: Prepared;
  rounds: number;
}): Promise<Record<string, number>> {
  return withTimes(of.small, of.few, (before) =>
    withTimes(of.large, of.many, async (after) => {
      const growth: Record<string, number> = {};
      for (const name of Object.keys(before) as (keyof typeof before)[]) {
        const times: [number[], number[]] = [[], []];
        for (let round = -1; round < of.rounds; round += 1) {
          const [then, now] = [await before[name](), await after[name]()];
          // The first one warms up. The first check of the books reads the whole journal.
          if (round < 0) continue;
          times[0].push(then);
          times[1].push(now);
        }
        const [then, now] = times.map((values) => median(values) * 1_000) as [number, number];
        growth[name] = now / then;
        console.log(
          `${name}: ${then.toFixed(2)} ms with ${of.few.rowsInAll} rows, ${now.toFixed(2)} ms with ${of.many.rowsInAll}, ${(now / then).toFixed(2)} times`,
        );
      }
      return growth;
    }),
  );
}

/** Each answers how long it took once, in seconds. */
async function withTimes<Result>(
  database: BenchDatabase,
  { players, player, rows }: Prepared,
  use: (
    times: Record<'stake' | 'win' | 'history' | 'round list' | 'scoring' | 'book check', () => Promise<number>>,
  ) => Promise<Result>,
): Promise<Result> {
  const others = players.slice(1).map(({ playerId }) => BigInt(playerId));
  const measures = openMeasures(database.appUrl, others);
  try {
    return await withStakeServer({ DATABASE_URL: database.appUrl }, (address) =>
      use({
        async stake() {
          const run = crypto.randomUUID();
          const { okPerSecond } = await putLoad({ address, players, path: '/Bench/Stake', callers, seconds, run });
          return callers / okPerSecond;
        },
        win: measures.win,
        async history() {
          const page = (at: number) => timePage({ address, player, page: at, pages: pagesEach });
          return (await page(1)) + (await page(rows / pageRows));
        },
        'round list': () => measures.roundList(BigInt(player.playerId)),
        scoring: measures.scoring,
        'book check': measures.bookCheck,
      }),
    );
  } finally {
    await measures.close();
  }
}
