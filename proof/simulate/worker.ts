// Runs the plans that the process sends which has forked it, one after another.
import { flushCompileCache } from 'node:module';
import type { Plan } from './plan.ts';
import { installVirtualTime } from './virtual-time.ts';
import type { OpenWorld } from './world.ts';

const time = installVirtualTime();
const { runSeed } = await import('./run-seed.ts');
// This process will be killed, and what it has compiled is of use to the next one.
flushCompileCache();
const [adminUrl, name] = process.argv.slice(2) as [string, string];
let opened: OpenWorld | undefined;
let runs = 0;
process.on('uncaughtException', (error) => opened?.onUncaught(error));
process.on('unhandledRejection', (error) => opened?.onUncaught(error as Error));
process.on('message', async (plan: Plan) => {
  runs += 1;
  const result = await runSeed(plan, {
    ...{ adminUrl, time, databaseName: `sim_${name}_${runs}` },
    onOpen(next) {
      opened = next;
    },
  });
  opened = undefined;
  process.send?.(result);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
