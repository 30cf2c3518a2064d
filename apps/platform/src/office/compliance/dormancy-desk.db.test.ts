import { randomUUID } from 'node:crypto';
import { marketRules } from '@harmattan/kernel/market-rules';
import { beforeAll, expect, test } from 'vitest';
import { insertAccount, listIdle } from '../../modules/dormancy/dormancy-store.ts';
import { keyOf } from '../../modules/wallet/index.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  await stage.passMinutes(minutesUntilLastHour(stage.platform.clock.now()));
});

/** In the last hour of a UTC day the market's day is the next one already, so a payment counts for a day longer. */
function minutesUntilLastHour(now: Date): number {
  const minuteOfDay = now.getUTCHours() * 60 + now.getUTCMinutes();
  return (23 * 60 + 15 - minuteOfDay + 24 * 60) % (24 * 60);
}

const { noticeDays } = marketRules.dormancy;
/** A little longer than twelve months less the notice, with a leap year and the day of the payment. */
const daysUntilNotice = 368 - noticeDays;
const passDays = (days: number) => stage.passMinutes(days * 24 * 60);
const keep = async () => {
  const job = stage.platform.jobs.find(({ name }) => name === 'keep-dormancy');
  await job?.run();
};

type Player = Awaited<ReturnType<(typeof stage)['newPlayer']>>;

/** Payments are known once the feed of the journal has them. */
async function playerWith(amountMinor: bigint): Promise<Player> {
  const player = await stage.newPlayer(amountMinor);
  await expect.poll(() => paymentDays(player.playerId)).toBe(1);
  return player;
}

async function paymentDays(playerId: bigint): Promise<number> {
  const { rows } = await pool.query('select 1 from activity.day where player_id = $1 and deposited > 0', [playerId]);
  return rows.length;
}

async function countedOf({ playerId }: Player): Promise<number> {
  const { rows } = await pool.query('select counted_version::int as n from activity.player where player_id = $1', [
    playerId,
  ]);
  return rows[0].n;
}

type Move = Parameters<typeof stage.platform.wallet.transfer>[0];

const move = ({ playerId }: Player, money: Omit<Move, 'playerId' | 'key'>) => {
  const key = keyOf({ source: 'test', class: 'any', id: `${money.about} ${playerId} again` });
  return stage.platform.wallet.transfer({ ...money, playerId, key } as Move);
};

async function signIn({ browser, userName }: Player): Promise<void> {
  expect((await browser.signIn(userName.slice(3), stage.password)).status).toBe('SUCCESS');
}

const letter = 'You have not used your account for a long time';
const lettersTo = async ({ playerId }: Player) => {
  const { rows } = await pool.query(
    'select 1 from messages.message m join messages.letter l on l.id = m.letter_id where m.player_id = $1 and l.header = $2',
    [playerId, letter],
  );
  return rows.length;
};
const textsTo = ({ userName }: Player) => stage.textsTo(userName).filter((text) => text.startsWith(letter));

/** By a new member: sessions of the staff have ended, the clock has moved on. */
async function listOf(state: 'noticed' | 'dormant' | 'ended', { playerId }: Player) {
  const desk = await stage.newStaff('compliance');
  const { data } = await desk.call('GET Compliance/Dormant', { query: { state } });
  return data.accounts.filter((one) => one.playerId === String(playerId));
}

test('an unused account is announced once by letter and text, marked once, and its money stays and can be withdrawn', async () => {
  const player = await playerWith(60_000_00n);
  await passDays(daysUntilNotice - 4);
  await keep();
  expect(await listOf('noticed', player)).toEqual([]);
  await passDays(4);
  await Promise.all([keep(), keep()]);
  await keep();
  await expect.poll(() => lettersTo(player)).toBe(1);
  await expect.poll(() => textsTo(player).length).toBe(1);
  expect(textsTo(player)[0]).not.toMatch(/60,?000/);
  expect(await listOf('noticed', player)).toMatchObject([{ balance: 60_000, noticedAt: expect.any(String) }]);
  await passDays(noticeDays - 1);
  await keep();
  expect(await listOf('dormant', player)).toEqual([]);
  await passDays(2);
  await Promise.all([keep(), keep()]);
  await keep();
  expect(await listOf('dormant', player)).toMatchObject([{ balance: 60_000, dormantSince: expect.any(String) }]);
  expect((await stage.platform.wallet.balance(player.playerId)).availableMinor).toBe(60_000_00n);
  expect([await lettersTo(player), textsTo(player).length]).toEqual([1, 1]);

  await signIn(player);
  await expect
    .poll(() => listOf('ended', player))
    .toMatchObject([{ outcome: 'used', dormantSince: expect.any(String) }]);
  const paid = await player.browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '50000' } });
  expect(paid.status).toBe('SUCCESS');
});

