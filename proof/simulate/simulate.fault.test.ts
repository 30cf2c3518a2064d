// The short form of `npm run simulate`: whole seeds for about a minute, and a planted bug that has to be found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulationPostgres } from './databases.ts';
import { planOf } from './plan.ts';
import { startWorker, type Worker } from './workers.ts';

const timeMs = 60_000;
const limitMs = 1_200_000;
let postgres: Awaited<ReturnType<typeof startSimulationPostgres>>;
beforeAll(async () => {
  postgres = await startSimulationPostgres();
});
afterAll(() => postgres.stop());

async function brokenBy(worker: Worker, seed: number): Promise<string[]> {
  return (await worker.run(planOf(seed))).broken;
}

test(
  'money keeps every rule under seeded faults',
  async () => {
    const worker = await startWorker(postgres.adminUrl);
    const startedAt = performance.now();
    try {
      for (let seed = 1; seed === 1 || performance.now() - startedAt < timeMs; seed += 1) {
        expect(await brokenBy(worker, seed), `npm run simulate -- --seed ${seed}`).toEqual([]);
      }
    } finally {
      worker.stop();
    }
  },
  limitMs,
);

test(
  'control: a stake that is taken although its reversal came first is found',
  async () => {
    const worker = await startWorker(postgres.adminUrl, 'a stake is taken although its reversal came first');
    const seedsMax = 5;
    try {
      const found: string[] = [];
      for (let seed = 1; seed <= seedsMax && found.length === 0; seed += 1)
        found.push(...(await brokenBy(worker, seed)));
      expect(found).not.toEqual([]);
    } finally {
      worker.stop();
    }
  },
  limitMs,
);
