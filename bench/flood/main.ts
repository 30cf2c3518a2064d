// What a flood of sign-ins costs other calls: stakes at a steady rate, alone and beside it, in turns. As a control, the same number of
// callers make a call that costs next to nothing, about as often: that is what their connections and their own process cost.
import { join } from 'node:path';
import { median } from '../median.ts';
import { askProcess } from '../processes.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { makePlayers } from '../stakes/players.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import type { FloodOrder, FloodResult } from './sign-ins.ts';

const rounds = 7;
const seconds = 5;
const stakesPerSecond = 200;
const callers = 600;
/** About as long as the platform holds a refusal. */
const controlPauseMs = 3_000;
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
    const beside = async (order: Partial<FloodOrder>) => {
      const asked = { address, callers, seconds: seconds + 1, first: 0, ...order } satisfies FloodOrder;
      const flooding = askProcess<FloodResult>(join(import.meta.dirname, 'sign-ins.ts'), asked);
      const [answers, p99Ms] = await Promise.all([flooding, stakes()]);
      return { answers, p99Ms };
    };
    console.log('Warming up …');
    await stakes();
    const ratios = { flood: [] as number[], control: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      const quietMs = await stakes();
      const flood = await beside({ first: round * numbersOfRound });
      const { wrong, busy, others } = flood.answers;
      if (wrong === 0 || others > 0) throw new Error(`the flood was answered ${JSON.stringify(flood.answers)}`);
      const control = await beside({ controlPauseMs });
      ratios.flood.push(flood.p99Ms / quietMs);
      ratios.control.push(control.p99Ms / quietMs);
      console.log(
        `round ${round}: ${quietMs.toFixed(1)} ms alone, ${flood.p99Ms.toFixed(1)} ms beside ${wrong} wrong passwords and ${busy} refused sign-ins, ` +
          `${control.p99Ms.toFixed(1)} ms beside ${control.answers.others} calls of the control`,
      );
    }
    report([
      { name: 'p99_ratio', value: median(ratios.flood), goalMax: 2, decimals: 2 },
      { name: 'control_p99_ratio', value: median(ratios.control), decimals: 2 },
    ]);
  });
});
