// `npm run fuzz`: so many calls that follow from a seed, or as many of them as fit into some minutes, or the planted bugs until each is found.
import { parseArgs } from 'node:util';
import { findPlanted } from './planted/find-planted.ts';
import { reportTotals } from './report-totals.ts';
import { runFuzz } from './run-fuzz.ts';
import { startFuzzPostgres } from './world/databases.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
    table: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const seed = values.seed ?? String(Math.floor(Date.now() / 1_000) % 1_000_000_000);
const say = (line: string) => console.log(line);
say(`seed ${seed}`);
const postgres = await startFuzzPostgres();
try {
  const common = { postgres, seed, say };
  if (values.planted) {
    const totals = await findPlanted({ ...common, callsMax: Number(values.calls), only: values.only });
    if (values.json) say(JSON.stringify(totals));
    process.exitCode = totals.unfound === 0 ? 0 : 1;
  } else {
    const endsAt = values.minutes ? performance.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;
    const isEnough = () => performance.now() >= endsAt;
    reportTotals(seed, await runFuzz({ ...common, calls: Number(values.calls), isEnough }), { isTable: values.table });
  }
} finally {
  await postgres.stop();
}
