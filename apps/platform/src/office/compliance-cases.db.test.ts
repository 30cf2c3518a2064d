import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../modules/wallet/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { newKey, openCaseStage } from './testing/case-stage.ts';
import { moneyDueOf, openPaymentStage } from './testing/payment-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});

async function openStage() {
  const cases = await openCaseStage(db);
  const payments = await openPaymentStage(db, cases);
  const compliance = await cases.newStaff('compliance');

  /** A player who paid in three times ₦4.9 million. */
  async function newPayer() {
    const player = await payments.newPlayer(1_00n);
    for (let turn = 0; turn < 3; turn += 1) await payments.payBill(player.userName, { amountMinor: 490_000_000n });
    await expect.poll(async () => (await payments.balanceOf(player.playerId))[0]).toBe(1_470_000_100n);
    await expect.poll(() => moneyDueOf(db, player.playerId)).toBe(0);
    return player;
  }
  type Player = Awaited<ReturnType<typeof newPayer>>;

  /** An amount that goes out by itself for another player. */
  async function withdraw({ browser, playerId }: Player) {
    const { status } = await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '20000' } });
    expect(status).toBe('SUCCESS');
    const { rows } = await db.database.pool.query(
      `select id from cashier.payment where player_id = $1 and direction = 'withdraw' order by number desc limit 1`,
      [playerId],
    );
    return rows[0].id as string;
  }

  async function stake({ playerId, userName }: Player, amountMinor: bigint) {
    const key = keyOf({ source: 'test', class: 'any', id: `stake of ${userName}` });
    await payments.platform.wallet.transfer({
      ...{ direction: 'out', playerId, key, amountMinor, house: 'house:test', about: 'stake' },
    });
  }

  /** Without those of large sums, which these deposits open as well. */
  const casesOf = async (playerId: bigint) =>
    (await cases.casesOf(playerId, compliance)).filter(({ subject }) => !subject.startsWith('Large sum'));
  return { ...cases, ...payments, ...{ support: cases.support, compliance, newPayer, withdraw, stake, casesOf } };
}

const listsOf = async (desk: (typeof stage)['support']) =>
  (await desk.call('GET Home/Overview')).data.worklists.filter(({ kind }) => kind.includes('case'));

test('money paid in, not played and asked for again opens one case with a clock that compliance reads', async () => {
  const player = await stage.newPayer();
  const id = await stage.withdraw(player);
  const [one, ...others] = await stage.casesOf(player.playerId);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    ...{ audience: 'compliance', state: 'open', priority: 'urgent', answerDueAt: null, isOverdue: false },
    actions: ['take', 'assign', 'note', 'setState', 'link'],
  });
  const hours = (Date.parse(one?.dueAt as string) - Date.parse(one?.since as string)) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  expect(await stage.get(one?.id as string, stage.compliance)).toMatchObject({
    links: [{ kind: 'payment', reference: id }],
    entries: [{ text: 'paid in NGN 14,700,000.00 within 7 days, staked NGN 0.00, asks for NGN 20,000.00' }],
  });
  expect(await listsOf(stage.compliance)).toContainEqual(
    expect.objectContaining({ kind: 'compliance case without an owner' }),
  );
  const rejected = { id, comment: 'asked to', playerComment: 'Not now.' };
  expect(
    (await (await stage.newStaff('payments')).call('POST Payments/RejectWithdrawal', { body: rejected })).status,
  ).toBe('SUCCESS');
  await stage.withdraw(player);
  expect(await stage.casesOf(player.playerId)).toHaveLength(2);
});

