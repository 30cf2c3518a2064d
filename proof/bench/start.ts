// How long a person waits for `npm start` on a fresh clone and from then on, and how much the site makes them load.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removePostgres } from '../../scripts/postgres/index.ts';
import { median } from './median.ts';
import { report } from './report.ts';
import { freshEnvironment, makeFreshClone } from './start/clone.ts';
import { timeStart } from './start/time-start.ts';

const nextStarts = 3;

const clone = makeFreshClone();
try {
  console.log('Downloading first, so that the network is not measured …');
  execFileSync('npm', ['ci'], { cwd: clone, env: freshEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(join(clone, 'node_modules'), { recursive: true });

  console.log('Starting from nothing but the downloads …');
  const firstSeconds = await timeStart(clone);
  console.log(`Starting ${nextStarts} more times …`);
  const nextSeconds: number[] = [];
  while (nextSeconds.length < nextStarts) nextSeconds.push(await timeStart(clone));

  const size = JSON.parse(readFileSync(join(clone, 'apps/site/dist/size.json'), 'utf8'));
  report([
    { name: 'first_start_s', value: firstSeconds, goalMax: 60 },
    { name: 'next_start_s', value: median(nextSeconds), goalMax: 5 },
    { name: 'js_first_load_kb_br', value: size.js_first_load_kb_br, goalMax: 100 },
    { name: 'all_first_load_kb_br', value: size.all_first_load_kb_br, goalMax: 130 },
  ]);
} finally {
  // For root it lies outside the clone.
  await removePostgres(join(clone, '.data'));
  rmSync(clone, { recursive: true, force: true });
}
