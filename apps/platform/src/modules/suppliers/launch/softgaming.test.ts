import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { softgamingLaunchHash } from '@harmattan/wires/suppliers/softgaming';
import { expect, onTestFinished, test } from 'vitest';
import { type LaunchOrder, SupplierDown } from './launcher.ts';
import { softgamingLauncher } from './softgaming.ts';

const ids = createIds({ clock: systemClock, random: systemRandom });
const { apiKey, apiPassword } = supplierCredentials.softgaming;

const order: LaunchOrder = {
  game: {
    id: 1,
    supplier: 'softgaming',
    externalId: 'bronze-casters',
    variant: '960',
    name: 'Bronze Casters',
    hasFreePlay: true,
    isAvailable: true,
  },
  language: 'sw',
  isMobile: true,
  lobbyUrl: 'http://localhost:3000/slots',
  playerAddress: '10.0.0.9',
};
const seat = { playerId: 7n, token: 'tok-1', currency: 'NGN', country: 'NG' };
const gameUrl = 'https://games.example/play?a=1,2&b=3';

/** The far end, on this machine. */
async function farEnd(answer: RequestListener) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://far.example'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/softgaming`;
  const setting = { url, addresses: [], ...supplierCredentials.softgaming };
  return { asked, close, launcher: softgamingLauncher(setting, { timeoutMs: 300, currency: 'NGN', ids }) };
}

test('takes a player in and opens the game that the supplier answers with', async () => {
  const { asked, launcher } = await farEnd((_request, response) => response.end(`1,${gameUrl}`));
  expect(await launcher.real(order, seat)).toBe(gameUrl);
  const [{ pathname, searchParams }] = asked as [URL];
  const { TID: tid = '', Password: password = '', Hash, ...query } = Object.fromEntries(searchParams);
  expect(pathname).toBe(`/softgaming/System/Api/${apiKey}/User/DirectAuth`);
  expect(query).toEqual({
    Login: '7',
    Currency: 'NGN',
    Language: 'sw',
    UserIP: '10.0.0.9',
    Demo: '0',
    IsMobile: '1',
    ExtParam: 'tok-1',
    Page: 'bronze-casters',
    System: '960',
    UserAutoCreate: '1',
    Referer: 'http://localhost:3000/slots',
  });
  expect(tid).toMatch(/^[0-9a-f]{32}$/);
  expect(password).toMatch(/^[0-9a-f]{32}$/);
  const wanted = { address: '0.0.0.0', tid, apiKey, login: '7', password, system: '960', apiPassword };
  expect(Hash).toBe(softgamingLaunchHash(wanted));
});

test('has the same password for a player each time, another for each player, and never the same id', async () => {
  const { asked, launcher } = await farEnd((_request, response) => response.end(`1,${gameUrl}`));
  for (const playerId of [7n, 7n, 8n]) await launcher.real(order, { ...seat, playerId });
  const passwords = asked.map(({ searchParams }) => searchParams.get('Password'));
  expect(passwords[1]).toBe(passwords[0]);
  expect(passwords[2]).not.toBe(passwords[0]);
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('TID'))).size).toBe(3);
});

test('opens a game for fun as the demo user of the supplier', async () => {
  const { asked, launcher } = await farEnd((_request, response) => response.end(`1,${gameUrl}\n`));
  expect(await launcher.free?.({ ...order, isMobile: false })).toBe(gameUrl);
  const query = Object.fromEntries((asked as [URL])[0].searchParams);
  expect(query).toMatchObject({ Login: '$DemoUser$', Password: 'Demo', Demo: '1', ExtParam: '', IsMobile: '0' });
});

test.each<[string, RequestListener]>([
  ['refuses', (_request, response) => response.end('34,Invalid Request')],
  ['refuses with a status', (_request, response) => response.writeHead(422).end(`1,${gameUrl}`)],
  ['says nothing', (_request, response) => response.end('')],
  ['says yes and no more', (_request, response) => response.end('1')],
  ['sends a page', (_request, response) => response.end('1,<html><body>Welcome</body></html>')],
  ['sends a script', (_request, response) => response.end('1,javascript:alert(1)')],
  ['sends an address that is none', (_request, response) => response.end('1,https://')],
  ['begins with another number', (_request, response) => response.end(`11,${gameUrl}`)],
  ['sends us elsewhere', (_request, response) => response.writeHead(302, { location: gameUrl }).end()],
  ['sends too much', (_request, response) => response.end(`1,${gameUrl}${'x'.repeat(70_000)}`)],
  ['is too slow', () => undefined],
])('is down when the supplier %s', async (_what, answer) => {
  const { launcher } = await farEnd(answer);
  await expect(launcher.real(order, seat)).rejects.toBeInstanceOf(SupplierDown);
});

test('is down when the supplier does not listen', async () => {
  const { launcher, close } = await farEnd((_request, response) => response.end(`1,${gameUrl}`));
  expect(await launcher.real(order, seat)).toBe(gameUrl);
  await close();
  await expect(launcher.real(order, seat)).rejects.toBeInstanceOf(SupplierDown);
});
