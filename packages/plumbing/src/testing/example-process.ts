// A service that `run-process.test.ts` runs as a process of its own and leaves alone.
import { setTimeout as delay } from 'node:timers/promises';
import { runProcess } from '../run-process.ts';

const pollMs = 10;
const [order] = process.argv.slice(2);

// Stands for the modules of a real service, which take seconds to load on a slow machine.
while (order === 'loads first' && process.connected) await delay(pollMs);

await runProcess(
  {
    async start() {
      process.stdout.write('started ');
    },
    async stop() {
      process.stdout.write('stopped ');
    },
  },
  { info() {} },
);
