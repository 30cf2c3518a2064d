import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { processIdentity } from '../../../scripts/system/process-identity.mjs';

/** The numbers of every process that this one started, and that those started. */
export function descendants(pid: number): number[] {
  const children = listProcesses().filter((process) => process.parent === pid);
  return children.flatMap((child) => [child.pid, ...descendants(child.pid)]);
}

export function living(pids: number[]): number[] {
  return pids.filter((pid) => processIdentity(pid) !== undefined);
}

/** What a process was told through its environment; nothing once it has ended. */
export function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

function listProcesses(): { pid: number; parent: number }[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => line.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => ({ pid, parent }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It ended while we were looking.
    return 0;
  }
}
