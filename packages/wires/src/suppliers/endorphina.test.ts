import { expect, test } from 'vitest';
import { endorphinaGameHash, endorphinaSign, isEndorphinaSigned } from './endorphina.ts';

test('signs a bet as the supplier does', () => {
  const bet = {
    token: 'tok-1',
    player: 'u-1',
    id: '1001',
    gameId: '77',
    game: 'endorphina_x@ENDORPHINA',
    date: '1700000000000',
    currency: 'NGN',
    amount: '2500000',
    sign: 'is not part of it',
  };
  expect(endorphinaSign(bet, 'SALT')).toBe('d3cff6f28b2f031c3b205dee738bfdb9fd19f2f1');
});

test('signs a launch as the supplier does', () => {
  const launch = { token: 'tok-1', nodeId: 'NODE', exit: 'https://l.example/' };
  expect(endorphinaSign(launch, 'SALT')).toBe('61d191c5d9dae73f0e2a87319cd4149191c3609a');
});

test('knows its own sign, in small or capital letters, and no other', () => {
  const fields = { param: 'probe-1' };
  const sign = endorphinaSign(fields, 'SALT');
  expect(isEndorphinaSigned({ ...fields, sign }, 'SALT')).toBe(true);
  expect(isEndorphinaSigned({ ...fields, sign: sign.toUpperCase() }, 'SALT')).toBe(true);
  expect(isEndorphinaSigned({ ...fields, sign }, 'OTHER')).toBe(false);
  expect(isEndorphinaSigned({ param: 'probe-2', sign }, 'SALT')).toBe(false);
  expect(isEndorphinaSigned(fields, 'SALT')).toBe(false);
});

test('takes no launch address for a request to the wallet, whatever the player put into its way back', () => {
  const exit = 'https://site.example/?999000NGN1700000000000g77100112';
  const launch = { exit, nodeId: '1001', token: 'tok-1' };
  const sign = endorphinaSign(launch, 'SALT');
  const forged = {
    a: 'https://site.example/?',
    amount: '999000',
    currency: 'NGN',
    date: '1700000000000',
    game: 'g',
    gameId: '77',
    id: '1001',
    player: '12',
    promoId: '1001',
    token: 'tok-1',
  };
  expect(endorphinaSign(forged, 'SALT')).toBe(sign);
  expect(isEndorphinaSigned({ ...forged, sign }, 'SALT')).toBe(false);
});

test('names a game by its MD5 where it is played without money', () => {
  expect(endorphinaGameHash('endorphina_x@ENDORPHINA')).toMatch(/^[\da-f]{32}$/);
  expect(endorphinaGameHash('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
});
