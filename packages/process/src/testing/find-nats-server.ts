import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where a user's PATH does not look. */
const usualFolders = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** The program that tests of several processes start: `NATS_SERVER` names it, or it is found by its name. */
export function findNatsServer(env: NodeJS.ProcessEnv = process.env, others = usualFolders): string | undefined {
  if (env.NATS_SERVER) return env.NATS_SERVER;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...others];
  return folders.map((folder) => join(folder, 'nats-server')).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
