import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Running {
  child: ChildProcess;
  url: string;
  /** Ends it without a word, and answers when it is gone. */
  kill(): Promise<void>;
}

/** One of the servers here in a process of its own, until it is killed. */
export async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  { preload }: { /** A module that it loads first. */ preload?: string | undefined } = {},
): Promise<Running> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: preload ? ['--import', preload] : [],
  });
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  const [{ url }] = (await Promise.race([once(child, 'message'), died])) as [{ url: string }];
  died.catch(() => {});
  return {
    child,
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
