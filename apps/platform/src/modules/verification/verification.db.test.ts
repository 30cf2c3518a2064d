import { systemRandom } from '@harmattan/kernel/random';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../office/testing/office-stage.ts';
import { createVault } from '../../plumbing/vault.ts';
import { type RegisterManner, startFarRegister } from '../../testing/far-register.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testPicture } from '../content/testing/test-pictures.ts';
import { documentOwner } from './add-document.ts';
import { reseal } from './reseal.ts';
import { ownerOf } from './submit-number.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let far: Awaited<ReturnType<typeof startFarRegister>>;
beforeAll(async () => {
  far = await startFarRegister((stop) => db.defer(stop));
  stage = await openOfficeStage(db, { VERIFICATION: 'on', VERIFICATION_URL: far.url });
});

type Player = Awaited<ReturnType<(typeof stage)['newPlayer']>>;
type Browser = Player['browser'];

const own = { firstName: 'ADA', lastName: 'OBI', dateOfBirth: '1990-02-28' };
let given = 10_000_000_000;

/** A number that the register answers so. */
function newNumber(manner: RegisterManner = own): string {
  given += 1;
  far.people.set(String(given), manner);
  return String(given);
}

const submit = (browser: Browser, number: string) =>
  browser.call('POST Verification/SubmitNumber', { body: { kind: 'nin', number } });
const read = async (browser: Browser) => (await browser.call('GET Verification/Get')).data;
const settled = async (browser: Browser) => {
  await expect.poll(async () => (await read(browser)).check?.state, { timeout: 20_000 }).not.toBe('waiting');
  return read(browser);
};
const withdraw = (browser: Browser, amount: number) =>
  browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });

test('a number that the register confirms makes level 1, and is kept as a hash and encrypted alone', async () => {
  const { browser, playerId } = await stage.newPlayer();
  expect(await read(browser)).toMatchObject({ isAsked: true, level: 0, check: null, hasDetails: true });
  const number = newNumber({ ...own, middleName: 'CHIOMA' });
  const answer = await submit(browser, number);
  expect(answer).toMatchObject({ status: 'SUCCESS', data: { check: { lastDigits: number.slice(-4) } } });
  expect(await settled(browser)).toMatchObject({ level: 1, check: { state: 'accepted', text: null } });
  const { rows } = await pool.query('select * from verification.number_check where player_id = $1', [playerId]);
  expect(Object.values(rows[0]).map(String).join()).not.toContain(number);
  expect(rows[0].box.toString('latin1')).not.toContain(number);
  const { verification } = stage.platform;
  const playersWith = (kind: 'nin' | 'bvn') =>
    verification.playersWithNumber(verification.numberKey(kind, number) ?? '');
  expect(await playersWith('nin')).toEqual([playerId]);
  expect(await playersWith('bvn')).toEqual([]);
  expect(await verification.numberKeysOf(playerId)).toEqual([verification.numberKey('nin', number)]);
  expect(await verification.readNumber(rows[0].id)).toBe(number);
  expect((await submit(browser, newNumber())).status).toBe('VERIFICATION_NOT_OPEN');
});

test('what the register confirmed stays: a name cannot be changed after it', async () => {
  const { browser } = await stage.newPlayer();
  await submit(browser, newNumber());
  await settled(browser);
  const save = (firstName: string) =>
    browser.call('POST User/SaveUserPersonalDetails', {
      body: { firstName, lastName: 'Obi', dateOfBirth: '1990-02-28' },
    });
  expect((await save('Chidi')).status).toBe('DETAILS_ARE_VERIFIED');
  expect((await save('Ada')).status).toBe('SUCCESS');
  expect((await browser.call('GET User/PersonalInfromation')).data.firstName).toBe('Ada');
});

const rename = (browser: Browser, firstName: string) =>
  browser.call('POST User/SaveUserPersonalDetails', {
    body: { firstName, lastName: 'Obi', dateOfBirth: '1990-02-28' },
  });

