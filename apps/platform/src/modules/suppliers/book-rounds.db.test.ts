import type { Settlement, WireBet } from '@harmattan/supplier-clients/book-client';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../testing/test-suppliers.ts';

const db = useTestDatabase();

/** A player with 1,000.00 who is at a game and at every book. */
async function start() {
  const far = await startTestSuppliers(db);
  const made = await far.seat('betsolutions');
  const { playerId } = made;
  const { rows } = await db.database.pool.query<{ id: string }>(
    'select id from identity.session where player_id = $1',
    [playerId],
  );
  const player = { playerId, sessionId: rows[0]?.id ?? '' };
  const browser = far.browserOf(made.launch);

  async function sit(supplier: BookName) {
    const client = createBookClient(supplier, {
      walletUrl: `${far.platform.url}/wallet/${supplier}`,
      credentials: supplierCredentials[supplier] as never,
    });
    const isOneShot = supplier === 'bsbetting';
    const session = { supplier, player, isMobile: true, language: 'en', isOneShot };
    const token = await far.platform.suppliers.beginBookSession(session);
    const opened = await client.open({ token, playerId: '', game: '', currency: 'NGN' });
    if (opened.status === 'refused') throw new Error(`${supplier} refused: ${opened.raw}`);
    const { seat } = opened;

    async function place(stakeMinor = 10_000n) {
      const bet: WireBet = { txId: newTxId(), betId: newTxId(), stakeMinor, returnMinor: 32_000n, picks: [pick] };
      expect((await client.place(seat, bet)).verdict).toBe('done');
      return bet;
    }
    async function settle(bet: WireBet, kind: Settlement['kind'], amountMinor: bigint) {
      const txId = newTxId();
      const { betId, stakeMinor, txId: stakeTxId } = bet;
      expect((await client.settle(seat, { txId, betId, stakeTxId, stakeMinor, kind, amountMinor })).verdict).toBe(
        'done',
      );
      return txId;
    }
    return { client, seat, place, settle };
  }

  const list = async (
    area?: 'all' | 'games' | 'sports',
    before: string | null = null,
    state?: 'all' | 'open' | 'settled',
  ) =>
    (
      await browser.call('POST User/GetUserBettingHistory', {
        body: { before, ...(area && { area }), ...(state && { state }) },
      })
    ).data;
  const details = async (id: string) => (await browser.call('POST User/getBettingDetails', { body: { id } })).data;
  async function play() {
    const [stakeTxId, round] = [newTxId(), newTxId()];
    await made.client.stake(made.seat, { txId: stakeTxId, round, amountMinor: 100n });
    await made.client.win(made.seat, { txId: newTxId(), round, amountMinor: 0n, stakeTxId });
  }
  return { ...far, browser, sit, list, details, play };
}

const pick = {
  matchId: '17',
  sport: 'football',
  league: 'Savannah Premier',
  startsAt: new Date('2026-11-20T18:00:00Z'),
  match: 'Kaduna Lions v Lekki Mariners',
  market: '1X2',
  outcome: 'Draw',
  priceThousandths: 3_200,
  isLive: false,
};

const names: Record<BookName, string> = {
  altenar: 'Altenar',
  bti: 'BTI',
  everymatrix: 'EveryMatrix',
  bsbetting: 'BSBetting',
};

test.each(bookNames)('bets of %s are told with what they are on and what became of them', async (supplier) => {
  const { sit, list } = await start();
  const { place, settle } = await sit(supplier);
  await place();
  await settle(await place(), 'won', 32_000n);
  await settle(await place(), 'lost', 0n);
  await settle(await place(), 'void', 10_000n);
  await settle(await place(), 'cashout', 7_500n);
  const { rounds } = await list('sports');
  expect(rounds.map(({ stake, win, state }) => [stake, win, state])).toEqual([
    [100, 75, 'cashed-out'],
    [100, 100, 'void'],
    [100, 0, 'lost'],
    [100, 320, 'won'],
    [100, 0, 'open'],
  ]);
  for (const round of rounds) {
    expect(round).toMatchObject({ area: 'sports', provider: names[supplier] });
    expect(round.gameName).toContain('Kaduna Lions v Lekki Mariners');
  }
});

test.each(bookNames)('a bet of %s is told leg by leg, with its prices and what it can return', async (supplier) => {
  const { sit, list, details } = await start();
  const { client, seat } = await sit(supplier);
  const picks = [pick, { ...pick, matchId: '18', match: 'Calabar Stars v Jos Hills', priceThousandths: 1_550 }];
  const bet: WireBet = { txId: newTxId(), betId: newTxId(), stakeMinor: 10_000n, returnMinor: 49_600n, picks };
  // Two tries at once, and one later: told once.
  await Promise.all([client.place(seat, bet), client.place(seat, bet)]);
  await client.place(seat, bet);
  const { rounds } = await list('sports');
  expect(rounds).toHaveLength(1);
  const leg = {
    league: 'Savannah Premier',
    market: '1X2',
    outcome: 'Draw',
    startsAt: '2026-11-20T19:00:00',
    isLive: false,
  };
  const told = {
    book: supplier,
    reference: bet.betId,
    isSystem: false,
    price: 4_960,
    ...{ return: 496, returnTax: 0, returnNet: 496 },
    legs: [
      { ...leg, match: pick.match, price: 3_200 },
      { ...leg, match: 'Calabar Stars v Jos Hills', price: 1_550 },
    ],
  };
  expect(rounds[0]?.bet).toEqual(told);
  expect((await details(rounds[0]?.id ?? '')).round.bet).toEqual(told);
});

