import { expect, test } from 'vitest';
import { globalbetLauncher } from './globalbet.ts';
import type { LaunchOrder } from './launcher.ts';

const order: LaunchOrder = {
  game: {
    id: 1,
    supplier: 'globalbet',
    externalId: 'durbar-derby',
    variant: '',
    name: 'Durbar Derby',
    hasFreePlay: false,
    isAvailable: true,
  },
  language: 'zh',
  isMobile: false,
  lobbyUrl: 'https://site.example/virtualgames',
  playerAddress: '10.0.0.1',
};
const seat = { playerId: 12n, token: 'code-1', currency: 'NGN', country: 'NG' };
const launcher = globalbetLauncher({ url: 'https://op.example', secret: 'SECRET', addresses: [] });

test('a player is signed in by a code that is used once, and led to the game', async () => {
  expect(launcher.isOneShot).toBe(true);
  const url = new URL(await launcher.real(order, seat));
  expect(url.origin + url.pathname).toBe('https://op.example/engine/web/autologin/account');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    code: 'code-1',
    webRedirectTo: '/client/vspro.jsp?locale=zh_CN',
    casino: 'vspro',
  });
  expect(url.hash).toBe('#odds:durbar-derby');
});

test('on a phone the client is the one without a frame of its own', async () => {
  const url = new URL(await launcher.real({ ...order, isMobile: true, language: 'en' }, seat));
  expect(url.searchParams.get('webRedirectTo')).toBe('/client/vspro-headless.jsp?embed=true&locale=en_US');
  expect(url.hash).toBe('#odds:durbar-derby');
});

test('nothing is played without money', () => {
  expect(launcher.free).toBeUndefined();
});
