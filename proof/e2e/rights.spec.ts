// What players may ask for about their own data.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { fund } from './cashier/cashier.ts';
import { codeMailedTo } from './mail.ts';
import { password, signInPlayer } from './player.ts';

const emailPanel = (page: Page) => page.getByRole('region', { name: 'E-mail address' });

test('a player gives an e-mail address, proves it by the code in the mail, and replaces it with the password', async ({
  page,
}) => {
  const { userName } = await signInPlayer(page);
  const [first, second] = [`one.${userName}@example.com`, `two.${userName}@example.com`];
  await page.goto('/security');
  const panel = emailPanel(page);
  const address = panel.getByLabel('E-mail address');
  const send = panel.getByRole('button', { name: 'Send the code' });
  await send.click();
  await expect(address).toHaveAccessibleDescription('Please fill the field');
  await address.fill('ada at example');
  await send.click();
  await expect(address).toHaveAccessibleDescription(/^Enter one e-mail address/);
  await expect(address).toBeFocused();
  await address.fill(first);
  await send.click();
  await expect(panel).toContainText(`We sent a code to ${first}`);
  await expectAccessible(page);

  // The player has looked into the mail meanwhile, and the page was loaded again.
  const code = await codeMailedTo(first);
  await page.reload();
  const field = panel.getByLabel('Code from the e-mail');
  const confirm = panel.getByRole('button', { name: 'Confirm' });
  await field.fill(code === '111111' ? '222222' : '111111');
  await confirm.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await confirm.click();
  await expect(panel).toContainText(/Proven on/);
  await expect(panel).toContainText(first);

  await panel.getByRole('button', { name: 'Change the address' }).click();
  await address.fill(second);
  await send.click();
  await expect(panel.getByLabel('Your password')).toHaveAccessibleDescription(/Please fill the field/);
  await panel.getByLabel('Your password').fill('not-my-password');
  await send.click();
  await expect(panel.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toContainText(first);
});

test('a player fetches their own data as a file, with the password, and the page is accessible', async ({ page }) => {
  const { userName } = await signInPlayer(page);
  await page.goto('/security/yourdata');
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expectAccessible(page);
  const panel = page.getByRole('region', { name: 'A copy of your data' });
  const get = panel.getByRole('button', { name: 'Get the file' });
  await get.click();
  await expect(panel.getByLabel('Your password')).toHaveAccessibleDescription(/Please fill the field/);
  await panel.getByLabel('Your password').fill('not-my-password');
  await get.click();
  await expect(panel.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByLabel('Your password').fill(password);
  const download = page.waitForEvent('download');
  await get.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account).toMatchObject([{ mobile_number: userName }]);
  expect(data.messages[0].header).toContain('Welcome');
  await expect(panel).toContainText('Your file is on its way');
});

test('an account is closed once its money is gone, and its number opens a new one', async ({ page }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  await page.goto('/security/yourdata');
  const panel = page.getByRole('region', { name: 'Close your account' });
  await expect(panel).toContainText('There is 1,000.00 in your account. Withdraw it first.');
  await expect(panel.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Close my account' })).toHaveCount(0);

  // Another player, whose account is empty.
  const leaving = await signInPlayer(page);
  await page.goto('/security/yourdata');
  await panel.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account for good?' });
  await expect(dialog).toContainText('for 5 years');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close it for good' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/Please fill the field/);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/security/yourdata');
  await expect(page).toHaveURL(/login/);
  const registration = { username: leaving.userName.slice(3), password, confirmPassword: password, agreeAll: 1 };
  const again = await page.request.post('/api/api/Security/Register', { data: registration });
  expect((await again.json()).status).toBe('SUCCESS');
});

for (const [language, heading] of [
  ['sw', 'Data zako'],
  ['zh', '您的数据'],
] as const) {
  test(`shows what can be asked for in ${language}, and fits a narrow phone`, async ({ page }) => {
    await signInPlayer(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    await page.goto('/security/yourdata');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
}
