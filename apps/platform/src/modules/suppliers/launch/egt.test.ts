import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { egtLauncher } from './egt.ts';
import type { LaunchOrder } from './launcher.ts';

const launcher = egtLauncher({ ...supplierCredentials.egt, url: 'http://127.0.0.1:3003/egt', addresses: [] });
const seat = { playerId: 7n, token: 'code-1', currency: 'NGN', country: 'NG' };
const order: LaunchOrder = {
  game: {
    id: 1,
    supplier: 'egt',
    externalId: '801',
    variant: '0',
    name: 'Talking Drum',
    hasFreePlay: true,
    isAvailable: true,
  },
  language: 'sw',
  isMobile: true,
  lobbyUrl: 'http://localhost:3000/slots?a=1&b=2',
  playerAddress: '10.0.0.1',
};

test('a game for money is opened with a code that is used once, under the portal of its kind', async () => {
  const url = new URL(await launcher.real(order, seat));
  expect(`${url.origin}${url.pathname}`).toBe('http://127.0.0.1:3003/egt');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    defenceCode: 'code-1',
    playerId: '7',
    portalCode: 'HARMATTAN_NGN',
    screenName: '7',
    language: 'sw',
    country: 'NG',
    gameId: '801',
    client: 'mobile',
    closeurl: 'http://localhost:3000/slots?a=1&b=2',
  });
  expect(launcher.isOneShot).toBe(true);
  const eq = { ...order, isMobile: false, game: { ...order.game, externalId: '540', variant: '1' } };
  expect(Object.fromEntries(new URL(await launcher.real(eq, seat)).searchParams)).toMatchObject({
    portalCode: 'HARMATTAN_EQ_NGN',
    gameId: '540',
    client: 'desktop',
  });
});

test('a game for free says nothing of any player', async () => {
  const url = new URL((await launcher.free?.({ ...order, language: 'zh' })) ?? '');
  expect(url.pathname).toBe('/egt/demo');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    gameId: '801',
    language: 'zh',
    client: 'mobile',
    closeurl: order.lobbyUrl,
  });
});