test('a number that was given under another name is given again, whatever the register or a person says of it', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const number = newNumber('down');
  await submit(browser, number);
  await expect.poll(() => far.asked.filter(({ body }) => body.id === number).length).toBe(1);
  expect((await rename(browser, 'Ada')).status).toBe('SUCCESS');
  expect((await read(browser)).check).toMatchObject({ state: 'waiting' });
  far.people.set(number, own);
  expect((await rename(browser, 'Chidi')).status).toBe('SUCCESS');
  await stage.passMinutes(60);
  expect(await read(browser)).toMatchObject({ level: 0, check: { state: 'again', reason: 'DETAILS_CHANGED' } });

  await submit(browser, newNumber({ ...own, firstName: 'C.' }));
  expect((await settled(browser)).check).toMatchObject({ state: 'review' });
  const [check] = await stage.platform.verification.checksOf(playerId);
  await rename(browser, 'Ada');
  const { id, version } = check as NonNullable<typeof check>;
  const word = { id, version, decision: 'accept', playerText: null, by: 'risk', also: async () => {} } as const;
  expect(await stage.platform.verification.decide(word)).toBe('moved on');
  expect(await read(browser)).toMatchObject({ level: 0, check: { state: 'again', reason: 'DETAILS_CHANGED' } });
  await submit(browser, newNumber());
  expect(await settled(browser)).toMatchObject({ level: 1 });
});

test('a name that is changed while its number is accepted is refused, or the number is given again', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { browser, playerId } = await stage.newPlayer();
      await Promise.all([submit(browser, newNumber()), rename(browser, 'Chidi'), rename(browser, 'Chidi')]);
      const { level } = await settled(browser);
      const [check] = await stage.platform.verification.checksOf(playerId);
      const { firstName } = (await browser.call('GET User/PersonalInfromation')).data;
      return level === 0 || check?.first_name === firstName;
    }),
  );
  expect(outcomes).not.toContain(false);
});

test('a document that came before another name is sent again', async () => {
  const { browser } = await stage.newPlayer();
  const data = (await testPicture()).toString('base64');
  await browser.call('POST Verification/Upload', { body: { key: crypto.randomUUID(), kind: 'passport', data } });
  await rename(browser, 'Ada');
  expect((await read(browser)).documents).toMatchObject([{ state: 'waiting' }]);
  await rename(browser, 'Chidi');
  expect((await read(browser)).documents).toMatchObject([{ state: 'again' }]);
});

test('a new key takes over what an earlier one sealed', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const number = newNumber();
  await submit(browser, number);
  await settled(browser);
  const key = crypto.randomUUID();
  const data = (await testPicture()).toString('base64');
  await browser.call('POST Verification/Upload', { body: { key, kind: 'selfie', data } });
  const keys = [Buffer.alloc(32, 8), Buffer.alloc(32, 7)];
  const vault = createVault({ keys, random: systemRandom });
  await reseal({ pool, vault });
  const newest = createVault({ keys: keys.slice(0, 1), random: systemRandom });
  const { rows: checks } = await pool.query('select * from verification.number_check where player_id = $1', [playerId]);
  const { rows: documents } = await pool.query('select * from verification.document where id = $1', [key]);
  const opened = (row: { key_id: string; box: Buffer }, owner: string) =>
    newest.open({ keyId: row.key_id, box: row.box }, owner);
  expect(opened(checks[0], ownerOf(checks[0].id)).toString()).toBe(number);
  expect(opened(documents[0], documentOwner(key)).toString('latin1', 8, 12)).toBe('WEBP');
  await reseal({ pool, vault: createVault({ keys: keys.toReversed(), random: systemRandom }) });
});

test.each([
  ['not found', 'NOT_FOUND'],
  [{ firstName: 'CHIDI', lastName: 'EZE', dateOfBirth: '1961-03-09' }, 'OTHER_PERSON'],
] as const)(
  'a number that is not theirs is sent back with why, and another one can be given: %j',
  async (manner, reason) => {
    const { browser } = await stage.newPlayer();
    await submit(browser, newNumber(manner));
    expect(await settled(browser)).toMatchObject({ level: 0, check: { state: 'again', reason } });
    await submit(browser, newNumber());
    expect(await settled(browser)).toMatchObject({ level: 1 });
  },
);

