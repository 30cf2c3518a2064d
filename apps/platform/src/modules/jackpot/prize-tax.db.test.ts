import type { TaxRule } from '@harmattan/kernel/taxes';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { countTickets } from './count-tickets.ts';
import { payPrizes } from './pay-prizes.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const hourMs = 3_600_000;
const rule: TaxRule = {
  ...{ authority: 'lagos', authorityName: 'Lagos', products: ['jackpot'], basis: 'win-minus-stake', rate: 500n },
  from: new Date(0),
};

test('of a prize is withheld what is due on it beyond the price of the ticket, once, and the ticket says so', async () => {
  const stage = await startTestJackpots(db, money.wallet, { taxRules: [rule] });
  const id = await stage.newJackpot();
  const winner = await money.playerWith(100n);
  await stage.playerOf(winner)('POST Jackpot/PlaceManualJackpotBet', { body: await stage.lines(id, 1) });
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  for (const eventId of await stage.eventIds(id))
    await stage.jackpots.enterResult({ jackpotId: id, eventId, score1: 1, score2: 0, actor: 'ada' });
  await stage.jackpots.settle({ id, actor: 'ada' });
  await stage.keep();
  await Promise.all([payPrizes(stage.deps, id), payPrizes(stage.deps, id)]);
  // 10.00 guaranteed and 40 % of a ticket of 1.00: 9.40 beyond its price.
  const [ticket] = (await stage.playerOf(winner)('GET Jackpot/GetManualJackpotUserBets')).data.bets;
  expect(ticket).toMatchObject({ state: 'won', prize: 10.4, tax: 0.47, net: 9.93 });
  expect((await money.wallet.balance(winner)).availableMinor).toBe(993n);
  expect(await money.wallet.houseBalance('tax:lagos')).toBe(47n);
});

test('a ticket that wins in two tiers is paid both at once, and taxed once beyond the price of its columns', async () => {
  const stage = await startTestJackpots(db, money.wallet, { taxRules: [rule] });
  const id = await stage.newJackpot({ consolation: [{ misses: 1, amountMinor: 300n }] });
  const winner = await money.playerWith(200n);
  const withheldMinor = await money.wallet.houseBalance('tax:lagos');
  const body = (await stage.lines(id, 1)).map((line, at) =>
    at === 0 ? { ...line, choiceId: 0, choiceIds: [1, 2] } : line,
  );
  await stage.playerOf(winner)('POST Jackpot/PlaceManualJackpotBet', { body, query: { price: '2' } });
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  for (const eventId of await stage.eventIds(id))
    await stage.jackpots.enterResult({ jackpotId: id, eventId, score1: 1, score2: 0, actor: 'ada' });
  await stage.jackpots.settle({ id, actor: 'ada' });
  await countTickets(stage.deps, id);
  await Promise.all([payPrizes(stage.deps, id), payPrizes(stage.deps, id)]);
  await stage.keep();
  // 10.80 of the pool and 3.00 for the column that misses the first game: 11.80 beyond the price of two columns.
  const [ticket] = (await stage.playerOf(winner)('GET Jackpot/GetManualJackpotUserBets')).data.bets;
  expect(ticket).toMatchObject({ state: 'won', amount: 2, prize: 13.8, tax: 0.59, net: 13.21 });
  expect((await money.wallet.balance(winner)).availableMinor).toBe(1_321n);
  expect((await money.wallet.houseBalance('tax:lagos')) - withheldMinor).toBe(59n);
});
