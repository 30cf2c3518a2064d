// A single ticket voided for an obvious error: the office, the book's own call for it, and the money in the platform's journal.
import { expect, test } from 'vitest';
import type { Bet } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchSummary } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import { audited, bookDb, home, openBook, platformDb, sit, stage, toCome, useOperatorStage } from './operator-stage.ts';

useOperatorStage();

type Trader = Awaited<ReturnType<typeof stage.newStaff>>;

async function ticketOf(desk: Trader, number: string) {
  const { data } = await desk.call('GET Trading/Ticket', { query: { text: number } });
  return data?.[0] as NonNullable<typeof data>[number] & { id: string };
}

const wishFor = (id: string) => ({ id, ground: 'price' as const, comment: 'the sides were swapped' });

async function askFor(desk: Trader, number: string) {
  const { id } = await ticketOf(desk, number);
  return desk.call('POST Trading/AskVoid', { body: wishFor(id) });
}

const yesTo = (id: string) => ({ body: { id, approve: true, comment: 'seen' } });
const bookVoids = (number: string, key: string = crypto.randomUUID()) =>
  stage.platform.bookTrading.ask('void-ticket', {
    ...{ key, number, ground: 'price', definition: 'betting rules, version 0', by: 'two people' },
  });

test('two people void a ticket: the stake goes back once, the player is told once, and no result decides it again', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const before = await player.balance();
  const bet = await player.bet([home(match)]);
  const other = await sit(book);
  const settled = await other.bet([home(match)]);
  const [maker, approver] = [await stage.newStaff('trading'), await stage.newStaff('trading')];
  const ticket = await ticketOf(maker, bet.id);
  expect(ticket).toMatchObject({ voiding: 'possible', actions: ['evidence', 'void'] });
  const preview = await maker.call('POST Trading/PreviewVoid', { body: { id: ticket.id, ground: 'price' } });
  expect(preview.data).toMatchObject({
    ...{ number: bet.id, stake: 1_000, rulesVersion: 0 },
    letter: { header: `Your bet ${bet.id} is void`, text: expect.stringContaining('NGN 1,000.00') },
  });
  const asked = await askFor(maker, bet.id);
  const id = asked.data?.approvalId as string;
  expect((await askFor(maker, bet.id)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await ticketOf(maker, bet.id)).toMatchObject({ voiding: 'asked for', actions: ['evidence'] });
  expect((await maker.call('POST Approvals/Decide', yesTo(id))).status).toBe('OWN_REQUEST');
  const waiting = (await approver.call('GET Approvals/Waiting')).data?.find((one) => one.id === id);
  expect(waiting?.detail).toMatch(/plainly wrong\. 1,000\.00 goes back.*betting rules, as installed/);
  const answers = await Promise.all([1, 2].map(() => approver.call('POST Approvals/Decide', yesTo(id))));
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  await expect.poll(async () => (await player.find(bet.id)).state).toBe('void');
  await expect.poll(() => player.balance()).toBe(before);
  expect(await audited('ask for: ticket-void')).toMatchObject([{ after: { number: bet.id, ground: 'price' } }]);
  expect(await audited('approve a request: ticket-void')).toHaveLength(1);

  const letters = async () =>
    (await platformDb.database.pool.query('select header from messages.letter where header like $1', [`%${bet.id}%`]))
      .rows;
  await expect.poll(letters).toEqual([{ header: `Your bet ${bet.id} is void` }]);
  // Sent once more, and after the match was won, all is as it was.
  expect(await bookVoids(bet.id, id)).toEqual({ status: 'done', givenBack: 1_000_00n });
  expect(await bookVoids(bet.id)).toEqual({ status: 'moved-on', givenBack: null });
  await book.offer.playOut(match.id);
  await book.offer.correct(match.id, [2, 1]);
  await expect.poll(async () => (await other.find(settled.id)).state).toBe('won');
  const wish = { match: match.id, score: [1, 2] as [number, number] };
  expect((await maker.call('POST Trading/PreviewResult', { body: wish })).data).toMatchObject({ bets: 1 });
  expect(await player.find(bet.id)).toMatchObject({ state: 'void', paid: 1_000_00 });
  expect([await player.balance(), await letters()]).toEqual([before, [expect.anything()]]);
  expect(await ticketOf(maker, bet.id)).toMatchObject({
    ...{ voiding: 'voided', own: { voided: { ground: 'price', definition: 'betting rules, version 0' } } },
  });
  expect((await askFor(maker, bet.id)).status).toBe('RECORD_HAS_MOVED_ON');
  await book.stop();
});

