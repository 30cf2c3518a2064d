// Walk 19: a supplier goes down in the evening, with rounds that its players have begun.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { main, openList, searchBox, tiles } from '../games/game-list.ts';
import { type Player, signInPlayer } from '../player.ts';
import { takingTurns } from '../take-turns.ts';
import { openMember, openOffice } from './staff.ts';

/** Left to this test but for the tests that take turns with it. */
const supplier = 'BetConstruct';
const game = { name: 'Royal Draw Poker', path: '/game/StartBetConstruct?gameId=50301&freeplay=0' };

const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const incidents = (page: Page) => page.getByRole('region', { name: 'Switched off for everyone' });
const rounds = (page: Page) => page.getByRole('list', { name: /Rounds with a stake and without an end/ });

/** A hand is dealt and paid for, and no card is drawn yet. */
async function beginRound(browser: Browser): Promise<{ page: Page; player: Player; table: Page }> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const page = await context.newPage();
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const table = await context.newPage();
  await table.goto(game.path);
  const machine = table.frameLocator('iframe[title="Game"]');
  await expect(machine.locator('#balance')).toContainText('5,000.00');
  await machine.getByRole('button', { name: 'Deal' }).click();
  await expect(machine.getByRole('status')).toContainText('Tap the cards to hold, then draw.');
  return { page, player, table };
}

async function switchOff(desk: Page, banner: string): Promise<void> {
  await incidents(desk).getByRole('button', { name: 'Switch off' }).click();
  const form = desk.getByRole('dialog', { name: 'Switch off for everyone' });
  await form.getByLabel('What', { exact: true }).selectOption({ label: 'Supplier' });
  await form.getByLabel('Which one').selectOption({ label: supplier });
  await form.getByLabel('What players read').fill(banner);
  await form.getByLabel('Comment for the staff').fill('down since 19:45');
  await form.getByRole('button', { name: 'Switch off' }).click();
  await expect(news(desk, /is switched off/)).toBeVisible();
}

async function switchOn(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Home' }).first().click();
  await incidents(desk)
    .getByRole('button', { name: `End: ${supplier}` })
    .click();
  const form = desk.getByRole('dialog', { name: 'End it now' });
  await form.getByLabel('Comment for the staff').fill('it is back');
  await form.getByRole('button', { name: 'End it' }).click();
  await expect(news(desk, /is on again/)).toBeVisible();
}

/** Its games are in no list and no search, and the page says why. */
async function expectHidden(page: Page, banner: string): Promise<void> {
  await openList(page, '/casino');
  await expect(news(page, new RegExp(banner))).toBeVisible();
  await searchBox(page).fill('Royal Draw');
  await expect(tiles(page).filter({ hasText: game.name })).toHaveCount(0);
}

async function giveBack(desk: Page, { userName }: Player): Promise<void> {
  await desk.goto('/suppliers/rounds?which=all');
  await rounds(desk).getByRole('link').filter({ hasText: userName }).click();
  await desk.getByRole('button', { name: /Give (the stake )?back/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Give this round back?' });
  await dialog.getByLabel('Comment for the staff').fill('the supplier does not know the round');
  await dialog.getByRole('button', { name: 'Give the stake back' }).click();
}

test('a supplier is down: its games are hidden with a banner, and two people give an unfinished round back @desktop', async ({
  browser,
}) => {
  const { page, player, table } = await beginRound(browser);
  const stake = await table.frameLocator('iframe[title="Game"]').locator('#balance').textContent();
  expect(stake).not.toContain('5,000.00');
  const trader = await openOffice(browser, await openMember('trading'));
  await takingTurns('betconstruct', async () => {
    await switchOff(trader, 'These tables are back at nine');
    await expectHidden(page, 'These tables are back at nine');
    await trader.goto('/suppliers');
    await expect(trader.getByRole('row', { name: new RegExp(supplier) })).toContainText('Switched off');
    await expectAccessible(trader);
    await switchOn(trader);
  });

  await giveBack(trader, player);
  await expect(news(trader, /waits for a second person/)).toBeVisible();
  await expectAccessible(trader);
  // Not the same person twice.
  await expect(trader.getByText('One person has asked to give this round back.')).toBeVisible();
  await expect(trader.getByRole('button', { name: /Give (the stake )?back/ })).toHaveCount(0);
  const finance = await openOffice(browser, await openMember('finance'));
  await giveBack(finance, player);
  await expect(news(finance, /went back to the player/)).toBeVisible();
  await expectBalance(page, '5,000.00');
  await expect(rounds(finance).getByRole('link').filter({ hasText: player.userName })).toHaveCount(0);

  // The player draws after all: the round has ended, and nothing of it is paid or taken.
  await table.frameLocator('iframe[title="Game"]').getByRole('button', { name: /Draw/ }).click();
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText(game.name);
  await expectBalance(page, '5,000.00');
  await finance.goto('/suppliers/returns');
  await expect(finance.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  await expectAccessible(finance);
});
