import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { get as getEncrypted } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openLog, quoteLogEnd } from '../system/log-file.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { cpuMsOf } from '../system/process-time.ts';

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
  /** That the service speaks HTTPS with. Undefined: it speaks HTTP. */
  certificate?: string | undefined;
  /** How long it announces that it stops before it does. */
  stopNoticeMs: number;
}

/** A part of the product that runs beside us. */
export interface Service {
  /** Settles with a sentence when it ends, for whatever reason. */
  ended: Promise<string>;
  stop(hurry: AbortSignal): Promise<void>;
}

/** A service that does nothing for so long will not get ready any more. On a busy machine a start itself takes longer. */
const idleLimitMs = 30_000;
/** Less than this within the limit is a service that waits. */
const workMinMs = 300;
/** However busy it seems. */
const readyLimitMs = 600_000;
const readyPollMs = 50;
const readyAnswerLimitMs = 2_000;
const stopLimitMs = 15_000;

/** What Node has read and compiled before it need not read again: a start takes a third of the time. Its loss costs only that time. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Room for what requests leave behind, so that it is cleared away less often: a tenth of the time of a busy server. */
export const serverFlags = ['--max-semi-space-size=64'];

/** Starts the process and waits until it can be used. Where that fails, the process is stopped first. */
export async function startService(
  spec: ServiceSpec,
  { signal, hurry }: { signal: AbortSignal; hurry: AbortSignal },
): Promise<Service> {
  signal.throwIfAborted();
  const child = spawnService(spec);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${spec.name} could not be run: ${error.message}.`));
    child.once('exit', (code, killedBy) => {
      resolve(`The ${spec.name} ended by itself (${killedBy ?? `exit code ${code}`}). ${quoteLogEnd(spec.logFile)}`);
    });
  });
  const service: Service = {
    ended,
    stop: (hurried) => stopService(child, { ended, hurry: hurried, limitMs: stopLimitMs + spec.stopNoticeMs }),
  };
  try {
    await waitUntilReady(spec, { child, ended, signal });
    return service;
  } catch (error) {
    await service.stop(hurry);
    throw error;
  }
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

async function waitUntilReady(
  spec: ServiceSpec,
  { child, ended, signal }: { child: ChildProcess; ended: Promise<string>; signal: AbortSignal },
): Promise<void> {
  let failure: string | undefined;
  ended.then((sentence) => {
    failure = sentence;
  });
  const isIdle = watchProgress(() => progressOf(child, spec.logFile));
  for (const endsAt = performance.now() + readyLimitMs; performance.now() < endsAt && !isIdle(); ) {
    if (await answersOk(spec)) return;
    if (failure !== undefined) throw new PlainWordsError(failure);
    await delay(readyPollMs, undefined, { signal });
  }
  throw new PlainWordsError(`The ${spec.name} did not get ready. ${quoteLogEnd(spec.logFile)}`);
}

interface WorkDone {
  cpuMs: number;
  logBytes: number;
}

function progressOf(child: ChildProcess, logFile: string): WorkDone {
  return {
    cpuMs: child.pid === undefined ? 0 : cpuMsOf(child.pid),
    logBytes: statSync(logFile, { throwIfNoEntry: false })?.size ?? 0,
  };
}

/** Answers whether a process has neither computed nor written anything for the whole limit. */
export function watchProgress(
  read: () => WorkDone,
  now = () => performance.now(),
  limitMs = idleLimitMs,
): () => boolean {
  let last = read();
  let lastAt = now();
  return () => {
    if (now() - lastAt < limitMs) return false;
    const next = read();
    const isIdle = next.cpuMs - last.cpuMs < workMinMs && next.logBytes === last.logBytes;
    last = next;
    lastAt = now();
    return isIdle;
  };
}

/** Of HTTPS the answer counts from the holder of that very certificate, whichever name it is made out to. */
export function answersOk({ readyUrl, certificate }: Pick<ServiceSpec, 'readyUrl' | 'certificate'>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const options = { agent: false, timeout: readyAnswerLimitMs } as const;
  const onAnswer = (response: IncomingMessage) => {
    response.resume();
    resolve(response.statusCode === 200);
  };
  const pinned = { ca: certificate, allowPartialTrustChain: true, checkServerIdentity: () => undefined };
  const request =
    certificate === undefined
      ? get(readyUrl, options, onAnswer)
      : getEncrypted(readyUrl, { ...options, ...pinned }, onAnswer);
  request.once('timeout', () => request.destroy());
  request.once('error', () => resolve(false));
  return promise;
}

async function stopService(
  child: ChildProcess,
  { ended, hurry, limitMs }: { ended: Promise<string>; hurry: AbortSignal; limitMs: number },
): Promise<void> {
  child.kill(hurry.aborted ? 'SIGKILL' : 'SIGTERM');
  const kill = () => child.kill('SIGKILL');
  const patience = setTimeout(kill, limitMs);
  hurry.addEventListener('abort', kill);
  await ended;
  clearTimeout(patience);
  hurry.removeEventListener('abort', kill);
}
