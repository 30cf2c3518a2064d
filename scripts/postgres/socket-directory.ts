import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';
import type { Role } from './provision.ts';

/** There is no network port; this number only names the socket's file. */
export const port = 5432;

/** The shortest limit among the systems we run on (macOS), its closing zero left out. */
const socketPathBytesMax = 103;

/**
 * Makes a fresh directory for the server's socket: where an earlier start had it, in its home, or in /tmp when the path would
 * be too long to bind.
 */
export function makeSocketDirectory(home: Home, earlier?: string): { path: string; remove(): void } {
  const near = join(home.directory, 'socket');
  const wanted = earlier ?? near;
  // A server that was killed leaves a lock there that keeps the next one out.
  rmSync(wanted, { recursive: true, force: true });
  const path = fits(wanted) ? wanted : mkdtempSync('/tmp/harmattan-');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (home.user) chownSync(path, home.user.uid, home.user.gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, `.s.PGSQL.${port}`)) <= socketPathBytesMax;
}

/** Both libpq and node-postgres let `host` in the query replace the host before the slash. */
export function socketUrl(of: { directory: string; database: string; role: Role }): string {
  const url = new URL(`postgresql://localhost:${port}`);
  url.username = encodeURIComponent(of.role.name);
  url.password = encodeURIComponent(of.role.password);
  url.pathname = encodeURIComponent(of.database);
  url.searchParams.set('host', of.directory);
  return url.href;
}
