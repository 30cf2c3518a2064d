import { inTransaction } from '@harmattan/process/transaction';
import { type SafeplayEntry, safeplaySignatureHeader, signSafeplay } from '@harmattan/wires/safeplay';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../office/testing/office-stage.ts';
import { startFarRegister } from '../../testing/far-register.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let far: Awaited<ReturnType<typeof startFarRegister>>;
beforeAll(async () => {
  far = await startFarRegister((stop) => db.defer(stop));
  stage = await openOfficeStage(db, {
    ...{ VERIFICATION: 'on', VERIFICATION_URL: far.url },
    // Nothing listens there: entries come by the web hook.
    REGISTER_URL: 'http://127.0.0.1:9',
  });
});

type Player = Awaited<ReturnType<(typeof stage)['newPlayer']>>;
const settle = () => stage.platform.outbox.drainOnce();
const breakOf = async ({ browser }: Player) => (await browser.call('GET Limits/GetBreak')).data.break?.kind;

let given = 40_000_000_000;
/** Under which the register knows every player of the stage: another phone and another device, the same number. */
function newNumber(): string {
  given += 1;
  far.people.set(String(given), { firstName: 'ADA', lastName: 'OBI', dateOfBirth: '1990-02-28' });
  return String(given);
}

async function submit({ browser }: Player, number: string): Promise<void> {
  const answer = await browser.call('POST Verification/SubmitNumber', { body: { kind: 'nin', number } });
  expect(answer.status).toBe('SUCCESS');
}

async function verify(player: Player, number: string): Promise<void> {
  await submit(player, number);
  const state = async () => (await player.browser.call('GET Verification/Get')).data.check?.state;
  await expect.poll(state, { timeout: 20_000 }).not.toBe('waiting');
  await settle();
}

async function exclude({ browser }: Player): Promise<void> {
  const answer = await browser.call('POST Limits/Exclude', { body: { months: 6, password: stage.password } });
  expect(answer.status).toBe('SUCCESS');
  await settle();
}

const closingsOf = async ({ playerId }: Player) =>
  (await pool.query('select cause, matched_by from breaks.closing where player_id = $1', [playerId])).rows;

test('a second account of an excluded person is closed by the identity number alone, as soon as it is given', async () => {
  const [excluded, second] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await verify(excluded, number);
  await exclude(excluded);
  expect(await breakOf(second)).toBeUndefined();
  await verify(second, number);
  await expect.poll(() => breakOf(second)).toBe('match');
  expect(await closingsOf(second)).toEqual([{ cause: 'match', matched_by: 'identity number' }]);
});

test('an account that was verified before the exclusion is closed with it', async () => {
  const [verified, excluded] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await verify(verified, number);
  await verify(excluded, number);
  expect(await breakOf(verified)).toBeUndefined();
  await exclude(excluded);
  await expect.poll(() => breakOf(verified)).toBe('match');
});

test('an excluded player who gives the number afterwards closes the account that has it', async () => {
  const [verified, excluded] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await verify(verified, number);
  await exclude(excluded);
  expect(await breakOf(verified)).toBeUndefined();
  await verify(excluded, number);
  await expect.poll(() => breakOf(verified)).toBe('match');
});

test('an exclusion and a verification at once close the other account all the same', async () => {
  const [excluded, second] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await Promise.all([verify(second, number), verify(excluded, number), exclude(excluded)]);
  await settle();
  await expect.poll(() => breakOf(second)).toBe('match');
});

test('the same fact twice at once closes an account once', async () => {
  const [excluded, second] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await verify(excluded, number);
  await exclude(excluded);
  await verify(second, number);
  const payload = { playerId: String(second.playerId) };
  const tell = () =>
    inTransaction(pool, (transaction) =>
      stage.platform.outbox.record(transaction, { topic: 'verification.number-decided', payload }),
    );
  await Promise.all([tell(), tell()]);
  await Promise.all([settle(), settle()]);
  expect(await closingsOf(second)).toHaveLength(1);
  expect(await stage.platform.office.switches.listOf(second.playerId)).toHaveLength(3);
});

test('another number of the same name and birth date closes nothing', async () => {
  const [excluded, second] = [await stage.newPlayer(), await stage.newPlayer()];
  await verify(excluded, newNumber());
  await exclude(excluded);
  await verify(second, newNumber());
  expect(await breakOf(second)).toBeUndefined();
});

test('a number that is said to be theirs and is not closes nothing', async () => {
  const [excluded, stranger] = [await stage.newPlayer(), await stage.newPlayer()];
  const number = newNumber();
  await verify(excluded, number);
  await exclude(excluded);
  far.people.set(number, { firstName: 'CHIDI', lastName: 'EZE', dateOfBirth: '1961-03-09' });
  await verify(stranger, number);
  expect(await breakOf(stranger)).toBeUndefined();
});

test("the exclusion register's word closes an account by the identity number alone", async () => {
  const player = await stage.newPlayer();
  const number = newNumber();
  await verify(player, number);
  const entry: SafeplayEntry = {
    ...{ reference: 'LAG-number', identityNumber: number, phones: [], emails: [] },
    ...{ firstName: 'Another', lastName: 'Name', birthDate: '1971-01-01' },
  };
  const payload = JSON.stringify(entry);
  const answer = await stage.platform.server.inject({
    ...{ method: 'POST', url: '/hooks/safeplay', payload },
    headers: {
      'content-type': 'application/json',
      [safeplaySignatureHeader]: signSafeplay(payload, sandboxCredentials.register.hookSecret),
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(await breakOf(player)).toBe('register');
  const { rows } = await pool.query(`select hash from breaks.trait where kind = 'identity'`);
  for (const { hash } of rows) expect(hash).toHaveLength(32);
});
