import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let compliance: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let support: typeof compliance;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  compliance = await stage.newStaff('compliance');
  support = await stage.newStaff('support');
});

type Kind = 'deceased' | 'minor' | 'relative of staff';
const flag = (playerId: bigint, kind: Kind) =>
  compliance.call('POST Compliance/Flag', {
    body: { playerId: String(playerId), flag: kind, reason: 'a letter came', document: 'certificate 12, safe 3' },
  });
const switchesOf = async (playerId: bigint, desk = compliance) =>
  (await desk.call('GET Players/Switches', { query: { playerId: String(playerId) } })).data.switches;
const offOf = async (playerId: bigint) => (await switchesOf(playerId)).filter(({ on }) => !on).map((one) => one.switch);
const flagsOf = async (playerId: bigint) =>
  (await compliance.call('GET Compliance/Flags')).data.filter((one) => one.playerId === String(playerId));

test.each<[Kind, string[]]>([
  ['deceased', ['sign-in', 'deposit', 'play', 'marketing']],
  ['minor', ['sign-in', 'deposit', 'play', 'withdraw', 'marketing']],
  ['relative of staff', ['play']],
])('%s: what the flag stands for is off at once, and support reads no reason', async (kind, off) => {
  const { playerId, browser } = await stage.newPlayer(2_500_00n);
  expect((await flag(playerId, kind)).status).toBe('SUCCESS');
  expect(await offOf(playerId)).toEqual(off);
  const isSignedIn = (await browser.call('GET User/GetBalance')).http === 200;
  expect(isSignedIn).toBe(!off.includes('sign-in'));
  expect(JSON.stringify(await switchesOf(playerId, support))).not.toMatch(/deceased|minor|relative|letter|compliance/i);
  expect(await flagsOf(playerId)).toMatchObject([
    { flag: kind, reason: 'a letter came', document: 'certificate 12, safe 3', balance: 2_500, actions: ['end'] },
  ]);
  const { rows } = await db.database.pool.query('select action from audit.entry where subject = $1', [
    `player ${playerId}`,
  ]);
  expect(rows).toContainEqual({ action: `flag as ${kind}` });
});

test('a flag is set once and ended once, and no other door lifts it', async () => {
  const { playerId } = await stage.newPlayer();
  const both = await Promise.all([flag(playerId, 'minor'), flag(playerId, 'minor')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  await flag(playerId, 'relative of staff');
  const owner = await stage.newStaff('owner');
  const play = { playerId: String(playerId), switch: 'play' as const, on: true, reason: 'please' };
  for (const desk of [owner, compliance, support])
    expect((await desk.call('POST Players/SetSwitch', { body: play })).http).toBe(403);
  const minor = (await flagsOf(playerId)).find((one) => one.flag === 'minor');
  const end = () => compliance.call('POST Compliance/EndFlag', { body: { id: minor?.id ?? '', comment: 'is 19' } });
  const ends = await Promise.all([end(), end()]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await offOf(playerId)).toEqual(['play']);
});
