import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type BetLine, startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import type { Wallet } from '../wallet/index.ts';
import { poolAccount } from './accounts.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const place = 'POST Jackpot/PlaceTickets';
const wrong = 'INCORRECT_PARAMETER_VALUE';

const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;
const several = (lines: BetLine[], at: number, choiceIds: number[]) =>
  lines.map((line, place) => (place === at ? { ...line, choiceId: 0, choiceIds } : line));

async function stageOf({ wallet = money.wallet as Wallet } = {}) {
  const stage = await startTestJackpots(db, wallet);
  const jackpotId = await stage.newJackpot();
  const [home, draw, away] = await Promise.all([1, 2, 3].map((pick) => stage.lines(jackpotId, pick)));
  return { stage, jackpotId, lines: { home: home as BetLine[], draw: draw as BetLine[], away: away as BetLine[] } };
}

async function attemptsOf(jackpotId: number): Promise<number> {
  const { rows } = await db.database.pool.query('select 1 from jackpot.attempt where jackpot_id = $1', [jackpotId]);
  return rows.length;
}

test('a double and a triple make six columns, which cost six prices and grow the pool six times', async () => {
  const { stage, jackpotId, lines } = await stageOf();
  const playerId = await money.playerWith(1_000n);
  const call = stage.playerOf(playerId);
  const ticket = several(several(lines.home, 0, [3, 1]), 13, [1, 2, 3]);
  const placed = await call(place, { body: { key: 'six-columns', price: 6, tickets: [ticket] } });
  expect(placed).toMatchObject({ status: 'SUCCESS', data: { status: 'Success' } });
  expect(await balanceOf(playerId)).toBe(400n);
  expect(await money.wallet.houseBalance(poolAccount(jackpotId))).toBe(1_600n);
  const { data } = await stage.visitor('GET Jackpot/GetManualJackpotList');
  expect(data.find(({ id }) => id === jackpotId)).toMatchObject({ prizePool: 12.4, ticketPrice: 1 });
  const [bet] = (await call('GET Jackpot/GetManualJackpotUserBets')).data.bets;
  expect(bet).toMatchObject({ amount: 6, columns: 6, state: 'open' });
  const shown = await call('GET Jackpot/GetManualJackpotUserBetEvents', { query: { betId: placed.data.betIds[0] } });
  expect(shown.data.events.map(({ pick }) => pick.choiceIds)).toEqual([
    [1, 3],
    ...Array.from({ length: 12 }, () => [1]),
    [1, 2, 3],
  ]);
  // The call of single tickets sells the same ticket.
  const single = 'POST Jackpot/PlaceManualJackpotBet';
  expect((await call(single, { body: ticket })).status).toBe(wrong);
  expect((await call(single, { body: ticket, query: { price: '1' } })).status).toBe('TICKET_PRICE_HAS_CHANGED');
  expect(await balanceOf(playerId)).toBe(400n);
});

test('a price that was not shown, too many columns and bad picks are refused, and nothing is charged', async () => {
  const { stage, jackpotId, lines } = await stageOf();
  const score = await stage.lines(await stage.newJackpot({ typeId: 6 }), [1, 0]);
  const playerId = await money.playerWith(1_000_000n);
  const call = stage.playerOf(playerId);
  const wide = (games: number) =>
    lines.home.map((line, at) => (at < games ? { ...line, choiceId: 0, choiceIds: [1, 2, 3] } : line));
  const cases: [string, string, number, unknown[][]][] = [
    ['another price', 'TICKET_PRICE_HAS_CHANGED', 1, [several(lines.home, 0, [1, 2])]],
    ['the price of one of two', 'TICKET_PRICE_HAS_CHANGED', 1, [lines.home, lines.away]],
    ['2,187 columns', 'TOO_MANY_COLUMNS', 2187, [wide(7)]],
    ['an outcome twice', wrong, 2, [several(lines.home, 0, [1, 1])]],
    ['an outcome that is none', wrong, 2, [several(lines.home, 0, [1, 4])]],
    ['a choice beside several', wrong, 2, [lines.home.map((line) => ({ ...line, choiceIds: [1, 2] }))]],
    ['several scores', wrong, 2, [several(score, 0, [1, 2])]],
    ['two jackpots', wrong, 2, [lines.home, score]],
    [
      'an incomplete one among them',
      'YouMustChooseEitherHomeDrawOrAwayForAllEvent',
      2,
      [lines.home, lines.away.slice(1)],
    ],
    ['no ticket', 'MALFORMED_REQUEST', 1, []],
    ['eleven tickets', 'MALFORMED_REQUEST', 11, Array.from({ length: 11 }, () => lines.home)],
  ];
  for (const [what, status, price, tickets] of cases) {
    const answer = await call(place, { body: { key: `key of ${what}`.replaceAll(/[ ,]/g, '-'), price, tickets } });
    expect({ what, status: answer.status }).toEqual({ what, status });
  }
  expect(await balanceOf(playerId)).toBe(1_000_000n);
  expect(await attemptsOf(jackpotId)).toBe(0);
  expect((await call(place, { body: { key: 'the-widest-one', price: 729, tickets: [wide(6)] } })).status).toBe(
    'SUCCESS',
  );
});

