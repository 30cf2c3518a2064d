import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where PostgreSQL lives when root's own directories are closed to it. Survives a reboot, unlike /tmp. */
const shelter = '/var/lib/harmattan';

/** A directory in the shelter that every user can enter, whatever mask root runs with. */
export function openShelter(...names: string[]): string {
  const directory = join(shelter, ...names);
  mkdirSync(directory, { recursive: true });
  for (const path of [shelter, directory]) chmodSync(path, 0o755);
  return directory;
}
