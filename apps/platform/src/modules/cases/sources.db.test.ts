import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMail } from '../../testing/test-mail.ts';
import { startTestMessages } from '../../testing/test-messages.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { listCases, listWaitingCases, markAnswered } from './cases-store.ts';
import { listEntries, listLinks } from './entries-store.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet } = useTestWallet(db);

const casesOf = (playerId: bigint) => listCases(pool, { playerId, readsCompliance: false });
const shownOf = async (playerId: bigint) =>
  (await casesOf(playerId)).map(({ subject, state, reopened }) => ({ subject, state, reopened }));
const entriesOf = async (id: bigint) => (await listEntries(pool, id)).map(({ kind, body }) => `${kind}: ${body}`);
const dayMs = 24 * 3_600_000;

async function newMember(): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into staff.member (user_name, full_name, roles, password_hash, secret, key_id)
     values ('m' || substr(md5(random()::text), 1, 12), 'M', '{support}', 'x', 'x', 'x') returning id`,
  );
  return rows[0]?.id as bigint;
}

test('a message opens a case, the same message is the same entry, and the next one goes on with the case', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  const key = 'the-same-word';
  await Promise.all([1, 2, 3].map(() => player.send({ messageHeader: 'My money', key })));
  expect(await shownOf(player.playerId)).toEqual([{ subject: 'My money', state: 'open', reopened: 0 }]);
  await player.send({ messageHeader: 'Re: My money', messageText: '<b>Please</b>' });
  const [one, ...others] = await casesOf(player.playerId);
  expect(others).toEqual([]);
  expect(await entriesOf(one?.id as bigint)).toEqual(['player: Where is it?', 'player: Re: My money\n\n<b>Please</b>']);
});

test('messages of one player at once come to one case, and those to another department to a case of their own', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await Promise.all([1, 2, 3, 4].map((turn) => player.send({ messageText: `Word ${turn}` })));
  await player.send({ department: 'Marketing' });
  expect((await casesOf(player.playerId)).map(({ department }) => department)).toEqual(['Marketing', 'Support']);
});

test('a new message reopens what was solved within a week, with new clocks; later it opens a new case', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send();
  const [first] = await casesOf(player.playerId);
  const id = first?.id as bigint;
  await markAnswered(pool, { id, by: await newMember(), nextState: 'solved' });
  await stage.moveClock(6 * dayMs);
  await player.send({ messageText: 'Not yet' });
  const [again] = await casesOf(player.playerId);
  expect(again).toMatchObject({ id, state: 'open', reopened: 1, is_overdue: false, solved_at: null });
  expect(again?.solution_due_at.getTime()).toBeGreaterThan((first?.solution_due_at.getTime() ?? 0) + 5 * dayMs);
  expect(await entriesOf(id)).toContain('event: reopened by the player');
  await markAnswered(pool, { id, by: again?.owner as bigint, nextState: 'solved' });
  await stage.moveClock(14 * dayMs);
  await player.send({ messageText: 'Something else' });
  expect(await shownOf(player.playerId)).toMatchObject([{ state: 'open', reopened: 0 }, { state: 'solved' }]);
});

test('time that a case waits for the player does not count', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send();
  const [first] = await casesOf(player.playerId);
  await markAnswered(pool, { id: first?.id as bigint, by: await newMember(), nextState: 'waiting' });
  await stage.moveClock(10 * dayMs);
  expect((await casesOf(player.playerId))[0]).toMatchObject({ state: 'waiting', is_overdue: false });
  await player.send();
  const [again] = await casesOf(player.playerId);
  expect(again).toMatchObject({ state: 'open', is_overdue: false });
  const movedMs = (again?.solution_due_at.getTime() ?? 0) - (first?.solution_due_at.getTime() ?? 0);
  expect(Math.abs(movedMs - 10 * dayMs)).toBeLessThan(60_000);
});

test('the contact form opens a case beside the mail: of a player theirs, of a visitor with their own words', async () => {
  const stage = await startTestMail(db);
  const playerId = newPlayerId();
  await stage.contactOf(playerId, { body: 'I am signed in' });
  expect(await casesOf(playerId)).toMatchObject([{ subject: 'Contact form: Support', contact_name: 'Ada Obi' }]);
  await stage.contact({ senderName: 'A visitor', body: 'I cannot sign in' });
  const [visitors] = await listCases(pool, { readsCompliance: false });
  expect(visitors).toMatchObject({ player_id: null, contact_name: 'A visitor', contact_email: stage.form.senderEmail });
  expect(await entriesOf(visitors?.id as bigint)).toEqual(['player: I cannot sign in']);
  expect(await stage.kept()).toHaveLength(2);
  await stage.contact({ body: '' });
  expect((await listCases(pool, { readsCompliance: false }))[0]?.id).toBe(visitors?.id);
});

async function openClaim() {
  const test = await startTestCashier(db, wallet);
  const player = test.customer(newPlayerId());
  const paidAt = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19);
  const body = {
    viewName: 'KudipalBankTransfer',
    amount: 1_500,
    paidAt,
    words: crypto.randomUUID(),
    lang: 'en',
  } as const;
  const claim = () => player.call('POST Banking/ClaimDeposit', { body });
  await claim();
  await test.sweep();
  const { rows } = await pool.query('select id, state from cashier.claim where player_id = $1', [player.playerId]);
  return { ...test, player, claim, claimId: rows[0].id as string };
}

test('a claim without a certain match opens one case, and its end solves it', async () => {
  const { cashier, player, claim, claimId, sweep } = await openClaim();
  await claim();
  await sweep();
  const [one, ...others] = await casesOf(player.playerId);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ category: 'deposit', state: 'open', subject: 'Debited and not credited: NGN 1,500.00' });
  const id = one?.id as bigint;
  expect(await listLinks(pool, id)).toEqual([{ kind: 'claim', reference: claimId }]);
  const word = { claimId, state: 'rejected', by: 'ngozi', why: 'asked the gateway' } as const;
  await Promise.all([cashier.endClaim(word), cashier.endClaim(word)]);
  expect(await casesOf(player.playerId)).toMatchObject([{ id, state: 'solved', answer_due_at: null }]);
  expect(await entriesOf(id)).toEqual([
    'event: claim: the gateway has no such payment',
    'event: claim rejected by operator:ngozi',
  ]);
});

test('a claim that ends leaves the case open for words of the player that have no answer yet', async () => {
  const { cashier, player, claimId } = await openClaim();
  const stage = await startTestMessages(db);
  const write = (messageText: string) =>
    stage.playerOf(player.playerId)('POST Messages/SendAdminMessage', {
      query: { messageHeader: 'Debited', department: 'Support', messageText },
    });
  const [one] = await casesOf(player.playerId);
  const id = one?.id as bigint;
  await markAnswered(pool, { id, by: await newMember(), nextState: 'waiting' });
  await write('Here is the number');
  await cashier.endClaim({ claimId, state: 'credited', by: 'ngozi', why: 'found' });
  expect(await casesOf(player.playerId)).toMatchObject([{ id, state: 'open' }]);
});

test('a case without an owner waits for the operator, and so does one that is overdue', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send();
  const waiting = async () =>
    (await listWaitingCases(pool)).filter(({ playerId }) => playerId === player.playerId).map(({ kind }) => kind);
  expect(await waiting()).toEqual(['case without an owner']);
  await pool.query('update cases.case set owner = $2 where player_id = $1', [player.playerId, await newMember()]);
  expect(await waiting()).toEqual([]);
  await stage.moveClock(9 * 3_600_000);
  expect(await waiting()).toEqual(['case overdue']);
});
