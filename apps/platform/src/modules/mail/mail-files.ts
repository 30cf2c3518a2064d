import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const filesMax = 500;

/** Of the files that stand for sent mail only the newest stay, and none that is older than that. */
export async function pruneMailFiles(folder: string, olderThan: Date): Promise<void> {
  const names = (await readdir(folder).catch(ignoreMissing)).filter((name) => /\.eml(\.part)?$/.test(name));
  const files: { path: string; writtenMs: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(ignoreMissing);
    if ('mtimeMs' in found) files.push({ path, writtenMs: found.mtimeMs });
  }
  files.sort((one, other) => other.writtenMs - one.writtenMs);
  for (const [place, { path, writtenMs }] of files.entries()) {
    if (place >= filesMax || writtenMs < olderThan.getTime()) await rm(path, { force: true });
  }
}

/** Before the first mail there is no folder, and another process may remove files as well. */
function ignoreMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
