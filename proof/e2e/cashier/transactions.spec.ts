import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectCopied } from '../clipboard.ts';
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
  await main(page).getByText('Dates and filters').click();
  await main(page).getByLabel('Type').selectOption('Withdraw');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(main(page)).toContainText('No transactions');
});

test('a receipt has the reference of the row and of the file, and is shared or copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/TransactionHistory');
  const row = main(page).getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Receipt/ }).click();
  const dialog = page.getByRole('dialog', { name: /receipt/ });
  await expect(dialog).toContainText('5,000.00 NGN');
  await expect(dialog).toContainText('Bank transfer');
  await expect(dialog).toContainText('Success');
  const reference =
    (await dialog
      .locator('div', { has: page.getByText('Reference', { exact: true }) })
      .last()
      .getByRole('definition')
      .textContent()) ?? '';
  expect(reference).toMatch(/^[0-9a-f-]{36}$/);
  await expect(row).toContainText(reference);
  await expectAccessible(page);
  await page.evaluate(
    () => void Object.assign(Navigator.prototype, { share: () => Promise.reject(new Error('no app')) }),
  );
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toContainText('Copied.');
  await expectCopied(dialog, (copied) => expect(copied).toContain(`Reference: ${reference}`));
  await dialog.getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  expect(text.split('\r\n')[0]).toMatch(/Reference$/);
  expect(text).toContain(reference);
});