test('of a ticket that was sold in part the rest of the stake goes back, and that amount is stated, also where a part was sold after the first word', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const before = await player.balance();
  const bet = await player.bet([home(match)]);
  async function sell(part: number): Promise<number> {
    const { cashOut, stake, soldStake } = (await player.find(bet.id)) as Bet & { cashOut: number };
    const amount = Math.floor((cashOut * part) / (stake - soldStake));
    const { status } = (await player.cashOut(bet.id, amount, part)).json();
    // The wallet of a busy machine answers later.
    expect(['cashed-out', 'waiting']).toContain(status);
    await expect.poll(async () => (await player.find(bet.id)).soldStake).toBe(soldStake + part);
    return amount;
  }
  const first = await sell(400_00);
  const [maker, approver] = [await stage.newStaff('trading'), await stage.newStaff('trading')];
  const ticket = await ticketOf(maker, bet.id);
  const { potential } = await player.find(bet.id);
  expect(ticket).toMatchObject({
    ...{ state: 'open', stake: 1_000, win: first / 100, return: potential / 100, voiding: 'possible' },
    own: { soldStake: 400, soldFor: first / 100, return: potential / 100 },
  });
  const preview = await maker.call('POST Trading/PreviewVoid', { body: { id: ticket.id, ground: 'price' } });
  expect(preview.data).toMatchObject({
    ...{ number: bet.id, stake: 600 },
    letter: { text: expect.stringMatching(/What was left of your stake, NGN 600\.00, is in your balance again/) },
  });
  const id = (await askFor(maker, bet.id)).data?.approvalId as string;
  const waiting = (await approver.call('GET Approvals/Waiting')).data?.find((one) => one.id === id);
  expect(waiting).toMatchObject({ amount: 600, detail: expect.stringMatching(/ 600\.00 goes back to the player/) });
  const second = await sell(100_00);
  expect((await approver.call('POST Approvals/Decide', yesTo(id))).status).toBe('SUCCESS');
  const got = BigInt(first + second + 500_00);
  await expect.poll(() => player.balance()).toBe(before - 1_000_00n + got);

  const { pool } = platformDb.database;
  const { rows } = await pool.query(
    'select state, stake_minor as stake, given_back_minor as "givenBack" from book_trading.ticket_void where id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'done', stake: 1_000_00n, givenBack: 500_00n }]);
  const letters = async () =>
    (await pool.query('select body from messages.letter where header like $1', [`%${bet.id}%`])).rows;
  await expect.poll(letters).toEqual([{ body: expect.stringContaining('NGN 500.00') }]);
  // Sent once more, it says the same.
  expect(await bookVoids(bet.id, id)).toEqual({ status: 'done', givenBack: 500_00n });
  const { tickets } = await stage.platform.bookTrading.ask('tickets', { text: bet.id });
  expect(tickets).toMatchObject([
    { state: 'void', soldStake: 500_00n, soldFor: BigInt(first + second), due: got, paid: got },
  ]);
  await book.stop();
});

