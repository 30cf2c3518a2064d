// What a flood of sign-ins costs other calls.
import { median } from '../median.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { measureFlood, type Plan } from './measure-flood.ts';

const plan: Plan = {
  rounds: 7,
  warmUpSeconds: 2,
  seconds: 8,
  stakesPerSecond: 200,
  players: 1_000,
  callers: 600,
  spreadMs: 3_000,
};

await withBenchDatabase(async (database) => {
  console.log('Warming up …');
  const rounds = await measureFlood(database, plan, ({ quietMs, floodMs, controlMs, flood, control }, number) => {
    console.log(
      `round ${number}: ${quietMs.toFixed(1)} ms alone, ${floodMs.toFixed(1)} ms beside ${flood.wrong} wrong passwords and ${flood.busy} ` +
        `refused sign-ins, ${controlMs.toFixed(1)} ms beside ${control.others} calls of the control`,
    );
  });
  const ratioOf = (part: 'floodMs' | 'controlMs') => median(rounds.map((round) => round[part] / round.quietMs));
  report([
    { name: 'p99_ratio', value: ratioOf('floodMs'), goalMax: 2, decimals: 2 },
    { name: 'control_p99_ratio', value: ratioOf('controlMs'), decimals: 2 },
  ]);
});
