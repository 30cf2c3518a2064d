// Puts every stated return to the test: plays each model millions of times and compares. Also tests the draws themselves.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { explainFailure } from '../system/explain-failure.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { isWithin, usedBounds } from './battery.ts';
import { judge } from './judge.ts';
import { batteryTable, comparisonTable, findingTable } from './print.ts';
import { runTasks } from './run-tasks.ts';
import { addTallies, emptyTally } from './simulate.ts';
import { limitForAll } from './statistics.ts';
import { type Subject, slotSubjects, subjects } from './subjects.ts';
import type { Task, TaskResult } from './tasks.ts';

const usage = `npm run rtp -- [--rounds 10000000] [--model lines-calm] [--seed words] [--battery] [--compute] [--json]
    --rounds    paid rounds a model; bought rounds are a tenth of them, draws of the battery as many
    --model     this model alone, without the battery
    --seed      the seed that an earlier run has printed, to see it again
    --battery   the test of the draws alone
    --compute   no chance at all: the exact return from strips and pays; minutes where wins tumble`;
const roundsATask = 500_000;

try {
  process.exitCode = await run();
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function run(): Promise<number> {
  const { rounds, seed, chosen, hasBattery, isComputed, isJson } = readArguments();
  if (isComputed) return compare(chosen, isJson);
  console.log(`seed ${seed}`);
  const tasks = [
    ...chosen.flatMap((subject) => tasksOf(subject, rounds, seed)),
    ...batteryTasks(hasBattery, rounds, seed),
  ];
  const isShown = process.stderr.isTTY;
  const results = await runTasks(tasks, (done) => {
    if (isShown) process.stderr.write(`\r${done}/${tasks.length} `);
  });
  if (isShown) process.stderr.write('\r');

  const limit = limitForAll(chosen.length);
  const findings = chosen.map((subject) => judge(subject, tallyOf(subject, results), limit));
  const battery = results.flatMap((result) => (result.kind === 'draws' ? [result.result] : []));
  battery.sort((one, other) => one.bound - other.bound);
  const batteryLimit = limitForAll(battery.length * 3);
  if (findings.length > 0) console.log(`\n${findingTable(findings, limit)}`);
  if (battery.length > 0) console.log(`\n${batteryTable(battery, batteryLimit)}`);
  const failed =
    findings.filter((finding) => !finding.isWithin).length +
    battery.filter((result) => !isWithin(result, batteryLimit)).length;
  const models = new Set(chosen.map(({ model }) => model)).size;
  console.log(`\n${models} models, ${findings.length} returns, ${battery.length} bounds of draws, ${failed} failed`);
  if (isJson) console.log(JSON.stringify({ models, failed, seed, findings, battery }));
  return failed > 0 ? 1 : 0;
}

/** Slots: the other games count their returns over all outcomes beside their engines. */
async function compare(chosen: readonly Subject[], isJson: boolean): Promise<number> {
  const models = [...new Set(chosen.filter((subject) => slotSubjects.includes(subject)).map(({ model }) => model))];
  const results = await runTasks(
    models.map((model) => ({ kind: 'compute', model })),
    () => undefined,
  );
  const comparisons = results.flatMap((result) => (result.kind === 'compute' ? [result.comparison] : []));
  comparisons.sort((one, other) => models.indexOf(one.model) - models.indexOf(other.model));
  const failed = comparisons.filter((one) => !one.isWithin).length;
  console.log(`${comparisonTable(comparisons)}\n\n${models.length} models, ${failed} failed`);
  if (isJson) console.log(JSON.stringify({ models: models.length, failed, comparisons }));
  return failed > 0 ? 1 : 0;
}

function readArguments() {
  const { values } = parseWords();
  const rounds = Number(values.rounds ?? 10_000_000);
  if (!Number.isSafeInteger(rounds) || rounds < 100) throw new PlainWordsError(`At least 100 rounds.\n\n${usage}`);
  const wanted = values.model;
  const chosen = values.battery ? [] : subjects.filter(({ model }) => wanted === undefined || model === wanted);
  if (wanted !== undefined && chosen.length === 0)
    throw new PlainWordsError(`There is no model ${wanted}.\n\n${usage}`);
  const isComputed = values.compute === true;
  const hasBattery = values.battery === true || wanted === undefined;
  return { rounds, seed: values.seed ?? randomUUID(), chosen, hasBattery, isComputed, isJson: values.json === true };
}

function parseWords() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string' },
        model: { type: 'string' },
        seed: { type: 'string' },
        battery: { type: 'boolean' },
        compute: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}

function tasksOf(subject: Subject, rounds: number, seed: string): Task[] {
  const tasks: Task[] = [];
  let left = Math.ceil(rounds * subject.share);
  for (let part = 0; left > 0; part++) {
    const now = Math.min(left, roundsATask * subject.share);
    tasks.push({ kind: 'simulate', subject: subject.name, rounds: now, seed: `${seed}/${subject.name}/${part}` });
    left -= now;
  }
  return tasks;
}

function batteryTasks(isWanted: boolean, count: number, seed: string): Task[] {
  if (!isWanted) return [];
  return usedBounds.map((bound) => ({ kind: 'draws', bound, count, seed: `${seed}/draws/${bound}` }));
}

function tallyOf(subject: Subject, results: TaskResult[]) {
  let tally = emptyTally;
  for (const result of results) {
    if (result.kind === 'simulate' && result.subject === subject.name) tally = addTallies(tally, result.tally);
  }
  return tally;
}
