import { permissionsOf, roleNames } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { testPicture } from '../../modules/content/testing/test-pictures.ts';
import { startFarRegister } from '../../testing/far-register.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let far: Awaited<ReturnType<typeof startFarRegister>>;
let risk: Awaited<ReturnType<(typeof stage)['newStaff']>>;
beforeAll(async () => {
  far = await startFarRegister((stop) => db.defer(stop));
  stage = await openOfficeStage(db, { VERIFICATION_URL: far.url });
  risk = await stage.newStaff('risk');
});

type Desk = typeof risk;
type Player = Awaited<ReturnType<(typeof stage)['newPlayer']>>;

let given = 20_000_000_000;

/** A player whose number a person decides on: the register has a name that differs a little. */
async function newWaiting(): Promise<Player> {
  const player = await stage.newPlayer();
  given += 1;
  far.people.set(String(given), { firstName: 'A.', lastName: 'OBI', dateOfBirth: '1990-02-28' });
  const body = { kind: 'nin', number: String(given) } as const;
  await player.browser.call('POST Verification/SubmitNumber', { body });
  await expect.poll(async () => (await own(player)).check?.state, { timeout: 20_000 }).toBe('review');
  return player;
}

const own = async ({ browser }: Player) => (await browser.call('GET Verification/Get')).data;
const recordOf = async (desk: Desk, { playerId }: Player) =>
  (await desk.call('GET Verification/Player', { query: { playerId: String(playerId) } })).data;
const decide = (desk: Desk, body: object) =>
  desk.call('POST Verification/Decide', { body: { reason: 'looked at it', ...body } as never });
const upload = async ({ browser }: Player, kind: 'passport' | 'selfie') => {
  const key = crypto.randomUUID();
  const data = (await testPicture()).toString('base64');
  expect((await browser.call('POST Verification/Upload', { body: { key, kind, data } })).status).toBe('SUCCESS');
  return key;
};
/** What the inbox says of the player's identity. */
const lettersOf = async ({ browser }: Player) =>
  (await browser.call('GET Messages/GetUnreadMessages')).data
    .map(({ messageHeader, messageText }) => `${messageHeader}\n${messageText}`)
    .filter((letter) => letter.includes('verification'));
const entriesOf = async (actor: string) =>
  (
    await pool.query(
      'select action, outcome, subject, reason, before, after from audit.entry where actor = $1 order by id',
      [actor],
    )
  ).rows;

test('a name that differs a little waits with a suggestion, is accepted with a reason, and is audited', async () => {
  const player = await newWaiting();
  const list = (await risk.call('GET Verification/List')).data;
  expect(list.find(({ playerId }) => playerId === String(player.playerId))).toMatchObject({
    ...{ name: 'Ada Obi', waits: ['number'], problem: 'NAME_TO_COMPARE', suggestion: 'accept' },
  });
  const { checks } = await recordOf(risk, player);
  expect(checks).toMatchObject([
    {
      ...{ nameDecision: 'suggest', suggestion: 'accept', actions: ['accept', 'again', 'refuse'] },
      registerName: [
        { text: 'A.', isFound: true },
        { text: 'OBI', isFound: true },
      ],
    },
  ]);
  const { id, version } = checks[0] as { id: string; version: number };
  const accept = { id, version, decision: 'accept' };
  const answers = await Promise.all([decide(risk, accept), decide(risk, accept)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await own(player)).toMatchObject({ level: 1, check: { state: 'accepted' } });
  const done = (await entriesOf(risk.userName)).filter(({ action }) => action === 'accept a number');
  expect(done).toMatchObject([
    {
      ...{ outcome: 'done', subject: `player ${player.playerId}`, reason: 'looked at it' },
      ...{ before: { state: 'review', level: 0 }, after: { decision: 'accept', level: 1 } },
    },
  ]);
});

test('asked again and refused, the player reads why, and not what the staff wrote', async () => {
  const player = await newWaiting();
  const [check] = (await recordOf(risk, player)).checks;
  const { id, version } = check as { id: string; version: number };
  expect((await decide(risk, { id, version, decision: 'refuse' })).status).toBe('INCORRECT_PARAMETER_VALUE');
  await decide(risk, { id, version, decision: 'refuse', playerText: 'Write to us, please' });
  expect(await own(player)).toMatchObject({ level: 0, check: { state: 'refused', text: 'Write to us, please' } });
  expect(JSON.stringify(await own(player))).not.toContain('looked at it');
  await decide(risk, { id, version: version + 1, decision: 'again', playerText: 'Give it once more' });
  expect(await own(player)).toMatchObject({ check: { state: 'again', text: 'Give it once more', reason: null } });
});

test('each decision lies in the inbox with its reason, and nothing does while a person has not decided', async () => {
  const player = await newWaiting();
  expect(await lettersOf(player)).toEqual([]);
  const [check] = (await recordOf(risk, player)).checks;
  const { id, version } = check as { id: string; version: number };
  await decide(risk, { id, version, decision: 'refuse', playerText: 'Write to us, please' });
  await expect.poll(() => lettersOf(player)).toEqual([expect.stringMatching(/not accepted.*Write to us, please/s)]);
  await decide(risk, { id, version: version + 1, decision: 'again', playerText: 'Give it once more' });
  await expect.poll(() => lettersOf(player)).toHaveLength(2);
  far.people.set('20111111111', { firstName: 'ADA', lastName: 'OBI', dateOfBirth: '1990-02-28' });
  const body = { kind: 'nin', number: '20111111111' } as const;
  await player.browser.call('POST Verification/SubmitNumber', { body });
  await expect
    .poll(() => lettersOf(player), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/: accepted.*identity number/s));
  const passport = await upload(player, 'passport');
  await decide(risk, { id: passport, version: 1, decision: 'again', playerText: 'It is blurred' });
  await expect
    .poll(() => lettersOf(player))
    .toContainEqual(expect.stringMatching(/send it again.*passport.*It is blurred/s));
  expect(JSON.stringify(await lettersOf(player))).not.toContain('looked at it');
  expect(await lettersOf(player)).toHaveLength(4);
});

