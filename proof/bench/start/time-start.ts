import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { freshEnvironment } from './clone.ts';

const readyLimitMs = 300_000;
const pollMs = 20;
/** The platform and three stand-ins. */
const portsNeeded = 5;

/** Seconds from `npm start` until everything is ready. Stops it again. */
export async function timeStart(clone: string): Promise<number> {
  const [port] = await freePorts(portsNeeded);
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...freshEnvironment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  try {
    while (!(await isReady(port))) {
      if (npm.exitCode !== null) throw new Error(`npm start failed:\n${output}`);
      if (performance.now() - startedAt > readyLimitMs) throw new Error(`npm start takes too long:\n${output}`);
      await delay(pollMs);
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    if (npm.exitCode === null) {
      npm.kill('SIGTERM');
      await once(npm, 'exit');
    }
  }
}

/** The platform, and the stand-ins that exist. */
async function isReady(port: number): Promise<boolean> {
  const addresses = [`http://localhost:${port}`, `http://127.0.0.1:${port + 3}`];
  const answers = await Promise.all(addresses.map((address) => fetch(`${address}/readyz`).catch(() => undefined)));
  return answers.every((answer) => answer?.ok);
}
