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

let orders = 0;
interface Wish {
  asks: 'freeze' | 'tell' | 'release';
  players?: bigint[];
  releases?: string;
  until?: string;
  number?: string;
}
function register({ players, number, ...wish }: Wish) {
  orders += 1;
  return compliance.call('POST Compliance/RegisterOrder', {
    body: {
      ...{ authority: 'High Court of Lagos', number: number ?? `FHC/${orders}`, text: 'Freeze the account.', ...wish },
      receivedAt: stage.platform.clock.now().toISOString(),
      documentSha256: 'a'.repeat(64),
      ...(players && { players: players.map(String) }),
    },
  });
}
async function freeze(...players: bigint[]): Promise<string> {
  const { status, data } = await register({ asks: 'freeze', players });
  expect(status).toBe('SUCCESS');
  return data.id;
}
const switchesOf = async (playerId: bigint, desk = compliance) =>
  (await desk.call('GET Players/Switches', { query: { playerId: String(playerId) } })).data.switches;
const offOf = async (playerId: bigint) => (await switchesOf(playerId)).filter(({ on }) => !on).map((one) => one.switch);
const orderOf = async (id: string) =>
  (await compliance.call('GET Compliance/Orders', { query: {} })).data.find((one) => one.id === id);

test('a freeze turns play and withdrawals of all its players off, all or none, and support sees only that they are off', async () => {
  const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
  const unknown = await register({ asks: 'freeze', players: [one.playerId, 999_999_999n] });
  expect(unknown.status).toBe('RECORD_DOES_NOT_EXIST');
  expect(await offOf(one.playerId)).toEqual([]);
  const id = await freeze(one.playerId, other.playerId);
  for (const { playerId } of [one, other]) expect(await offOf(playerId)).toEqual(['play', 'withdraw']);
  const withdrawal = await one.browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } });
  expect(withdrawal.status).not.toBe('SUCCESS');
  const shown = await switchesOf(one.playerId, support);
  expect(shown.find((entry) => entry.switch === 'play')?.blocks).toEqual([
    { source: null, reason: null, until: null, playerText: null, by: null, since: null, actions: [] },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/court|order|FHC/i);
  const timeline = await support.call('GET Players/Timeline', { query: { playerId: String(one.playerId) } });
  expect(JSON.stringify(timeline.data)).not.toMatch(/court|order|FHC/i);
  expect(await orderOf(id)).toMatchObject({ state: 'in force', asks: 'freeze', actions: ['release'] });
  for (const subject of [`order ${id}`, `player ${one.playerId}`, `player ${other.playerId}`]) {
    const { rows } = await db.database.pool.query(
      `select outcome from audit.entry where subject = $1 and action = 'register an order: freeze'`,
      [subject],
    );
    expect(rows, subject).toEqual([{ outcome: 'done' }]);
  }
});

test('a release ends the freeze of its order and leaves that of another order on the same player', async () => {
  const { playerId } = await stage.newPlayer();
  const [first, second] = [await freeze(playerId), await freeze(playerId)];
  const twoForSupport = (await switchesOf(playerId, support)).find((entry) => entry.switch === 'play');
  expect(twoForSupport?.blocks).toHaveLength(1);
  const released = await register({ asks: 'release', releases: first });
  expect(released.status).toBe('SUCCESS');
  expect(await offOf(playerId)).toEqual(['play', 'withdraw']);
  expect((await orderOf(first))?.state).toBe('released');
  expect((await orderOf(second))?.state).toBe('in force');
  const twice = await Promise.all([1, 2].map(() => register({ asks: 'release', releases: second })));
  expect(twice.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await offOf(playerId)).toEqual([]);
});

test('no other door lifts a freeze, and its end leaves what others hold off', async () => {
  const { playerId } = await stage.newPlayer();
  const id = await freeze(playerId);
  const owner = await stage.newStaff('owner');
  const play = { playerId: String(playerId), switch: 'play' as const, on: true, reason: 'please' };
  for (const desk of [owner, compliance, support])
    expect((await desk.call('POST Players/SetSwitch', { body: play })).http).toBe(403);
  // Ends what was said without an order, and that is nothing.
  await compliance.call('POST Players/SetSwitch', { body: { ...play, source: 'court' } });
  expect(await offOf(playerId)).toEqual(['play', 'withdraw']);
  await support.call('POST Players/SetSwitch', { body: { ...play, on: false, source: 'staff' } });
  expect((await register({ asks: 'release', releases: id })).status).toBe('SUCCESS');
  expect(await offOf(playerId)).toEqual(['play']);
});

test('a number of an authority is registered once, also by two at once, and an order names players or another order', async () => {
  const { playerId } = await stage.newPlayer();
  const wish = { asks: 'freeze' as const, players: [playerId], number: 'FHC/once' };
  const both = await Promise.all([register(wish), register(wish)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['NAME_IS_TAKEN', 'SUCCESS']);
  const { rows } = await db.database.pool.query(
    'select count(*)::int as blocks from switches.block where player_id = $1 and ended_at is null',
    [playerId],
  );
  expect(rows).toEqual([{ blocks: 2 }]);
  const past = new Date(stage.platform.clock.now().getTime() - 1_000).toISOString();
  for (const wrong of [
    { asks: 'freeze' as const },
    { asks: 'release' as const },
    { asks: 'release' as const, players: [playerId], releases: both[0]?.data?.id ?? both[1]?.data?.id ?? '' },
    { asks: 'freeze' as const, players: [playerId], until: past },
  ])
    expect((await register(wrong)).status).toBe('INCORRECT_PARAMETER_VALUE');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await register({ asks: 'release', releases: unknown })).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('what an authority asks to be told waits on the home page of compliance until it is answered, once', async () => {
  const { playerId } = await stage.newPlayer();
  const { data } = await register({ asks: 'tell', players: [playerId] });
  expect(await offOf(playerId)).toEqual([]);
  const kinds = async (desk: typeof support) =>
    (await desk.call('GET Home/Overview')).data.worklists.map(({ kind }) => kind);
  expect(await kinds(compliance)).toContain('order to answer');
  expect(await kinds(support)).not.toContain('order to answer');
  const answer = () =>
    compliance.call('POST Compliance/AnswerOrder', { body: { id: data.id, comment: 'told by letter 4' } });
  const both = await Promise.all([answer(), answer()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await kinds(compliance)).not.toContain('order to answer');
});

test('a freeze with an end is over then by itself', async () => {
  const { playerId } = await stage.newPlayer();
  const until = new Date(stage.platform.clock.now().getTime() + 60_000).toISOString();
  const { data } = await register({ asks: 'freeze', players: [playerId], until });
  expect(await offOf(playerId)).toEqual(['play', 'withdraw']);
  await stage.passMinutes(2);
  expect(await offOf(playerId)).toEqual([]);
  expect((await orderOf(data.id))?.state).toBe('over');
});
