import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

interface Times {
  parent: number;
  /** Its own ticks, and those of its children that have ended. */
  ticks: number;
}

/** Processor time so far of this process and of all that it has started, ended or not. Undefined where the kernel does not tell. */
export function processorSeconds(root = process.pid): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const times = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, Times][] => {
        const read = readTimes(Number(name));
        return read ? [[Number(name), read]] : [];
      }),
  );
  const belongs = (pid: number): boolean => pid === root || (times.has(pid) && belongs(times.get(pid)?.parent ?? 0));
  const ticks = [...times].reduce((sum, [pid, one]) => sum + (belongs(pid) ? one.ticks : 0), 0);
  return ticks / ticksPerSecond;
}

function readTimes(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in brackets and may itself hold spaces and brackets: what follows the last one is read.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] as number, ticks: user + system + endedUser + endedSystem };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
