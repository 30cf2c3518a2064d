import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Starting {
  child: ChildProcess;
  /** Where it listens, once it does; an error where it ends before that. */
  listens: Promise<string>;
  /** Ends it without a word, and answers when it is gone. */
  kill(): Promise<void>;
}

export interface Running extends Omit<Starting, 'listens'> {
  url: string;
}

interface ProcessOptions {
  /** A module that it loads first. */
  preload?: string | undefined;
}

/** One of the servers here in a process of its own, until it is killed, whether or not it has started by then. */
export function forkProcess(file: string, env: NodeJS.ProcessEnv, { preload }: ProcessOptions = {}): Starting {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: preload ? ['--import', preload] : [],
  });
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  const listens = Promise.race([once(child, 'message'), died]).then(([{ url }]) => url as string);
  died.catch(() => {});
  listens.catch(() => {});
  return {
    child,
    listens,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The same, once it listens. */
export async function startProcess(...args: Parameters<typeof forkProcess>): Promise<Running> {
  const { listens, ...process } = forkProcess(...args);
  return { ...process, url: await listens };
}
