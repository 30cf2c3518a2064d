import { expect, type Page, test } from '@playwright/test';
import { callAs, expectBalance, fund, main } from '../cashier/cashier.ts';
import { announceRace } from '../office/trading.ts';
import { signInPlayer } from '../player.ts';

/** Long enough for two rounds on a slow machine. */
const raceMs = 60_000;

const slot = (popup: Page) => popup.frameLocator('iframe[title="Game"]');

async function spin(popup: Page): Promise<void> {
  await slot(popup).getByRole('button', { name: 'Spin', exact: true }).click();
  const result = slot(popup).getByText(/^(You won ₦|No win this time)/);
  // Each tap hurries whatever is being shown.
  await expect(async () => {
    await slot(popup).locator('#cabinet').click({ timeout: 5_000 });
    await expect(result).toBeVisible({ timeout: 250 });
  }).toPass();
}

test('a player plays a race, climbs the live board, and is paid once when it ends', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const race = await announceRace({ game: 'Baobab Gold', startsInMs: 4_000, lastsMs: raceMs, prizes: [700, 300] });

  await page.goto('/cashraces');
  await main(page).getByRole('link', { name: race.name }).first().click();
  await expect(main(page).getByText('Ends in').first()).toBeVisible();
  await expect(main(page)).toContainText('You are not on the board yet');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /Baobab Gold/ })
    .click();
  const popup = await opening;
  await expect(slot(popup).getByRole('heading', { name: 'Baobab Gold' })).toBeVisible();
  // Nothing can be staked before the game knows what there is to stake.
  await expect(slot(popup).locator('#balance')).toContainText('5,000.00');
  await spin(popup);
  // The page behind the game was not reloaded.
  await expect(main(page).getByText('Turnover ₦')).toContainText('100.00');
  await spin(popup);
  await popup.close();
  await expect(main(page).getByText('Turnover ₦')).toContainText('200.00');
  await expect(main(page).getByRole('row').filter({ hasText: 'You' })).toContainText('200.00');

  const { totalBalance } = await callAs(player, page, 'GET User/GetBalance');
  await expect(main(page).getByText('Counting')).toBeVisible();
  await expect(main(page).getByText('Paid to you')).toBeVisible();
  await expect(main(page).getByText('Final board')).toBeVisible();
  const { own } = await callAs(player, page, `GET Cashrace/GetCashRaceBoard?urlSuffix=${race.urlSuffix}`);
  expect(own.prize).toBe(700);
  const major = (totalBalance + own.prize).toLocaleString('en', { minimumFractionDigits: 2 });
  await expectBalance(page, major);
});
