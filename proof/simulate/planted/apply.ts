import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../apps/platform/src/settings/paths.ts';
import { type Bug, bugs, type Edit } from './bugs.ts';

export function bugNamed(name: string): Bug {
  const bug = bugs.find((one) => one.name === name);
  if (!bug) throw new Error(`there is no planted bug "${name}"`);
  return bug;
}

/** The text with the bug in it. What an edit replaces stands there exactly once, or the bug is not what it was. */
export function applyTo(source: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { from, to, file }) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places of "${from}" instead of one`);
    return parts.join(to);
  }, source);
}

/** Those whose place in the product is gone. */
export function staleBugs(): string[] {
  return bugs.flatMap(({ name, edits }) => {
    try {
      for (const [file, of] of Map.groupBy(edits, (edit) => edit.file)) {
        applyTo(readFileSync(join(repositoryRoot, file), 'utf8'), of);
      }
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}
