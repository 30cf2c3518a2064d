import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { TestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { applyTo } from '../simulate/planted/apply.ts';
import type { Edit } from '../simulate/planted/bugs.ts';
import { openStage, type Stage } from './stage.ts';

interface Conditions {
  /** What a careless change would do to the product: with it, the attack must succeed. */
  planted: readonly Edit[];
  /** Settings that the platform of this promise alone has. */
  env?: NodeJS.ProcessEnv;
}

/** A limit for a broken test: on a busy machine a start alone takes minutes. */
const timeout = 900_000;
/** A start of the platform takes seconds: the bugs of a file are planted together, unless each is wanted alone. */
const plantsAlone = process.env.ATTACK_PLANTED === 'alone';

/**
 * Makes promises over the database of a file. Each is two tests: the attack fails, and with the planted bug the same attack is
 * noticed. Promises without settings of their own share a platform with those of the file, and so do their controls.
 */
export function promisesOver(db: TestDatabase, settings: NodeJS.ProcessEnv = {}) {
  const together = new Set<Edit>();
  const untilFileIsOver = (stop: () => Promise<void>) => db.defer(stop);
  let sound: Promise<Stage> | undefined;
  let broken: Promise<Stage> | undefined;

  return (title: string, { planted, env }: Conditions, attack: (stage: Stage) => Promise<void>): void => {
    if (!env) for (const edit of planted) together.add(edit);

    test(title, { timeout }, async () => {
      if (env) return attack(await openStage(db, { env, whenOver: onTestFinished }));
      sound ??= openStage(db, { env: settings, whenOver: untilFileIsOver });
      return attack(await sound);
    });

    test(`control, with a bug planted: ${title}`, { timeout }, async () => {
      assertPlaces(planted);
      await expect(attack(await breakStage())).rejects.toThrow(expect.objectContaining({ name: 'AssertionError' }));
    });

    function breakStage(): Promise<Stage> {
      if (env || plantsAlone) return openStage(db, { planted, env: env ?? settings, whenOver: onTestFinished });
      broken ??= openStage(db, { planted: [...together], env: settings, whenOver: untilFileIsOver });
      return broken;
    }
  };
}

/** Names the file and the place that is gone, which a process that does not start would not. */
function assertPlaces(planted: readonly Edit[]): void {
  for (const [file, edits] of Map.groupBy(planted, (edit) => edit.file)) {
    applyTo(readFileSync(join(repositoryRoot, file), 'utf8'), edits);
  }
}
