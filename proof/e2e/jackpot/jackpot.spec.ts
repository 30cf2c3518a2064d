import { expect, type Page, test } from '@playwright/test';
import { fillLogin, openAccount, pressLogin } from '../access/account.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { type Player, storedSession } from '../player.ts';

const main = (page: Page) => page.getByRole('main');
const slipBar = (page: Page) => main(page).getByRole('link', { name: /Betslip/ });
/** One of the sandbox's own; the walk of the office has one of another price on sale. */
const row = (page: Page, kind: string) =>
  main(page).getByRole('listitem').filter({ hasText: kind }).filter({ hasNotText: '150.00' });
const games = (page: Page) => main(page).locator('ol').getByRole('listitem');

interface Jackpot {
  id: number;
  isActive: boolean;
  jackpotTypeID: number;
  ticketPrice: number;
}

async function listJackpots(page: Page): Promise<Jackpot[]> {
  const response = await page.request.get('/api/api/Jackpot/GetManualJackpotList');
  return (await response.json()).data;
}

/** The jackpots of both kinds on sale, once both are. */
async function onSale(page: Page): Promise<{ results: Jackpot; scores: Jackpot }> {
  let active: Jackpot[] = [];
  await expect(async () => {
    active = (await listJackpots(page)).filter(({ isActive, ticketPrice }) => isActive && ticketPrice !== 150);
    expect(active.map(({ jackpotTypeID }) => jackpotTypeID).toSorted()).toEqual([10, 6]);
  }).toPass();
  const of = (isOnResults: boolean) => active.find((one) => (one.jackpotTypeID === 10) === isOnResults) as Jackpot;
  return { results: of(true), scores: of(false) };
}

async function sessionOf(page: Page): Promise<Player> {
  const cookie = await storedSession(page.context());
  const { token, user } = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  return { token, userName: user.userName };
}

const money = (major: number) => major.toLocaleString('en', { minimumFractionDigits: 2 });

test('a visitor picks, signs in, keeps the picks and bets on both jackpots', async ({ page }) => {
  const account = await openAccount(page);
  const { results, scores } = await onSale(page);

  await page.goto('/ManualJackpot');
  await row(page, '13 games').getByRole('link').click();
  await expect(games(page)).toHaveCount(15);
  for (let game = 0; game < 14; game += 1) {
    await games(page).nth(game).getByRole('button', { name: /^Home/ }).click();
  }
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(games(page), 'the picks are kept').toHaveCount(14);
  const player = await sessionOf(page);
  await fund(page, player, 5_000);

  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(main(page).getByRole('alert')).toHaveText('You Must Choose Either Home Draw Or Away For All Event');
  await main(page).getByRole('button', { name: 'Back to the games' }).click();
  await games(page).nth(14).getByRole('button', { name: /^Home/ }).click();
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeFocused();
  await expectBalance(page, money(5_000 - results.ticketPrice));

  await page.goto('/ManualJackpot');
  await row(page, '6 games').getByRole('link').click();
  await expect(games(page)).toHaveCount(8);
  for (let game = 0; game < 8; game += 1) {
    const card = games(page).nth(game);
    await card.getByRole('textbox').first().fill('2');
    await card.getByRole('textbox').last().fill('1');
    await card.getByRole('button', { name: 'Add' }).click();
  }
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeFocused();
  const spent = results.ticketPrice + scores.ticketPrice;
  await expectBalance(page, money(5_000 - spent));

  await main(page).getByRole('link', { name: 'See your jackpot bets' }).click();
  const tickets = main(page).locator('ul:not(nav ul) > li');
  const onResults = tickets.filter({ hasText: '1X2' });
  await expect(tickets).toHaveCount(2);
  await expect(onResults).toContainText('Open');
  await onResults.getByRole('button', { name: /^Picks and results/ }).click();
  await expect(onResults.locator('ol').getByRole('listitem')).toHaveCount(15);
});

test('a player places two tickets at once, one of them with doubles, and both are among the tickets', async ({
  page,
}) => {
  const account = await openAccount(page);
  const { results } = await onSale(page);
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page).not.toHaveURL('/login');
  const player = await sessionOf(page);
  await fund(page, player, 5_000);

  await page.goto(`/ManualJackpot?id=${results.id}`);
  await main(page).getByRole('button', { name: 'Quick pick' }).click();
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Add another ticket' }).click();
  for (let game = 0; game < 15; game += 1) {
    await games(page).nth(game).getByRole('button', { name: /^Home/ }).click();
  }
  await main(page).getByRole('switch', { name: 'Several outcomes per game' }).check();
  await games(page).nth(0).getByRole('button', { name: /^Draw/ }).click();
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(main(page)).toContainText('Your 2 tickets are in.');
  await expectBalance(page, money(5_000 - 3 * results.ticketPrice));

  await main(page).getByRole('link', { name: 'See your jackpot bets' }).click();
  const tickets = main(page).locator('ul:not(nav ul) > li');
  await expect(tickets).toHaveCount(2);
  await expect(tickets.filter({ hasText: '2 columns' })).toHaveCount(1);
  const rounds = await page.request.get(`/api/api/Jackpot/GetRound?jackpotId=${results.id}`);
  const { data } = await rounds.json();
  expect(data, 'nothing is told of the crowd before the close').toMatchObject({ crowd: null, round: { root: null } });
});
