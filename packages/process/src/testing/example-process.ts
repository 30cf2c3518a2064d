// A service that `run-process.test.ts` runs as a process of its own and leaves alone.
import { systemClock } from '@harmattan/kernel/clock';
import { runProcess } from '../run-process.ts';

const pollMs = 10;
const [order] = process.argv.slice(2);
const say = (word: string) => void process.stdout.write(`${word} `);
/** Stands for a database that does not answer. */
const noAnswer = Promise.withResolvers<void>();

// Stands for the modules of a real service, which take seconds to load on a slow machine.
while (order === 'loads first' && process.connected) await systemClock.sleep(pollMs);

const service = {
  async start() {
    say('started');
    if (order === 'waits in its start') await noAnswer.promise;
  },
  async stop() {
    say('stopped');
    // A start that is under way fails with the connections that it uses.
    noAnswer.reject(new Error('the pool was closed'));
  },
};

async function open() {
  if (order !== 'waits while it opens') return service;
  say('opened');
  await noAnswer.promise;
  return service;
}

await runProcess(open, { info() {} });
