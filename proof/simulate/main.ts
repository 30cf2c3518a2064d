// `npm run simulate`: plays seeds until the time is over, or the planted bugs until each is found.
import { parseArgs } from 'node:util';
import { startSimulationPostgres } from './databases.ts';
import { explore } from './explore.ts';
import { findPlanted } from './find-planted.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    first: { type: 'string' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
    replays: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
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
  const result = values.planted
    ? await findPlanted({ ...common, only: values.only, replays: Number(values.replays) })
    : await explore({
        ...common,
        minutes: Number(values.minutes),
        seed: values.seed === undefined ? undefined : Number(values.seed),
        first: Number(values.first ?? Math.floor(Date.now() / 1_000) % 1_000_000_000),
      });
  if (values.json) console.log(JSON.stringify(result));
  process.exitCode = result.violations === 0 && (!('unfound' in result) || result.unfound === 0) ? 0 : 1;
} finally {
  await postgres.stop();
}
