import { isLoopback } from './loopback.ts';

/** Whether this address sends passwords and players' data to another machine without a certificate that is verified. */
export function lacksVerifiedTls(url: string): boolean {
  return !isOnThisMachine(hostOf(url)) && new URL(url).searchParams.getAll('sslmode').at(-1) !== 'verify-full';
}

/** As the driver reads it: the last `host` of the query counts more than the address. A host that starts with a slash is a socket. */
function hostOf(url: string): string {
  const { hostname, searchParams } = new URL(url);
  return searchParams.getAll('host').at(-1) || decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1');
}

/** Without a host, the driver takes it from a variable that no setting knows: that counts as another machine. */
function isOnThisMachine(host: string): boolean {
  return host.startsWith('/') || isLoopback(host);
}
