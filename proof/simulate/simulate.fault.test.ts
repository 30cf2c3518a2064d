// The short form of `npm run simulate`: whole seeds for less than a minute, and a planted bug that has to be found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulationPostgres } from './databases.ts';
import { planOf } from './plan.ts';
import { replayRate } from './replay.ts';
import { startWorker, type Worker } from './workers.ts';

const timeMs = 45_000;
const seedsMin = 3;
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
      for (let seed = 1; seed <= seedsMin || performance.now() - startedAt < timeMs; seed += 1) {
        expect(await brokenBy(worker, seed), `npm run simulate -- --seed ${seed}`).toEqual([]);
      }
    } finally {
      worker.stop();
    }
  },
  limitMs,
);

test(
  'control: a stake that is taken although its reversal came first is found, and again from its trace',
  async () => {
    const worker = await startWorker(postgres.adminUrl, 'a stake is taken although its reversal came first');
    const plan = planOf(1);
    try {
      const result = await worker.run(plan);
      expect(result.broken).not.toEqual([]);
      expect(await replayRate(worker, { plan, result, broken: result.broken }, 1)).toEqual({ replayed: 1, tries: 1 });
    } finally {
      worker.stop();
    }
  },
  limitMs,
);
