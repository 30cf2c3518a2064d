import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan } from './plan.ts';
import type { SeedResult } from './run-seed.ts';
import type { Worker } from './workers.ts';

interface Broken {
  plan: Plan;
  result: SeedResult;
  broken: string[];
}

const directory = join(tmpdir(), 'harmattan-simulations');
const replayTries = 10;
/** A try takes as long as a seed, and less the smaller it is. */
const shrinkTriesMax = 32;
const storyMax = 80;

/** The whole run: its plan, and every step in its order. */
export function writeTrace(plan: Plan, result: SeedResult, suffix = 'whole'): string {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `seed-${plan.seed}-${suffix}.json`);
  const recorded = result.steps.map(({ channel }) => channel);
  writeFileSync(file, JSON.stringify({ ...plan, recorded, broken: result.broken, steps: result.steps }, undefined, 1));
  return file;
}

export function readTrace(file: string): Plan {
  const { seed, operations, faults, recorded } = JSON.parse(readFileSync(file, 'utf8')) as Plan;
  return { seed, operations, faults, recorded };
}

/** Whether a run breaks one of the rules that the other one broke. */
function breaksTheSame(result: SeedResult, broken: string[]): boolean {
  const names = new Set(broken.map(nameOf));
  return result.broken.some((rule) => names.has(nameOf(rule)));
}

/** How often the same comes out again, in the order that the trace has. */
export async function replayRate(
  worker: Worker,
  { plan, result, broken }: Broken,
  tries = replayTries,
): Promise<{ replayed: number; tries: number }> {
  const recorded = result.steps.map(({ channel }) => channel);
  let replayed = 0;
  for (let at = 0; at < tries; at += 1) {
    if (breaksTheSame(await worker.run({ ...plan, recorded }), broken)) replayed += 1;
  }
  return { replayed, tries };
}

/**
 * Leaves out operations and then faults, in halves and then less, for as long as the same rule stays broken. Faults that the smaller
 * run never came to are left out at once.
 */
export async function shrink(
  worker: Worker,
  { plan, result, broken }: Broken,
  triesMax = shrinkTriesMax,
): Promise<{ plan: Plan; result: SeedResult; tries: number }> {
  let best = { plan: { ...plan, faults: inOrder(result) }, result };
  let tries = 0;
  for (const part of ['operations', 'faults'] as const) {
    for (let size = Math.ceil(best.plan[part].length / 2); size >= 1 && tries < triesMax; size = Math.floor(size / 2)) {
      for (let at = 0; at < best.plan[part].length && tries < triesMax; ) {
        const smaller = { ...best.plan, [part]: best.plan[part].toSpliced(at, size) };
        tries += 1;
        const again = await worker.run(smaller);
        if (breaksTheSame(again, broken)) best = { plan: { ...smaller, faults: inOrder(again) }, result: again };
        else at += size;
      }
    }
  }
  return { ...best, tries };
}

/** What happened in a run once operations began, without its SQL and its answers but for those that a fault hit. */
export function storyOf({ steps }: SeedResult, linesMax = storyMax): string[] {
  const from = steps.findIndex(({ kind }) => kind === 'operation');
  const told = steps
    .slice(from)
    .filter(({ kind, fault }) => fault !== undefined || kind === 'operation' || kind === 'call')
    .map(({ number, channel, label, fault }) => `${number} ${channel}: ${label}${fault ? `, FAULT ${fault}` : ''}`);
  return told.length > linesMax ? [...told.slice(0, linesMax), `and ${told.length - linesMax} more`] : told;
}

const inOrder = ({ faultsDone }: SeedResult) =>
  faultsDone.toSorted(
    (one, other) => Number(one.isAtEnd ?? false) - Number(other.isAtEnd ?? false) || one.at - other.at,
  );

/** The rule without the numbers of this one run. */
function nameOf(rule: string): string {
  return rule.replaceAll(/-?\d+/g, '#');
}
