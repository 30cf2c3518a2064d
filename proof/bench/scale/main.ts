// What more processes cost: stakes for each second of the processors with one, two and four platforms, and how late watchers of Zeppelin and of
// live prices hear of news when they are divided between two processes, beside all of them at one.
import { parseArgs } from 'node:util';
import { PlainWordsError } from '../../../scripts/system/plain-words-error.mjs';
import { migrate } from '../../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import { withDatabases } from '../databases.ts';
import { report } from '../report.ts';
import { measureWatching } from '../sports/measure-watching.ts';
import { measureBursts } from './measure-bursts.ts';
import { measureStakes } from './measure-stakes.ts';
import { withNats } from './with-nats.ts';

const { values } = parseArgs({
  options: {
    /** Everything once and little of it: whether it works, not how fast. */
    short: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const size = values.short
  ? { stakes: { rounds: 1, seconds: 1, players: 400 }, sockets: 60, bets: 20, watchers: 60, seconds: 4 }
  : { stakes: { rounds: 6, seconds: 3, players: 4_000 }, sockets: 5_000, bets: 200, watchers: 2_000, seconds: 20 };

if (process.platform !== 'linux')
  throw new PlainWordsError('Times of other processes are read from /proc: Linux only.');

await withNats(async (busUrl) => {
  const stakes = await measureStakes(busUrl, size.stakes);
  const burstsMs: number[] = [];
  const pricesMs: number[] = [];
  for (const processes of [1, 2]) {
    burstsMs.push(await measureBursts(busUrl, { arcades: processes, ...size }));
    pricesMs.push(await timePrices(processes));
  }
  report([
    { name: 'stakes_per_cpu_s', value: stakes.one, decimals: 0 },
    { name: 'two_over_one', value: stakes.twoOverOne, goalMin: 0.85, decimals: 3 },
    { name: 'four_over_one', value: stakes.fourOverOne, goalMin: 0.85, decimals: 3 },
    { name: 'burst_p99_ms_1', value: burstsMs[0] as number, decimals: 0 },
    { name: 'burst_p99_ms_2', value: burstsMs[1] as number, goalMax: 100, decimals: 0 },
    { name: 'price_p99_ms_1', value: pricesMs[0] as number, decimals: 0 },
    { name: 'price_p99_ms_2', value: pricesMs[1] as number, goalMax: 250, decimals: 0 },
  ]);
  // So little of it says nothing about speed.
  if (values.short) process.exitCode = 0;
});

async function timePrices(processes: number): Promise<number> {
  let p99Ms = Number.NaN;
  await withDatabases({ busy: { database: 'busy', migrate } }, async ({ busy }) => {
    ({ p99Ms } = await measureWatching(busy, { watchers: size.watchers, seconds: size.seconds, processes }));
  });
  return p99Ms;
}
