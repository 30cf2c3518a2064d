import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendants } from '../e2e/start/processes.ts';

/** A data directory whose disk the test fills and frees. */
export interface SmallDisk {
  means: 'a small file system' | 'a limit on file sizes';
  directory: string;
  fill(launcher: number): void;
  free(launcher: number): void;
  remove(): void;
}

const diskBytes = 400 * 1024 * 1024;
const ballastBytes = 64 * 1024;

/**
 * Root mounts a small file system. An ordinary user may not: for them the kernel refuses every growing file of the product's
 * processes, by a limit that `prlimit` lowers and raises while they run. `FAULT_DISK=limit` asks root for the same.
 */
export function openSmallDisk(): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-disk-'));
  chmodSync(directory, 0o755);
  return process.getuid?.() === 0 && process.env.FAULT_DISK !== 'limit' ? mountDisk(directory) : limitFiles(directory);
}

function mountDisk(directory: string): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=755`, 'tmpfs', directory]);
  const ballast = join(directory, 'ballast');
  return {
    means: 'a small file system',
    directory,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (const bytes of [ballastBytes, 4_096]) writeUntilFull(file, Buffer.alloc(bytes));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  }
}

function limitFiles(directory: string): SmallDisk {
  function limit(launcher: number, bytes: string): void {
    for (const pid of [launcher, ...descendants(launcher)]) {
      try {
        // The lower limit alone, which the owner of the process may raise again.
        execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], { stdio: 'ignore' });
      } catch {
        // It ended meanwhile.
      }
    }
  }
  return {
    means: 'a limit on file sizes',
    directory,
    fill: (launcher) => limit(launcher, '0'),
    free: (launcher) => limit(launcher, 'unlimited'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
