import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { type Lock, takeLock } from '../system/lock-file.mjs';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import { runQuietly } from '../system/run-quietly.ts';

/** Something that Vite makes for browsers. */
interface Build {
  name: string;
  /** Where its configuration lies, and `dist` below it. */
  dir: string;
  /** Whatever ends up in it: its own files and every package it may import, at the versions in the lock file. */
  sources: string[];
}

const builds: Build[] = [
  { name: 'the site', dir: 'apps/site', sources: ['apps/site', 'packages', 'package-lock.json'] },
  { name: 'the office', dir: 'apps/office', sources: ['apps/office', 'packages', 'package-lock.json'] },
  {
    name: "the sportsbook's page",
    dir: 'stand-ins/sportsbook/page',
    sources: [
      'stand-ins/sportsbook/page',
      'stand-ins/sportsbook/src/contract',
      'stand-ins/sportsbook/src/offer/fold-text.ts',
      'stand-ins/sportsbook/src/prices',
      'packages',
      'package-lock.json',
    ],
  },
  {
    name: 'the phone',
    dir: 'stand-ins/gateways/phone',
    // Its server's folder holds the contract, and the tables that the page shows.
    sources: ['stand-ins/gateways', 'packages', 'package-lock.json'],
  },
];
const notSources = new Set(['dist', 'node_modules']);

const lockFile = join(repositoryRoot, 'node_modules', '.site-build.lock');
const lockPollMs = 200;
const keepAssetsMs = 24 * 60 * 60 * 1_000;

/** Builds what browsers load, unless the last build was made from these very sources. Two copies at once take turns. */
export async function buildSiteIfChanged(options: { progress: Progress; signal: AbortSignal }): Promise<void> {
  // One after the other: each takes all the cores there are.
  for (const build of builds) await buildIfChanged(build, options);
}

async function buildIfChanged(build: Build, { progress, signal }: { progress: Progress; signal: AbortSignal }) {
  const wanted = hashSources(build.sources);
  if (readStamp(build) === wanted) return;
  await progress.step(`Building ${build.name}`, async () => {
    const lock = await waitForLock(signal);
    try {
      if (readStamp(build) === wanted) return;
      // A build that is cut short must leave no stamp.
      rmSync(stampFile(build), { force: true });
      await runBuild(build, signal);
      clearOldAssets(build);
      writeFileSync(stampFile(build), wanted);
    } finally {
      lock.release();
    }
  });
}

async function runBuild({ name, dir }: Build, signal: AbortSignal): Promise<void> {
  const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runQuietly(process.execPath, [vite, 'build', '--logLevel=error'], {
    cwd: join(repositoryRoot, dir),
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  if (code !== 0) throw new PlainWordsError(`${output}\n${sentence(name)} could not be built: see the words above.`);
}

function sentence(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Files of earlier builds stay for a day, for the pages that are still open. */
function clearOldAssets({ dir }: Build): void {
  const assets = join(repositoryRoot, dir, 'dist', 'assets');
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

function stampFile({ dir }: Build): string {
  return join(repositoryRoot, dir, 'dist', '.built-from');
}

function readStamp(build: Build): string | undefined {
  try {
    return readFileSync(stampFile(build), 'utf8');
  } catch {
    return undefined;
  }
}

function hashSources(sources: readonly string[]): string {
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
