import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const burner = fileURLToPath(new URL('./burner.ts', import.meta.url));

/** Starts one process for each core that does nothing but work. They end with this process at the latest. */
export function keepCoresBusy(): Disposable & { pids: (number | undefined)[] } {
  const burners = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, [burner], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return {
    pids: burners.map(({ pid }) => pid),
    [Symbol.dispose]() {
      for (const child of burners) child.kill();
    },
  };
}