test('a ticket that is paid or older than 24 hours is not voided, also where the yes comes after that', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [first, second] = (await toCome(book, 2)) as [MatchSummary, MatchSummary];
  const [paid, old] = [await player.bet([home(first)]), await player.bet([home(second)])];
  const [maker, approver] = [await stage.newStaff('trading'), await stage.newStaff('trading')];
  const requests = [await askFor(maker, paid.id), await askFor(maker, old.id)];
  await book.offer.playOut(first.id);
  await book.offer.correct(first.id, [2, 1]);
  await expect.poll(async () => (await player.find(paid.id)).state).toBe('won');
  await bookDb.pool.query("update sportsbook.bet set placed_at = placed_at - interval '24 hours' where id = $1", [
    old.id,
  ]);
  const before = await player.balance();
  for (const request of requests)
    expect((await approver.call('POST Approvals/Decide', yesTo(request.data?.approvalId as string))).status).toBe(
      'RECORD_HAS_MOVED_ON',
    );
  expect(await ticketOf(maker, paid.id)).toMatchObject({ voiding: 'decided', actions: ['evidence'] });
  expect(await ticketOf(maker, old.id)).toMatchObject({ voiding: 'too late', actions: ['evidence'] });
  for (const { id } of [paid, old]) {
    expect((await askFor(maker, id)).status).toBe('RECORD_HAS_MOVED_ON');
    expect(await bookVoids(id)).toEqual({ status: 'moved-on', givenBack: null });
  }
  expect(await bookVoids('9999999999')).toEqual({ status: 'unknown', givenBack: null });
  expect([await player.balance(), (await player.find(old.id)).state]).toEqual([before, 'open']);
  await book.stop();
});

test('of a cash-out and a void at once exactly one is made, and none while a sale waits', async () => {
  const book = await openBook();
  const player = await sit(book);
  const matches = await toCome(book, 6);
  const before = await player.balance();
  let got = 0n;
  for (const match of matches.slice(1)) {
    const bet = await player.bet([home(match)]);
    const { cashOut } = (await player.find(bet.id)) as Bet & { cashOut: number };
    const [, voided] = await Promise.all([player.cashOut(bet.id, cashOut), bookVoids(bet.id)]);
    await expect.poll(async () => (await player.find(bet.id)).paid).not.toBeNull();
    const { state, paid } = await player.find(bet.id);
    expect([voided.status, state, paid]).toEqual(
      voided.status === 'done' ? ['done', 'void', 1_000_00] : ['moved-on', 'cashed-out', cashOut],
    );
    got += BigInt(paid as number) - 1_000_00n;
  }
  expect(await player.balance()).toBe(before + got);
  const waiting = await player.bet([home(matches[0] as MatchSummary)]);
  await bookDb.pool.query(
    `insert into sportsbook.sale (bet_id, key, amount_kobo, state, scores, decide_at)
     values ($1, gen_random_uuid(), 90000, 'waiting', '{}', app_now() + interval '5 seconds')`,
    [waiting.id],
  );
  expect(await bookVoids(waiting.id)).toEqual({ status: 'moved-on', givenBack: null });
  await book.stop();
});

test('a void that the book did not hear is sent until it does; a book that is away keeps a yes from being given', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const before = await player.balance();
  const bet = await player.bet([home(match)]);
  const [maker, approver] = [await stage.newStaff('trading'), await stage.newStaff('trading')];
  const id = (await askFor(maker, bet.id)).data?.approvalId as string;
  await book.stop();
  expect((await approver.call('POST Approvals/Decide', yesTo(id))).status).toBe('BOOK_NOT_REACHABLE');
  expect(await ticketOf(approver, bet.id)).toMatchObject({ voiding: 'book away', own: null });
  // As a crash between the commit and the book leaves it.
  const { pool } = platformDb.database;
  await pool.query(
    'update approvals.request set approver = $2, approved = true, decided_at = app_now(), decision_comment = $3 where id = $1',
    [id, approver.staffId, 'seen'],
  );
  await pool.query(
    `insert into book_trading.ticket_void (id, ticket, player_id, stake_minor, ground, rules_version, decided_by)
     values ($1, $2, $3, 100000, 'late', 0, 'two people')`,
    [id, bet.id, player.playerId],
  );
  const again = await openBook();
  await stage.platform.bookTrading.voids.sendDue();
  await stage.platform.bookTrading.voids.sendDue();
  await expect.poll(() => player.balance()).toBe(before);
  const { rows } = await pool.query('select state from book_trading.ticket_void where id = $1', [id]);
  expect(rows).toEqual([{ state: 'done' }]);
  await again.stop();
});
