import { type Plan, planOf } from './plan.ts';
import { replayRate, shrink, storyOf, writeTrace } from './replay.ts';
import type { SeedResult } from './run-seed.ts';
import { startWorker, type Worker } from './workers.ts';

export interface Totals {
  seeds: number;
  operations: number;
  faults: number;
  violations: number;
  seeds_a_minute: number;
}

interface ExploreOptions {
  adminUrl: string;
  workers: number;
  minutes: number;
  /** Only this one, instead of one seed after another. */
  plan: Plan | undefined;
  /** Where to begin otherwise. */
  first: number;
  /** The product has this planted bug. */
  planted: string | undefined;
  say(line: string): void;
}

/** Plays one seed after another, on all cores, until the time is over. */
export async function explore(options: ExploreOptions): Promise<Totals> {
  const { adminUrl, minutes, say } = options;
  const endsAt = performance.now() + minutes * 60_000;
  const totals = { seeds: 0, operations: 0, faults: 0, violations: 0 };
  const workers = await Promise.all(
    Array.from({ length: options.plan ? 1 : options.workers }, () => startWorker(adminUrl, options.planted)),
  );
  const startedAt = performance.now();
  let next = options.first;
  let busyMs = 0;

  async function work(worker: Worker): Promise<void> {
    do {
      const plan = options.plan ?? planOf(next++);
      const result = await worker.run(plan);
      totals.seeds += 1;
      totals.operations += result.operations;
      totals.faults += result.faults;
      busyMs = performance.now() - startedAt;
      say(lineOf(result));
      if (result.broken.length === 0) continue;
      totals.violations += 1;
      await show(worker, plan, result);
    } while (!options.plan && performance.now() < endsAt);
  }

  async function show(worker: Worker, plan: Plan, result: SeedResult): Promise<void> {
    const { broken } = result;
    for (const rule of broken) say(`  VIOLATION ${rule}`);
    say(`  trace: ${writeTrace(plan, result)}`);
    const small = await shrink(worker, { plan, result, broken });
    const { operations, faults } = small.plan;
    say(`  smaller after ${small.tries} tries: ${operations.length} operations, ${faults.length} faults`);
    for (const line of storyOf(small.result)) say(`    ${line}`);
    for (const rule of small.result.broken) say(`  VIOLATION ${rule}`);
    say(`  trace: ${writeTrace(small.plan, small.result, 'small')}`);
    const rate = await replayRate(worker, { ...small, broken });
    say(`  replayed from its trace: ${rate.replayed} of ${rate.tries}`);
  }

  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) worker.stop();
  }
  return { ...totals, seeds_a_minute: Math.round((totals.seeds / busyMs) * 600_000) / 10 };
}

function lineOf(result: SeedResult): string {
  const { seed, operations, faults, messages, crashes, broken, ms, cpuMs } = result;
  const outcome = broken.length === 0 ? 'ok' : 'BROKEN';
  const took = `${Math.round(ms)} ms, ${Math.round(cpuMs)} ms of the worker's processor time`;
  return `seed ${seed}: ${operations} operations, ${faults} faults, ${crashes} crashes, ${messages} messages, ${took}, ${outcome}`;
}
