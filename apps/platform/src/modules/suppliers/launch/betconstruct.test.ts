import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { betconstructLauncher } from './betconstruct.ts';
import type { LaunchOrder } from './launcher.ts';

const launcher = betconstructLauncher({
  url: 'http://127.0.0.1:3002/betconstruct',
  addresses: [],
  ...supplierCredentials.betconstruct,
});

const order: LaunchOrder = {
  game: {
    id: 1,
    supplier: 'betconstruct',
    externalId: '40101',
    variant: '',
    name: 'Diamonds of Kono',
    hasFreePlay: true,
    isAvailable: true,
  },
  language: 'sw',
  isMobile: true,
  lobbyUrl: 'http://localhost:3000/slots',
  playerAddress: '10.0.0.1',
};

test('opens a game for money with the token in its address', async () => {
  const seat = { playerId: 7n, token: 'tok-1', currency: 'NGN', country: 'NG' };
  expect(await launcher.real(order, seat)).toBe(
    'http://127.0.0.1:3002/betconstruct/authorization.php?gameId=40101&token=tok-1&partnerId=704&tableId=&language=sw&openType=real',
  );
});

test('opens a game for fun without one', async () => {
  expect(await launcher.free?.({ ...order, language: 'zh' })).toBe(
    'http://127.0.0.1:3002/betconstruct/authorization.php?gameId=40101&token=&partnerId=704&tableId=&language=zh&openType=fun',
  );
});

test('keeps what stands in a game’s name inside of it', async () => {
  const url = new URL(
    (await launcher.free?.({ ...order, game: { ...order.game, externalId: '1&openType=real' } })) ?? '',
  );
  expect(url.searchParams.get('gameId')).toBe('1&openType=real');
  expect(url.searchParams.getAll('openType')).toEqual(['fun']);
});
