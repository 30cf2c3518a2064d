// The jackpots: how long a million tickets take to settle, with how much memory, and tickets a second over the players' wire
// beside stakes.
import { parseArgs } from 'node:util';
import { makePlayers } from '../../worlds/players.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { measurePlacing } from './measure-placing.ts';
import { measureSettling } from './measure-settling.ts';

const { values } = parseArgs({
  options: {
    /** Everything once and little of it: whether it works, not how fast. */
    short: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const size = values.short
  ? { tickets: 2_000, winners: 20, onSaleMs: 3_000, rounds: 1, seconds: 1, callers: 32 }
  : { tickets: 1_000_000, winners: 1_000, onSaleMs: 15_000, rounds: 5, seconds: 3, callers: 512 };

await withBenchDatabase(async (database) => {
  const players = await makePlayers(database.ownerUrl, size.callers);
  const playerIds = players.map(({ playerId }) => BigInt(playerId));
  // First, in tables as small as those that stakes are measured in by themselves.
  const overHttp = await measurePlacing(database, { ...size, players });
  console.log(`Settling ${size.tickets} tickets …`);
  const settled = await measureSettling(database, { ...size, playerIds });
  console.log(`${settled.seconds.toFixed(2)} s, ${settled.grownMb.toFixed(0)} MB more than before`);
  report([
    { name: 'settle_1m_s', value: settled.seconds, goalMax: 60, decimals: 2 },
    { name: 'settle_rss_mb', value: settled.rssMb, goalMax: 300, decimals: 0 },
    { name: 'tickets_over_http', value: overHttp, goalMin: 0.5, decimals: 2 },
  ]);
  // The pool to the last kobo: what was guaranteed and what the tickets added.
  const poolMinor = 1_000_000_00n + 40n * BigInt(size.tickets);
  if (settled.paidMinor !== poolMinor) throw new Error(`paid ${settled.paidMinor} of ${poolMinor}`);
  // So little of it says nothing about speed.
  if (values.short) process.exitCode = 0;
});
