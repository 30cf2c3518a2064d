import type { OfficeCallData } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../modules/wallet/index.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let owner: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let support: typeof owner;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  owner = await stage.newStaff('owner');
  support = await stage.newStaff('support');
});

const of = (playerId: bigint) => ({ query: { playerId: String(playerId) } });

async function stake(playerId: bigint, id: string, amountMinor = 1_00n) {
  await stage.platform.wallet.transfer({
    ...{ direction: 'out', playerId, amountMinor, house: 'house:egt', about: 'stake', isStake: true },
    key: keyOf({ source: 'test', class: 'stake', id: `${playerId} ${id}` }),
    round: keyOf({ source: 'test', class: 'round', id: `${playerId} ${id}` }),
    played: { product: 'games', supplier: 'egt', game: 'a game' },
  });
}

type Paged = 'GET Players/Journal' | 'GET Players/Timeline' | 'GET Players/Sessions';

/** Every page of a list, as a person reads on. */
async function readAll<Key extends Paged>(key: Key, playerId: bigint): Promise<OfficeCallData<Key>['items'][number][]> {
  const items: OfficeCallData<Key>['items'][number][] = [];
  let before: string | undefined;
  do {
    const query = { playerId: String(playerId), ...(before !== undefined && { before }) };
    const { data } = await owner.call(key, { query } as never);
    items.push(...data.items);
    before = data.next ?? undefined;
  } while (before !== undefined);
  return items;
}

