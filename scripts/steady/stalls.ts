import { execFileSync } from 'node:child_process';

/** How long the tests run between two stalls, and how long a stall lasts: longer than any limit that a client of a database has. */
const usual = { runMs: 30_000, stallMs: 7_000 };

/** Stops all processes below this one for some seconds, again and again, as a host does that is short of cores. */
export function stallProcesses({ runMs, stallMs } = usual): Disposable {
  let stopped: number[] = [];
  let timer = setTimeout(stall, runMs);

  function stall(): void {
    stopped = processesBelow(process.pid);
    for (const pid of stopped) send(pid, 'SIGSTOP');
    timer = setTimeout(() => {
      goOn();
      timer = setTimeout(stall, runMs);
    }, stallMs);
  }

  function goOn(): void {
    for (const pid of stopped) send(pid, 'SIGCONT');
    stopped = [];
  }

  return {
    [Symbol.dispose]() {
      clearTimeout(timer);
      goOn();
    },
  };
}

function processesBelow(root: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number]);
  const children = Map.groupBy(pairs, ([, parent]) => parent);
  const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap(([child]) => [child, ...below(child)]);
  return below(root);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
