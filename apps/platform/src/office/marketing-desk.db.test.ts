import { randomUUID } from 'node:crypto';
import type { OfficeCallInput } from '@harmattan/contract/office';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { inboundSignatureHeader, signInbound } from '@harmattan/wires/termii';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
type Stage = Awaited<ReturnType<typeof openOfficeStage>>;
type Member = Awaited<ReturnType<Stage['newStaff']>>;
let stage: Stage;
let content: Member;
let compliance: Member;
beforeAll(async () => {
  stage = await openOfficeStage(db, { MARKETING_QUIET_HOURS: 'off', MARKETING_TWO_PERSON_SIZE: '1' });
  content = await stage.newStaff('content');
  compliance = await stage.newStaff('compliance');
});

type Player = Awaited<ReturnType<Stage['newPlayer']>>;

/** Players of a campaign of their own who want texts, and its segment. */
async function newSegment(count: number): Promise<{ players: Player[]; segmentId: string }> {
  const refcode = `c-${randomUUID()}`;
  const players: Player[] = [];
  for (let made = 0; made < count; made += 1) {
    const player = await stage.newPlayer();
    await player.browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag: '1' } });
    await pool.query(
      'insert into marketing.referred_player (player_id, refcode, registered_at) values ($1, $2, app_now())',
      [player.playerId, refcode],
    );
    players.push(player);
  }
  const segmentId = randomUUID();
  const body = { id: segmentId, version: 0, name: 'Mine', conditions: [{ kind: 'campaign' as const, refcode }] };
  expect((await content.call('POST Marketing/SaveSegment', { body })).status).toBe('SUCCESS');
  return { players, segmentId };
}

const plan = (segmentId: string) => ({
  ...{ segmentId, segmentVersion: 1, channel: 'sms' as const, isService: false },
  texts: { en: { header: '', text: 'Friday: ₦500 free bet.' } },
});

type Send = OfficeCallInput<'POST Marketing/Send'>['body'];
const send = (desk: Member, segmentId: string, change: Partial<Send> = {}) =>
  desk.call('POST Marketing/Send', {
    body: { id: randomUUID(), name: 'Friday', ...plan(segmentId), comment: 'for Friday', ...change },
  });
const find = async (id: string) =>
  (await compliance.call('GET Marketing/List')).data.mailings.find((mailing) => mailing.id === id);
const requestOf = async (desk: Member, subject: string) =>
  (await desk.call('GET Approvals/Waiting')).data.find((request) => request.subject === subject);
const decide = async (desk: Member, subject: string, approve = true) =>
  desk.call('POST Approvals/Decide', {
    body: { id: (await requestOf(desk, subject))?.id as string, approve, comment: 'checked' },
  });
const answer = (text: object, secret: string = sandboxCredentials.sms.hookSecret) => {
  const payload = JSON.stringify(text);
  const headers = { 'content-type': 'application/json', [inboundSignatureHeader]: signInbound(payload, secret) };
  return stage.platform.server.inject({ method: 'POST', url: '/hooks/sms', payload, headers });
};
const stopOf = (userName: string) => ({
  ...{ type: 'inbound', message_id: randomUUID(), sender: userName, receiver: 'HMT Offers', message: 'STOP' },
});
const offersTo = ({ userName }: Player) => stage.textsTo(userName).filter((text) => text.startsWith('Friday'));

test('a mailing shows size, cost and who is excluded, takes two people, and reaches those who still want it', async () => {
  const { players, segmentId } = await newSegment(3);
  const [kept, stopped, off] = players as [Player, Player, Player];
  await off.browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag: '0' } });
  const { data: shown } = await content.call('POST Marketing/Preview', { body: plan(segmentId) });
  // The naira sign makes it UCS-2: one part at four naira for each of two.
  expect(shown).toMatchObject({
    audience: { matched: 3, recipients: 2, excluded: [{ reason: 'no-texts', players: 1 }], cost: 8, isComplete: true },
    ...{ needsTwo: true, quietUntil: null },
  });
  expect(shown.texts[0]).toMatchObject({ language: 'en', encoding: 'UCS-2', parts: 1, recipients: 2 });
  const id = randomUUID();
  expect((await send(content, segmentId, { id })).data).toEqual({ state: 'asked' });
  expect((await send(content, segmentId, { id })).data).toEqual({ state: 'asked' });
  expect((await send(content, segmentId, { id, name: 'Another' })).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await decide(content, id)).status).toBe('OWN_REQUEST');
  expect((await requestOf(compliance, id))?.detail).toMatch(/by text of 2 players of “Mine .*1 excluded; cost ₦8.00/);
  // Between the approval and the sending, one answers STOP.
  expect((await answer(stopOf(stopped.userName))).statusCode).toBe(200);
  expect((await decide(compliance, id)).data).toMatchObject({ state: 'approved' });
  await expect.poll(() => find(id)).toMatchObject({ state: 'done', reached: 1, cost: 4 });
  expect(offersTo(kept)).toEqual(['Friday: ₦500 free bet. Reply STOP to end offers.']);
  expect([...offersTo(stopped), ...offersTo(off)]).toEqual([]);
  expect((await find(id))?.excluded).toEqual(
    expect.arrayContaining([
      { reason: 'opted-out', players: 1 },
      { reason: 'no-texts', players: 1 },
    ]),
  );
  const { rows } = await pool.query('select action, actor from audit.entry where subject = any($1) order by id', [
    [`mailing ${id}`, `send a mailing ${id}`],
  ]);
  expect(rows).toEqual([
    { action: 'ask for a mailing', actor: content.userName },
    { action: 'decide on an own request', actor: content.userName },
    { action: 'approve a request: send a mailing', actor: compliance.userName },
  ]);
});