test('the head of a file has money, name and what this person may do, and reading it is audited', async () => {
  const { id, playerId, userName } = await stage.newWithdrawal(60_000);
  await stake(playerId, 'one', 250_00n);
  const { data } = await support.call('GET Players/Get', of(playerId));
  expect(data).toMatchObject({
    ...{ playerId: String(playerId), userName, firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28' },
    ...{ balance: 1_000_000 - 60_000 - 250, held: 60_000, turnover: 250, turnoverSince: null, openSessions: 1 },
    ...{ deposits: { count: 0, amount: 0 }, withdrawals: { count: 0, amount: 0 }, appSecondFactor: false },
    actions: ['note', 'end-sessions', 'force-password-change', 'change-number', 'mark-tester'],
  });
  expect(data.numberProvenAt).not.toBeNull();
  const reads = await owner.call('GET Players/Audit', of(playerId));
  expect(reads.data.items).toContainEqual(
    expect.objectContaining({ actor: support.userName, action: 'GET Players/Get', outcome: 'read' }),
  );
  const payments = await support.call('GET Players/Payments', of(playerId));
  expect(payments.data.items).toMatchObject([{ id, direction: 'withdraw', amount: 60_000, state: 'requested' }]);
  expect((await support.call('GET Players/Get', of(999_999_999n))).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('the journal has each entry once over its pages, with the balance after it, and bets are listed as rounds', async () => {
  const { playerId } = await stage.newPlayer(1_000_00n);
  for (let turn = 0; turn < 120; turn += 1) await stake(playerId, String(turn));
  const entries = await readAll('GET Players/Journal', playerId);
  expect(entries).toHaveLength(121);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(121);
  for (const [at, entry] of entries.entries()) {
    const older = entries[at + 1];
    expect(entry.balance).toBeCloseTo((older?.balance ?? 0) + entry.change, 2);
  }
  const { data } = await support.call('GET Players/Bets', of(playerId));
  expect(data.items).toHaveLength(50);
  expect(data.items[0]).toMatchObject({ stake: 1, state: 'open' });
  const query = { playerId: String(playerId), before: data.next as string };
  const second = await support.call('GET Players/Bets', { query });
  expect(new Set([...data.items, ...second.data.items].map(({ id }) => id)).size).toBe(100);
});

test('the timeline has everything of all lists once, the newest first, over all of its pages', async () => {
  const { playerId } = await stage.newPlayer(1_000_00n);
  for (let turn = 0; turn < 60; turn += 1) await stake(playerId, String(turn));
  for (let turn = 0; turn < 60; turn += 1)
    await support.call('POST Players/AddNote', { body: { playerId: String(playerId), text: `note ${turn}` } });
  const moments = await readAll('GET Players/Timeline', playerId);
  const count = (kind: string) => moments.filter((moment) => moment.kind === kind).length;
  expect([count('money'), count('note')]).toEqual([61, 60]);
  expect(new Set(moments.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(moments.length);
  const times = moments.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(moments).toContainEqual(expect.objectContaining({ kind: 'security', what: 'sign-in: signed in' }));
  // What the staff did is for those who read the audit; what it read is in the audit alone.
  expect(count('staff')).toBe(60);
  const shown = (await support.call('GET Players/Timeline', of(playerId))).data.items;
  expect(shown.filter(({ kind }) => kind === 'staff')).toEqual([]);
});

test.each([
  ['GET Players/Journal', 'x'],
  ['GET Players/Payments', '1.5'],
  ['GET Players/Sessions', '1~'],
  ['GET Players/Sessions', "1'"],
  ['GET Players/Timeline', 'money.x'],
  ['GET Players/Timeline', 'security.1'],
] as const)('%s refuses %s, which no page gave', async (key, before) => {
  const { playerId } = await stage.newPlayer(1n);
  expect((await owner.call(key, { query: { playerId: String(playerId), before } })).http).toBe(400);
});

test('sessions, devices and failed sign-ins are listed', async () => {
  const { playerId, userName, browser } = await stage.newPlayer(1n);
  const number = userName.slice(3);
  for (let turn = 0; turn < 2; turn += 1) await browser.signIn(number, 'a wrong password');
  const { data } = await support.call('GET Players/Sessions', of(playerId));
  expect(data.sessions).toHaveLength(1);
  expect(data.devices).toMatchObject([{ others: 0 }]);
  const outcomes = data.items.map(({ event, outcome }) => `${event}: ${outcome}`);
  expect(outcomes).toContain('sign-in: signed in');
  expect(outcomes.filter((outcome) => outcome === 'sign-in: wrong password')).toHaveLength(2);
});

test('messages between the player and the operator are listed, also those that the player deleted', async () => {
  const { playerId, browser } = await stage.newPlayer(1n);
  await expect
    .poll(async () => (await browser.call('GET Messages/GetUnreadMessages')).data.length, { timeout: 10_000 })
    .toBeGreaterThan(0);
  const { data } = await support.call('GET Players/Messages', of(playerId));
  expect(data.items[0]).toMatchObject({ isSent: false, isDeleted: false });
  await pool.query('update messages.message set deleted_at = app_now() where player_id = $1', [playerId]);
  const again = await support.call('GET Players/Messages', of(playerId));
  expect(again.data.items).toHaveLength(data.items.length);
  expect(again.data.items[0]).toMatchObject({ isDeleted: true });
});

test('a note is added once, read by the staff, never by the player, and changed by nothing', async () => {
  const { playerId, browser } = await stage.newPlayer(1n);
  const text = 'called <b>twice</b>';
  const { data } = await support.call('POST Players/AddNote', { body: { playerId: String(playerId), text } });
  const notes = (await owner.call('GET Players/Notes', of(playerId))).data.items;
  expect(notes).toMatchObject([{ id: data.id, author: support.userName, text }]);
  expect((await owner.call('GET Players/Get', of(playerId))).data.notes).toBe(1);
  const inbox = (await browser.call('GET Messages/GetUnreadMessages')).data;
  expect(JSON.stringify(inbox)).not.toContain('called');
  await expect(pool.query(`update notes.note set body = 'x'`)).rejects.toThrow('permission denied');
  await expect(pool.query('delete from notes.note')).rejects.toThrow('permission denied');
  const unknown = await support.call('POST Players/AddNote', { body: { playerId: '999999999', text } });
  expect(unknown.status).toBe('RECORD_DOES_NOT_EXIST');
  const auditor = await stage.newStaff('auditor');
  expect((await auditor.call('POST Players/AddNote', { body: { playerId: String(playerId), text } })).http).toBe(403);
});
