import type { TaxRule } from '@harmattan/kernel/taxes';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
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
