import { runFuzz } from '../run-fuzz.ts';
import type { Totals } from '../tally.ts';
import type { FuzzPostgres } from '../world/databases.ts';
import { type FuzzBug, fuzzBugs } from './bugs.ts';

export interface PlantedTotals {
  calls: number;
  planted: number;
  found: number;
  unfound: number;
}

/** Two would do; more make it likelier that one is asked about another. */
const players = 5;
/** A call that is never answered is only waited for so long: the other bugs do not need it. */
const answerWithinMs = 5_000;

/** Asks a product with each of the bugs, until the bug shows. */
export async function findPlanted(options: {
  postgres: FuzzPostgres;
  seed: string;
  callsMax: number;
  only: string | undefined;
  say(line: string): void;
}): Promise<PlantedTotals> {
  const { say } = options;
  const wanted = fuzzBugs.filter(({ name }) => options.only === undefined || name.includes(options.only));
  const totals = { calls: 0, planted: wanted.length, found: 0, unfound: 0 };
  for (const bug of wanted) {
    const { calls, found } = await findBug(options, bug);
    totals.calls += calls;
    totals[found ? 'found' : 'unfound'] += 1;
    say(`${String(calls).padStart(6)} calls | ${bug.name} | ${found ?? 'NOT FOUND'}`);
  }
  return totals;
}

/** What showed the bug, and after how many calls. */
export async function findBug(
  options: { postgres: FuzzPostgres; seed: string; callsMax: number; say(line: string): void },
  { edits, shows }: FuzzBug,
): Promise<{ calls: number; found: string | undefined }> {
  const find = ({ failures }: Totals) =>
    failures.find(({ kind, call }) => kind === shows.kind && (shows.call === undefined || call.name === shows.call));
  const totals = await runFuzz({
    ...options,
    calls: options.callsMax,
    players,
    edits,
    ...(shows.kind === 'unanswered' && { answerWithinMs }),
    isEnough: (so) => find(so) !== undefined,
  });
  const failure = find(totals);
  return { calls: totals.calls, found: failure && `${failure.kind}: ${failure.what}, call ${failure.call.number}` };
}
