import { openSeat } from '@harmattan/supplier-clients/testing/open-seat';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnStage } from '../../testing/own-stage.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let far: ReturnType<typeof createOwnStage>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  const { platform } = stage;
  far = createOwnStage({ platform, url: platform.url, ownerUrl: db.url('harmattan_owner'), currency: 'NGN' });
});
afterAll(() => far.close());

type Desk = Awaited<ReturnType<(typeof stage)['newStaff']>>;

const fundsMinor = 100_000n;

/** A player who has staked ₦10 in a round that goes on. */
async function newRound(supplier: SupplierName = 'qtech') {
  const client = far.stage.client(supplier);
  const launch = await far.stage.newLaunch(supplier, fundsMinor);
  const seat = await openSeat(client, launch);
  const [stakeTxId, round] = [newTxId(), newTxId()];
  const stake = (txId = newTxId()) => client.stake(seat, { txId, round, amountMinor: 1_000n });
  expect((await stake(stakeTxId)).verdict).toBe('done');
  const playerId = BigInt(launch.playerId);
  return {
    ...{ playerId, round, stake },
    win: (amountMinor: bigint, txId = newTxId()) => client.win(seat, { txId, round, amountMinor, stakeTxId }),
    cancel: () => client.cancel(seat, { txId: newTxId(), round, amountMinor: 1_000n, stakeTxId }),
    balance: async () => (await stage.platform.wallet.balance(playerId)).availableMinor,
  };
}

const listOpen = async (desk: Desk, reference: string) =>
  (await desk.call('GET Suppliers/OpenRounds', { query: { which: 'all' } })).data.rounds.find(
    (one) => one.reference === reference,
  );

/** Once the books are read, and the round is older than this moment. */
async function shown(desk: Desk, { round }: { round: string }) {
  await stage.passMinutes(1);
  await expect.poll(() => listOpen(desk, round), { timeout: 10_000 }).toBeDefined();
  return (await listOpen(desk, round)) as NonNullable<Awaited<ReturnType<typeof listOpen>>>;
}

const giveBack = (desk: Desk, round: string) =>
  desk.call('POST Suppliers/GiveBack', { body: { round, comment: 'the supplier is down' } });

test('a stake without an end is listed with its age, and is gone from the list once its round has ended', async () => {
  const trading = await stage.newStaff('trading');
  const round = await newRound();
  const open = await shown(trading, round);
  expect(open).toMatchObject({ supplier: 'qtech', staked: 10, stakes: 1, isOverdue: false, actions: ['giveBack'] });
  await stage.passMinutes(10);
  const overdue = await trading.call('GET Suppliers/OpenRounds', { query: {} });
  expect(overdue.data.rounds.find(({ reference }) => reference === round.round)?.isOverdue).toBe(true);
  const listed = await trading.call('GET Suppliers/List');
  expect(listed.data.find(({ supplier }) => supplier === 'qtech')).toMatchObject({ openRounds: 1, openStakes: 10 });
  expect((await round.win(0n)).verdict).toBe('done');
  await expect.poll(() => listOpen(trading, round.round), { timeout: 10_000 }).toBeUndefined();
});

test('two people give a stake back once; the same person twice, a later stake and a later win are refused', async () => {
  const [one, other] = [await stage.newStaff('trading'), await stage.newStaff('finance')];
  const round = await newRound();
  const { round: id } = await shown(one, round);
  expect((await giveBack(one, id)).data).toMatchObject({ state: 'waits' });
  expect((await giveBack(one, id)).status).toBe('OWN_REQUEST');
  expect(await round.balance()).toBe(fundsMinor - 1_000n);
  const [first, second] = await Promise.all([giveBack(other, id), giveBack(other, id)]);
  expect([first.status, second.status].sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await round.balance()).toBe(fundsMinor);
  expect((await round.stake()).verdict).toBe('refused');
  expect((await round.win(5_000n)).verdict).toBe('refused');
  expect(await round.balance()).toBe(fundsMinor);
  await expect.poll(() => listOpen(one, round.round), { timeout: 10_000 }).toBeUndefined();
  const { rows } = await db.database.pool.query(
    `select action, outcome from audit.entry where subject = $1 and action like '%a round back%'`,
    [`player ${round.playerId}`],
  );
  expect(rows).toEqual([{ action: 'approve a request: give a round back', outcome: 'done' }]);
});