test('a document and a selfie make level 2', async () => {
  const player = await newWaiting();
  const [check] = (await recordOf(risk, player)).checks;
  await decide(risk, { id: check?.id, version: check?.version, decision: 'accept' });
  for (const kind of ['passport', 'selfie'] as const) {
    const id = await upload(player, kind);
    expect((await own(player)).level).toBe(1);
    expect((await decide(risk, { id, version: 1, decision: 'accept' })).status).toBe('SUCCESS');
  }
  expect(await own(player)).toMatchObject({ level: 2 });
});

test('every look at a document is in the audit, also the second one within a minute', async () => {
  const player = await stage.newPlayer();
  const id = await upload(player, 'passport');
  const looker = await stage.newStaff('compliance');
  for (let look = 0; look < 2; look += 1) {
    const answer = await looker.call('GET Verification/Document', { query: { id } });
    expect(answer).toMatchObject({ status: 'SUCCESS', data: { mediaType: 'image/webp' } });
    expect(Buffer.from(answer.data.data, 'base64').toString('latin1', 8, 12)).toBe('WEBP');
  }
  const looks = (await entriesOf(looker.userName)).filter(({ action }) => action === 'open a document');
  expect(looks).toMatchObject(
    Array(2).fill({ outcome: 'read', subject: `player ${player.playerId}`, after: { document: id } }),
  );
});

test('no role without the permission opens a document by its id, and each attempt is in the audit', async () => {
  const player = await stage.newPlayer();
  const id = await upload(player, 'passport');
  const others = roleNames.filter((role) => !permissionsOf([role]).includes('verification.documents'));
  expect(others).toEqual(expect.arrayContaining(['support', 'auditor', 'regulator', 'payments', 'finance']));
  for (const role of others) {
    const desk = await stage.newStaff(role);
    const { http, status, data } = await desk.call('GET Verification/Document', { query: { id } });
    expect([role, http, status]).toEqual([role, 403, 'NOT_ALLOWED']);
    expect(JSON.stringify(data ?? null)).not.toContain('UklGR');
    expect((await entriesOf(desk.userName)).at(-1)).toMatchObject({
      action: 'GET Verification/Document',
      outcome: 'refused',
    });
  }
  const support = await stage.newStaff('support');
  expect((await recordOf(support, player)).documents[0]?.actions).toEqual([]);
});

test('an id that is guessed shows nothing and leaves a trace, and no address of either origin serves a document', async () => {
  const player = await stage.newPlayer();
  const id = await upload(player, 'passport');
  const guess = await risk.call('GET Verification/Document', { query: { id: crypto.randomUUID() } });
  expect(guess.status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await entriesOf(risk.userName)).at(-1)).toMatchObject({ action: 'open a document', outcome: 'refused' });
  const { server, office } = stage.platform;
  for (const url of [`/art/uploads/${id}.webp`, `/verification/${id}`, `/office/api/Verification/Document?id=${id}`]) {
    const site = await server.inject({ url });
    expect(site.headers['content-type'] ?? '', url).not.toMatch(/image\/webp|pdf/);
    const there = await office.server.inject({ url });
    expect(there.headers['content-type'] ?? '', url).not.toMatch(/image\/webp|pdf/);
    expect(`${site.body}${there.body}`).not.toContain('UklGR');
  }
  const call = await office.server.inject({ url: `/office/api/Verification/Document?id=${id}` });
  expect(call.statusCode).toBe(401);
});

test('a whole number is for compliance alone, with a reason that is kept', async () => {
  const player = await newWaiting();
  const compliance = await stage.newStaff('compliance');
  const [check] = (await recordOf(compliance, player)).checks;
  const body = { id: check?.id ?? '', reason: 'the tax office asks' };
  const answer = await compliance.call('POST Verification/RevealNumber', { body });
  expect(answer.data).toEqual({ number: String(given) });
  expect((await entriesOf(compliance.userName)).at(-1)).toMatchObject({
    ...{ action: 'read an identity number', reason: 'the tax office asks', subject: `player ${player.playerId}` },
  });
  expect((await risk.call('POST Verification/RevealNumber', { body })).http).toBe(403);
  expect(JSON.stringify(await recordOf(compliance, player))).not.toContain(String(given));
});

test('who waits is on the home page of those who may read it', async () => {
  await newWaiting();
  const kinds = async (desk: Desk) =>
    (await desk.call('GET Home/Overview')).data.worklists.map(({ kind }: { kind: string }) => kind);
  expect(await kinds(risk)).toContain('identity to decide');
  expect(await kinds(await stage.newStaff('payments'))).not.toContain('identity to decide');
});
