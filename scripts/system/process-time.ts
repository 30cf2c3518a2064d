import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const msPerTick = 10;

/** How long a process has computed so far; 0 for one that is gone. */
export function cpuMsOf(pid: number): number {
  try {
    return process.platform === 'linux' ? cpuMsFromKernel(pid) : cpuMsFromPs(pid);
  } catch {
    return 0;
  }
}

function cpuMsFromKernel(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command's name stands in brackets and may itself hold spaces and brackets: read on from the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** `[[days-]hours:]minutes:seconds`, the seconds with a fraction on macOS. */
function cpuMsFromPs(pid: number): number {
  const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}
