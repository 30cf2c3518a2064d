// The sportsbooks: bets a second over each one's wire beside stakes over the players' own, how late thousands of watchers hear of a
// live price, how long it takes to settle everything on a match, and on a whole round, after the final whistle, how long players wait when every
// match has a goal, and whether all prices of a match are those of one law.
import { parseArgs } from 'node:util';
import { report } from '../report.ts';
import { withSportsDatabases } from './databases.ts';
import { measurePrices } from './measure-prices.ts';
import { measureRound } from './measure-round.ts';
import { measureSettling } from './measure-settling.ts';
import { measureWatching } from './measure-watching.ts';
import { measureWires } from './measure-wires.ts';

const { values } = parseArgs({
  options: {
    /** Everything once and little of it: whether it works, not how fast. */
    short: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const size = values.short
  ? {
      bets: 200,
      watchers: 100,
      watchSeconds: 5,
      rounds: 1,
      seconds: 1,
      callers: 32,
      calibrated: 500,
      searched: 2,
      round: { bets: 200, matches: 25, rushPlayers: 4, calmPerSecond: 4, rushSeconds: 5 },
    }
  : {
      bets: 10_000,
      watchers: 2_000,
      watchSeconds: 30,
      rounds: 5,
      seconds: 3,
      callers: 512,
      calibrated: 100_000,
      searched: 18,
      round: { bets: 10_000, matches: 60, rushPlayers: 100, calmPerSecond: 10, rushSeconds: 20 },
    };

await withSportsDatabases(async (urls) => {
  const watched = await measureWatching(urls.busy, { watchers: size.watchers, seconds: size.watchSeconds });
  const settled = await measureSettling(urls, size);
  const overHttp = await measureWires(urls.platform, size);
  const round = await measureRound(urls, size.round);
  const prices = measurePrices(size);
  report([
    { name: 'altenar_over_http', value: overHttp.altenar, goalMin: 0.6, decimals: 2 },
    { name: 'bti_over_http', value: overHttp.bti, goalMin: 0.6, decimals: 2 },
    { name: 'everymatrix_over_http', value: overHttp.everymatrix, goalMin: 0.6, decimals: 2 },
    { name: 'watch_delay_p99_ms', value: watched.p99Ms, goalMax: 250, decimals: 0 },
    { name: 'settle_10000_s', value: settled.seconds, goalMax: 10, decimals: 2 },
    { name: 'settle_10000x20_s', value: round.settleS, goalMax: 10, decimals: 2 },
    { name: 'goal_calm_p99_ms', value: round.calm.p99Ms, decimals: 0 },
    { name: 'goal_rush_p99_ms', value: round.rush.p99Ms, goalMax: 500, decimals: 0 },
    { name: 'markets_prematch', value: prices.marketsPrematch, goalMin: 60, decimals: 0 },
    { name: 'markets_live', value: prices.marketsLive, goalMin: 25, decimals: 0 },
    { name: 'reprice_500_ms', value: prices.reprice500Ms, goalMax: 200, decimals: 0 },
    { name: 'dutch_books', value: prices.dutchBooks, goalMax: 0, decimals: 0 },
    { name: 'calibration_worst_sigma', value: prices.worstSigma, goalMax: 4.5, decimals: 2 },
    { name: 'paid_twice', value: settled.paidTwice + round.paidTwice, goalMax: 0, decimals: 0 },
  ]);
  // So little of it says nothing about speed.
  if (values.short) process.exitCode = settled.paidTwice + round.paidTwice + prices.dutchBooks > 0 ? 1 : 0;
});
