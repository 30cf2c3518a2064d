import { expect, it } from 'vitest';
import { dialAddress } from './dial-address.ts';

it.each([
  ['*566*002*1234#', 'tel:*566*002*1234%23'],
  ['*737*000*7071#', 'tel:*737*000*7071%23'],
  ['*901# ;x="y"', 'tel:*901%23'],
])('dials %s', (code, address) => {
  expect(dialAddress(code)).toBe(address);
});