test('a player who signs in between notice and mark is not marked, also while the job runs', async () => {
  const [early, late] = [await playerWith(1_000_00n), await playerWith(1_000_00n)];
  await passDays(daysUntilNotice);
  await keep();
  for (const player of [early, late]) expect(await listOf('noticed', player)).toHaveLength(1);
  await signIn(early);
  await passDays(noticeDays + 1);
  await Promise.all([signIn(late), keep()]);
  // A sign-in whose message is lost is found by the next run.
  await keep();
  expect(await listOf('ended', late)).toMatchObject([{ outcome: 'used' }]);
  expect(await listOf('ended', early)).toMatchObject([{ outcome: 'used', dormantSince: null }]);
  expect([...(await listOf('dormant', early)), ...(await listOf('dormant', late))]).toEqual([]);
});

test('an account that is used after it was found idle gets no notice', async () => {
  const player = await playerWith(1_000_00n);
  const { dormancy } = marketRules;
  await passDays(daysUntilNotice);
  const found = { playerId: player.playerId, ...dormancy };
  expect(await listIdle(pool, { ...dormancy, limit: 500 })).toContain(player.playerId);
  await signIn(player);
  expect(await insertAccount(pool, { id: randomUUID(), ...found })).toBeUndefined();
});

test('a deposit and a stake without a sign-in are uses, and a chargeback is none', async () => {
  const [paying, staking, losing] = [await playerWith(1n), await playerWith(900_00n), await playerWith(1_000_00n)];
  await passDays(daysUntilNotice);
  await keep();
  await move(paying, { direction: 'in', amountMinor: 100_00n, house: 'gateway:test', about: 'deposit' });
  await move(losing, { direction: 'out', amountMinor: 400_00n, house: 'gateway:test', about: 'chargeback' });
  const stake = { house: 'house:test', about: 'stake', isStake: true, played: { product: 'games' } } as const;
  expect((await move(staking, { direction: 'out', amountMinor: 100_00n, ...stake })).status).toBe('ok');
  await expect.poll(() => paymentDays(paying.playerId)).toBe(2);
  await expect.poll(() => countedOf(staking)).toBe(2);
  await passDays(noticeDays + 1);
  await keep();
  for (const player of [paying, staking])
    expect(await listOf('ended', player)).toMatchObject([{ outcome: 'used', dormantSince: null }]);
  expect(await listOf('dormant', losing)).toMatchObject([{ balance: 600 }]);
});

test('an account without money is not listed, and one whose sign-in is off is listed without a notice', async () => {
  const [poor, deceased] = [await playerWith(500_00n), await playerWith(700_00n)];
  await move(poor, { direction: 'out', amountMinor: 500_00n, house: 'gateway:test', about: 'withdrawal' });
  const compliance = await stage.newStaff('compliance');
  await compliance.call('POST Compliance/Flag', {
    body: { playerId: String(deceased.playerId), flag: 'deceased', reason: 'a letter', document: 'safe 3' },
  });
  await passDays(daysUntilNotice);
  await keep();
  expect(await listOf('noticed', poor)).toEqual([]);
  expect(await listOf('noticed', deceased)).toMatchObject([{ noticedAt: null, balance: 700 }]);
  expect([await lettersTo(deceased), textsTo(deceased).length]).toEqual([0, 0]);
});

test('the desk sums what is in the accounts now, by age, and the file has each of them', async () => {
  const player = await playerWith(1_234_56n);
  await passDays(daysUntilNotice);
  await keep();
  await passDays(2 * 366);
  await keep();
  const desk = await stage.newStaff('compliance');
  const query = { state: 'dormant', age: '2' } as const;
  const { data } = await desk.call('GET Compliance/Dormant', { query });
  const own = data.accounts.filter((one) => one.playerId === String(player.playerId));
  expect(own).toMatchObject([{ balance: 1_234.56 }]);
  const sum = data.sums.find(({ state, age }) => state === 'dormant' && age === '2');
  expect(sum?.accounts).toBe(data.accounts.length);
  const minorOf = (naira: number) => Math.round(naira * 100);
  expect(minorOf(sum?.balance ?? 0)).toBe(data.accounts.reduce((all, { balance }) => all + minorOf(balance), 0));
  const { data: file } = await desk.call('GET Compliance/DormantFile', { query });
  expect(file).toMatchObject({ accounts: data.accounts.length, isWhole: true });
  const line = file.content.split('\r\n').find((one) => one.startsWith(`${player.playerId},`));
  const cells = line?.split(',') ?? [];
  expect([cells[1], cells.at(-1)]).toEqual([player.userName, '1234.56']);
  expect(data.notices.sent).toBeGreaterThan(data.notices.answered);
});
