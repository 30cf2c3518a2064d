import { endorphinaSign } from '@harmattan/wires/suppliers/endorphina';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { softgamingLaunchHash } from '@harmattan/wires/suppliers/softgaming';
import { expect, test } from 'vitest';
import { createOwnStage } from '../../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { createTestArcade, useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();

const { endorphina, softgaming, qtech } = supplierCredentials;
const site = 'http://localhost:3000';
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const signed = (fields: Record<string, string>, salt: string = endorphina.salt) =>
  `/endorphina?${query({ ...fields, sign: endorphinaSign(fields, salt) })}`;
const betsolutions = (change: Record<string, string> = {}) =>
  `/betsolutions/auth/auth?${query({ Token: 'nobody', MerchantId: '40001', Lang: 'sw-KE', GameId: '6001', ProductId: '2', IsFreeplay: '0', Platform: 'mobile', ...change })}`;
const egt = (change: Record<string, string> = {}) =>
  `/egt?${query({ defenceCode: 'nobody', playerId: '7', portalCode: 'HARMATTAN_NGN', language: 'sw', gameId: '801', closeurl: `${site}/casino`, ...change })}`;
const vivo = (change: Record<string, string> = {}) =>
  `/vivo/?${query({ token: 'nobody', operatorID: '30041', ServerID: '6401748', language: 'sw', selectedGame: '101', HomeURL: `${site}/livecasino`, ...change })}`;
const betconstruct = (change: Record<string, string> = {}) =>
  `/betconstruct/authorization.php?${query({ gameId: '40101', token: 'nobody', partnerId: '704', language: 'sw', openType: 'real', ...change })}`;
const endorphinaLaunch = { exit: `${site}/slots`, lang: 'sw', nodeId: endorphina.nodeId, token: 'nobody' };

async function openBoth() {
  const platform = await startTestPlatform(platformDb);
  const arcade = await createTestArcade(arcadeDb, { env: { PLATFORM_WALLETS_URL: `${platform.url}/wallet` } });
  return { platform, arcade };
}

const seatsTaken = async () => (await arcadeDb.pool.query('select from arcade.seat')).rowCount;

test.each([
  ['betsolutions, an unknown token', betsolutions(), 'Rudi nyuma'],
  ['betsolutions, another merchant', betsolutions({ MerchantId: '40002', IsFreeplay: '1' }), 'No money was taken'],
  ['betsolutions, no game', betsolutions({ GameId: '', IsFreeplay: '1' }), 'No money was taken'],
  ['betsolutions, neither free nor not', betsolutions({ IsFreeplay: '2' }), 'No money was taken'],
  ['betsolutions, an unknown title for play money', betsolutions({ GameId: '4711', IsFreeplay: '1' }), 'Rudi nyuma'],
  ['egt, an unknown code', egt(), `href="${site}/casino"`],
  ['egt, another portal', egt({ portalCode: 'HARMATTAN_EQ_NGN' }), 'Rudi nyuma'],
  ['egt, the wrong portal for the game', egt({ gameId: '540' }), 'Rudi nyuma'],
  ['endorphina, an unknown token', signed(endorphinaLaunch), `href="${site}/slots"`],
  ['endorphina, a wrong sign', signed(endorphinaLaunch, 'another salt'), 'No money was taken'],
  ['endorphina, another node', signed({ ...endorphinaLaunch, nodeId: '1002' }), 'No money was taken'],
  [
    'endorphina, a game for free that does not exist',
    `/endorphina/api/link/accountId/1001/hash/${'0'.repeat(32)}/returnURL/x`,
    'No money',
  ],
  ['betconstruct, an unknown token', betconstruct(), 'Rudi nyuma'],
  ['betconstruct, another partner', betconstruct({ partnerId: '705', openType: 'fun' }), 'Rudi nyuma'],
  ['betconstruct, a game that would be more than a number', betconstruct({ gameId: '1,"PlayerId":2' }), 'No money'],
  [
    'globalbet, an unknown code',
    `/globalbet/engine/web/autologin/account?${query({ code: 'nobody', webRedirectTo: '/client/vspro.jsp?locale=sw_KE' })}`,
    'Rudi nyuma',
  ],
  ['vivo, an unknown token', vivo(), `href="${site}/livecasino"`],
  ['vivo, another operator', vivo({ operatorID: '30042' }), 'Rudi nyuma'],
  ['vivo, a way back that leads elsewhere', vivo({ HomeURL: 'https://evil.example/' }), `href="${site}"`],
  ['egt, a way back that is a script', egt({ closeurl: 'javascript:alert(1)' }), `href="${site}"`],
  ['egt, two players at once', `${egt()}&playerId=8`, 'No money was taken'],
])('turns away %s, calmly and with a way back', async (_what, url, words) => {
  const { arcade } = await openBoth();
  const before = await seatsTaken();
  const answer = await arcade.get(url);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(words);
  expect(answer.body).toMatch(/data-back/);
  expect(answer.body).not.toMatch(/evil|javascript:/);
  expect(await seatsTaken()).toBe(before);
});

