import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './launched.ts';

const notCopied = new Set(['.git', '.data', 'node_modules', 'shots', 'test-results']);

/** A clone that runs at once: the files are copied, the installed packages linked, which takes a moment only. */
export function makeClone(directory: string): void {
  mkdirSync(directory);
  for (const name of readdirSync(repository).filter((entry) => !notCopied.has(entry))) {
    cpSync(join(repository, name), join(directory, name), { recursive: true });
  }
  const from = join(repository, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, directory], { stdio: 'ignore' });
  } catch {
    // On another file system there is no linking.
    execFileSync('cp', ['-a', from, directory]);
  }
}
