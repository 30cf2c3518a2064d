import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type SafeplayEntry, safeplaySignatureHeader, signSafeplay } from '@harmattan/wires/safeplay';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openOfficeStage } from '../../../office/testing/office-stage.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newBrowser, newNumber } from '../../../testing/test-player.ts';
import { keyOf } from '../../wallet/index.ts';

const db = useTestDatabase();
const { hookSecret, apiKey } = sandboxCredentials.register;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let register: Awaited<ReturnType<typeof startRegister>>;

beforeAll(async () => {
  register = await startRegister();
  stage = await openOfficeStage(db, { REGISTER_URL: register.url });
});
beforeEach(() => {
  register.isDown = false;
});

/** The far end of the register's wire. It answers what it was given, or fails. */
async function startRegister() {
  const entries: SafeplayEntry[] = [];
  const far = { entries, isDown: false, url: '' };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const reply = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (far.isDown) return reply(503, {});
    if (request.headers.authorization !== `Bearer ${apiKey}`) return reply(401, {});
    const url = new URL(request.url ?? '', 'http://far');
    if (url.pathname === '/v1/check') {
      const { phones } = JSON.parse(body) as { phones: string[] };
      return reply(200, { entries: entries.filter((entry) => entry.phones.some((phone) => phones.includes(phone))) });
    }
    const after = Number(url.searchParams.get('after') ?? 0);
    const page = entries.slice(after, after + 2);
    const position = after + page.length;
    return reply(200, { entries: page, position: String(position), hasMore: position < entries.length });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  db.defer(async () => {
    server.closeAllConnections();
    server.close();
  });
  far.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return far;
}

let entered = 0;
function enter(phones: string[], change: Partial<SafeplayEntry> = {}): SafeplayEntry {
  entered += 1;
  const entry = {
    ...{ reference: `LAG-${entered}`, identityNumber: null, phones, emails: [] },
    ...{ firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28', ...change },
  };
  register.entries.push(entry);
  return entry;
}

function post(entry: SafeplayEntry, secret: string = hookSecret) {
  const payload = JSON.stringify(entry);
  return stage.platform.server.inject({
    ...{ method: 'POST', url: '/hooks/safeplay', payload },
    headers: { 'content-type': 'application/json', [safeplaySignatureHeader]: signSafeplay(payload, secret) },
  });
}

type Browser = ReturnType<typeof newBrowser>;
const kindOf = async (browser: Browser) => (await browser.call('GET Limits/GetBreak')).data.break?.kind;
const readRegister = async () => {
  for (const job of stage.platform.jobs) if (job.name === 'read-exclusion-register') await job.run();
};

let stakes = 0;
async function stake(playerId: bigint): Promise<string> {
  stakes += 1;
  const { status } = await stage.platform.wallet.transfer({
    ...{ direction: 'out', playerId, key: keyOf({ source: 'test', class: 'stake', id: `register ${stakes}` }) },
    ...{ amountMinor: 1_00n, house: 'house:test', about: 'stake', isStake: true },
  });
  return status;
}

test("the register's word closes the account of that person to play, deposits and offers, and leaves the balance payable", async () => {
  const { browser, playerId, userName } = await stage.newPlayer();
  expect(await stake(playerId)).toBe('ok');
  const entry = enter([userName]);
  expect((await post(entry)).statusCode).toBe(200);
  expect(await stake(playerId)).toBe('excluded');
  expect(await kindOf(browser)).toBe('register');
  expect((await browser.call('POST Sports/Altenar', { query: { lang: 'en' } })).status).toBe('PLAY_IS_OFF');
  const deposit = await browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' } });
  expect(deposit.status).toBe('DEPOSITS_ARE_OFF');
  const blocks = await stage.platform.office.switches.listOf(playerId);
  expect(blocks.map((block) => `${block.source} ${block.switch}`).toSorted()).toEqual([
    'register deposit',
    'register marketing',
    'register play',
  ]);
  const paid = await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } });
  expect(paid.status).toBe('SUCCESS');
  // Posted again, and read by the job as well: nothing is closed twice.
  expect((await post(entry)).statusCode).toBe(200);
  await readRegister();
  expect((await stage.platform.office.switches.listOf(playerId)).map(({ id }) => id)).toEqual(
    blocks.map(({ id }) => id),
  );
});

test('a word that the register did not sign closes nothing', async () => {
  const { browser, userName } = await stage.newPlayer();
  const { reference, ...rest } = enter([userName]);
  register.entries.pop();
  expect((await post({ reference, ...rest }, 'a-secret-of-a-stranger')).statusCode).toBe(401);
  const unsigned = await stage.platform.server.inject({ method: 'POST', url: '/hooks/safeplay', payload: rest });
  expect(unsigned.statusCode).toBe(401);
  expect(await kindOf(browser)).toBeUndefined();
});

test('a phone of the register with another name closes nothing', async () => {
  const { browser, userName } = await stage.newPlayer();
  await post(enter([userName], { firstName: 'Chidi' }));
  expect(await kindOf(browser)).toBeUndefined();
});

test('no role of the staff opens what the register closed', async () => {
  const { playerId, userName } = await stage.newPlayer();
  await post(enter([userName]));
  const owner = await stage.newStaff('owner', 'risk', 'compliance');
  for (const source of [undefined, 'staff', 'risk', 'court', 'match'] as const)
    await owner.call('POST Players/SetSwitch', {
      body: { playerId: String(playerId), switch: 'play', on: true, reason: 'a reason', ...(source && { source }) },
    });
  expect(await stake(playerId)).toBe('excluded');
});

test('a new account of a person on the register is closed as soon as its details say so', async () => {
  const number = newNumber();
  await post(enter([`234${number}`]));
  const browser = newBrowser(stage.platform.server);
  await browser.register(number, stage.password);
  await browser.signIn(number, stage.password);
  const details = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };
  await browser.call('POST User/SaveUserPersonalDetails', { body: details });
  await expect.poll(() => kindOf(browser)).toBe('register');
  expect((await browser.call('POST Sports/Altenar', { query: { lang: 'en' } })).status).toBe('PLAY_IS_OFF');
});

test('what no web hook told is read by the job, page by page', async () => {
  const players = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
  for (const { userName } of players) enter([userName]);
  await readRegister();
  for (const { browser } of players) expect(await kindOf(browser)).toBe('register');
});

test('while the register is away sign-up and play go on, and what was missed is asked for later', async () => {
  register.isDown = true;
  const { browser, playerId, userName } = await stage.newPlayer();
  expect(await stake(playerId)).toBe('ok');
  const { browser: other, userName: otherName } = await stage.newPlayer();
  enter([userName]);
  await expect(readRegister()).rejects.toThrow('503');
  register.isDown = false;
  await stage.passMinutes(10);
  // The question about the first player is asked again by itself.
  await expect.poll(() => kindOf(browser)).toBe('register');
  expect(await kindOf(other)).toBeUndefined();
  enter([otherName]);
  await readRegister();
  expect(await kindOf(other)).toBe('register');
});
