import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let support: Awaited<ReturnType<(typeof stage)['newStaff']>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  support = await stage.newStaff('support');
});

const search = async (text: string) => (await support.call('GET Players/Search', { query: { text } })).data;
const linkedTo = async (playerId: bigint) =>
  (await support.call('GET Players/Linked', { query: { playerId: String(playerId) } })).data;

async function rename(browser: Awaited<ReturnType<typeof stage.newPlayer>>['browser'], first: string, last: string) {
  const body = { firstName: first, lastName: last, dateOfBirth: '1990-02-28' };
  expect((await browser.call('POST User/SaveUserPersonalDetails', { body })).status).toBe('SUCCESS');
}

async function openAccounts(beginning: string, count: number): Promise<bigint[]> {
  const { rows } = await pool.query(
    `insert into identity.player (user_name, password_hash, currency)
     select $1 || lpad(n::text, 7, '0'), '', 'NGN' from generate_series(1, $2::int) n returning id`,
    [beginning, count],
  );
  return rows.map(({ id }) => id);
}

const signIn = (playerId: bigint, address: string, daysAgo = 0) =>
  pool.query(
    `insert into identity.sign_in (id, player_id, is_mobile, os, browser, address, created_at)
     values (gen_random_uuid(), $1, true, 'Android', 'Chrome', $2, app_now() - $3 * interval '1 day')`,
    [playerId, address, daysAgo],
  );

test('a player is found by the beginning of any word of the name, whatever its marks and capitals', async () => {
  const { browser, playerId, userName } = await stage.newPlayer(1n);
  await rename(browser, 'Ọlúwaṣeun Ɗanladi', "O'Brien-Adébáyọ̀");
  for (const text of ['oluwa', 'OLUWASEUN', 'danl', 'adebayo', 'brien ade', 'Ọlúwa brien', 'adéb danladi'])
    expect(await search(text), text).toContainEqual(
      expect.objectContaining({ playerId: String(playerId), userName, foundBy: 'name' }),
    );
  for (const text of ['oluwax', 'brien chidi', 'luwaseun']) expect(await search(text), text).toEqual([]);
  await rename(browser, 'Chinedu', 'Eze');
  expect(await search('oluwaseun')).toEqual([]);
  expect(await search('chined eze')).toHaveLength(1);
});

test('a player is found by number, id, reference, device and address, and the answer says by what', async () => {
  const { id, playerId } = await stage.newWithdrawal();
  const key = String(playerId);
  const { rows } = await pool.query('select reference from cashier.payment where id = $1', [id]);
  const device = await pool.query('select device_id from identity.device_player where player_id = $1', [playerId]);
  await pool.query(`update cashier.payment set provider_ref = $2 where id = $1`, [id, `FLW-${id}`]);
  await signIn(playerId, '10.77.0.9');
  const ways = {
    reference: [rows[0].reference, id, `FLW-${id}`],
    device: [device.rows[0].device_id],
    address: ['10.77.0.9'],
    id: [`#${key}`],
  };
  for (const [foundBy, texts] of Object.entries(ways))
    for (const text of texts) expect(await search(text), text).toMatchObject([{ playerId: key, foundBy }]);
  expect(await search("x' or true --")).toEqual([]);
});

test('at most fifty are found', async () => {
  await openAccounts('234700', 60);
  await pool.query(
    `insert into profile.player (player_id, first_name, last_name, birth_date)
     select id, 'Zainab', 'Zubairu', '1990-01-01' from identity.player where user_name like '234700%'`,
  );
  expect(await search('0700')).toHaveLength(50);
  expect(await search('zain')).toHaveLength(50);
  expect(await search('zain zub')).toHaveLength(50);
});

test('accounts with one payment destination or one device are linked heavily, and those of a carrier’s address are not', async () => {
  const [one, other, sharer, housemate] = [
    await stage.newWithdrawal(),
    await stage.newWithdrawal(),
    await stage.newPlayer(1n),
    await stage.newPlayer(1n),
  ];
  await pool.query(
    `update cashier.payment set destination = (select destination from cashier.payment where id = $1) where id = $2`,
    [one.id, other.id],
  );
  await pool.query(
    `insert into identity.device_player (player_id, device_id)
     select $2, device_id from identity.device_player where player_id = $1`,
    [one.playerId, sharer.playerId],
  );
  for (const { playerId } of [one, housemate]) await signIn(playerId, '10.88.0.1');
  // Every browser of the tests has one address: it is a carrier's as soon as twenty accounts used it.
  for (const id of await openAccounts('234701', 20)) await signIn(id, '127.0.0.1');
  const links = await linkedTo(one.playerId);
  const found = (playerId: bigint) => links.find((link) => link.playerId === String(playerId));
  expect(links).toHaveLength(3);
  expect(found(other.playerId)).toMatchObject({ points: 50, links: [{ kind: 'destination', weight: 'heavy' }] });
  expect(found(sharer.playerId)).toMatchObject({ points: 50, links: [{ kind: 'device', weight: 'heavy' }] });
  expect(found(housemate.playerId)).toMatchObject({
    ...{ points: 5, links: [{ kind: 'address', weight: 'light', detail: '10.88.0.1' }] },
  });
});

test('an address links accounts while fewer than twenty used it within seven days', async () => {
  const { playerId } = await stage.newPlayer(1n);
  const accounts = await openAccounts('234702', 19);
  for (const id of [playerId, ...accounts.slice(0, 18)]) await signIn(id, '10.99.0.1');
  const near = async () =>
    (await linkedTo(playerId)).filter(({ links }) => links.some(({ detail }) => detail === '10.99.0.1')).length;
  expect(await near()).toBe(18);
  await signIn(accounts[18] as bigint, '10.99.0.1');
  expect(await near()).toBe(0);
  await pool.query('delete from identity.sign_in where player_id = $1', [accounts[18]]);
  await signIn(accounts[18] as bigint, '10.99.0.1', 8);
  expect(await near()).toBe(18);
});

test('two players with one kept card are linked by it', async () => {
  const [one, other] = [await stage.newPlayer(1n), await stage.newPlayer(1n)];
  for (const { playerId } of [one, other])
    await pool.query(
      `insert into cashier.saved_card (id, player_id, gateway, brand, last_four, expiry, key_id, box)
       values (gen_random_uuid(), $1, 'kudipal', 'VISA', '4242', '01/29', 'k', '\\x00')`,
      [playerId],
    );
  expect(await linkedTo(one.playerId)).toContainEqual(
    expect.objectContaining({
      playerId: String(other.playerId),
      links: expect.arrayContaining([{ kind: 'card', weight: 'light', detail: '•••4242' }]),
    }),
  );
});
