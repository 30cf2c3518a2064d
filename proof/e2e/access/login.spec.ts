import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { codeFor } from '../phone.ts';
import {
  allowCodes,
  fillLogin,
  newAccount,
  openAccount,
  passCodeWait,
  post,
  pressLogin,
  setPlayer,
  signIn,
} from './account.ts';

test('asks for both fields, beside them, and moves to the first', async ({ page }) => {
  await page.goto('/login');
  await pressLogin(page);
  const number = page.getByRole('main').getByLabel('Mobile number');
  await expect(number).toHaveAccessibleDescription('Username is required');
  await expect(number).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('Password is required');
  await expectAccessible(page);
  await number.fill('7012345678');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await pressLogin(page);
  await expect(password).toBeFocused();
});

test('shows the prefix of the country, and the password on request', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByText('+234 (0)')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('suya-pepper');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide the password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('signs in with Enter, keeps the session in its cookie and goes home', async ({ page, context }) => {
  const account = await openAccount(page);
  await page.goto('/login');
  await fillLogin(page, account);
  const sent = page.waitForRequest('**/Security/Login');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    userName: account.number,
    password: account.password,
    google2faPin: '',
    mobileValidationCode: '',
    IsMobile: false,
  });
  await expect(page).toHaveURL('/');
  const cookie = (await context.cookies()).find(({ name }) => name === 'user');
  const session = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  expect(session).toMatchObject({
    user: { userName: account.userName, currency: 'NGN' },
    balanceInfo: { totalBalance: 0 },
  });
  const livesForS = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(Math.abs(livesForS - 2 * 24 * 60 * 60)).toBeLessThan(60);
  expect(cookie?.sameSite).toBe('Lax');
});

test('sends the session with what it asks next', async ({ page }) => {
  const account = await openAccount(page);
  await page.goto('/login');
  await fillLogin(page, account);
  const balance = page.waitForRequest('**/User/GetBalance');
  await pressLogin(page);
  expect((await balance).headers().authorization).toMatch(/^Bearer \S+$/);
});

test('leads a new player to the deposit, once', async ({ page }) => {
  const account = await openAccount(page);
  await page.goto('/login');
  await page.evaluate("localStorage.setItem('newUser', 'true')");
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page).toHaveURL('/deposit');
  expect(await page.evaluate("localStorage.getItem('newUser')")).toBeNull();
});

test('leads who asked for them to my bets, once', async ({ page }) => {
  const account = await openAccount(page);
  await page.goto('/login');
  await page.evaluate("localStorage.setItem('myBetsClicked', 'true')");
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page).toHaveURL('/Sports/mybets');
  expect(await page.evaluate("localStorage.getItem('myBetsClicked')")).toBeNull();
});

test('says the same for a wrong password and for a number that no player has', async ({ page }) => {
  const account = await openAccount(page);
  for (const wrong of [{ ...account, password: 'wrong-one' }, newAccount()]) {
    await page.goto('/login');
    await fillLogin(page, wrong);
    await pressLogin(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid username or password');
    await expect(page).toHaveURL('/login');
  }
});

test('locks after five wrong guesses, and says what helps', async ({ page }) => {
  const account = { ...(await openAccount(page)), password: 'wrong-one' };
  await page.goto('/login');
  await fillLogin(page, account);
  for (let guess = 1; guess <= 6; guess++) {
    const answered = page.waitForResponse('**/Security/Login');
    await pressLogin(page);
    await answered;
  }
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many wrong tries');
});

test('sends one request, however often it is pressed', async ({ page }) => {
  const account = await openAccount(page);
  let requests = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/Security/Login', async (route) => {
    requests++;
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fillLogin(page, account);
  await page.keyboard.press('Enter');
  const button = page.getByRole('main').getByRole('button', { name: 'Logging in…' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // By force: a busy button counts as disabled, and the click would wait for it.
  await button.click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  held.resolve();
  await expect(page).toHaveURL('/');
  expect(requests).toBe(1);
});

test('tells of a connection that failed, and can be tried again', async ({ page }) => {
  const account = await openAccount(page);
  await page.route('**/Security/Login', (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^No answer came back/);
  await pressLogin(page);
  await expect(page).toHaveURL('/');
});

test('sends a player who is signed in home', async ({ page }) => {
  await signIn(page, await openAccount(page));
  for (const path of ['/login', '/Register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('asks for the second factor in a dialog, and signs in with its code', async ({ page }) => {
  await allowCodes();
  const account = await openAccount(page);
  await setPlayer(account, 'sms_second_factor = true');
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  const dialog = page.getByRole('dialog', { name: '2-step verification' });
  const code = dialog.getByLabel('Code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(code).toHaveAccessibleDescription(/^Enter the code/);

  const right = await codeFor(account.userName);
  await code.fill(right === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Authentication code is not correct/);
  await expect(code).toBeFocused();

  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
  await expect(code).toHaveValue(right);
  const sent = page.waitForRequest('**/Security/Login');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ google2faPin: right, mobileValidationCode: '' });
  await expect(page).toHaveURL('/');
});

test('sends the code of the second factor again after a minute', async ({ page }) => {
  await allowCodes();
  const account = await openAccount(page);
  await setPlayer(account, 'sms_second_factor = true');
  await page.clock.install();
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  const dialog = page.getByRole('dialog', { name: '2-step verification' });
  const again = dialog.getByRole('button', { name: 'Send the code again' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveAccessibleDescription(/You can ask for your code in \d+ s/);
  const first = await codeFor(account.userName);
  await passCodeWait(account.userName);
  await page.clock.runFor(61_000);
  await again.click();
  await expect(dialog.getByText('We sent you a code.')).toBeVisible();
  await dialog.getByLabel('Code').fill(await codeFor(account.userName, { after: first }));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/');
});

test('the second factor can be left, and the focus returns', async ({ page }) => {
  await allowCodes();
  const account = await openAccount(page);
  await setPlayer(account, 'sms_second_factor = true');
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeFocused();
});

test('a password that the operator wants changed leads to its page, and nowhere else until it is', async ({ page }) => {
  const account = await openAccount(page);
  await setPlayer(account, `password_change = 'at_sign_in'`);
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page).toHaveURL('/security/changepassword');
  await expect(page.getByText('Your password has to be changed before you go on.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Trusted devices' }).click();
  await expect(page.getByText('Your password has to be changed before you go on.')).toBeVisible();
  await page.goto('/deposit');
  await expect(page).toHaveURL('/security/changepassword');
  await page.goto('/Terms');
  await expect(page).toHaveURL('/Terms');
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL('/security/changepassword');

  await page.getByLabel('Old password').fill(account.password);
  await page.getByLabel('New password', { exact: true }).fill('egusi-soup');
  await page.getByLabel('Confirm the new password').fill('egusi-soup');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await post(page, 'Security/Login', { userName: account.number, password: 'egusi-soup' });
});

test('a password that must be recovered is told of, and two seconds later the recovery opens', async ({ page }) => {
  const account = await openAccount(page);
  await setPlayer(account, `password_change = 'by_recovery'`);
  await page.clock.install();
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('User must change password');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.fastForward(2_000);
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(account.number);
});
