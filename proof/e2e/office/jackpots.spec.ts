import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, expectBalance, fund, main } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { openMember, openOffice } from './staff.ts';
import { approve, confirm, fieldTime } from './trading.ts';

/** From the draft to the ticket on a slow machine. */
const saleMs = 90_000;
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Terms and money' }).locator('div').filter({ hasText: name }).last();

/** As a person fills the form. Answers the page of the draft. */
async function makeDraft(page: Page, startsAt: Date): Promise<string> {
  await page.getByRole('link', { name: 'New jackpot' }).click();
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Write the price of a ticket' })).toBeVisible();
  await page.getByLabel('Kind').selectOption({ label: '6 games, exact score' });
  await page.getByLabel('Price of a ticket').fill('150');
  await page.getByLabel('Guarantee').fill('30000');
  await page.getByLabel('Shared by 1 missed').fill('2000');
  await page.getByRole('button', { name: 'Drop the last reserve' }).click();
  const games = [1, 2, 3, 4, 5, 6].map((place) => `Game ${place}`);
  for (const [at, name] of [...games, 'Reserve 1'].entries()) {
    await page.getByLabel(`${name}, home`).fill(`Gulls ${at + 1}`);
    await page.getByLabel(`${name}, away`).fill(`Dunes ${at + 1}`);
    await page.getByLabel(`${name}, league`).fill('Coast League');
    await page.getByLabel(`${name}, kick-off`).fill(fieldTime(startsAt));
  }
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await confirm(page, 'Make the draft');
  await expect(page).toHaveURL(/\/trading\/jackpots\/\d+$/);
  return new URL(page.url()).pathname;
}

/** On the phone: the exact score 2–1 for every game. */
async function buyTicket(page: Page): Promise<void> {
  await page.goto('/ManualJackpot');
  await main(page).getByRole('listitem').filter({ hasText: '150.00' }).getByRole('link').first().click();
  const games = main(page).locator('ol').getByRole('listitem');
  await expect(games).toHaveCount(7);
  for (let game = 0; game < 7; game += 1) {
    const card = games.nth(game);
    await card.getByRole('textbox').first().fill('2');
    await card.getByRole('textbox').last().fill('1');
    await card.getByRole('button', { name: 'Add' }).click();
  }
  await main(page)
    .getByRole('link', { name: /Betslip/ })
    .click();
  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeFocused();
  await main(page).getByRole('link', { name: 'See your jackpot bets' }).click();
}

/** Writes 2–1 for these games and another score for the reserve, and asks for a second person. */
async function enterResults(page: Page, games: number[], { of7 }: { of7: [string, string] }): Promise<void> {
  await page.getByRole('button', { name: 'Enter results' }).click();
  for (const game of [...games, 7]) {
    const [score1, score2] = game === 7 ? of7 : ['2', '1'];
    await page.getByLabel(`Goals of Gulls ${game}`, { exact: true }).fill(score1);
    await page.getByLabel(`Goals of Dunes ${game}`, { exact: true }).fill(score2);
  }
  await page.getByRole('button', { name: 'Review the results' }).click();
  await confirm(page, 'Ask for a second person');
}

