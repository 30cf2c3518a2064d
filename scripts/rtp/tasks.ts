import { type BatteryResult, testDraws } from './battery.ts';
import { type Comparison, compareWithComputed } from './compute/compare.ts';
import { simulate, type Tally } from './simulate.ts';
import { subjects } from './subjects.ts';

/** A piece of work for one thread. Its seed depends on the piece alone, so that any number of threads finds the same. */
export type Task =
  | { kind: 'simulate'; subject: string; rounds: number; seed: string }
  | { kind: 'draws'; bound: number; count: number; seed: string }
  | { kind: 'compute'; model: string };

export type TaskResult =
  | { kind: 'simulate'; subject: string; tally: Tally }
  | { kind: 'draws'; result: BatteryResult }
  | { kind: 'compute'; comparison: Comparison };

export function doTask(task: Task): TaskResult {
  if (task.kind === 'draws') return { kind: 'draws', result: testDraws(task.bound, task.count, task.seed) };
  if (task.kind === 'compute') return { kind: 'compute', comparison: compareWithComputed(task.model) };
  const subject = subjects.find(({ name }) => name === task.subject);
  if (subject === undefined) throw new Error(`There is no ${task.subject}.`);
  return { kind: 'simulate', subject: task.subject, tally: simulate(subject, task.rounds, task.seed) };
}