test('a register that is down or not understood fails no player: it says so, and is asked again under the same id', async () => {
  const { browser } = await stage.newPlayer();
  const number = newNumber('down');
  await submit(browser, number);
  const questions = () => far.asked.filter(({ body }) => body.id === number);
  await expect.poll(() => questions().length).toBe(1);
  far.people.set(number, 'not understood');
  await expect
    .poll(
      async () => {
        await stage.passMinutes(1);
        return questions().length;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(1);
  await expect.poll(async () => (await read(browser)).check).toMatchObject({ state: 'waiting', isLate: true });
  far.people.set(number, own);
  await expect
    .poll(
      async () => {
        await stage.passMinutes(10);
        return (await read(browser)).level;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);
  expect(new Set(questions().map(({ body }) => body.metadata.requestId)).size).toBe(1);
});

test('given twice at once it is one, and a sixth number of a day is not taken', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const number = newNumber('not found');
  await Promise.all([submit(browser, number), submit(browser, number)]);
  const { rows } = await pool.query('select id from verification.number_check where player_id = $1', [playerId]);
  expect(rows).toHaveLength(1);
  for (let more = 0; more < 4; more += 1) {
    await settled(browser);
    expect((await submit(browser, newNumber('not found'))).status).toBe('SUCCESS');
  }
  await settled(browser);
  expect((await submit(browser, newNumber())).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await submit(browser, '123')).status).toBe('INCORRECT_PARAMETER_VALUE');
});

test('a number belongs to one account: of two at once one has it, the other opens a case and is not verified', async () => {
  const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await Promise.all([submit(one.browser, number), submit(other.browser, number)]);
  const views = [await settled(one.browser), await settled(other.browser)];
  expect(views.map(({ level }) => level).sort()).toEqual([0, 1]);
  const late = views[0]?.level === 0 ? one : other;
  expect(await read(late.browser)).toMatchObject({ check: { state: 'review', reason: null, text: null } });
  const compliance = await stage.newStaff('compliance');
  const query = { playerId: String(late.playerId) };
  const record = (await compliance.call('GET Verification/Player', { query })).data;
  expect(record.checks[0]).toMatchObject({ problem: 'NUMBER_IN_USE', actions: ['again', 'refuse', 'reveal'] });
  const { id = '', version = 0 } = record.checks[0] ?? {};
  const accept = { id, version, decision: 'accept', reason: 'it is theirs' } as const;
  expect((await compliance.call('POST Verification/Decide', { body: accept })).status).toBe('RECORD_HAS_MOVED_ON');
  const { rows } = await pool.query(`select subject from cases.case where player_id = $1 and audience = 'compliance'`, [
    late.playerId,
  ]);
  expect(rows).toEqual([{ subject: 'Identity number of another account' }]);
});

test('before level 1 nothing is withdrawn and little is paid in; after it both are', async () => {
  const { browser, playerId } = await stage.newPlayer();
  expect((await withdraw(browser, 1_000)).status).toBe('VERIFICATION_IS_NEEDED');
  const deposit = (amount: number) =>
    browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: String(amount) } });
  expect((await deposit(50_001)).status).toBe('VERIFICATION_IS_NEEDED');
  expect((await deposit(50_000)).status).toBe('SUCCESS');
  const { rows } = await pool.query('select payments from cashier.player where player_id = $1', [playerId]);
  expect(rows, 'a refused payment is not counted').toEqual([{ payments: 1n }]);
  await submit(browser, newNumber());
  await settled(browser);
  expect((await withdraw(browser, 1_000)).status).toBe('SUCCESS');
  expect((await deposit(60_000)).status).toBe('SUCCESS');
});

