import { expect, test } from 'vitest';
import { neighbourhoodOf, networkOf } from './network-of.ts';

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

test.each([
  ['102.89.0.1', '102.89.0.0/24'],
  ['::ffff:102.89.0.1', '102.89.0.0/24'],
  ['2c0f:f5c0:1:2:3:4:5:6', '2c0f:f5c0:1::/48'],
  ['2c0f:f5c0:1:ffff::9', '2c0f:f5c0:1::/48'],
  ['2c0f:f5c0::1', '2c0f:f5c0:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s lies in %s', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood);
});