test('support neither sees, finds, counts nor infers a case of compliance, and its acts answer as if there were none', async () => {
  const { support, compliance } = stage;
  const first = await stage.newCase();
  const player = await stage.newPayer();
  const before = await listsOf(support);
  const paymentId = await stage.withdraw(player);
  const id = (await stage.casesOf(player.playerId))[0]?.id as string;
  expect(await listsOf(support)).toEqual(before);
  // Its number is not missing among theirs.
  const second = await stage.newCase();
  expect(Number(second.id.slice(2)) - Number(first.id.slice(2))).toBe(1);

  const shown = [
    await support.call('GET Cases/Worklist'),
    await support.call('GET Cases/List', { query: {} }),
    await support.call('GET Cases/List', { query: { playerId: String(player.playerId) } }),
    await support.call('GET Cases/Complaints', { query: {} }),
    await support.call('GET Players/Timeline', { query: { playerId: String(player.playerId) } }),
    await support.call('GET Payments/Get', { query: { id: paymentId } }),
  ];
  for (const { status, data } of shown) {
    expect(status).toBe('SUCCESS');
    expect(JSON.stringify(data)).not.toMatch(/C-9000|compliance/i);
  }
  const version = 1;
  const acts = [
    await support.call('GET Cases/Get', { query: { id } }),
    await support.call('GET Cases/Macros', { query: { id } }),
    await support.call('GET Cases/Owners', { query: { id } }),
    await support.call('POST Cases/Take', { body: { id } }),
    await support.call('POST Cases/Assign', { body: { id, version, owner: null, comment: 'x' } }),
    await support.call('POST Cases/Answer', { body: { id, version, key: newKey(), text: 'x' } }),
    await support.call('POST Cases/Note', { body: { id, text: 'x' } }),
    await support.call('POST Cases/SetState', { body: { id, version, state: 'closed', comment: 'x' } }),
    await support.call('POST Cases/SetCategory', {
      body: { id, version, category: 'bet', priority: 'low', comment: 'x' },
    }),
    await support.call('POST Cases/Link', { body: { id, kind: 'round', reference: 'x' } }),
    await support.call('POST Cases/AskIdentity', { body: { id } }),
  ];
  for (const { status } of acts) expect(status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await support.call('GET Audit/List')).http).toBe(403);
  const { owner } = await stage.get(id, compliance);
  expect(owner).toBeNull();
});

test('the withdrawal waits for a person with the words of every one that does, below every limit, and the player reads no more', async () => {
  const player = await stage.newPayer();
  const quoted = await player.browser.call('POST Banking/QuoteWithdrawal', {
    body: { viewName: 'FastHubWithdraw', amount: 20_000 },
  });
  expect(quoted.data.waitsForPerson).toEqual({ reason: 'BY_A_PERSON' });
  const id = await stage.withdraw(player);
  await expect
    .poll(async () => await stage.itemOf(stage.support, id))
    .toMatchObject({ kind: 'withdrawal to approve', reason: 'a person approves it' });
  await player.browser.call('POST Messages/SendAdminMessage', {
    query: { messageHeader: 'My money', department: 'Support', messageText: 'Where is it?' },
  });
  // The player's own words are a case of their own.
  const cases = await stage.casesOf(player.playerId);
  expect(cases.map(({ audience }) => audience).sort()).toEqual(['all', 'compliance']);
  const inbox = (await player.browser.call('GET Messages/GetUnreadMessages')).data;
  expect(JSON.stringify(inbox)).not.toMatch(/C-9000|compliance/i);
});

test('who played half of it is paid without a person, and opens no case', async () => {
  const player = await stage.newPayer();
  await stage.stake(player, 735_000_000n);
  const id = await stage.withdraw(player);
  await expect.poll(() => stage.stateOf(id)).not.toBe('requested');
  expect(await stage.casesOf(player.playerId)).toEqual([]);
});

test('compliance gives a case to those who may read it, and answers to no one', async () => {
  const { compliance } = stage;
  const player = await stage.newPayer();
  await stage.withdraw(player);
  const [one] = await stage.casesOf(player.playerId);
  const { id, version } = one as { id: string; version: number };
  const owners = (await compliance.call('GET Cases/Owners', { query: { id } })).data.map(({ userName }) => userName);
  expect(owners).toContain(compliance.userName);
  expect(owners).not.toContain(stage.support.userName);
  const assign = (owner: string) =>
    compliance.call('POST Cases/Assign', { body: { id, version, owner, comment: 'yours' } });
  expect((await assign(stage.support.userName)).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await assign(compliance.userName)).status).toBe('SUCCESS');
  const answer = { id, version: version + 1, key: newKey(), text: 'We look at you.' };
  expect((await compliance.call('POST Cases/Answer', { body: answer })).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await compliance.call('POST Cases/AskIdentity', { body: { id } })).status).toBe('RECORD_DOES_NOT_EXIST');
});
