// The races: how old a board gets under ten thousand stakes a second, what counting them costs a stake, and how the time that a
// board takes grows with its players.
import { parseArgs } from 'node:util';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { measureBoard } from './measure-board.ts';
import { measureFreshness } from './measure-freshness.ts';
import { measureStakes } from './measure-stakes.ts';

const { values } = parseArgs({
  options: {
    /** Everything once and little of it: whether it works, not how fast. */
    short: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const size = values.short
  ? {
      fresh: { perSecond: 500, seconds: 3, players: 500 },
      stakes: { rounds: 1, seconds: 1, callers: 200, players: 500 },
      board: { few: 100, many: 10_000, rounds: 1, asks: 20 },
    }
  : {
      fresh: { perSecond: 10_000, seconds: 20, players: 50_000 },
      stakes: { rounds: 11, seconds: 3, callers: 2_000, players: 20_000 },
      board: { few: 1_000, many: 1_000_000, rounds: 9, asks: 500 },
    };

await withBenchDatabase(async (database) => {
  const stake = await measureStakes(database, { ...size.stakes, firstPlayer: 1_000_000 });
  console.log(`Staking ${size.fresh.perSecond} times a second through the wallet's queue …`);
  const fresh = await measureFreshness(database, { ...size.fresh, firstPlayer: 2_000_000 });
  console.log(
    `${Math.round(fresh.perSecond)}/s were taken; the board was at most ${fresh.worstSeconds.toFixed(2)} s old`,
  );
  const board = await measureBoard(database, size.board);
  console.log(
    `${size.board.many} players were read in ${board.readSeconds.toFixed(1)} s and take ${board.heldMb.toFixed(0)} MB`,
  );
  report([
    { name: 'board_fresh_s', value: fresh.worstSeconds, goalMax: 2, decimals: 2 },
    { name: 'stake_cost_ratio', value: stake, goalMax: 1.05, decimals: 3 },
    { name: 'board_growth', value: board.growth, goalMax: 1.5, decimals: 2 },
  ]);
  if (fresh.perSecond < size.fresh.perSecond * 0.95) {
    console.log(
      `This machine took ${Math.round(fresh.perSecond)} stakes a second of the ${size.fresh.perSecond} wanted.`,
    );
  }
  // So little of it says nothing about speed.
  if (values.short) process.exitCode = 0;
});
