import { expect, test } from 'vitest';
import { createSoftgamingHmac, softgamingLaunchHash } from './softgaming.ts';

const sign = createSoftgamingHmac('SECRET');

const debit = {
  type: 'debit',
  tid: 'T1',
  userid: 'us1',
  currency: 'NGN',
  amount: '25.00',
  i_gameid: 'R1',
  i_actionid: 'A1',
  i_gamedesc: '998:slots',
  i_extparam: 'tok-1',
};

test('signs a debit as the supplier does', () => {
  const wanted = '843b0b8f42cddeba3c3a680ba60e2104e08f7358f087fb1cfd15af725fbcd67a';
  expect(sign(debit)).toBe(wanted);
  expect(sign({ hmac: 'is not part of it', ...debit })).toBe(wanted);
});

test('signs what is inside a list in the order of its names too', () => {
  const actions = [
    { type: 'debit', actid: 'A1', amount: '25.00' },
    { timestamp: '2', amount: '5.00', actid: 'A2' },
  ];
  expect(sign({ type: 'roundinfo', actions })).toBe(sign({ all: 'A125.00debitA25.002roundinfo' }));
});

test('writes what is no text as PHP does', () => {
  expect(sign({ a: true, b: false, c: null, d: 7 })).toBe(sign({ all: '17' }));
});

test('reads no deeper than it has to', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 5_000; depth += 1) nested = [nested];
  expect(sign({ nested })).toBe(sign({}));
});

test('proves a launch as the supplier wants it', () => {
  const launch = {
    address: '10.0.0.1',
    tid: 'TID1',
    apiKey: 'KEY',
    login: 'us1',
    password: 'pw',
    system: '998',
    apiPassword: 'PWD',
  };
  expect(softgamingLaunchHash(launch)).toBe('df56a660a6d81c2461269ab8f6973b94');
});
