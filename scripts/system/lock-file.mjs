import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { processIdentity } from './process-identity.mjs';

const attemptsMax = 10;

/**
 * @typedef {{ pid: number, identity: string, note: string }} Holder
 * @typedef {{ release(): void }} Lock
 */

/**
 * Takes a lock that lives as long as this process. A file left by a process that was killed, or whose number
 * now belongs to another one, is no lock. The note is for whoever meets the lock: what its holder is.
 *
 * @param {string} path
 * @param {string} note
 * @returns {Lock | { holder: Holder }}
 */
export function takeLock(path, note) {
  const own = `${path}.${process.pid}`;
  const ownText = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), note });
  writeFileSync(own, ownText);
  try {
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      if (linkIfFree(own, path)) return { release: () => removeOwn(path, ownText) };
      const text = readIfThere(path);
      const holder = text === undefined ? undefined : parseHolder(text);
      if (holder !== undefined && processIdentity(holder.pid) === holder.identity) return { holder };
      if (text !== undefined) removeStale(path, text);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new Error(`${path} changes hands too fast to be taken`);
}

/**
 * @param {string} path
 * @param {string} ownText
 */
function removeOwn(path, ownText) {
  if (readIfThere(path) === ownText) rmSync(path, { force: true });
}

/**
 * Linking a finished file makes the lock appear with its content: nobody can read it half written.
 *
 * @param {string} from
 * @param {string} to
 */
function linkIfFree(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Two processes may find the same stale lock. The slower one would then remove the lock that the faster one has
 * just taken, so look at what was moved away and put it back when it is not the stale one.
 *
 * @param {string} path
 * @param {string} staleText
 */
function removeStale(path, staleText) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== staleText) linkIfFree(aside, path);
  rmSync(aside);
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * @param {string} text
 * @returns {Holder | undefined}
 */
function parseHolder(text) {
  try {
    const { pid, identity, note } = JSON.parse(text);
    return Number.isInteger(pid) ? { pid, identity: String(identity), note: String(note) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
