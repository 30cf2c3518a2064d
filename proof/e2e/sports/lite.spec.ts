import { expect, type Page, test } from '@playwright/test';
import { callAs, expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';

const book = (page: Page) => page.frameLocator('main iframe');
/** A match of some days ahead: none of what follows waits for a live bet. */
const lastPrice = (page: Page) =>
  book(page)
    .locator('section')
    .last()
    .getByRole('button', { name: /\d\.\d\d/ })
    .last();
const slipTab = (page: Page) =>
  book(page)
    .getByRole('link', { name: /^Betslip/ })
    .first();

test('as a widget: a visitor picks a price and is sent to sign in, a player finds the pick and bets', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

  await page.goto('/Sports/AltenarLite');
  await lastPrice(page).click();
  await expect(lastPrice(page)).toHaveAttribute('aria-pressed', 'true');
  expect(page.frames()).toHaveLength(2);
  await slipTab(page).click();
  await book(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
  // Leaving while a page is being fetched would leave an error behind.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  await page.goto('/Sports/AltenarLite?page=slip');
  await book(page)
    .getByRole('button', { name: /^Add \D+100(\.00)?$/ })
    .click();
  await book(page)
    .getByRole('button', { name: /^Place bet .*100/ })
    .click();
  await expect(book(page).getByText('Bet placed')).toBeVisible();
  await expectBalance(page, '900.00');

  const body = { before: null, area: 'sports' };
  const { rounds } = await callAs(player, page, 'POST User/GetUserBettingHistory', body);
  expect(rounds).toMatchObject([{ area: 'sports', provider: 'Altenar', stake: 100, win: 0, state: 'open' }]);
  expect(problems).toEqual([]);
});

test('with room beside it, the widget shows the slip there and sends a visitor to sign in', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/Sports/AltenarLite');
  const prices = book(page)
    .getByRole('main')
    .getByRole('button', { name: /\d\.\d\d/ });
  await prices.last().click();
  await expect(prices.last()).toHaveAttribute('aria-pressed', 'true');
  await book(page)
    .getByRole('complementary')
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
});