test.each(bookNames)('a bet of %s that the wallet refused leaves nothing to tell', async (supplier) => {
  const { sit, list } = await start();
  const { client, seat } = await sit(supplier);
  const bet: WireBet = { txId: newTxId(), betId: newTxId(), stakeMinor: 900_000n, returnMinor: 1n, picks: [pick] };
  expect((await client.place(seat, bet)).verdict).toBe('insufficient');
  const { rows } = await db.database.pool.query('select from suppliers.bet where player_id = $1', [seat.playerId]);
  expect(rows).toHaveLength(0);
  for (const round of (await list('sports')).rounds) expect(round.state).toBe('canceled');
});

test.each(bookNames)('a system of %s is called one, and has no price of all its legs', async (supplier) => {
  const { sit, list } = await start();
  const { client, seat } = await sit(supplier);
  const picks = [
    { ...pick, isBanker: true },
    { ...pick, matchId: '18' },
    { ...pick, matchId: '19' },
  ];
  const system = { name: '1/2 + 1', lines: 2 };
  const ids = { txId: newTxId(), betId: newTxId() };
  await client.place(seat, { ...ids, stakeMinor: 10_000n, returnMinor: 49_600n, system, picks });
  const [round] = (await list('sports')).rounds;
  expect(round?.bet).toMatchObject({ isSystem: true, price: null, return: 496, legs: [{}, {}, {}] });
});

const unknownReturn = { return: null, returnTax: null, returnNet: null };

test('a bet of which its book tells nothing is told by its words', async () => {
  const { sit, list } = await start();
  const { client, seat } = await sit('altenar');
  await client.place(seat, { txId: newTxId(), betId: '77', stakeMinor: 100n, returnMinor: 200n, picks: [] });
  const [round] = (await list('sports')).rounds;
  expect(round?.bet).toEqual({
    book: 'altenar',
    reference: '77',
    isSystem: false,
    price: null,
    ...unknownReturn,
    legs: [],
  });
});

test.each(bookNames)('a bet of %s that is sold in part does not say what it can return', async (supplier) => {
  const { sit, list, details } = await start();
  const { client, seat, place, settle } = await sit(supplier);
  const bet = await place();
  expect((await list('sports')).rounds[0]?.bet).toMatchObject({ return: 320, returnTax: 0, returnNet: 320 });
  await settle(bet, 'part-cashout', 4_750n);
  const { rounds } = await list('sports', null, 'open');
  expect(rounds).toMatchObject([{ state: 'open', stake: 100, win: 47.5, bet: { price: 3_200, ...unknownReturn } }]);
  expect((await details(rounds[0]?.id ?? '')).round).toEqual(rounds[0]);
  // The rest is won, and lost after all: what was sold is no win of it.
  const previousTxId = await settle(bet, 'won', 16_000n);
  expect((await list('sports')).rounds).toMatchObject([{ state: 'won', win: 207.5, bet: unknownReturn }]);
  const { betId, txId: stakeTxId } = bet;
  const correction = { txId: newTxId(), betId, stakeTxId, previousTxId, previousMinor: 16_000n, amountMinor: 0n };
  expect((await client.correct(seat, correction)).verdict).toBe('done');
  expect((await list('sports')).rounds).toMatchObject([{ state: 'lost', win: 47.5 }]);
});

test.each(bookNames)('a bet of %s shows its stake, what it was paid and the correction', async (supplier) => {
  const { sit, list, details, balanceOf } = await start();
  const { client, seat, place, settle } = await sit(supplier);
  const bet = await place();
  const previousTxId = await settle(bet, 'won', 32_000n);
  const { betId, txId: stakeTxId } = bet;
  const correction = { txId: newTxId(), betId, stakeTxId, previousTxId, previousMinor: 32_000n, amountMinor: 10_000n };
  expect((await client.correct(seat, correction)).verdict).toBe('done');
  const [{ id = '' } = {}] = (await list('sports')).rounds;
  const { round, moves } = await details(id);
  expect([round.stake, round.win, round.state]).toEqual([100, 100, 'void']);
  expect(moves.map(({ kind, amount, isReceived, balance }) => [kind, amount, isReceived, balance])).toEqual([
    ['stake', 100, false, 900],
    ['win', 320, true, 1_220],
    ['correction', 220, false, 1_000],
  ]);
  expect(await balanceOf(BigInt(seat.playerId))).toBe(100_000n);
});

