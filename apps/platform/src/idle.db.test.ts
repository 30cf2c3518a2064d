import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';

const db = useTestDatabase();

/** Turns of the shared look: two in a second. */
const turnsBefore = 10;
const turnsCounted = 24;
const statementsPerSecondMax = 25;
/** A worker that polls each second by itself is above it. Consumers of the journal share their texts, each of which looks by itself now and then. */
const ofOneTextPerSecondMax = 0.75;
const mayBeOften = [/^select array\[coalesce/, /^(begin|commit)$/i, /^update plumbing\.(lease|process) /];

/** What the process asks its database, by text. */
function countStatements() {
  const counts = new Map<string, number>();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => spy.mockRestore());
  const textOf = (asked: unknown) => String((asked as { text?: string }).text ?? asked).trim();
  return () => {
    counts.clear();
    for (const [asked] of spy.mock.calls as unknown[][]) {
      const text = textOf(asked);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return new Map(counts);
  };
}

const turnsIn = (counts: ReadonlyMap<string, number>) =>
  [...counts].reduce((sum, [text, count]) => (text.startsWith('select array[coalesce') ? sum + count : sum), 0);

test('a platform without work asks its database one question for all workers, and nothing else often', async () => {
  const count = countStatements();
  await startTestPlatform(db);
  await expect.poll(() => turnsIn(count())).toBeGreaterThan(turnsBefore);
  const [before, beganAtMs] = [count(), performance.now()];
  await expect.poll(() => turnsIn(count())).toBeGreaterThan(turnsIn(before) + turnsCounted);
  const seconds = (performance.now() - beganAtMs) / 1_000;
  const rates = [...count()].map(([text, all]) => ({ text, perSecond: (all - (before.get(text) ?? 0)) / seconds }));
  const often = rates.filter(({ perSecond }) => perSecond > ofOneTextPerSecondMax);
  expect(often.filter(({ text }) => !mayBeOften.some((known) => known.test(text)))).toEqual([]);
  const statementsPerSecond = rates.reduce((sum, { perSecond }) => sum + perSecond, 0);
  expect(statementsPerSecond).toBeLessThan(statementsPerSecondMax);
});
