import { createHash } from 'node:crypto';
import {
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { openShelter } from './shelter.ts';
import { canEnter, runningAsRoot, type User, unprivilegedUser } from './user.ts';

/** The directory that holds a cluster and its socket, and the user who owns both (unset: the user of this process). */
export interface Home {
  directory: string;
  user: User | undefined;
}

/**
 * The home is `<dataDir>/postgres`: the directory itself, or a link to one in the shelter. A link goes along when the
 * data directory is moved, and a new data directory at an old path never meets an old cluster.
 */
export function findHome(dataDir: string): Home | undefined {
  const entry = homeEntry(dataDir);
  if (statSync(entry, { throwIfNoEntry: false }) === undefined) return undefined;
  const directory = realpathSync(entry);
  // Data made by an ordinary user stay theirs, also when root starts it one day.
  const { uid, gid } = statSync(directory);
  return { directory, user: runningAsRoot ? { uid, gid } : undefined };
}

export function refuseUnreachable({ directory, user }: Home): void {
  if (user === undefined || canEnter(user, directory)) return;
  throw new PlainWordsError(
    `PostgreSQL runs as the user with id ${user.uid}, who can no longer reach ${directory}.\n` +
      'A directory above it was closed: open it again with chmod o+x.',
  );
}

/** Every step but the last happens under another name: a home is there whole or not at all. */
export function makeHome(dataDir: string): Home {
  const entry = homeEntry(dataDir);
  const user = runningAsRoot ? unprivilegedUser() : undefined;
  // A link whose target is gone would be in the way.
  rmSync(entry, { force: true });
  if (user === undefined || canEnter(user, dataDir)) {
    const unfinished = `${entry}.unfinished`;
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    if (user) chownSync(unfinished, user.uid, user.gid);
    renameSync(unfinished, entry);
  } else {
    const directory = makeShelteredDirectory(dataDir);
    chownSync(directory, user.uid, user.gid);
    symlinkSync(directory, entry);
  }
  return { directory: realpathSync(entry), user };
}

export function removeHome(dataDir: string): void {
  const entry = homeEntry(dataDir);
  const isLink = lstatSync(entry, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && statSync(entry, { throwIfNoEntry: false })) rmSync(realpathSync(entry), { recursive: true });
  rmSync(entry, { recursive: true, force: true });
}

function homeEntry(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Named after the data directory, so that a person can tell whose it is. Made with mode 700. */
function makeShelteredDirectory(dataDir: string): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 8);
  return mkdtempSync(join(openShelter('clusters'), `${hash}-`));
}