test.each(bookNames)('a bet of %s that was void and settled again is told as it stands', async (supplier) => {
  const { sit, list, details, play, balanceOf } = await start();
  const { client, seat, place, settle } = await sit(supplier);
  const bet = await place();
  const { betId, txId: stakeTxId } = bet;
  let previousTxId = await settle(bet, 'void', 10_000n);
  let previousMinor = 10_000n;
  for (const [amountMinor, state] of [
    [0n, 'lost'],
    [32_000n, 'won'],
    [10_000n, 'void'],
    [4_000n, 'won'],
  ] as const) {
    const txId = newTxId();
    const correction = { txId, betId, stakeTxId, previousTxId, previousMinor, amountMinor };
    expect((await client.correct(seat, correction)).verdict).toBe('done');
    expect(['done', 'repeat']).toContain((await client.correct(seat, correction)).verdict);
    [previousTxId, previousMinor] = [txId, amountMinor];
    // It is one bet, and told where it moved last.
    const { rounds } = await list('all');
    expect(rounds.map(({ stake, win, state }) => [stake, win, state])).toEqual([
      [100, Number(amountMinor) / 100, state],
    ]);
    expect((await list('games')).rounds).toEqual([]);
    const { round, moves } = await details(rounds[0]?.id ?? '');
    expect(round).toEqual(rounds[0]);
    const netOf = moves.map(({ amount, isReceived, kind }) => (kind === 'stake' ? 0 : isReceived ? amount : -amount));
    expect(netOf.reduce((sum, amount) => sum + amount, 0)).toBe(round.win);
  }
  expect(await balanceOf(BigInt(seat.playerId))).toBe(94_000n);
  await play();
  expect((await list('all')).rounds.map(({ area }) => area)).toEqual(['games', 'sports']);
});

test('a bet that was corrected after it was called off is on one page only', async () => {
  const { sit, list, play } = await start();
  const { client, seat, place, settle } = await sit('altenar');
  const bet = await place();
  const { betId, txId: stakeTxId } = bet;
  const previousTxId = await settle(bet, 'void', 10_000n);
  for (let at = 0; at < 55; at += 1) await play();
  const correction = { txId: newTxId(), betId, stakeTxId, previousTxId, previousMinor: 10_000n, amountMinor: 0n };
  expect((await client.correct(seat, correction)).verdict).toBe('done');
  const first = await list('all');
  expect(first.rounds[0]).toMatchObject({
    stake: 100,
    win: 0,
    state: 'lost',
    gameName: expect.stringContaining('Kaduna'),
  });
  const rest = await list('all', first.next);
  const ids = [...first.rounds, ...rest.rounds].map(({ id }) => id);
  expect([ids.length, new Set(ids).size, rest.next]).toEqual([56, 56, null]);
});

test('games and bets can be told apart, and each page leads on until all are told', async () => {
  const { sit, list, play } = await start();
  const { place } = await sit('altenar');
  for (let at = 0; at < 3; at += 1) await place(1_000n);
  for (let at = 0; at < 60; at += 1) await play();
  await place(1_000n);
  const sports = await list('sports');
  expect([sports.rounds.length, sports.next]).toEqual([4, null]);
  expect(new Set(sports.rounds.map(({ area }) => area))).toEqual(new Set(['sports']));
  const games = await list('games');
  expect(games.rounds).toHaveLength(50);
  const rest = await list('games', games.next);
  expect([rest.rounds.length, rest.next]).toEqual([10, null]);
  expect(new Set([...games.rounds, ...rest.rounds].map(({ area }) => area))).toEqual(new Set(['games']));
  const all = await list();
  expect(all.rounds).toHaveLength(50);
  expect(all.rounds[0]?.area).toBe('sports');
  expect((await list('all', all.next)).rounds).toHaveLength(14);
});

test('an open bet is listed however many were settled after it', async () => {
  const { sit, list } = await start();
  const { place, settle } = await sit('altenar');
  await place(1_000n);
  for (let at = 0; at < 60; at += 1) await settle(await place(1_000n), 'lost', 0n);
  const { rounds, next } = await list('sports', null, 'open');
  expect([rounds.map(({ state }) => state), next]).toEqual([['open'], null]);
  const settled = await list('sports', null, 'settled');
  expect(settled.rounds).toHaveLength(50);
  const rest = await list('sports', settled.next, 'settled');
  expect([rest.rounds.length, rest.next]).toEqual([10, null]);
  expect(new Set([...settled.rounds, ...rest.rounds].map(({ state }) => state))).toEqual(new Set(['lost']));
});

test('an area that is none is refused', async () => {
  const { browser } = await start();
  const body = { before: null, area: 'lotto' } as never;
  expect((await browser.call('POST User/GetUserBettingHistory', { body })).http).toBe(400);
});
