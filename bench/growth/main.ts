// What years of business cost: the same stakes and the same pages of history over HTTP, on a database with ten thousand
// rows and on one with ten million, in turns.
import { median } from '../median.ts';
import { report } from '../report.ts';
import { type BenchDatabase, withBenchDatabase } from '../stakes/database.ts';
import { type BenchPlayer, makePlayers } from '../stakes/players.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import { fill } from './fill.ts';
import { timePage } from './time-page.ts';

const sizes = { small: { rows: 10_000, ofOnePlayer: 1_000 }, large: { rows: 10_000_000, ofOnePlayer: 1_000_000 } };
const pageRows = 500;
const callers = 16;
const playersMax = 200;
const rounds = 7;
const seconds = 2;
const pagesEach = 40;

await withBenchDatabase((small) =>
  withBenchDatabase(async (large) => {
    const one = await prepare(small, sizes.small);
    const two = await prepare(large, sizes.large);
    const stake = (of: Prepared) => async () => {
      const result = await putLoad({ ...of, path: '/Bench/Stake', callers, seconds, run: crypto.randomUUID() });
      return callers / result.okPerSecond;
    };
    const page = (of: Prepared, at: 'start' | 'end') => () =>
      timePage({ ...of, page: at === 'start' ? 1 : of.rows / pageRows, pages: pagesEach });

    await withStakeServer({ DATABASE_URL: small.appUrl }, (smallAddress) =>
      withStakeServer({ DATABASE_URL: large.appUrl }, async (largeAddress) => {
        const few = { ...one, address: smallAddress };
        const many = { ...two, address: largeAddress };
        const pairs: Record<string, [() => Promise<number>, () => Promise<number>]> = {
          'a stake': [stake(few), stake(many)],
          'a page at the start': [page(few, 'start'), page(many, 'start')],
          'a page at the end': [page(few, 'end'), page(many, 'end')],
        };
        console.log('Warming up …');
        for (const [before, after] of Object.values(pairs))
          for (const each of [before, after, before, after]) await each();
        const growth: Record<string, number> = {};
        for (const [name, [before, after]] of Object.entries(pairs)) {
          const times: [number[], number[]] = [[], []];
          for (let round = 0; round < rounds; round += 1) {
            times[0].push(await before());
            times[1].push(await after());
          }
          const [then, now] = times.map((values) => median(values) * 1_000) as [number, number];
          growth[name] = now / then;
          console.log(
            `${name}: ${then.toFixed(2)} ms with ${few.rowsInAll} rows, ${now.toFixed(2)} ms with ${many.rowsInAll}`,
          );
        }
        report([
          { name: 'stake_growth', value: growth['a stake'] ?? Number.NaN, goalMax: 1.2, decimals: 2 },
          {
            name: 'history_growth',
            value: Math.max(growth['a page at the start'] ?? Number.NaN, growth['a page at the end'] ?? Number.NaN),
            goalMax: 1.2,
            decimals: 2,
          },
        ]);
      }),
    );
  }),
);

interface Prepared {
  address: string;
  players: BenchPlayer[];
  /** Who owns the long history. */
  player: BenchPlayer;
  rows: number;
  rowsInAll: number;
}

async function prepare(
  database: BenchDatabase,
  { rows, ofOnePlayer }: { rows: number; ofOnePlayer: number },
): Promise<Prepared> {
  console.log(`Filling ${rows} rows …`);
  const players = await makePlayers(database.ownerUrl, playersMax);
  const [player, ...others] = players as [BenchPlayer, ...BenchPlayer[]];
  await fill(database.ownerUrl, {
    rows: rows - playersMax,
    ofOnePlayer,
    playerId: player.playerId,
    others: others.map(({ playerId }) => playerId),
  });
  const rowsInAll = Number(await database.value('select count(*) from wallet.journal'));
  return { address: '', players, player, rows: ofOnePlayer, rowsInAll };
}
