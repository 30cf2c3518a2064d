import { BlockList, isIP } from 'node:net';

/** Addresses and networks, such as `10.0.0.1` and `10.0.0.0/8`. */
export function isAddressList(items: string[]): boolean {
  return items.every((item) => {
    const [address = '', bits, ...rest] = item.split('/');
    const family = isIP(address);
    if (family === 0 || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  });
}

/** A rack of proxies fits into one of these. */
const proxyBitsMin = { ipv4: 24, ipv6: 64 };

/**
 * Networks of a list that are too wide for trusted proxies. Each machine in a trusted network may name any address as its
 * caller's, and passes the suppliers' allow-lists and the limits with it. That holds for a private network as well: other
 * machines and containers are in it.
 */
export function tooWideNetworks(items: string[]): string[] {
  return items.filter((item) => {
    const [address = '', bits] = item.split('/');
    if (bits === undefined) return false;
    if (isIP(address) === 4) return Number(bits) < proxyBitsMin.ipv4;
    const isMappedIpv4 = new URL(`http://[${address}]`).hostname.startsWith('[::ffff:');
    return Number(bits) < (isMappedIpv4 ? 96 + proxyBitsMin.ipv4 : proxyBitsMin.ipv6);
  });
}

/** Says whether an address is in the list. A server that listens on both families sees IPv4 callers as `::ffff:1.2.3.4`. */
export function addressMatcher(items: string[]): (address: string) => boolean {
  // Asked for every request; to ask an empty list is not free.
  if (items.length === 0) return () => false;
  const listed = new BlockList();
  for (const item of items) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && listed.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}