test("the supplier's own rollback after it is answered as done, and gives nothing more", async () => {
  const [one, other] = [await stage.newStaff('trading'), await stage.newStaff('finance')];
  const round = await newRound();
  const { round: id } = await shown(one, round);
  await giveBack(one, id);
  await giveBack(other, id);
  expect((await round.cancel()).verdict).toMatch(/done|repeat/);
  expect(await round.balance()).toBe(fundsMinor);
});

test('a win that comes after the refund waits for a person, who answers it once', async () => {
  const [one, other] = [await stage.newStaff('trading'), await stage.newStaff('finance')];
  const round = await newRound();
  const { round: id } = await shown(one, round);
  await giveBack(one, id);
  await giveBack(other, id);
  const txId = newTxId();
  for (const _attempt of [1, 2]) expect((await round.win(5_000n, txId)).verdict).toBe('refused');
  const lateWin = async () =>
    (await one.call('GET Suppliers/OpenRounds', { query: {} })).data.lateWins.find(
      ({ reference }) => reference === round.round,
    );
  await expect.poll(lateWin, { timeout: 10_000 }).toMatchObject({ givenBack: 10, won: 50, actions: ['answer'] });
  const overview = await one.call('GET Home/Overview');
  expect(overview.data.worklists.map(({ kind }) => kind)).toContain('win after its refund');
  const found = await lateWin();
  const answers = await Promise.all(
    [1, 2].map(() =>
      one.call('POST Suppliers/AnswerLateWin', { body: { id: found?.id as string, comment: 'paid by hand' } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await lateWin()).toBeUndefined();
});

test('of a win and a refund at the same moment one counts', async () => {
  const [one, other] = [await stage.newStaff('trading'), await stage.newStaff('finance')];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const round = await newRound();
    const { round: id } = await shown(one, round);
    await giveBack(one, id);
    const [won] = await Promise.all([round.win(5_000n), giveBack(other, id)]);
    expect(await round.balance()).toBe(won.verdict === 'done' ? fundsMinor - 1_000n + 5_000n : fundsMinor);
  }
});

test('a round that was paid in the meantime is not given back', async () => {
  const [one, other] = [await stage.newStaff('trading'), await stage.newStaff('finance')];
  const round = await newRound();
  const { round: id } = await shown(one, round);
  await giveBack(one, id);
  await round.win(3_000n);
  expect((await giveBack(other, id)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await round.balance()).toBe(fundsMinor + 2_000n);
});

test('a crash between the decision and the money is completed by the keeper', async () => {
  const [one, other] = [await stage.newStaff('trading'), await stage.newStaff('finance')];
  const round = await newRound();
  const { round: id, playerId } = await shown(one, round);
  const { data } = await giveBack(one, id);
  const { pool } = db.database;
  // What the first half of the second person's yes leaves behind.
  await pool.query(
    `update approvals.request set approver = $2, approved = true, decided_at = app_now(), decision_comment = 'yes' where id = $1`,
    [data.approvalId, other.staffId],
  );
  await pool.query(
    `insert into suppliers.given_back (id, player_id, round, supplier, game, reference, amount_minor, note)
     values ($1, $2, $3, 'qtech', '101', $4, 1000, 'operator:test')`,
    [data.approvalId, playerId, id, round.round],
  );
  await expect.poll(round.balance, { timeout: 10_000 }).toBe(fundsMinor);
  await stage.platform.suppliers.unfinished.keepOnce();
  expect(await round.balance()).toBe(fundsMinor);
});

test('the calls of an hour are counted by how they were answered', async () => {
  const trading = await stage.newStaff('trading');
  const of = async () => {
    await stage.platform.suppliers.flushWireCounts();
    const { data } = await trading.call('GET Suppliers/List');
    return data.find(({ supplier }) => supplier === 'egt')?.lastHour;
  };
  const before = await of();
  const round = await newRound('egt');
  await round.win(0n);
  const { url } = stage.platform;
  await fetch(`${url}/wallet/egt/Deposit`, { method: 'POST', body: 'x'.repeat(70_000) });
  const after = await of();
  expect((after?.answered ?? 0) - (before?.answered ?? 0)).toBeGreaterThanOrEqual(3);
  expect(after?.failed).toBe(0);
});

test('what a game returned is the sum of its stakes and wins, against what its paper states', async () => {
  const finance = await stage.newStaff('finance');
  const round = await newRound('betsolutions');
  await round.win(2_500n);
  const query = { from: '2020-01-01', to: '2099-12-31', supplier: 'betsolutions' };
  const read = async () =>
    (await finance.call('GET Suppliers/Returns', { query })).data.find(({ game }) => game === '7001');
  await expect
    .poll(read, { timeout: 10_000 })
    .toMatchObject({ staked: 10, won: 25, returned: 250, verdict: 'unstated' });
  const body = { supplier: 'betsolutions', game: '7001', stated: 97, source: 'certificate 12' };
  const state = (change: object = {}) =>
    finance.call('POST Suppliers/SetStatedReturn', { body: { ...body, ...change } });
  expect((await state({ game: 'no such game' })).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await state()).status).toBe('SUCCESS');
  expect(await read()).toMatchObject({ stated: 97, source: 'certificate 12', verdict: 'few', deviation: null });
});

test('while a supplier is off, its games are in no list and no search, and the pages say so', async () => {
  const content = await stage.newStaff('content');
  const { browser } = await stage.newPlayer();
  const wanted = { forMobile: true, providerId: 0, gameType: 2, category: 0, searchText: '', page: 1 };
  const gamesOf = async (change: object = {}) =>
    (await browser.call('POST Game/GetGames', { body: { ...wanted, ...change } })).data.filter(({ realUrl }) =>
      realUrl.startsWith('/game/StartEndorphina'),
    );
  const providers = async () =>
    (await browser.call('GET Game/GetGameProviders', { query: { gameType: '2' } })).data.map(
      ({ slotPageName }) => slotPageName,
    );
  const [game] = await gamesOf();
  if (!game) throw new Error('the sandbox has slots of Endorphina');
  await browser.call('POST Game/AddFavGame', { query: { Id: String(game.id) } });
  const isShown = async () => [
    (await gamesOf()).length > 0,
    (await gamesOf({ searchText: game.gameName })).length > 0,
    (await gamesOf({ category: 1 })).length > 0,
    (await providers()).includes(game.provider),
  ];
  expect(await isShown()).toEqual([true, true, true, true]);
  const until = new Date(stage.platform.clock.now().getTime() + 3_600_000).toISOString();
  const begun = await content.call('POST Incidents/Begin', {
    body: { kind: 'supplier', subject: 'endorphina', reason: 'down', until, banner: 'Back at nine' },
  });
  const { data } = await browser.call('GET Game/GetPauses');
  expect(data).toMatchObject([{ kind: 'supplier', subject: 'endorphina', text: 'Back at nine', areas: ['casino'] }]);
  expect(await isShown()).toEqual([false, false, false, false]);
  await content.call('POST Incidents/End', { body: { id: begun.data.id, reason: 'back' } });
  expect(await isShown()).toEqual([true, true, true, true]);
  expect((await browser.call('GET Game/GetPauses')).data).toEqual([]);
});
