import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import type { LaunchOrder } from './launcher.ts';
import { vivoLauncher } from './vivo.ts';

const launcher = vivoLauncher({ ...supplierCredentials.vivo, url: 'http://127.0.0.1:3003/vivo', addresses: [] });
const seat = { playerId: 7n, token: 'tok-1', currency: 'NGN', country: 'NG' };
const order: LaunchOrder = {
  game: {
    id: 1,
    supplier: 'vivo',
    externalId: '101',
    variant: '',
    name: 'Lagos Roulette',
    hasFreePlay: false,
    isAvailable: true,
  },
  language: 'zh',
  isMobile: true,
  lobbyUrl: 'http://localhost:3000/livecasino?a=1&b=2',
  playerAddress: '10.0.0.1',
};

test('a table is opened with a token, from the lobby unless its kind is told', async () => {
  const url = new URL(await launcher.real(order, seat));
  expect(`${url.origin}${url.pathname}`).toBe('http://127.0.0.1:3003/vivo/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    token: 'tok-1',
    operatorID: '30041',
    ServerID: '6401748',
    language: 'zh',
    application: 'lobby',
    tableID: '101',
    selectedGame: '101',
    HomeURL: 'http://localhost:3000/livecasino?a=1&b=2',
  });
  const roulette = { ...order, game: { ...order.game, variant: 'roulette' } };
  expect(new URL(await launcher.real(roulette, seat)).searchParams.get('application')).toBe('roulette');
  expect(launcher.isOneShot).toBe(false);
});

test('a dealer deals for money only', () => {
  expect(launcher.free).toBeUndefined();
});
