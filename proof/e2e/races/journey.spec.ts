import type { CallData } from '@harmattan/contract';
import { expect, type Page, test } from '@playwright/test';
import { callAs, expectBalance, fund, main } from '../cashier/cashier.ts';
import { type Player, signInPlayer } from '../player.ts';
import { endRace } from './time.ts';

type Race = CallData<'GET Cashrace/GetCashRacesList'>[number];

const slot = (popup: Page) => popup.frameLocator('iframe[title="Game"]');

/** The one that runs for a day. A new product begins with sprints, whose prizes would come on top: they are waited for. */
async function runningRace(page: Page, player: Player): Promise<Race> {
  let running: Race[] = [];
  await expect(async () => {
    const races: Race[] = await callAs(player, page, 'GET Cashrace/GetCashRacesList?lang=en');
    running = races.filter(({ state }) => state === 'running');
    expect(running.map(({ endsInSeconds }) => endsInSeconds > 3_600)).toEqual([true]);
  }).toPass();
  return running[0] as Race;
}

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
  const race = await runningRace(page, player);

  await page.goto('/cashraces');
  await main(page).getByRole('link', { name: race.cashRaceName }).first().click();
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
  for (let spins = 1; spins < 5; spins += 1) await spin(popup);
  await popup.close();
  await expect(main(page).getByText('Turnover ₦')).toContainText('500.00');
  await expect(main(page).getByRole('row').filter({ hasText: 'You' })).toContainText('500.00');

  const { totalBalance } = await callAs(player, page, 'GET User/GetBalance');
  await endRace(race.id);
  await expect(main(page).getByText('Counting')).toBeVisible();
  await expect(main(page).getByText('Paid to you')).toBeVisible();
  await expect(main(page).getByText('Final board')).toBeVisible();
  const { own } = await callAs(player, page, `GET Cashrace/GetCashRaceBoard?urlSuffix=${race.urlSuffix}`);
  expect(own.prize).toBeGreaterThan(0);
  const major = (totalBalance + own.prize).toLocaleString('en', { minimumFractionDigits: 2 });
  await expectBalance(page, major);

  // The next one has begun by itself.
  await page.goto('/cashraces');
  await expect(main(page).getByText('Ends in').first()).toBeVisible();
});
