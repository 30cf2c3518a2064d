import { createHash } from 'node:crypto';
import { readBusUrl } from '@harmattan/process/bus/bus-url';

/** Enough to tell lists of servers apart. */
const hashLength = 16;

/**
 * What platforms must have in common to get each other's news: the prefix of the subjects, and the servers as a hash. The order of the servers, their
 * credentials and whether the connection is encrypted may differ.
 */
export function busIdentity({ prefix, url }: { prefix: string; url: string | undefined }): string {
  if (url === undefined) return prefix;
  const addresses = readBusUrl(url).servers.map(({ hostname, port }) => `${hostname}:${port}`);
  const list = [...new Set(addresses)].sort().join();
  return `${prefix} ${createHash('sha256').update(list).digest('hex').slice(0, hashLength)}`;
}

export const prefixOf = (identity: string): string => identity.split(' ')[0] ?? identity;
