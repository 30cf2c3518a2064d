// What the house withholds of winnings, as the book shows it before and pays it after: both ends real.
import { expect, test } from 'vitest';
import type { Bet, CheckedSlip } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchSummary } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import { returnOf } from '../../../stand-ins/sportsbook/src/prices/index.ts';
import { netOf } from '../../../stand-ins/sportsbook/src/prices/net-of.ts';
import { home, openBook, sit, stage, toCome, useOperatorStage } from './operator-stage.ts';

useOperatorStage({ MARKET: 'nigeria-lagos' });

const stake = 1_000_00;
const taxAccount = () => stage.platform.wallet.houseBalance('tax:lagos');

/** A book that was told the tax, a player, and a match to come with its slip. */
async function openTaxed() {
  const book = await openBook();
  await stage.platform.bookTrading.tellTaxes();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const slip = (await book.post('/api/slip', { picks: [home(match)] })).json() as CheckedSlip;
  return { book, player, match, slip };
}

/** As the player's list of bets on the site tells it. */
async function onTheSite({ browser }: Awaited<ReturnType<typeof sit>>, bet: Bet) {
  const { data } = await browser.call('POST User/GetUserBettingHistory', { body: { before: null, area: 'sports' } });
  return data?.rounds.find(({ bet: own }) => own?.reference === bet.id);
}

test('slip, ticket, the list of bets and the payment say the same gross, tax and net; a void gives all of it back', async () => {
  const { book, player, match, slip } = await openTaxed();
  expect(slip.tax).toEqual({ rate: 500 });
  const gross = returnOf(BigInt(stake), [slip.picks[0]?.price as number]);
  const said = netOf({ stake, tax: slip.tax }, gross);
  expect(said.taxMinor).toBe((gross - BigInt(stake)) / 20n);
  const [before, heldBefore] = [await player.balance(), await taxAccount()];
  const bet = await player.bet([home(match)]);
  expect(netOf(bet, bet.potential)).toEqual(said);
  expect((await onTheSite(player, bet))?.bet).toMatchObject({
    ...{ return: Number(gross) / 100, returnTax: Number(said.taxMinor) / 100, returnNet: Number(said.netMinor) / 100 },
  });
  const ticket = async () => (await book.get(`/ticket/${bet.ticket}`)).body.replaceAll(',', '');
  const sums = [Number(gross), Number(said.taxMinor), Number(said.netMinor)].map((minor) => (minor / 100).toFixed(2));
  for (const sum of sums) expect(await ticket()).toContain(sum);
  await book.offer.playOut(match.id);
  await book.offer.correct(match.id, [2, 1]);
  await expect.poll(async () => (await player.find(bet.id)).state).toBe('won');
  const won = await player.find(bet.id);
  expect(netOf(won, won.paid as number)).toEqual(said);
  expect(await player.balance()).toBe(before - BigInt(stake) + said.netMinor);
  expect((await taxAccount()) - heldBefore).toBe(said.taxMinor);
  for (const sum of sums) expect(await ticket()).toContain(sum);
  expect(await onTheSite(player, bet)).toMatchObject({ net: Number(said.netMinor) / 100 });
  const matches = await stage.platform.bookTrading.ask('matches', { text: match.home.name });
  const { resultVersion } = matches.matches.find(({ id }) => id === match.id) as { resultVersion: number };
  await stage.platform.bookTrading.ask('correct-result', {
    ...{ key: crypto.randomUUID(), match: match.id, score: null, resultVersion, by: 'two people' },
  });
  await expect.poll(async () => (await player.find(bet.id)).state).toBe('void');
  await expect.poll(() => player.balance()).toBe(before);
  expect(await taxAccount()).toBe(heldBefore);
});

test('an offer for a bet that is winning is paid as it was shown, after tax', async () => {
  const { book, player, match } = await openTaxed();
  const [other] = (await toCome(book, 1)) as [MatchSummary];
  const placed: Bet[] = [];
  for (const outcome of ['1', 'X', '2']) placed.push(await player.bet([{ ...home(match), outcome }, home(other)]));
  const before = await player.balance();
  await book.offer.playOut(match.id);
  // One of them is winning, whatever the result.
  const find = async () =>
    (await Promise.all(placed.map(({ id }) => player.find(id)))).find(({ cashOut }) => (cashOut ?? 0) > stake);
  await expect.poll(find).toBeDefined();
  const bet = (await find()) as Bet;
  const { taxMinor, netMinor } = netOf(bet, bet.cashOut as number);
  expect(taxMinor).toBeGreaterThan(0n);
  expect((await player.cashOut(bet.id, bet.cashOut as number)).json()).toMatchObject({ status: 'cashed-out' });
  expect(await player.balance()).toBe(before + netMinor);
});

test('a book that forgot the tax shows it again once it is told, and one that was told of none shows none', async () => {
  const { book, match } = await openTaxed();
  const taxOf = async () => (await book.post('/api/slip', { picks: [home(match)] })).json().tax;
  await stage.platform.bookTrading.ask('set-taxes', { taxes: [] });
  expect(await taxOf()).toBeNull();
  await stage.platform.bookTrading.tellTaxes();
  expect(await taxOf()).toEqual({ rate: 500 });
});
