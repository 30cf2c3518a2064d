import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { replayRate, shrink } from './replay.ts';
import type { SeedResult } from './run-seed.ts';
import type { Fault } from './schedule.ts';
import type { Worker } from './workers.ts';

const plan: Plan = {
  seed: 1,
  operations: Array.from({ length: 300 }, (_, number) => number),
  faults: Array.from({ length: 50 }, (_, at): Fault => ({ at: at * 100, kind: 'cut' })),
};

/** A product whose rule breaks where these operations meet this fault. */
function brokenBy(operations: number[], faultAt: number) {
  let runs = 0;
  const worker: Worker = {
    async run({ operations: played, faults }) {
      runs += 1;
      const isBroken = operations.every((number) => played.includes(number)) && faults.some(({ at }) => at === faultAt);
      const result: Partial<SeedResult> = {
        broken: isBroken ? [`off by ${played.length} kobo`] : [],
        faultsDone: faults.filter(({ at }) => at <= played.length * 20),
        steps: [],
      };
      return result as SeedResult;
    },
    stop() {},
  };
  return { worker, runs: () => runs };
}

test('a violation is made as small as it goes, by the rule and not by its numbers', async () => {
  const { worker } = brokenBy([7, 250], 0);
  const result = await worker.run(plan);
  const small = await shrink(worker, { plan, result, broken: result.broken }, 200);
  expect(small.plan.operations).toEqual([7, 250]);
  expect(small.plan.faults).toEqual([{ at: 0, kind: 'cut' }]);
});

test('making it smaller ends after so many tries', async () => {
  const { worker, runs } = brokenBy([7, 250], 0);
  const result = await worker.run(plan);
  const small = await shrink(worker, { plan, result, broken: result.broken }, 9);
  expect(runs()).toBe(10);
  expect(small.plan.operations).toEqual(expect.arrayContaining([7, 250]));
  expect(small.plan.operations.length).toBeLessThan(plan.operations.length);
});

test('a replay that breaks another rule does not count', async () => {
  const { worker } = brokenBy([7], 0);
  const result = await worker.run(plan);
  expect(await replayRate(worker, { plan, result, broken: result.broken }, 3)).toEqual({ replayed: 3, tries: 3 });
  expect(await replayRate(worker, { plan, result, broken: ['another rule'] }, 3)).toEqual({ replayed: 0, tries: 3 });
});
