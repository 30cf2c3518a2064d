import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { removePostgres } from '../postgres/index.ts';
import { freePorts } from './free-ports.ts';
import { PlainWordsError } from './plain-words-error.mjs';

const readyLimitMs = 300_000;
const pollMs = 100;

/** Runs the product beside whatever else runs here: fresh data, free ports, gone afterwards. */
export async function withOwnProduct<Result>(
  env: NodeJS.ProcessEnv,
  use: (siteUrl: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-own-'));
  const [port] = await freePorts(5);
  const child = spawn(process.execPath, ['scripts/start/main.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const siteUrl = `http://localhost:${port}`;
    await untilReady(siteUrl, () => child.exitCode !== null);
    return await use(siteUrl);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(siteUrl: string, hasEnded: () => boolean): Promise<void> {
  for (const endsAt = performance.now() + readyLimitMs; performance.now() < endsAt && !hasEnded(); ) {
    const answer = await fetch(`${siteUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(pollMs);
  }
  throw new PlainWordsError('The product did not start: see the words above.');
}
