import { expect, it } from 'vitest';
import { parseBalance } from './parse-balance.ts';

it('reads a balance with its version', () => {
  expect(parseBalance('{"totalBalance":1500.5,"version":"12"}')).toEqual({ totalBalance: 1500.5, version: 12n });
});

it.each([
  '',
  'null',
  '{}',
  '{"totalBalance":"1","version":"1"}',
  '{"totalBalance":1,"version":"-1"}',
  '{"totalBalance":1}',
])('takes %j for no balance', (data) => {
  expect(parseBalance(data)).toBeUndefined();
});
