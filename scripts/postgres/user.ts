import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The user that PostgreSQL runs as, when that is not the user of this process. */
export interface User {
  uid: number;
  gid: number;
}

export const runningAsRoot = process.getuid?.() === 0;

const usualIds: User = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root. Every Unix has this user; one named `postgres` need not exist. */
export function unprivilegedUser(): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? usualIds : { uid: Number(uid), gid: Number(gid) };
}

/** Asks the kernel rather than adding up modes: access lists and mount options count as well. */
export function canEnter(user: User, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', directory], { cwd: '/', ...user }).status === 0;
}
