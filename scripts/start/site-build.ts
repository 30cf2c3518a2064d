import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { type Lock, takeLock } from '../system/lock-file.mjs';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import { runQuietly } from '../system/run-quietly.ts';

const siteDir = join(repositoryRoot, 'apps/site');
/** Whatever ends up in the site: its own files and every package it may import, at the versions in the lock file. */
const sources = ['apps/site', 'packages', 'package-lock.json'];
const notSources = new Set(['dist', 'node_modules']);

const stampFile = join(siteDir, 'dist', '.built-from');
const lockFile = join(repositoryRoot, 'node_modules', '.site-build.lock');
const lockPollMs = 200;
const keepAssetsMs = 24 * 60 * 60 * 1_000;

/** Builds the site unless the last build was made from these very sources. Two copies at once take turns. */
export async function buildSiteIfChanged({ progress, signal }: { progress: Progress; signal: AbortSignal }) {
  const wanted = hashSources();
  if (readStamp() === wanted) return;
  await progress.step('Building the site', async () => {
    const lock = await waitForLock(signal);
    try {
      if (readStamp() === wanted) return;
      // A build that is cut short must leave no stamp.
      rmSync(stampFile, { force: true });
      await build(signal);
      clearOldAssets();
      writeFileSync(stampFile, wanted);
    } finally {
      lock.release();
    }
  });
}

async function build(signal: AbortSignal): Promise<void> {
  const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runQuietly(process.execPath, [vite, 'build', '--logLevel=error'], {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  if (code !== 0) throw new PlainWordsError(`${output}\nThe site could not be built: see the words above.`);
}

/** Files of earlier builds stay for a day, for the pages that are still open. */
function clearOldAssets(): void {
  const assets = join(siteDir, 'dist', 'assets');
  for (const name of readdirSync(assets)) {
    const file = join(assets, name);
    if (Date.now() - statSync(file).mtimeMs > keepAssetsMs) rmSync(file);
  }
}

async function waitForLock(signal: AbortSignal): Promise<Lock> {
  // The holder's life is the limit: the lock of a process that has ended is free.
  for (;;) {
    const taken = takeLock(lockFile, 'site build');
    if (!('holder' in taken)) return taken;
    await delay(lockPollMs, undefined, { signal });
  }
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(source);
  return hash.digest('hex');

  function addToHash(path: string): void {
    const entries = listDirectory(join(repositoryRoot, path));
    hash.update(`${path}\n`);
    if (entries === undefined) hash.update(readFileSync(join(repositoryRoot, path)));
    else for (const entry of entries) addToHash(join(path, entry));
  }
}

/** The sorted names of what may be a source, or undefined for a file. */
function listDirectory(path: string): string[] | undefined {
  try {
    return readdirSync(path)
      .filter((name) => !notSources.has(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
