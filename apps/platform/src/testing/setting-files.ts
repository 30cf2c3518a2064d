import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Env = Record<string, string>;

/** These settings as a vault hands them over: each in a file for its owner, named by `NAME_FILE`. */
export function writeSettingFiles(folder: string, env: Env): Env {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      const file = join(folder, name);
      writeFileSync(file, value, { mode: 0o600 });
      return [`${name}_FILE`, file];
    }),
  );
}

/** The same in a folder of its own. */
export function asFiles(env: Env, whenOver: (remove: () => void) => void): Env {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  whenOver(() => rmSync(folder, { recursive: true }));
  return writeSettingFiles(folder, env);
}
