export interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Packages of the registry that `npm ci` would install without comparing them with a hash. An optional package of one operating
 * system or processor may lack it: registries that hold only the packages of this platform do not tell its hash.
 */
export function findUnverified(packages: Readonly<Record<string, LockEntry>>): string[] {
  return Object.entries(packages)
    .filter(
      ([path, entry]) => isFromRegistry(path, entry) && !/^sha512-/.test(entry.integrity ?? '') && !isOfPlatform(entry),
    )
    .map(([path, { version }]) => `${path} ${version}: no integrity`);
}

/** The others are our own packages, in their folders and as links to them. */
function isFromRegistry(path: string, { link }: LockEntry): boolean {
  return path.includes('node_modules/') && link !== true;
}

function isOfPlatform({ optional, integrity, os, cpu }: LockEntry): boolean {
  return integrity === undefined && optional === true && (os !== undefined || cpu !== undefined);
}
