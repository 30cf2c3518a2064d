import { isIPv6 } from 'node:net';

/** What one IPv6 customer has for themselves. */
const customerGroups = 4;
/** What one IPv6 customer can easily get. */
const siteGroups = 3;

/** What limits are counted by: an IPv4 address, or the network that one IPv6 customer has for themselves (/64). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  return `${groupsOf(address).slice(0, customerGroups).join(':')}::/64`;
}

/**
 * The neighbourhood of an address: an IPv4 /24 or an IPv6 /48. Strangers rent addresses by such networks, and a phone that gets
 * another address of its carrier's NAT mostly stays in one. Many players share one: a limit by it slows, and never locks alone.
 */
export function neighbourhoodOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) {
    const ipv4 = address.slice(address.lastIndexOf(':') + 1);
    return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  }
  return `${groupsOf(address).slice(0, siteGroups).join(':')}::/48`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
}
