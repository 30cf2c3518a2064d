import { addUp, checkHouse, checkSlice, checkTables, type Finding, findSlice, type Reader } from './book-slices.ts';
import {
  type BookMark,
  deleteSuspect,
  insertHouseSuspect,
  moveBookMark,
  type Pass,
  readBookMark,
  readSuspects,
  restartPass,
} from './book-store.ts';
import { isKnown, isSequel, type Mark, nextMark, readMark, writeMark } from './horizon-mark.ts';
import { lookAtHorizon } from './look-at-horizon.ts';

const suspectsMax = 1_000;
const beginning = '-infinity';
const noEnd = 'infinity';

/**
 * Checks what was written since the last check. Entries that are visible are checked at once. The mark moves to the time from before which
 * no transaction under way can add any: the time of an entry that is committed late is after the mark, and the next check reads it. What is checked
 * twice does no harm. After the clock was set back, and in a restored copy, the pass begins at the first entry.
 */
export async function checkNew(reader: Reader): Promise<Finding[]> {
  const { pool } = reader;
  const stored = await readBookMark(pool, 'new');
  const last = stored?.mark ? readMark(stored.mark) : undefined;
  const next = nextMark(last, await lookAtHorizon(pool));
  const start = stored && last && isSequel(last, next) ? stored.start : beginning;
  const run = { mark: writeMark(next), finalAt: finalInstant(next), before: stored, start };
  const { found } = await goThrough(reader, { pass: 'new', ...run });
  const house = await checkHouse(reader, start);
  if (house.length > 0) await insertHouseSuspect(pool, start);
  return addUp([...found, ...house, ...(await checkSuspects(reader))]);
}

/** Checks the whole journal, from where the last run was cut off, and at its end the accounts and holds that no entry names. */
export async function checkAll(reader: Reader): Promise<Finding[]> {
  const { pool } = reader;
  const stored = await readBookMark(pool, 'all');
  const run = { mark: null, finalAt: noEnd, before: stored, start: stored?.checkedTo ?? beginning };
  const { found, isAtEnd } = await goThrough(reader, { pass: 'all', ...run });
  if (!isAtEnd) return addUp(found);
  found.push(...(await checkHouse(reader, beginning)), ...(await checkTables(reader)));
  await restartPass(pool, 'all');
  return addUp(found);
}

interface Run {
  pass: Pass;
  before: BookMark | undefined;
  start: string;
  mark: string | null;
  finalAt: string;
}

/** Slice by slice. The mark is written after each, so that a run that is cut off goes on from there. */
async function goThrough(reader: Reader, run: Run): Promise<{ found: Finding[]; isAtEnd: boolean }> {
  const found: Finding[] = [];
  let before = run.before;
  let from = run.start;
  while (from !== noEnd) {
    const slice = await findSlice(reader, from);
    const broken = await checkSlice(reader, slice);
    found.push(...broken);
    const moved = await moveBookMark(reader.pool, { ...run, before, slice, isBroken: broken.length > 0 });
    // Another checker is at work and goes on from its own mark.
    if (!moved) return { found, isAtEnd: false };
    before = moved;
    from = slice.to;
  }
  return { found, isAtEnd: true };
}

/** The alarm stays until the rows are right again. */
async function checkSuspects(reader: Reader): Promise<Finding[]> {
  const found: Finding[] = [];
  const suspects = await readSuspects(reader.pool, suspectsMax);
  const oldest = suspects.find(({ changed }) => !changed);
  const house = oldest ? await checkHouse(reader, oldest.from) : [];
  for (const suspect of suspects) {
    const broken = await checkSlice(reader, suspect);
    found.push(...broken);
    const isRight = broken.length === 0 && (suspect.changed || house.length === 0);
    if (isRight) await deleteSuspect(reader.pool, suspect.id);
  }
  return [...found, ...house];
}

/** Every entry from before is there for good. */
function finalInstant(mark: Mark): string {
  if (!isKnown(mark)) return beginning;
  const millisecond = new Date(Number(mark.fromUs / 1_000n)).toISOString().slice(0, -1);
  return `${millisecond}${String(mark.fromUs % 1_000n).padStart(3, '0')}Z`;
}
