import { durationsOf } from './durations.ts';
import type { LiveDeps } from './live-deps.ts';
import { type LiveTable, nameOf } from './live-table.ts';
import { phaseOf, type Spin } from './spin.ts';
import { setupRandom, spinRandom } from './spin-random.ts';
import { beginDraw, endDeciding, findLastSpin, insertSpin, listPast, markDone, markDrawn } from './spins-store.ts';

const seedBytes = 32;

/**
 * Carries a table's turn as far as the clock allows, from wherever this or another process has left it. The next one opens only
 * at a watched table. Answers with the newest turn.
 */
export async function takeTurn(deps: LiveDeps, table: LiveTable, isWatched: boolean): Promise<Spin | undefined> {
  let spin = await findLastSpin(deps.pool, nameOf(table));
  for (;;) {
    const next: Spin | undefined = await takeStep(deps, table, spin, isWatched);
    if (!next) return spin;
    spin = next;
  }
}

/** Undefined when there is nothing to do yet. */
function takeStep(deps: LiveDeps, table: LiveTable, spin: Spin | undefined, isWatched: boolean) {
  if (!spin || phaseOf(spin, deps.clock.now()) === 'over') {
    return isWatched ? openNext(deps, table, spin) : undefined;
  }
  if (spin.state === 'open') return draw(deps, table, spin);
  return spin.state === 'drawn' ? finish(deps, table, spin) : undefined;
}

/** The seed is in the database before anybody can bet on what it says. */
async function openNext({ pool, random, speed }: LiveDeps, table: LiveTable, last: Spin | undefined) {
  const tableName = nameOf(table);
  const seeded = { tableName, number: (last?.number ?? 0) + 1, seed: random.bytes(seedBytes) };
  const past = table.pastMax ? await listPast(pool, tableName, table.pastMax) : [];
  const setup = table.setup?.({ number: seeded.number, random: setupRandom(seeded), past }) ?? null;
  return insertSpin(pool, { ...seeded, setup }, durationsOf(table, speed));
}

async function draw({ pool, rounds, speed }: LiveDeps, table: LiveTable, spin: Spin) {
  const begun = await beginDraw(pool, spin, durationsOf(table, speed));
  if (!begun) return undefined;
  await rounds.drawSpin(begun);
  return markDrawn(pool, begun);
}

async function finish({ pool, speed }: LiveDeps, table: LiveTable, spin: Spin) {
  // Once all hands are decided, players do not wait for the clock.
  if (table.seconds.deciding > 0) await endDeciding(pool, spin);
  const { outcome } = table.look({ random: spinRandom(spin), setup: spin.setup });
  return markDone(pool, spin, outcome, durationsOf(table, speed));
}