test('says in its wire that a launch of SoftGamings is no good', async () => {
  const { arcade } = await openBoth();
  const fields = {
    Login: '7',
    Password: 'pw',
    TID: 'T1',
    Language: 'en',
    Demo: '1',
    ExtParam: '',
    Page: 'bronze-casters',
    System: '960',
    Referer: site,
  };
  const hash = (apiPassword: string) =>
    softgamingLaunchHash({
      address: '0.0.0.0',
      tid: 'T1',
      apiKey: softgaming.apiKey,
      login: '7',
      password: 'pw',
      system: '960',
      apiPassword,
    });
  const ask = async (Hash: string, key: string = softgaming.apiKey) =>
    (await arcade.get(`/softgaming/System/Api/${key}/User/DirectAuth?${query({ ...fields, Hash })}`)).body;
  expect(await ask(hash(softgaming.apiPassword))).toMatch(/^1,http:\/\/127\.0\.0\.1:\d+\/play\/[\w-]{43}$/);
  expect(await ask(hash('another'))).toMatch(/^18,/);
  expect(await ask(hash(softgaming.apiPassword), 'another')).toMatch(/^2,/);
});

test('says in its wire that a launch of QTech is no good', async () => {
  const { arcade } = await openBoth();
  const signIn = (password: string) =>
    arcade.post(
      `/qtech/v1/auth/token?${query({ grant_type: 'password', response_type: 'token', username: qtech.userName, password })}`,
      {},
    );
  expect((await signIn('another')).statusCode).toBe(401);
  const { access_token } = (await signIn(qtech.password)).json();
  const launch = { lang: 'en_US', returnUrl: site, mode: 'real', playerId: '7', walletSessionId: 'nobody' };
  const open = (body: object, token: string) =>
    arcade.post('/qtech/v1/games/HRM-cowrie-rush/launch-url', body, { authorization: `Bearer ${token}` });
  expect((await open(launch, 'another')).json()).toMatchObject({ code: 'LOGIN_FAILED' });
  expect((await open(launch, access_token)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
  expect((await open({ ...launch, walletSessionId: undefined }, access_token)).json()).toMatchObject({
    code: 'REQUEST_DECLINED',
  });
  expect((await open({ ...launch, mode: 'demo' }, access_token)).json()).toEqual({
    url: expect.stringMatching(/\/play\/[\w-]{43}$/),
  });
});

test('a launch that is used up opens nothing, and looking whether it is there does not use it up', async () => {
  const { platform, arcade } = await openBoth();
  const { stage, close } = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: platformDb.url('harmattan_owner'),
    currency: 'NGN',
  });
  try {
    const { token } = await stage.newLaunch('betsolutions', 1_000n);
    const url = betsolutions({ Token: token, GameId: '7001' });
    expect((await arcade.server.inject({ method: 'HEAD', url, authority: '127.0.0.1' })).statusCode).toBe(404);
    expect((await arcade.get(url)).statusCode).toBe(302);
    expect((await arcade.get(url)).statusCode).toBe(403);
  } finally {
    await close();
  }
});

test('says the same when the wallet cannot be reached', async () => {
  const arcade = await createTestArcade(arcadeDb, { env: { PLATFORM_WALLETS_URL: 'http://127.0.0.1:1/wallet' } });
  const answer = await arcade.get(betsolutions({ Lang: 'en-US' }));
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Go back and open it again. No money was taken.');
});