test('a pay bill above what the level allows is refused before its payer is charged', async () => {
  const { browser, userName } = await stage.newPlayer();
  const code = async (amount: number) => {
    const response = await stage.platform.server.inject({
      method: 'POST',
      url: '/hooks/selcom/c2b/validation',
      payload: {
        ...{ operator: 'MPESA', reference: `R${userName}`, transid: `T${userName}` },
        ...{ utilityref: userName, msisdn: userName, amount },
      },
      headers: { authorization: `Bearer ${sandboxCredentials.selcom.c2bToken}` },
    });
    return response.json().resultcode;
  };
  expect([await code(50_000), await code(50_001)]).toEqual(['000', '014']);
  await submit(browser, newNumber());
  expect(await settled(browser)).toMatchObject({ level: 1 });
  expect(await code(50_001)).toBe('000');
});

test("an account number of the player's own is opened after level 1 only", async () => {
  const { browser } = await stage.newPlayer();
  const open = () => browser.call('POST Banking/OpenOwnAccount');
  expect(await Promise.all([open(), open()])).toMatchObject(Array(2).fill({ status: 'VERIFICATION_IS_NEEDED' }));
  await submit(browser, newNumber());
  expect((await settled(browser)).level).toBe(1);
  expect((await open()).status).toBe('SUCCESS');
});

test('what was withdrawn in the month counts, and a level more lifts the limit', async () => {
  const { browser, playerId } = await stage.newPlayer(9_000_000_00n);
  await submit(browser, newNumber());
  await settled(browser);
  expect((await withdraw(browser, 900_000)).status).toBe('SUCCESS');
  await pool.query(
    `update cashier.payment set state = 'paid', status = 0, money_due = null, next_check_at = null, amount_kobo = 500000000
     where player_id = $1`,
    [playerId],
  );
  expect((await withdraw(browser, 1_000)).status).toBe('VERIFICATION_IS_NEEDED');
  await pool.query('update verification.player set level = 2 where player_id = $1', [playerId]);
  expect((await withdraw(browser, 1_000)).status).toBe('SUCCESS');
});

test('documents are kept encrypted, and forgotten when their time is over', async () => {
  const { browser, playerId } = await stage.newPlayer();
  const key = crypto.randomUUID();
  const data = (await testPicture()).toString('base64');
  const send = (more: object = {}) =>
    browser.call('POST Verification/Upload', { body: { key, kind: 'passport', data, ...more } });
  expect((await send()).status).toBe('SUCCESS');
  expect(await send(), 'sent again it is the same one').toMatchObject({
    status: 'SUCCESS',
    data: { documents: [{ id: key, kind: 'passport', state: 'waiting' }] },
  });
  const stranger = await stage.newPlayer();
  const taken = await stranger.browser.call('POST Verification/Upload', { body: { key, kind: 'passport', data } });
  expect(taken).toMatchObject({ status: 'VERIFICATION_NOT_OPEN' });
  const page = Buffer.from('<!doctype html>').toString('base64');
  expect(await send({ key: crypto.randomUUID(), data: page })).toMatchObject({
    status: 'INCORRECT_PARAMETER_VALUE',
    data: { message: 'NO_DOCUMENT' },
  });
  const boxes = async () =>
    (await pool.query('select box from verification.document where player_id = $1', [playerId])).rows;
  const [{ box }] = await boxes();
  expect(box.toString('latin1')).not.toContain('WEBP');
  const forget = stage.platform.jobs.find(({ name }) => name === 'forget-identity-documents');
  const signal = new AbortController().signal;
  await forget?.run(signal);
  expect((await boxes())[0].box, 'what waits is kept').not.toBeNull();
  await pool.query(
    `update verification.document set state = 'refused', state_at = app_now() - interval '91 days' where id = $1`,
    [key],
  );
  await forget?.run(signal);
  expect(await boxes()).toEqual([{ box: null }]);
  expect(await stage.platform.verification.readDocument(key)).toBeUndefined();
});