test('a jackpot goes from draft over funds, sale and a reserve to results by two, and the player is paid once', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  const ada = await openOffice(browser, await openMember('trading'), '/trading');
  const bola = await openOffice(browser, await openMember('trading'), '/trading');
  const kickOff = new Date(Date.now() + saleMs);
  const address = await makeDraft(ada, kickOff);
  await expect(figure(ada, 'In its own account')).toContainText('0.00');
  await ada.getByRole('button', { name: 'Open the sale' }).click();
  await expect(ada.getByRole('dialog')).toContainText('30,000.00');
  await confirm(ada, 'Ask for a second person');
  await expect(ada.getByText('You asked for this. Another person has to decide on it.')).toBeVisible();
  await expect(ada.getByRole('button', { name: /Approve|Open the sale/ })).toHaveCount(0);
  await bola.goto(address);
  await approve(bola, 'Open the sale');
  await expect(bola.getByText('On sale')).toBeVisible();
  await buyTicket(page);
  const ticket = main(page).locator('ul:not(nav ul) > li');
  await expect(ticket).toContainText('Open');

  await ada
    .getByRole('row', { name: /Gulls 3/ })
    .getByRole('button', { name: 'Cancel the game' })
    .click();
  await expect(ada.getByRole('dialog')).toContainText('The reserve Gulls 7 – Dunes 7 takes its place.');
  await confirm(ada, 'Ask for a second person');
  await approve(bola, 'Cancel a game');
  await expect(bola.getByRole('row', { name: /Gulls 7/ })).toContainText('Reserve, counts');
  await expect(bola.getByRole('button', { name: 'Enter results' })).toHaveCount(0);
  await expectAccessible(bola);

  await expect(ada.getByText('Closed', { exact: true })).toBeVisible({ timeout: 2 * saleMs });
  // The last one is wrong at first, and put right by two before it is settled.
  await enterResults(ada, [1, 2, 4, 5, 6], { of7: ['1', '2'] });
  await approve(bola, 'Results');
  await expect(ticket, 'told without a reload').toContainText('5 of 6 right');
  await expect(ada.getByRole('region', { name: 'What settling pays' })).toContainText('All correct no ticket');
  await enterResults(ada, [], { of7: ['2', '1'] });
  await approve(bola, 'Results');
  await expect(ada.getByRole('region', { name: 'What settling pays' })).toContainText('All correct 1 ticket');
  await ada.getByRole('button', { name: 'Settle and pay' }).click();
  await confirm(ada, 'Ask for a second person');
  await approve(bola, 'Settle and pay');
  await expect(news(bola, /Approved: Settle and pay/)).toBeVisible();
  await expect(bola.getByText('Settled', { exact: true }).first()).toBeVisible();

  await expect(ticket).toContainText('Won');
  const { bets } = await callAs(player, page, 'GET Jackpot/GetManualJackpotUserBets');
  const prize: number = bets[0].prize;
  expect(prize).toBeGreaterThanOrEqual(30_060);
  const figures = (major: number) => major.toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(bola.getByRole('region', { name: 'What was paid' })).toContainText(figures(prize));
  await expectBalance(page, figures(850 + prize));
  const { totalBalance } = await callAs(player, page, 'GET User/GetBalance');
  expect(totalBalance, 'paid once').toBe(850 + prize);
});

test('a race is announced by two, seen by players, and called off by two @desktop', async ({ page, browser }) => {
  const ada = await openOffice(browser, await openMember('trading'), '/trading/races');
  const bola = await openOffice(browser, await openMember('trading'), '/trading/races');
  const suffix = `walk-${Date.now()}`;
  await ada.getByRole('link', { name: 'New race' }).click();
  await ada.getByRole('button', { name: 'Make the draft' }).click();
  await expect(ada.getByRole('alert').filter({ hasText: 'Write an address' })).toBeVisible();
  await ada.getByLabel('Address').fill(suffix);
  await ada.getByLabel('Picture').selectOption('race-dunes');
  await ada.getByLabel('Prizes').fill('5,000\n2,000');
  await ada.getByLabel('Search games by name').fill('zuma');
  await ada.getByRole('button', { name: /Zuma Rock/ }).click();
  const english = ada.getByRole('group', { name: 'English' });
  await english.getByLabel('Name').fill(`Race of ${suffix}`);
  await english.getByLabel('Rules').fill('- Play.');
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Make the draft' }).click();
  await confirm(ada, 'Make the draft');
  await expect(ada).toHaveURL(/\/trading\/races\/\d+$/);
  await ada.getByRole('button', { name: 'Announce the race' }).click();
  await expect(ada.getByRole('dialog')).toContainText('7,000.00');
  await confirm(ada, 'Ask for a second person');
  await bola.goto(new URL(ada.url()).pathname);
  await approve(bola, 'Announce the race');
  await page.goto('/cashraces');
  await expect(
    main(page)
      .getByRole('link', { name: `Race of ${suffix}` })
      .first(),
  ).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Call the race off' })).toBeVisible();
  await ada.getByRole('button', { name: 'Call the race off' }).click();
  await confirm(ada, 'Ask for a second person');
  await approve(bola, 'Call the race off');
  await expect(bola.getByText('Called off', { exact: true }).first()).toBeVisible();
  await expect(figure(bola, 'In its own account')).toContainText('0.00');
});
