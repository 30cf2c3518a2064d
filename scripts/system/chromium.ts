import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { PlainWordsError } from './plain-words-error.mjs';
import type { Progress } from './progress.mjs';
import { runQuietly } from './run-quietly.ts';

/** The same engine without a window to draw: the tests take half as long in it. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium: Debian's headless one, installed where we may; else whichever the machine has. Undefined stands for the
 * one that Playwright keeps for itself.
 */
export async function ensureChromium(progress: Progress): Promise<string | undefined> {
  const found = find([shell]);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const installed = await installShell(progress);
    if (installed) return installed;
  }
  const other = find(names);
  if (other) return other;
  await progress.step('Installing Chromium through Playwright', () =>
    mustRun(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  );
  return undefined;
}

/** Where the package cannot be had, another Chromium may still be there. */
async function installShell(progress: Progress): Promise<string | undefined> {
  try {
    await progress.step('Installing Chromium from Debian', async () => {
      await mustRun('/usr/bin/apt-get', ['update', '-q']);
      await mustRun('/usr/bin/apt-get', ['install', '-y', '-q', '--no-install-recommends', shell]);
    });
  } catch (error) {
    if (!find(names)) throw error;
  }
  return find([shell]);
}

function find(wanted: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function mustRun(command: string, args: string[]): Promise<void> {
  const { code, output } = await runQuietly(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    signal: new AbortController().signal,
  });
  if (code === 0) return;
  throw new PlainWordsError(`${output}\nNo Chromium could be installed. Install one yourself and try again.`);
}
