import { expect, test } from 'vitest';
import { endorphinaLauncher } from './endorphina.ts';
import type { LaunchOrder } from './launcher.ts';

const order: LaunchOrder = {
  game: {
    id: 1,
    supplier: 'endorphina',
    externalId: 'endorphina_x@ENDORPHINA',
    variant: '',
    name: 'A game',
    hasFreePlay: true,
    isAvailable: true,
  },
  language: 'sw',
  isMobile: true,
  lobbyUrl: 'https://site.example/slots?category=6&page=2',
  playerAddress: '10.0.0.1',
};
const seat = { playerId: 12n, token: 'tok-1', currency: 'NGN', country: 'NG' };
const launcher = endorphinaLauncher({
  url: 'https://play.example/api/sessions/seamless/rest/v1',
  nodeId: 'NODE',
  salt: 'SALT',
  addresses: [],
});

test('a game is opened with a signed token, and is not named', async () => {
  const url = new URL(await launcher.real(order, seat));
  expect(url.origin + url.pathname).toBe('https://play.example/api/sessions/seamless/rest/v1');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    exit: 'https://site.example/slots?category=6&page=2',
    lang: 'sw',
    nodeId: 'NODE',
    token: 'tok-1',
    // SHA-1 of https://site.example/slots?category=6&page=2swNODEtok-1SALT
    sign: 'd9a1765ee85a2adf73cb6b97c2c43ab098a64a5e',
  });
  expect(launcher.isOneShot).toBe(false);
});

test('without money it is named by a hash, and nothing is signed', async () => {
  expect(await launcher.free?.(order)).toBe(
    'https://play.example/api/sessions/seamless/rest/v1/api/link/accountId/NODE/hash/be254904094acac62ff4c1d798142e8a' +
      '/returnURL/https%3A%2F%2Fsite.example%2Fslots%3Fcategory%3D6%26page%3D2?lang=sw',
  );
});
