import { isIPv6 } from 'node:net';

const networkGroups = 4;

/** What limits are counted by: an IPv4 address, or the network that one IPv6 customer has for themselves (/64). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${whole.slice(0, networkGroups).join(':')}::/64`;
}
