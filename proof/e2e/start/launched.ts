import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answersOk } from '../../../scripts/start/service.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { descendants } from './processes.ts';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the launcher has its services keep what Node has compiled. */
export const compileCache = join(repository, 'node_modules/.cache/compiled');

/** Includes building the site, which a first start may have to do. */
const readyLimitMs = 240_000;
const exitLimitMs = 90_000;
const pollMs = 50;

export interface LaunchOptions {
  dataDir?: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** Another clone than this one. */
  root?: string;
  uid?: number;
  gid?: number;
  command?: string[];
  input?: string;
}

export type Launched = Awaited<ReturnType<typeof launch>>;

/** Runs a command of the product, `npm start` unless told otherwise, with settings of its own. */
export async function launch(options: LaunchOptions = {}) {
  const { root = repository, command = ['scripts/start/main.ts'], input } = options;
  const port = options.port ?? (await freePort());
  const child = spawn(nodeOf(root), command, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DEMO: 'off',
      // The launcher's own files are a quarter of what a start has to read.
      ...(root === repository ? { NODE_COMPILE_CACHE: compileCache } : {}),
      ...(options.dataDir === undefined ? {} : { DATA_DIR: options.dataDir }),
      ...options.env,
    },
    ...(options.uid === undefined ? {} : { uid: options.uid }),
    ...(options.gid === undefined ? {} : { gid: options.gid }),
    stdio: 'pipe',
  });
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exit = exitOf(child);
  const certificate = options.env?.TLS_CERTIFICATE;
  const siteUrl = `${certificate === undefined ? 'http' : 'https'}://localhost:${port}`;
  return {
    siteUrl,
    phoneUrl: `http://127.0.0.1:${port + 3}/phone`,
    pid: child.pid ?? 0,
    output: () => output,
    children: () => descendants(child.pid ?? 0),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** The exit code, or the signal that ended it. */
    async ended() {
      const limit = AbortSignal.timeout(exitLimitMs);
      const late = once(limit, 'abort').then(() => Promise.reject(new Error(`still running after saying:\n${output}`)));
      return Promise.race([exit, late]);
    },
    async ready() {
      for (const endsAt = performance.now() + readyLimitMs; performance.now() < endsAt; await delay(pollMs)) {
        if (child.exitCode !== null) throw new Error(`ended after saying:\n${output}`);
        if (await answersOk({ readyUrl: `${siteUrl}/readyz`, certificate })) return;
      }
      throw new Error(`not ready after saying:\n${output}`);
    },
  };
}

function nodeOf(root: string): string {
  return root === repository ? process.execPath : join(root, 'node_modules/node/bin/node');
}

function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | NodeJS.Signals | null>();
  child.once('error', reject);
  // Not `exit`: its last words may still be on their way.
  child.once('close', (code, signal) => resolve(code ?? signal));
  return promise;
}

export async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (response) => response.status,
    () => 0,
  );
}

/** With three free ones after it, for the stand-ins. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(5);
  return port;
}
