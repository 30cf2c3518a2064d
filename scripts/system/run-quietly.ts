import { spawn } from 'node:child_process';

const outputCharsMax = 64_000;

interface Options {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  uid?: number | undefined;
  gid?: number | undefined;
}

/** Runs a command whose words matter only if it fails. Rejects with the signal's reason when told to stop. */
export async function runQuietly(
  command: string,
  args: string[],
  { signal, uid, gid, ...options }: Options,
): Promise<{ code: number | null; output: string }> {
  signal.throwIfAborted();
  // In a process group of its own: Ctrl-C reaches the launcher alone, which then decides what stops and when.
  const child = spawn(command, args, {
    ...options,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-outputCharsMax);
    });
  }
  const stop = () => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    return { code, output };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
