// The tables: from the list to the felt, and into the books.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const table = (page: Page) => page.frameLocator('iframe[title="Game"]');

const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

/** What the bets of the last round paid, added up on the page, in kobo. */
async function paidMinor(felt: FrameLocator): Promise<number> {
  const sum = felt.getByRole('listitem').filter({ hasText: /^Together/ });
  await expect(sum).toBeVisible();
  return Number((await sum.textContent())?.replaceAll(/\D/g, ''));
}

test('a player bets on roulette, and finds the round in the balance and in the books', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/tablegames');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /European Roulette/ })
    .click();
  const popup = await opening;
  const felt = table(popup);
  await expect(felt.locator('#balance')).toContainText('5,000.00');

  await felt.getByRole('button', { name: 'Red, no bet' }).click();
  await felt.getByRole('button', { name: 'Chip of 50', exact: true }).click();
  await felt.getByRole('button', { name: 'Split, street, corner, six line' }).click();
  // By keyboard, as every spot can be.
  await felt.getByRole('button', { name: 'Split 8 and 11, no bet' }).press('Enter');
  await expect(felt.getByRole('button', { name: 'Split 8 and 11, 50 naira' })).toBeVisible();
  await felt.getByRole('button', { name: 'Close' }).click();
  await expect(felt.locator('#total')).toContainText('150.00');
  await felt.getByRole('button', { name: 'Spin' }).click();
  const balanceMinor = 500_000 - 15_000 + (await paidMinor(felt));
  await expect(felt.locator('#balance')).toContainText(figure(balanceMinor));
  await expect(felt.getByRole('status')).toContainText(/\d+, (red|black|green)\. .*(won|lost|came back)/);
  await expectAccessible(popup);
  await popup.close();

  await expectBalance(page, figure(balanceMinor));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('European Roulette');
  await expect(main(page)).toContainText('150.00');
});

test('baccarat deals, pays what it says, and repeats the last bets doubled @layout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/StartBetSolutions/1?gameId=5002&freeplay=1');
  const felt = table(page);
  await expect(felt.locator('#balance')).toContainText('10,000.00');
  await felt.getByRole('button', { name: 'Banker, no bet' }).click();
  await expect(felt.getByRole('status')).toBeEmpty();
  await felt.getByRole('button', { name: 'Clear' }).click();
  await felt.getByRole('button', { name: 'Deal' }).click();
  await expect(felt.getByRole('status')).toContainText('Choose a chip');
  await felt.getByRole('button', { name: 'Banker, no bet' }).click();
  await felt.getByRole('button', { name: 'Tie, no bet' }).click();
  await felt.getByRole('button', { name: 'Undo' }).click();
  await expect(felt.locator('#total')).toContainText('100.00');
  await felt.getByRole('button', { name: 'Deal' }).click();
  const balanceMinor = 1_000_000 - 10_000 + (await paidMinor(felt));
  await expect(felt.locator('#balance')).toContainText(figure(balanceMinor));
  await expect(felt.getByRole('img', { name: /^Banker: \d points\. .+ of / })).toBeVisible();

  await felt.getByRole('button', { name: 'Double' }).click();
  await expect(felt.getByRole('button', { name: 'Banker, 200 naira' })).toBeVisible();
  await expect(felt.locator('#total')).toContainText('200.00');
  await expectAccessible(page);
});

test('sic bo rolls, and lights nothing but what won', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/StartBetSolutions/1?gameId=5004&freeplay=1');
  const felt = table(page);
  await expect(felt.locator('#balance')).toContainText('10,000.00');
  await felt.getByRole('button', { name: 'Small, 4 to 10, no bet' }).click();
  await felt.getByRole('button', { name: 'Big, 11 to 17, no bet' }).click();
  await felt.getByRole('button', { name: 'Roll' }).click();
  const paid = await paidMinor(felt);
  await expect(felt.locator('#balance')).toContainText(figure(1_000_000 - 20_000 + paid));
  // One of the two wins, or neither when all dice are alike.
  await expect(felt.locator('[data-spot][data-won]')).toHaveCount(paid > 0 ? 1 : 0);
  await felt.getByRole('button', { name: 'Rules' }).click();
  await expect(felt.getByRole('dialog')).toContainText('House edge');
  await expectAccessible(page);
});
