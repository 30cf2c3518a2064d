import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** What someone would get who cloned this work as it stands, committed or not, into a directory closed to others. */
export function makeFreshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'harmattan-bench-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(repository, name)))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    copyFileSync(join(repository, file), join(clone, file));
  }
  return clone;
}

/** A shell's environment, as if this command had not itself been started by npm in another clone. */
export function freshEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const path = (process.env.PATH ?? '').split(delimiter).filter((directory) => !directory.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
