import type { OfficeCallKey } from '@harmattan/contract/office';
import { officeCalls } from '@harmattan/contract/office';
import { marketDay } from '@harmattan/kernel/market-time';
import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../modules/wallet/index.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { codeOf, newDesk } from '../../testing/test-office.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let owners: [Desk, Desk];
let today: string;
let month: string;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  owners = [await stage.newStaff('owner'), await stage.newStaff('owner')];
  today = marketDay(stage.platform.clock.now());
  month = today.slice(0, 7);
});

type Desk = Awaited<ReturnType<(typeof stage)['newStaff']>>;

let given = 0;

/** Base32, as an authenticator app takes it. */
function bytesOf(code: string): Uint8Array {
  const bits = [...code.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** An account that two owners open, signed in. */
async function newRegulator(change: { regions?: string[]; from?: string; to?: string; hours?: number } = {}) {
  given += 1;
  const userName = `authority${given}`;
  const { regions = ['Lagos'], from = '2026-01-01', to = '2099-12-31', hours = 24 } = change;
  const expiresAt = new Date(stage.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
  const [one, other] = owners;
  const asked = await one.call('POST Regulator/AskOpen', {
    body: { userName, fullName: 'The Authority', regions, from, to, expiresAt, comment: 'letter 12' },
  });
  expect(asked.status).toBe('SUCCESS');
  const decided = await other.call('POST Approvals/Decide', {
    body: { id: asked.data.approvalId, approve: true, comment: 'the letter is there' },
  });
  const secret = bytesOf(decided.data.authenticator as string);
  const desk = newDesk(stage.platform.office.server);
  const signInAgain = async () => {
    await stage.beginStep();
    return desk.signIn(userName, asked.data.password, codeOf(secret, stage.platform.clock.now()));
  };
  expect((await signInAgain()).status).toBe('SUCCESS');
  return Object.assign(desk, { userName, signInAgain });
}

/** A player of a state who staked and won on some products. */
async function newPlayerOf(region: string | undefined) {
  const player = await stage.newPlayer();
  if (region !== undefined) await player.browser.call('POST User/SaveRegion', { body: { region } });
  const { wallet } = stage.platform;
  const { playerId } = player;
  const key = (id: string) => keyOf({ source: 'test', class: 'regulator', id: `${playerId} ${id}` });
  const round = key('round');
  const played = { product: 'games', supplier: 'qtech', game: '101' } as const;
  const move = {
    playerId,
    round,
    house: 'house:qtech',
    played,
    memo: JSON.stringify(['101', `r${playerId}`, 't1']),
  } as const;
  await wallet.transfer({ ...move, direction: 'out', about: 'stake', key: key('stake'), amountMinor: 40_000n });
  await wallet.transfer({ ...move, direction: 'in', about: 'win', key: key('win'), of: round, amountMinor: 15_000n });
  const bet = { playerId, house: 'house:bti', played: { product: 'sports', supplier: 'bti', game: 'sports' } } as const;
  await wallet.transfer({
    ...bet,
    direction: 'out',
    about: 'stake',
    key: key('bet'),
    round: key('b'),
    amountMinor: 7_000n,
  });
  return { ...player, round };
}

const figuresOf = (desk: { call: Desk['call'] }, region: string, of = month) =>
  desk.call('GET Regulator/Figures', { query: { region, month: of } });

/** The journal, line by line, of players of a state. */
async function recount(region: string) {
  const { rows } = await pool.query(
    `select product, count(distinct e.player_id)::integer as players,
       (coalesce(sum(house_amount) filter (where about = 'stake'), 0) / 100)::float8 as stakes,
       (coalesce(-sum(house_amount) filter (where about = 'win'), 0) / 100)::float8 as wins
     from wallet.feed_entry e join profile.player p on p.player_id = e.player_id
     where p.region = $1 and product is not null and house_amount <> 0 group by product order by product`,
    [region],
  );
  return rows;
}

test('stakes, wins and gross revenue of a state equal the journal, and other states are not in them', async () => {
  for (const region of ['Lagos', 'Lagos', 'Kano', undefined]) await newPlayerOf(region);
  const regulator = await newRegulator();
  await expect.poll(async () => (await figuresOf(regulator, 'Lagos')).data.total.stakes, { timeout: 10_000 }).toBe(940);
  const { data } = await figuresOf(regulator, 'Lagos');
  expect(data.products.map(({ product, players, stakes, wins }) => ({ product, players, stakes, wins }))).toEqual(
    await recount('Lagos'),
  );
  expect(data.total).toMatchObject({ players: 2, stakes: 940, refunds: 0, wins: 300, ggr: 640 });
});

test('a ticket is found by state, month and player, with masked numbers and no balance', async () => {
  const regulator = await newRegulator({ regions: ['Ogun'] });
  const { userName, playerId, round } = await newPlayerOf('Ogun');
  const query = { region: 'Ogun', month };
  const players = async () => (await regulator.call('GET Regulator/Players', { query })).data;
  await expect.poll(players, { timeout: 10_000 }).toHaveLength(1);
  const [player] = await players();
  expect(player).toMatchObject({ playerId: String(playerId), stakes: 470, wins: 150 });
  expect(player?.number).toMatch(/^234•+\d{3}$/);
  const of = { ...query, playerId: String(playerId) };
  const { data } = await regulator.call('GET Regulator/Tickets', { query: of });
  expect(data.tickets.find(({ id }) => id === round)).toMatchObject({ stake: 400, win: 150, state: 'won' });
  const ticket = await regulator.call('GET Regulator/Ticket', { query: { ...of, id: round } });
  expect(ticket.data.moves.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['stake', 400],
    ['win', 150],
  ]);
  const told = JSON.stringify([data, ticket.data, player]);
  for (const secret of [userName, userName.slice(3), 'Ada', 'Obi', 'balance']) expect(told).not.toContain(secret);
});

test('tickets are read page after page: each once, to the first of the month', async () => {
  const regulator = await newRegulator({ regions: ['Oyo'], from: `${month}-01`, to: `${month}-28` });
  const { playerId } = await newPlayerOf('Oyo');
  const { wallet } = stage.platform;
  const move = { playerId, direction: 'out', about: 'stake', house: 'house:qtech', amountMinor: 100n } as const;
  const played = { product: 'games', supplier: 'qtech', game: '101' } as const;
  for (let number = 0; number < 60; number += 1) {
    const key = (id: string) => keyOf({ source: 'test', class: 'regulator', id: `${playerId} ${id} ${number}` });
    await wallet.transfer({ ...move, played, key: key('more'), round: key('of') });
  }
  const of = { region: 'Oyo', month, playerId: String(playerId) };
  const first = await regulator.call('GET Regulator/Tickets', { query: of });
  expect([first.data.tickets.length, first.data.next]).toEqual([50, expect.any(String)]);
  const second = await regulator.call('GET Regulator/Tickets', { query: { ...of, before: first.data.next as string } });
  const ids = [...first.data.tickets, ...second.data.tickets].map(({ id }) => id);
  expect([ids.length, new Set(ids).size, second.data.next]).toEqual([62, 62, null]);
});

test('other states, other months and players of other states do not exist, and the attempts are kept', async () => {
  const regulator = await newRegulator({ regions: ['Oyo'], from: `${month}-01`, to: `${month}-28` });
  const [own, other] = [await newPlayerOf('Oyo'), await newPlayerOf('Kano')];
  const query = { region: 'Oyo', month };
  expect((await figuresOf(regulator, 'Kano')).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await figuresOf(regulator, 'Oyo', '2026-01')).status).toBe('RECORD_DOES_NOT_EXIST');
  const reads = (playerId: bigint, round: string) => [
    regulator.call('GET Regulator/Tickets', { query: { ...query, playerId: String(playerId) } }),
    regulator.call('GET Regulator/Ticket', { query: { ...query, playerId: String(playerId), id: round } }),
  ];
  for (const answer of await Promise.all(reads(own.playerId, own.round))) expect(answer.status).toBe('SUCCESS');
  for (const answer of await Promise.all(reads(other.playerId, other.round)))
    expect(answer.status).toBe('RECORD_DOES_NOT_EXIST');
  // The round of a player of another state, under the name of an own one.
  const [, borrowed] = await Promise.all(reads(own.playerId, other.round));
  expect(borrowed?.status).toBe('RECORD_DOES_NOT_EXIST');
  const { rows } = await pool.query(
    `select subject from audit.entry where actor = $1 and action = 'read beyond the scope' order by id`,
    [regulator.userName],
  );
  expect(rows).toEqual([{ subject: 'region Kano' }, { subject: 'region Oyo' }]);
});

test('a regulator writes nothing and reads nothing else', async () => {
  const regulator = await newRegulator();
  for (const key of Object.keys(officeCalls) as OfficeCallKey[]) {
    const { permission } = officeCalls[key];
    if (permission === 'none' || permission === 'any' || permission === 'regulator.read') continue;
    expect([key, (await regulator.call(key)).http]).toEqual([key, 403]);
  }
  expect(Object.keys(officeCalls).filter((key) => key.startsWith('POST Regulator/'))).toEqual([
    'POST Regulator/AskOpen',
  ]);
});

test('after its expiry the account reads nothing and opens no session', async () => {
  const regulator = await newRegulator({ hours: 1 });
  expect((await regulator.call('GET Regulator/Scope')).data).toMatchObject({ regions: ['Lagos'] });
  await stage.passMinutes(20);
  expect((await regulator.call('GET Regulator/Scope')).status).toBe('SUCCESS');
  await stage.passMinutes(20);
  expect((await regulator.call('GET Regulator/Scope')).status).toBe('SUCCESS');
  await stage.passMinutes(21);
  expect((await regulator.call('GET Regulator/Scope')).http).toBe(401);
  expect((await regulator.signInAgain()).status).toBe('INVALID_USERNAME_OR_PASSWORD');
});

test('a regulator without a scope reads nothing, one is not opened beyond a time, and its roles stay', async () => {
  const bare = await stage.newStaff('regulator');
  expect((await bare.call('GET Regulator/Scope')).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await figuresOf(bare, 'Lagos')).status).toBe('RECORD_DOES_NOT_EXIST');
  const [owner] = [await stage.newStaff('owner')];
  const body = { userName: 'late-authority', fullName: 'x', regions: ['Lagos'], from: today, to: today, comment: 'x' };
  const ask = (expiresAt: Date) =>
    owner.call('POST Regulator/AskOpen', { body: { ...body, expiresAt: expiresAt.toISOString() } });
  const nowMs = stage.platform.clock.now().getTime();
  expect((await ask(new Date(nowMs - 1_000))).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect((await ask(new Date(nowMs + 500 * 24 * 3_600_000))).status).toBe('INCORRECT_PARAMETER_VALUE');
  const roles = { staffId: String(bare.staffId), roles: ['owner' as const], comment: 'x' };
  expect((await owner.call('POST Staff/AskRoles', { body: roles })).status).toBe('RECORD_HAS_MOVED_ON');
});