test('an unsigned text turns off nothing, and a signed one at once', async () => {
  const { userName, playerId } = await stage.newPlayer();
  const isOff = async () =>
    (await pool.query('select has_opted_out from mailings.player where player_id = $1', [playerId])).rows[0]
      .has_opted_out;
  const text = stopOf(userName);
  expect((await answer(text, 'another secret of theirs')).statusCode).toBe(401);
  expect((await answer({ type: 'inbound' })).statusCode).toBe(400);
  expect(await isOff()).toBe(false);
  expect((await answer(text)).statusCode).toBe(200);
  expect((await answer(text)).statusCode).toBe(200);
  expect(await isOff()).toBe(true);
  await expect.poll(() => stage.textsTo(userName).filter((one) => one.includes('no more offers')).length).toBe(1);
});

test('a small one goes out on the word of one person, what was refused or cancelled does not', async () => {
  const { players, segmentId } = await newSegment(1);
  const [small, dear, refused] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await send(content, segmentId, { id: small })).data).toEqual({ state: 'scheduled' });
  await expect.poll(async () => (await find(small))?.state).toBe('done');
  expect(offersTo(players[0] as Player)).toHaveLength(1);
  const long = { en: { header: '', text: `Friday ${'a'.repeat(140)}` } };
  const later = new Date(stage.platform.clock.now().getTime() + 3_600_000).toISOString();
  expect((await send(content, segmentId, { id: dear, texts: long, sendAt: later })).data.state).toBe('scheduled');
  const cancel = () => content.call('POST Marketing/Cancel', { body: { id: dear, comment: 'a typo' } });
  expect((await cancel()).data).toEqual({ state: 'cancelled' });
  expect((await cancel()).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await send(content, segmentId, { id: refused, isService: true })).data).toEqual({ state: 'asked' });
  expect((await decide(compliance, refused, false)).data).toMatchObject({ state: 'refused' });
  expect(await find(refused)).toMatchObject({ state: 'refused', actions: [] });
  expect(offersTo(players[0] as Player)).toHaveLength(1);
  const tooLong = { en: { header: '', text: 'a'.repeat(1_000) } };
  expect((await send(content, segmentId, { texts: tooLong })).status).toBe('TEXT_TOO_LONG');
  expect((await send(content, randomUUID())).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('of two who change a segment the second is told, and a mailing keeps the version that it was made for', async () => {
  const { segmentId } = await newSegment(1);
  const body = { id: segmentId, version: 1, name: 'Mine', conditions: [{ kind: 'marketing' as const, on: true }] };
  const answers = await Promise.all([1, 2].map(() => content.call('POST Marketing/SaveSegment', { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  const { data } = await compliance.call('GET Marketing/Segments');
  expect(data.segments.find(({ id }) => id === segmentId)).toMatchObject({ version: 2, actions: [] });
  const id = randomUUID();
  await send(content, segmentId, { id });
  expect((await find(id))?.segment).toMatchObject({ version: 1, conditions: [{ kind: 'campaign' }] });
});

test('a partner link leads to this site, has a version, and its figures are those of the report', async () => {
  const refcode = `partner-${randomUUID()}`;
  const link = { refcode, version: 0, name: 'Radio', partner: 'Cool FM', landingPath: '/Promotions' };
  const save = (change: Partial<typeof link> = {}) =>
    content.call('POST Marketing/SaveCampaign', { body: { ...link, ...change } });
  expect((await save({ landingPath: '//evil.example' })).status).toBe('INCORRECT_PARAMETER_VALUE');
  const { data } = await save();
  expect(data).toMatchObject({ version: 1, link: expect.stringMatching(`/Promotions\\?refcode=${refcode}$`) });
  expect((await save()).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await save({ version: 1, name: 'Radio 2' })).data).toMatchObject({ version: 2, name: 'Radio 2' });
  const { browser } = await stage.newPlayer();
  await browser.call('POST Marketing/RegisterCampaignClick', {
    query: { refcode, host: 'h', controllerName: '', actionName: '', isFirst: '0' },
  } as never);
  const today = new Date(stage.platform.clock.now().getTime() + 3_600_000).toISOString().slice(0, 10);
  const report = await compliance.call('GET Marketing/Campaigns', { query: { from: today, to: today } });
  expect(report.data.figures).toContainEqual(expect.objectContaining({ refcode, clicks: 1, firstClicks: 1 }));
  expect(report.data.campaigns).toContainEqual(expect.objectContaining({ refcode, name: 'Radio 2', actions: [] }));
});
