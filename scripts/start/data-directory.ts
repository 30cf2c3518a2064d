import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removePostgres } from '../postgres/index.ts';
import { type Lock, takeLock } from '../system/lock-file.mjs';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const lockName = 'harmattan.pid';
/** What we keep there besides the database. DATA_DIR may be any directory: what is not ours is never removed. */
const ownEntries = ['logs', 'secrets.json'];

/** The copy that holds the data may be stopping at this moment. */
const patienceMs = 2_000;
const pollMs = 100;

export function logFile(dataDir: string, name: string): string {
  return join(dataDir, 'logs', `${name}.log`);
}

/** Makes the directory and keeps every other copy of the product off it until released. */
export async function claimDataDirectory({ dataDir, note }: { dataDir: string; note: string }): Promise<Lock> {
  makeDirectory(dataDir);
  const path = join(dataDir, lockName);
  for (const endsAt = performance.now() + patienceMs; ; ) {
    const taken = takeLock(path, note);
    if (!('holder' in taken)) return taken;
    if (performance.now() > endsAt) {
      const { pid, note: what } = taken.holder;
      throw new PlainWordsError(
        `Another copy works on the data in ${dataDir}: process ${pid}, ${what}.\n` +
          'Stop that one first, or set DATA_DIR and PORT to run this one beside it.',
      );
    }
    await delay(pollMs);
  }
}

function makeDirectory(dataDir: string): void {
  try {
    // Others may pass through but not look around: for root, PostgreSQL runs as another user.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new PlainWordsError(
      `The data directory ${dataDir} cannot be written to: ${(error as Error).message}.\n` +
        'Set DATA_DIR to one of your own.',
    );
  }
}

/** Removes the data for good; answers the names of what lay there without being ours, and still does. */
export async function emptyDataDirectory(dataDir: string): Promise<string[]> {
  await removePostgres(dataDir);
  for (const entry of ownEntries) rmSync(join(dataDir, entry), { recursive: true, force: true });
  return readdirSync(dataDir).filter((name) => name !== lockName);
}
