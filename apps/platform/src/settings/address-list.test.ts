import { expect, test } from 'vitest';
import { addressMatcher, isAddressList, tooWideNetworks } from './address-list.ts';

test('knows addresses and networks of both families from anything else', () => {
  expect(isAddressList(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])).toBe(true);
  for (const wrong of ['', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', 'loopback']) {
    expect(isAddressList([wrong]), wrong).toBe(false);
  }
});

test('matches what is listed, however the server sees it', () => {
  const matches = addressMatcher(['10.0.0.0/8', '::1']);
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '::1']) expect(matches(address), address).toBe(true);
  for (const address of ['11.0.0.1', '::2', '', 'nonsense']) expect(matches(address), address).toBe(false);
});

test('takes a network of more than a few machines for too wide, a private one as well', () => {
  const wide = [
    '0.0.0.0/0',
    '10.0.0.0/8',
    '203.0.113.0/23',
    '::/0',
    'fd00::/63',
    '::ffff:10.0.0.0/104',
    '::FFFF:a00:0/119',
  ];
  expect(tooWideNetworks(wide)).toEqual(wide);
  expect(
    tooWideNetworks(['10.0.0.1', '10.0.0.0/24', '::1', 'fd00::/64', '::ffff:10.0.0.0/120', '::ffff:10.0.0.1']),
  ).toEqual([]);
});
