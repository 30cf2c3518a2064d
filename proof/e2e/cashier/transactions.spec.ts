import { expect, test } from '@playwright/test';
import { signInPlayer } from '../player.ts';
import { fund, main } from './cashier.ts';

test('shows what was paid in, and finds nothing where nothing was paid out', async ({ page }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/TransactionHistory');
  const row = main(page).getByRole('row').nth(1);
  await expect(row).toContainText('Deposit');
  await expect(row).toContainText('5,000.00 NGN');
  await expect(row).toContainText('Bank transfer');
  await expect(row).toContainText('Success');
  await main(page).getByLabel('Type').selectOption('Withdraw');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(main(page)).toContainText('No transactions');
});
