import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { codeFor } from '../phone.ts';
import { type Account, allowCodes, fillLogin, newAccount, openAccount, pressLogin } from './account.ts';

const newPassword = 'pounded-yam';

test.beforeEach(allowCodes);

async function openRecovery(page: Page): Promise<Locator> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  return page.getByRole('dialog');
}

async function openCodeStep(page: Page, { number }: Account): Promise<Locator> {
  const dialog = await openRecovery(page);
  await dialog.getByLabel('Mobile number').fill(number);
  await next(dialog);
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  return dialog;
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send SMS' }).click();
const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next' }).click();
const back = (dialog: Locator) => dialog.getByRole('button', { name: 'Back' }).click();
const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit' }).click();

test('leads in four steps to a new password', async ({ page }) => {
  const account = await openAccount(page);
  const dialog = await openRecovery(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByText('Step 1 of 4')).toBeVisible();
  await next(dialog);
  await expect(dialog.getByLabel('Mobile number')).toHaveAccessibleDescription(/^Please fill the field/);
  await dialog.getByLabel('Mobile number').fill(account.number);
  await page.keyboard.press('Enter');

  await expect(dialog.getByText('Step 2 of 4')).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByText('05:00')).toBeVisible();
  await next(dialog);
  const code = dialog.getByLabel('Code from the SMS');
  await expect(code).toHaveAccessibleDescription('Please fill the field');
  const asked = page.waitForRequest('**/SendSmsVerificationCodeByUserName?**');
  await send(dialog);
  expect(new URL((await asked).url()).searchParams.get('userName')).toBe(`234${account.number}`);
  await expect(dialog.getByText('Verification code sent')).toBeVisible();
  await expect(dialog.getByRole('timer')).toContainText(/04:5\d|05:00/);
  const received = await codeFor(account.userName);
  await code.fill(received);
  await next(dialog);

  await expect(dialog.getByText('Step 3 of 4')).toBeVisible();
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Please fill all fields');
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm the new password').fill('another-one');
  await submit(dialog);
  await expect(dialog.getByLabel('Confirm the new password')).toHaveAccessibleDescription('The passwords do not match');
  await dialog.getByLabel('Confirm the new password').fill(newPassword);
  const changed = page.waitForRequest('**/Security/PasswordRecovery');
  await submit(dialog);
  expect((await changed).postDataJSON()).toEqual({
    newPassword,
    newPasswordConfirm: newPassword,
    smsCode: received,
    smsVerificationKey: expect.stringMatching(/^\S+$/),
    userName: `234${account.number}`,
  });

  await expect(dialog.getByText('Step 4 of 4')).toBeVisible();
  await expect(dialog.getByText(/^You can now log in/)).toBeVisible();
  await page.evaluate("document.body.dataset.before = 'true'");
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await fillLogin(page, { ...account, password: newPassword });
  await pressLogin(page);
  await expect(page).toHaveURL('/');
});

test('is accessible at every step', async ({ page }) => {
  const dialog = await openRecovery(page);
  await next(dialog);
  await expectAccessible(page);
  await dialog.getByLabel('Mobile number').fill(newAccount().number);
  await next(dialog);
  await send(dialog);
  await expect(dialog.getByText('Verification code sent')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Code from the SMS').fill('123456');
  await next(dialog);
  await submit(dialog);
  await expectAccessible(page);
});

test('goes back a step from the second and the third', async ({ page }) => {
  const account = newAccount();
  const dialog = await openCodeStep(page, account);
  await dialog.getByLabel('Code from the SMS').fill('123456');
  await next(dialog);
  await expect(dialog.getByText('Step 3 of 4')).toBeVisible();
  await back(dialog);
  await expect(dialog.getByLabel('Code from the SMS')).toHaveValue('123456');
  await back(dialog);
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(account.number);
});

test('counts five minutes down and says when the code has ended', async ({ page }) => {
  await page.clock.install();
  const dialog = await openCodeStep(page, await openAccount(page));
  await send(dialog);
  await expect(dialog.getByRole('timer')).toContainText(/04:5\d|05:00/);
  await page.clock.fastForward(60_000);
  await expect(dialog.getByRole('timer')).toContainText(/03:5\d|04:00/);
  await page.clock.fastForward(240_000);
  await expect(dialog.getByText('The code has ended. Send a new one.').first()).toBeVisible();
});

test('counts the wait for another code by the second, and then lets it be sent', async ({ page }) => {
  await page.clock.install();
  const account = await openAccount(page);
  const dialog = await openCodeStep(page, account);
  await send(dialog);
  await expect(dialog.getByText('Verification code sent')).toBeVisible();
  await send(dialog);
  await expect(dialog.getByText(/^Please try to resend the code in (60|5\d) s$/)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(dialog.getByText(/^Please try to resend the code in (50|4\d) s$/)).toBeVisible();
  await page.clock.fastForward(51_000);
  await expect(dialog.getByText('You can send the code again now')).toBeVisible();
});

test('a wait for another code leaves the one that was sent in force', async ({ page }) => {
  const account = await openAccount(page);
  const dialog = await openCodeStep(page, account);
  await send(dialog);
  await expect(dialog.getByText('Verification code sent')).toBeVisible();
  await send(dialog);
  await expect(dialog.getByText(/^Please try to resend/)).toBeVisible();
  await dialog.getByLabel('Code from the SMS').fill(await codeFor(account.userName));
  await next(dialog);
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm the new password').fill(newPassword);
  await submit(dialog);
  await expect(dialog.getByText('Step 4 of 4')).toBeVisible();
});

test('a press beside it does not lose the code that is on its way', async ({ page }) => {
  const account = await openAccount(page);
  const dialog = await openCodeStep(page, account);
  await send(dialog);
  await expect(dialog.getByText('Verification code sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByText('Step 2 of 4')).toBeVisible();
  await expect(dialog.getByRole('timer')).toBeVisible();
});

test('tells of an SMS that was not sent', async ({ page }) => {
  const dialog = await openCodeStep(page, { ...newAccount(), number: 'no number' });
  await send(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('SMS code not send');
});

test('tells of a wrong code, and of a password that is not accepted', async ({ page }) => {
  const account = await openAccount(page);
  const dialog = await openCodeStep(page, account);
  await send(dialog);
  const right = await codeFor(account.userName);
  await dialog.getByLabel('Code from the SMS').fill(right === '000000' ? '000001' : '000000');
  await next(dialog);
  for (const field of ['New password', 'Confirm the new password']) {
    await dialog.getByLabel(field, { exact: true }).fill('short');
  }
  await submit(dialog);
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'Password must have more than 6 characters',
  );
  await expect(dialog.getByRole('alert')).toHaveText(/^A value in the form is not accepted/);
  for (const field of ['New password', 'Confirm the new password']) {
    await dialog.getByLabel(field, { exact: true }).fill('123456');
  }
  await submit(dialog);
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /^Too many people use this password/,
  );
  for (const field of ['New password', 'Confirm the new password']) {
    await dialog.getByLabel(field, { exact: true }).fill(newPassword);
  }
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Invalid verification code, please try again');
});

test('does not tell whether a number has an account', async ({ page }) => {
  const dialog = await openCodeStep(page, newAccount());
  await send(dialog);
  await expect(dialog.getByText('Verification code sent')).toBeVisible();
});
