// A replay takes the steps of its trace only where no statement reads a clock that the simulator does not move.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';

/** The database's own clock, in a statement. `app_now()` and the `now()` of the injected clock are none. */
const realClock = /\bclock_timestamp\(\)|(?<![\w.])now\(\)(?! *[:{])|\b(?:current|statement|transaction)_timestamp\b/i;
const folders = ['apps/platform/src/modules/**/*.ts', 'stand-ins/arcade/src/{rounds,zeppelin}/**/*.ts'];
/** The age of a transaction, which begins at the database's own time. It decides nothing. */
const allowed = ['apps/platform/src/modules/races/writers-store.ts'];

function readersOfRealClock(): string[] {
  return folders
    .flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .filter((path) => realClock.test(readFileSync(join(repositoryRoot, path), 'utf8')));
}

test('no statement of a module reads the real clock of the database', () => {
  expect(readersOfRealClock()).toEqual(allowed);
});

test.each(['looked_at = clock_timestamp()', 'where due_at <= now()', 'default current_timestamp'])(
  'finds %s',
  (text) => {
    expect(text).toMatch(realClock);
  },
);

test.each(['app_now()', 'clock.now()', 'now(): Date;', 'now() {'])('lets %s be', (text) => {
  expect(text).not.toMatch(realClock);
});
