import { planOf } from './plan.ts';
import { staleBugs } from './planted/apply.ts';
import { type Bug, bugs } from './planted/bugs.ts';
import { replayRate } from './replay.ts';
import { startWorker } from './workers.ts';

export interface PlantedTotals {
  seeds: number;
  operations: number;
  faults: number;
  violations: number;
  seeds_a_minute: number;
  planted: number;
  found: number;
  unfound: number;
  replay_rate: number;
}

interface Find {
  bug: Bug;
  seeds: number;
  rule: string | undefined;
  replayed: number;
  tries: number;
}

const seedsMax = 20;

/** Plays seeds on a product with each of the bugs, until the simulator finds it. */
export async function findPlanted(options: {
  adminUrl: string;
  workers: number;
  only: string | undefined;
  /** How often a find is replayed from its trace. */
  replays: number;
  say(line: string): void;
}): Promise<PlantedTotals> {
  const { adminUrl, say } = options;
  const stale = staleBugs();
  if (stale.length > 0) throw new Error(`planted bugs that no longer fit the product:\n${stale.join('\n')}`);
  const wanted = bugs.filter(({ name }) => options.only === undefined || name.includes(options.only));
  const waiting = [...wanted];
  const finds: Find[] = [];
  const totals = { seeds: 0, operations: 0, faults: 0 };
  const startedAt = performance.now();

  async function look(bug: Bug): Promise<Find> {
    const worker = await startWorker(adminUrl, bug.name);
    try {
      for (let seeds = 1; seeds <= seedsMax; seeds += 1) {
        const plan = planOf(seeds);
        const result = await worker.run(plan);
        totals.seeds += 1;
        totals.operations += result.operations;
        totals.faults += result.faults;
        const { broken } = result;
        if (broken.length === 0) continue;
        const rate = await replayRate(worker, { plan, result, broken }, options.replays);
        return { bug, seeds, rule: broken[0], ...rate };
      }
      return { bug, seeds: seedsMax, rule: undefined, replayed: 0, tries: 0 };
    } finally {
      worker.stop();
    }
  }

  async function work(): Promise<void> {
    for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
      const find = await look(bug);
      finds.push(find);
      const told = find.rule ?? 'NOT FOUND';
      say(
        `${String(find.seeds).padStart(3)} seeds | ${bug.name} | ${told} | replayed ${find.replayed} of ${find.tries}`,
      );
    }
  }

  await Promise.all(Array.from({ length: options.workers }, work));
  const found = finds.filter(({ rule }) => rule !== undefined).length;
  const replayed = finds.reduce((sum, find) => sum + find.replayed, 0);
  const tries = finds.reduce((sum, find) => sum + find.tries, 0);
  return {
    ...{ ...totals, violations: 0, planted: wanted.length, found, unfound: wanted.length - found },
    seeds_a_minute: Math.round((totals.seeds / (performance.now() - startedAt)) * 600_000) / 10,
    replay_rate: tries === 0 ? 0 : Math.round((replayed / tries) * 100) / 100,
  };
}
