import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { Plan } from './plan.ts';
import type { SeedResult } from './run-seed.ts';

/** A process that runs plans. With `planted`, its product has that bug. */
export interface Worker {
  run(plan: Plan): Promise<SeedResult>;
  stop(): void;
}

/** Loading the product takes longer than playing half a seed. Node keeps what it has compiled by its text, bugs and all. */
const compileCache = join(repositoryRoot, 'node_modules', '.cache', 'compiled');
/** Messages live for a moment: with room for more of them they are gone before they are collected. */
const roomForNew = '--max-semi-space-size=64';
let started = 0;

export async function startWorker(adminUrl: string, planted?: string): Promise<Worker> {
  started += 1;
  const child: ChildProcess = fork(join(import.meta.dirname, 'worker.ts'), [adminUrl, `${process.pid}_${started}`], {
    execArgv: [roomForNew, ...(planted ? ['--import', join(import.meta.dirname, 'planted', 'hook.ts')] : [])],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...(planted && { PLANTED: planted }) },
  });
  await answerOf(child);
  return {
    async run(plan) {
      child.send(plan);
      return (await answerOf(child)) as SeedResult;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a worker ended with ${code}`);
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
    return message;
  } finally {
    controller.abort();
    ended.catch(() => {});
  }
}
