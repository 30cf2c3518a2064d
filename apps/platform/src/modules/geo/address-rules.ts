import { BlockList, isIPv6 } from 'node:net';

const local = new BlockList();
local.addSubnet('127.0.0.0', 8);
local.addSubnet('10.0.0.0', 8);
local.addSubnet('172.16.0.0', 12);
local.addSubnet('192.168.0.0', 16);
local.addSubnet('169.254.0.0', 16);
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** Of this machine or of a private network: no public database can know it. */
export function isLocalAddress(address: string): boolean {
  return local.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A server that listens on both families sees IPv4 callers as `::ffff:1.2.3.4`. */
export function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
