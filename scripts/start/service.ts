import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openLog, quoteLogEnd } from '../system/log-file.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';

/** A program of ours that runs as a process of its own. */
export interface ServiceSpec {
  /** As a person reads it: "platform" in "starting the platform". */
  name: string;
  /** The file that Node runs. */
  entry: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Answers 200 once the service can be used. */
  readyUrl: string;
}

/** A part of the product that runs beside us. */
export interface Service {
  /** Settles with a sentence when it ends, whoever ended it. */
  ended: Promise<string>;
  stop(hurry: AbortSignal): Promise<void>;
}

/** A start of all services at once takes a minute on a slow machine with other work to do. */
const readyLimitMs = 120_000;
const readyPollMs = 50;
const readyAnswerLimitMs = 2_000;
const stopLimitMs = 15_000;

/** What Node has read and compiled before it need not read again: a start takes a third of the time. Losing it harms nobody. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Room for what requests leave behind, so that it is cleared away less often: a tenth of the time of a busy server. */
export const serverFlags = ['--max-semi-space-size=64'];

/** Starts the process at once; `ready` is for the caller to wait on, so that it can arrange for stopping first. */
export function startService(spec: ServiceSpec, signal: AbortSignal): Service & { ready: Promise<void> } {
  const child = spawnService(spec);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${spec.name} could not be run: ${error.message}.`));
    child.once('exit', (code, killedBy) => {
      resolve(`The ${spec.name} ended by itself (${killedBy ?? `exit code ${code}`}). ${quoteLogEnd(spec.logFile)}`);
    });
  });
  return { ended, stop: (hurry) => stopService(child, ended, hurry), ready: waitUntilReady(spec, ended, signal) };
}

function spawnService({ entry, env, logFile }: ServiceSpec): ChildProcess {
  const log = openLog(logFile);
  try {
    // Not in our process group, so that Ctrl-C reaches us alone and we stop things in order. The channel is how a
    // service notices that we were killed: it closes, and the service stops by itself.
    return spawn(process.execPath, [...serverFlags, entry], {
      env: { NODE_COMPILE_CACHE: compileCache, ...env },
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(spec: ServiceSpec, ended: Promise<string>, signal: AbortSignal): Promise<void> {
  let failure: string | undefined;
  ended.then((sentence) => {
    failure = sentence;
  });
  for (const endsAt = performance.now() + readyLimitMs; performance.now() < endsAt; ) {
    if (await answersOk(spec.readyUrl)) return;
    if (failure !== undefined) throw new PlainWordsError(failure);
    await delay(readyPollMs, undefined, { signal });
  }
  throw new PlainWordsError(
    `The ${spec.name} was not ready after ${readyLimitMs / 1000} s. ${quoteLogEnd(spec.logFile)}`,
  );
}

function answersOk(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const request = get(url, { agent: false, timeout: readyAnswerLimitMs }, (response) => {
    response.resume();
    resolve(response.statusCode === 200);
  });
  request.once('timeout', () => request.destroy());
  request.once('error', () => resolve(false));
  return promise;
}

async function stopService(child: ChildProcess, ended: Promise<string>, hurry: AbortSignal): Promise<void> {
  child.kill(hurry.aborted ? 'SIGKILL' : 'SIGTERM');
  const kill = () => child.kill('SIGKILL');
  const patience = setTimeout(kill, stopLimitMs);
  hurry.addEventListener('abort', kill);
  await ended;
  clearTimeout(patience);
  hurry.removeEventListener('abort', kill);
}