test('three tickets sent eight times at once, and later, are three tickets and paid once', async () => {
  const { stage, jackpotId, lines } = await stageOf();
  const playerId = await money.playerWith(1_000n);
  const call = stage.playerOf(playerId);
  const tickets = [lines.home, several(lines.draw, 4, [1, 2]), lines.home];
  const body = { key: 'three-at-once', price: 4, tickets };
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(place, { body })));
  answers.push(await call(place, { body }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['SUCCESS']));
  expect(new Set(answers.map(({ data }) => data.betIds.join())).size).toBe(1);
  expect(new Set(answers[0]?.data.betIds).size).toBe(3);
  expect(await balanceOf(playerId)).toBe(600n);
  expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toHaveLength(3);
  // The key stands for these tickets, and for no others.
  const others = [
    { price: 3, tickets: tickets.slice(0, 2) },
    { price: 5, tickets: [...tickets, lines.away] },
    { price: 1, tickets: [lines.home] },
    { price: 4, tickets: [lines.away, ...tickets.slice(1)] },
    { price: 4, tickets: [...tickets.slice(0, 2), lines.away] },
  ];
  for (const other of others) expect((await call(place, { body: { ...other, key: body.key } })).status).toBe(wrong);
  const single = await call('POST Jackpot/PlaceManualJackpotBet', { body: lines.home, query: { key: body.key } });
  expect(single.status).toBe(wrong);
  expect(await balanceOf(playerId)).toBe(600n);
  expect(await attemptsOf(jackpotId)).toBe(0);
});

test('two different commands under one key at once: one is bought, whole', async () => {
  const { stage, jackpotId, lines } = await stageOf();
  for (let round = 0; round < 5; round += 1) {
    const playerId = await money.playerWith(1_000n);
    const call = stage.playerOf(playerId);
    const wishes = [
      { price: 2, tickets: [lines.home, lines.draw] },
      { price: 3, tickets: [lines.home, lines.draw, lines.away] },
    ];
    const raced = await Promise.all(wishes.map((wish) => call(place, { body: { ...wish, key: 'raced-for-key' } })));
    expect(raced.map(({ status }) => status).toSorted()).toEqual([wrong, 'SUCCESS']);
    const bought = raced.findIndex(({ status }) => status === 'SUCCESS') + 2;
    expect(await balanceOf(playerId)).toBe(1_000n - 100n * BigInt(bought));
    expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toHaveLength(bought);
  }
  expect(await attemptsOf(jackpotId)).toBe(0);
});

test('money for two of three tickets buys none', async () => {
  const { stage, jackpotId, lines } = await stageOf();
  const playerId = await money.playerWith(299n);
  const call = stage.playerOf(playerId);
  const body = { key: 'short-of-money', price: 3, tickets: [lines.home, lines.draw, lines.away] };
  expect((await call(place, { body })).status).toBe('INSUFFICIENT_AMOUNT');
  expect(await balanceOf(playerId)).toBe(299n);
  expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toEqual([]);
  expect(await attemptsOf(jackpotId)).toBe(0);
});

test.each(['before', 'after'] as const)(
  'tickets that lost the wallet %s their price moved are completed together later',
  async (when) => {
    let isBroken = true;
    const { stage, jackpotId, lines } = await stageOf({
      wallet: {
        ...money.wallet,
        async linked(operations) {
          if (when === 'after') await money.wallet.linked(operations);
          if (isBroken) throw new Error('the connection broke');
          return money.wallet.linked(operations);
        },
      },
    });
    const playerId = await money.playerWith(500n);
    const call = stage.playerOf(playerId);
    const body = { key: 'broken-on-the-way', price: 3, tickets: [lines.home, several(lines.away, 2, [2, 3])] };
    expect((await call(place, { body })).http).toBe(500);
    isBroken = false;
    await stage.keep();
    expect(await attemptsOf(jackpotId), 'a request may still be under way').toBe(2);
    await stage.moveClock(60_000);
    await stage.keep();
    expect(await attemptsOf(jackpotId)).toBe(0);
    expect(await balanceOf(playerId)).toBe(200n);
    expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toHaveLength(2);
    expect((await call(place, { body })).status).toBe('SUCCESS');
    expect(await balanceOf(playerId)).toBe(200n);
  },
);

test('of a void jackpot every ticket of a command is given back, once', async () => {
  const { stage, jackpotId, lines } = await stageOf();
  const playerId = await money.playerWith(500n);
  const call = stage.playerOf(playerId);
  await call(place, {
    body: { key: 'called-off', price: 4, tickets: [lines.home, several(lines.away, 0, [1, 2, 3])] },
  });
  expect(await balanceOf(playerId)).toBe(100n);
  await stage.jackpots.void({ id: jackpotId, actor: 'test', why: 'rain' });
  await stage.keep();
  expect(await balanceOf(playerId)).toBe(500n);
  expect(await money.wallet.houseBalance(poolAccount(jackpotId))).toBe(0n);
});
