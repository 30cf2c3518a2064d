import { type Stats, statfsSync, statSync } from 'node:fs';
import { paymentSecrets } from './payments.ts';
import { registerSecrets } from './register.ts';
import { fileVariableOf } from './setting-files.ts';
import { supplierSecrets } from './suppliers.ts';

/** Settings that are secrets as a whole. */
const secretNames = [
  'SECRETS_KEY',
  'SMS_API_KEY',
  'SMS_HOOK_SECRET',
  'METRICS_TOKEN',
  'SECURITY_LOG_KEY',
  'TLS_KEY',
  'VERIFICATION_TOKEN',
  'VERIFICATION_HASH_KEY',
  ...paymentSecrets,
  ...registerSecrets,
  ...supplierSecrets,
];
/** Addresses, which are secrets where a password stands in them. */
const addressNames = ['DATABASE_URL', 'DATABASE_MIGRATE_URL', 'DATABASE_REPLICA_URL', 'MAIL_URL', 'BUS_URL'];

/**
 * Where live mode may not take a secret from. The variables of a process can be read by every process of its user, are inherited by its children
 * and end up in crash reports: a secret comes from a file that a vault mounts.
 */
export function secretSourceProblems(env: NodeJS.ProcessEnv): string[] {
  return [...secretNames, ...addressNames].flatMap((name) => {
    const variable = fileVariableOf(name);
    const [value, file] = [env[name], env[variable]];
    if (value) {
      return addressNames.includes(name) && !hasPassword(value)
        ? []
        : [`${name}: is a secret in a variable (let your vault mount it as a file, and name that in ${variable})`];
    }
    if (!file || !isOpenFile(file)) return [];
    return [`${variable}: ${file} can be read or changed by other users (chmod 600)`];
  });
}

/** Drivers also take a password from the query. What cannot be read is refused elsewhere, and may hold one. */
function hasPassword(address: string): boolean {
  // Those of the bus are a list, and a name without a password is a token.
  if (/^(nats|tls):/.test(address)) return address.includes('@');
  if (!URL.canParse(address)) return true;
  const { password, searchParams } = new URL(address);
  return password !== '' || searchParams.has('password');
}

/** A file that is not there is a problem of its own. */
function isOpenFile(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && isOpenToOthers(stats, { isInMemory: isInMemory(file) });
}

const writableByOthers = 0o022;
const readableByOthers = 0o044;

/**
 * Container platforms mount secrets as files of root that the group or all may read (Docker: 0444, Kubernetes: 0644, or 0640 with a group;
 * systemd: 0440), in a file system in memory that no other container sees. Such a file may be read by others. No file may be written by others.
 */
export function isOpenToOthers(
  { mode, uid }: Pick<Stats, 'mode' | 'uid'>,
  { isInMemory }: { isInMemory: boolean },
): boolean {
  if ((mode & writableByOthers) !== 0) return true;
  const isMountedByVault = isInMemory && uid === 0;
  return (mode & readableByOthers) !== 0 && !isMountedByVault;
}

const memoryFileSystems = new Set([0x01021994 /* tmpfs */, 0x858458f6 /* ramfs */]);

function isInMemory(file: string): boolean {
  return memoryFileSystems.has(statfsSync(file).type);
}
