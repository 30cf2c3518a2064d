// What a flood of sign-ins costs other calls: stakes at a steady rate, alone and beside it, in turns.
import { join } from 'node:path';
import { median } from '../median.ts';
import { askProcess } from '../processes.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { makePlayers } from '../stakes/players.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import type { FloodOrder, FloodResult } from './sign-ins.ts';

const rounds = 5;
const seconds = 6;
const stakesPerSecond = 200;
const callers = 600;
const numbersOfRound = 1_000_000;

await withBenchDatabase(async ({ appUrl, ownerUrl }) => {
  const players = await makePlayers(ownerUrl, 1_000);
  // No alarm slows the flood down: the worst case is the one that reaches the hash.
  const env = { DATABASE_URL: appUrl, TRUSTED_PROXIES: '127.0.0.1', SIGN_IN_FAILURES_ALARM: '1000000' };
  await withStakeServer(env, async (address) => {
    const stakes = async () => {
      const run = crypto.randomUUID().slice(0, 8);
      const load = await putLoad({ address, players, path: '/Bench/Stake', perSecond: stakesPerSecond, seconds, run });
      if (load.failed + load.unsent > 0) throw new Error(`${load.failed} stakes failed, ${load.unsent} were not sent`);
      return load.p99Ms;
    };
    const flood = (round: number) =>
      askProcess<FloodResult>(join(import.meta.dirname, 'sign-ins.ts'), {
        ...{ address, callers, seconds: seconds + 1, first: round * numbersOfRound },
      } satisfies FloodOrder);
    console.log('Warming up …');
    await stakes();
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const quietMs = await stakes();
      const [flooded, floodedMs] = await Promise.all([flood(round), stakes()]);
      if (flooded.wrong === 0 || flooded.others > 0)
        throw new Error(`the flood was answered ${JSON.stringify(flooded)}`);
      ratios.push(floodedMs / quietMs);
      console.log(
        `round ${round}: ${quietMs.toFixed(1)} ms alone, ${floodedMs.toFixed(1)} ms beside ${flooded.wrong} wrong passwords and ${flooded.busy} refused sign-ins`,
      );
    }
    report([{ name: 'p99_ratio', value: median(ratios), goalMax: 2, decimals: 2 }]);
  });
});
