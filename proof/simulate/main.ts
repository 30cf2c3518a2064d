// `npm run simulate`: plays seeds until the time is over, or the planted bugs until each is found.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startSimulationPostgres } from './databases.ts';
import { explore } from './explore.ts';
import { findPlanted } from './find-planted.ts';
import { planOf } from './plan.ts';
import { bugs } from './planted/bugs.ts';
import { readTrace } from './replay.ts';

/** One more than cores: a worker often waits for PostgreSQL. */
const usualWorkers = availableParallelism() + 1;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    trace: { type: 'string' },
    first: { type: 'string' },
    seeds: { type: 'string' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
    replays: { type: 'string', default: '2' },
    workers: { type: 'string', default: String(usualWorkers) },
    json: { type: 'boolean', default: false },
  },
});

const postgres = await startSimulationPostgres();
try {
  const common = {
    adminUrl: postgres.adminUrl,
    workers: Number(values.workers),
    say: (line: string) => console.log(line),
  };
  const { seed, trace, only } = values;
  const single = trace ? readTrace(trace) : seed === undefined ? undefined : planOf(Number(seed));
  const result =
    values.planted && !single
      ? await findPlanted({ ...common, only, replays: Number(values.replays) })
      : await explore({
          ...common,
          minutes: Number(values.minutes),
          plan: single,
          planted: values.planted ? bugs.find(({ name }) => name.includes(only ?? ''))?.name : undefined,
          seeds: values.seeds === undefined ? undefined : Number(values.seeds),
          first: Number(values.first ?? Math.floor(Date.now() / 1_000) % 1_000_000_000),
        });
  if (values.json) console.log(JSON.stringify(result));
  process.exitCode = result.violations === 0 && (!('unfound' in result) || result.unfound === 0) ? 0 : 1;
} finally {
  await postgres.stop();
}
