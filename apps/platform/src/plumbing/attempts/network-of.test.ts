import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['102.89.0.1', '102.89.0.1'],
  ['::ffff:102.89.0.1', '::ffff:102.89.0.1'],
  ['2c0f:f5c0:1:2:3:4:5:6', '2c0f:f5c0:1:2::/64'],
  ['2c0f:f5c0:1:2::9', '2c0f:f5c0:1:2::/64'],
  ['2c0f:f5c0::1', '2c0f:f5c0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
