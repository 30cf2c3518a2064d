import { type Plan, planOf } from './plan.ts';
import { processorSeconds } from './processor-time.ts';
import { replayRate, shrink, storyOf, writeTrace } from './replay.ts';
import type { SeedResult } from './run-seed.ts';
import { startWorker, type Worker } from './workers.ts';

export interface Totals {
  seeds: number;
  operations: number;
  faults: number;
  violations: number;
  seeds_a_minute: number;
  /** Processor time of the workers, of what they start and of PostgreSQL. Null where the kernel does not tell. */
  cpu_s_per_seed: number | null;
}

interface ExploreOptions {
  adminUrl: string;
  workers: number;
  minutes: number;
  /** Only this one, instead of one seed after another. */
  plan: Plan | undefined;
  /** Where to begin otherwise. */
  first: number;
  /** So many seeds, however long they take. */
  seeds: number | undefined;
  /** The product has this planted bug. */
  planted: string | undefined;
  say(line: string): void;
}

/** Plays one seed after another, on all cores, until the time is over. */
export async function explore(options: ExploreOptions): Promise<Totals> {
  const { adminUrl, say } = options;
  const endsAt = performance.now() + options.minutes * 60_000;
  const totals = { seeds: 0, operations: 0, faults: 0, violations: 0 };
  const workers = await Promise.all(
    Array.from({ length: options.plan ? 1 : options.workers }, () => startWorker(adminUrl, options.planted)),
  );
  const startedAt = performance.now();
  const cpuBefore = processorSeconds();
  let next = options.first;
  let busyMs = 0;
  let cpuSeconds: number | undefined;

  /** Undefined when enough was played. */
  function nextPlan(): Plan | undefined {
    const played = next - options.first;
    const isOver = options.seeds === undefined ? played > 0 && performance.now() > endsAt : played >= options.seeds;
    const plan = isOver || (options.plan && played > 0) ? undefined : (options.plan ?? planOf(next));
    next += 1;
    return plan;
  }

  async function work(worker: Worker): Promise<void> {
    for (let plan = nextPlan(); plan; plan = nextPlan()) {
      const result = await worker.run(plan);
      totals.seeds += 1;
      totals.operations += result.operations;
      totals.faults += result.faults;
      busyMs = performance.now() - startedAt;
      cpuSeconds = processorSeconds();
      say(lineOf(result));
      if (result.broken.length === 0) continue;
      totals.violations += 1;
      await show(worker, plan, result);
    }
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
  const isMeasured = cpuBefore !== undefined && cpuSeconds !== undefined;
  return {
    ...totals,
    seeds_a_minute: Math.round((totals.seeds / busyMs) * 600_000) / 10,
    cpu_s_per_seed: isMeasured ? Math.round((((cpuSeconds as number) - cpuBefore) / totals.seeds) * 100) / 100 : null,
  };
}

function lineOf(result: SeedResult): string {
  const { seed, operations, faults, messages, crashes, broken, ms, cpuMs } = result;
  const outcome = broken.length === 0 ? 'ok' : 'BROKEN';
  const took = `${Math.round(ms)} ms, ${Math.round(cpuMs)} ms of the worker's processor time`;
  return `seed ${seed}: ${operations} operations, ${faults} faults, ${crashes} crashes, ${messages} messages, ${took}, ${outcome}`;
}
