import { expect, test } from 'vitest';
import { renewedAddress } from './renewed-address.ts';

test('a fresh token opens the book anew where the player was', () => {
  const order = { token: 'tok-2', language: 'sw', search: '?dress=bti&theme=light' };
  expect(renewedAddress({ ...order, path: '/match/17' })).toBe(
    '/bti/sw/sports?operatorToken=tok-2&theme=light&page=match%2F17',
  );
  expect(renewedAddress({ ...order, path: '/', search: '' })).toBe('/bti/sw/sports?operatorToken=tok-2');
});
