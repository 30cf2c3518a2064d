import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres } from '../postgres/index.ts';
import { processIdentity } from '../system/process-identity.mjs';

/** A file system in memory. Each clone of a database is a thousand files, and a disk's file system takes most of the time that a clone takes. */
const memoryFolder = '/dev/shm';
/** The databases of one run stay below a third of it, their log included. */
const roomMin = 3 * 1024 ** 3;
const prefix = 'harmattan-test-';

/** A new folder for the data of this run: in memory where there is room, else among the system's temporary files. */
export function makeTestFolder(parent = hasRoom(memoryFolder) ? memoryFolder : tmpdir()): string {
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // The user that PostgreSQL runs as passes through to its cluster, which is closed to all others.
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes what runs that were killed left in memory, and stops their servers. */
export async function removeAbandoned(parent = memoryFolder): Promise<void> {
  for (const name of listFolders(parent)) {
    const pid = Number(/^harmattan-test-(\d+)-/.exec(name)?.[1]);
    if (!Number.isInteger(pid) || processIdentity(pid) !== undefined) continue;
    try {
      await removePostgres(join(parent, name));
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's, or another run removes it at this moment.
    }
  }
}

function listFolders(parent: string): string[] {
  try {
    return readdirSync(parent);
  } catch {
    return [];
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomMin && process.availableMemory() >= 2 * roomMin;
  } catch {
    return false;
  }
}
