import { expect, type Page, request, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { refuse } from '../answers.ts';
import { codeFor } from '../phone.ts';
import { type Account, allowCodes, openAccount, setPlayer, signIn } from './account.ts';

const tecno =
  'Mozilla/5.0 (Linux; Android 11; TECNO BF6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

async function open(page: Page, path: string): Promise<Account> {
  const account = await openAccount(page);
  await signIn(page, account);
  await page.goto(path);
  return account;
}

/** Signs the same player in on another device and tells whether its session is still open. */
async function onAnotherPhone({ number, password }: Account, baseURL: string) {
  const phone = await request.newContext({ baseURL, userAgent: tecno });
  const answer = await phone.post('/api/api/Security/Login', { data: { userName: number, password } });
  const { token } = (await answer.json()).data;
  return {
    async isOpen() {
      const balance = await phone.get('/api/api/User/GetBalance', { headers: { authorization: `Bearer ${token}` } });
      return balance.ok();
    },
  };
}

for (const page of ['changepassword', 'trusteddevices', 'loginhistory']) {
  test(`/security/${page} sends a visitor to the login`, async ({ page: tab }) => {
    await tab.goto(`/security/${page}`);
    await expect(tab).toHaveURL('/login');
  });
}

test('the tabs lead from one page to the next', async ({ page }) => {
  await open(page, '/security/changepassword');
  const tabs = page.getByRole('navigation', { name: 'Your account' }).last();
  await expect(tabs.getByRole('link', { name: 'Personal details' })).toHaveAttribute('href', '/security');
  await expect(tabs.getByRole('link', { name: 'Change password' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Trusted devices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trusted devices' })).toBeFocused();
  await tabs.getByRole('link', { name: 'Login history' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login history' })).toBeFocused();
  await expect(tabs.getByRole('link', { name: 'Login history' })).toBeInViewport();
});

test.describe('changing the password', () => {
  async function fill(page: Page, old: string, fresh: string, confirmation = fresh): Promise<void> {
    await page.getByLabel('Old password').fill(old);
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm the new password').fill(confirmation);
    await press(page);
  }
  const press = (page: Page) => page.getByRole('button', { name: 'Change password' }).click();

  test('asks for all three, and for two that match', async ({ page }) => {
    const account = await open(page, '/security/changepassword');
    await press(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please fill all fields');
    await expect(page.getByLabel('Old password')).toBeFocused();
    await expectAccessible(page);
    await fill(page, account.password, 'egusi-soup', 'egusi-stew');
    await expect(page.getByLabel('Confirm the new password')).toHaveAccessibleDescription(
      /^The passwords do not match/,
    );
  });

  test('tells of a new password that is not accepted and of an old one that is wrong', async ({ page }) => {
    const account = await open(page, '/security/changepassword');
    for (const refused of ['short', account.number]) {
      await fill(page, account.password, refused);
      await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
        'Password must contain at least 6 characters, and can not be the same as username',
      );
    }
    await fill(page, account.password, 'password1');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /^Too many people use this password/,
    );
    await fill(page, account.password, account.password);
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'This is your old password. Choose another one.',
    );
    await fill(page, 'wrong-one', 'egusi-soup');
    await expect(page.getByLabel('Old password')).toHaveAccessibleDescription('Old Password is incorrect');
  });

  test('changes it, ends all other sessions and keeps this one', async ({ page, baseURL }) => {
    const account = await open(page, '/security/changepassword');
    const phone = await onAnotherPhone(account, baseURL ?? '');
    expect(await phone.isOpen()).toBe(true);
    const sent = page.waitForRequest('**/Security/ChangePassword');
    await fill(page, account.password, 'egusi-soup');
    expect((await sent).postDataJSON()).toEqual({
      oldPassword: account.password,
      newPassword: 'egusi-soup',
      confirmPassword: 'egusi-soup',
    });
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(page.getByLabel('Old password')).toHaveValue('');
    expect(await phone.isOpen()).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'Trusted devices' }).click();
    await expect(page.getByRole('main').getByText('This device')).toBeVisible();
  });

  test('gives this session a new cookie, which other tabs share, and the old one is worth nothing', async ({
    page,
  }) => {
    const account = await open(page, '/security/changepassword');
    const tab = await page.context().newPage();
    await tab.goto('/security');
    const cookies = async () =>
      (await page.context().cookies()).filter(({ name }) => name.endsWith('harmattan_session'));
    const [before] = await cookies();
    await fill(page, account.password, 'egusi-soup');
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    const [after] = await cookies();
    expect(after?.value).not.toBe(before?.value);
    await tab.reload();
    await expect(tab.getByRole('heading', { name: '2-step verification' })).toBeVisible();
    const { token } = JSON.parse(
      decodeURIComponent((await page.context().cookies()).find(({ name }) => name === 'user')?.value ?? ''),
    );
    const stolen = await request.newContext({
      baseURL: new URL(page.url()).origin,
      extraHTTPHeaders: { authorization: `Bearer ${token}`, cookie: `${before?.name}=${before?.value}` },
    });
    expect((await stolen.get('/api/api/User/GetBalance')).status()).toBe(401);
  });

  test('asks for the code where codes by SMS are on, beside what was typed', async ({ page }) => {
    const account = await open(page, '/security/changepassword');
    await setPlayer(account, 'sms_second_factor = true');
    await allowCodes();
    await fill(page, account.password, 'egusi-soup');
    const code = page.getByLabel('Code by SMS');
    await expect(code).toBeFocused();
    await expect(page.getByLabel('Old password')).toHaveValue(account.password);
    await expectAccessible(page);
    await press(page);
    await expect(code).toHaveAccessibleDescription(/^Please fill the field/);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText('We sent a code to your number')).toBeVisible();
    await code.fill('000000');
    await press(page);
    await expect(code).toHaveAccessibleDescription(/^That code is not right/);
    await code.fill(await codeFor(account.userName));
    await press(page);
    await expect(page.getByText('Password changed successfully')).toBeVisible();
  });
});

test.describe('trusted devices', () => {
  test('lists the sessions of the player, and ends one after asking', async ({ page, baseURL }) => {
    const account = await open(page, '/security/trusteddevices');
    const phone = await onAnotherPhone(account, baseURL ?? '');
    await page.reload();
    const devices = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') });
    await expect(devices).toHaveCount(2);
    const [mine, other] = [devices.filter({ hasText: 'This device' }), devices.filter({ hasText: 'Android 11' })];
    await expect(mine.getByRole('button')).toHaveCount(0);
    await expect(other).toContainText(
      /Mobile#2Operating systemAndroid 11BrowserChrome 138Signed in\d+ \w+ \d{4}, \d\d:\d\d/,
    );
    await expect(other).toContainText('127.0.0.1');
    await expectAccessible(page);

    await other.getByRole('button', { name: 'End this one' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign this device out?' });
    await expect(dialog).toContainText('Chrome 138 · Android 11');
    await dialog.getByRole('button', { name: 'Cancel' }).last().click();
    await expect(devices).toHaveCount(2);
    expect(await phone.isOpen()).toBe(true);

    await other.getByRole('button', { name: 'End this one' }).click();
    await dialog.getByRole('button', { name: 'Sign it out' }).click();
    const field = dialog.getByLabel('Your password');
    await expect(field).toBeFocused();
    await field.fill('not my password');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/^That password is not right/);
    expect(await phone.isOpen()).toBe(true);
    await field.fill(account.password);
    await dialog.getByRole('button', { name: 'Sign it out' }).click();
    await expect(devices).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Trusted devices' })).toBeFocused();
    await expect(page.getByText('Chrome 138 · Android 11 is signed out')).toBeVisible();
    expect(await phone.isOpen()).toBe(false);
  });

  test('says so when the list cannot be loaded, and tries again', async ({ page }) => {
    const notReady = refuse('GET Security/GetUserSessions', 'NOT_READY');
    await page.route('**/Security/GetUserSessions', (route) => route.fulfill(notReady), { times: 1 });
    await open(page, '/security/trusteddevices');
    await expect(page.getByRole('alert').filter({ hasText: 'Your devices could not be loaded' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText('This device')).toBeVisible();
  });
});

test.describe('login history', () => {
  const show = (page: Page) => page.getByRole('button', { name: 'SHOW' }).click();
  const unfold = (page: Page) => page.getByText('Dates', { exact: true }).click();

  test('asks for both days, in their order', async ({ page }) => {
    await open(page, '/security/loginhistory');
    await unfold(page);
    await page.getByLabel('From').fill('');
    await page.getByLabel('To', { exact: true }).fill('');
    await show(page);
    await expect(page.getByLabel('From')).toHaveAccessibleDescription('Choose a date');
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription('Choose a date');
    await expect(page.getByLabel('From')).toBeFocused();
    await page.getByLabel('From').fill('2026-02-02');
    await page.getByLabel('To', { exact: true }).fill('2026-02-01');
    await show(page);
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
      'This day is before the first one',
    );
  });

  test('shows the sign-ins of the days, and keeps the days in the address', async ({ page, baseURL }) => {
    const account = await open(page, '/security/loginhistory');
    const table = page.getByRole('table', { name: 'Login history' });
    await expect(table.getByRole('row').nth(1)).toBeInViewport();
    await onAnotherPhone(account, baseURL ?? '');
    const asked = page.waitForRequest('**/Security/UserLoginHistory?**');
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    const sent = new URL((await asked).url()).searchParams;
    expect([...sent.keys()].sort()).toEqual(['fromDate', 'todate']);
    await expect(table.getByRole('columnheader')).toHaveText([
      '#',
      'Device',
      'Operating system',
      'Browser',
      'Time',
      'Host address',
    ]);
    const newest = table.getByRole('row').nth(1);
    await expect(newest.getByRole('cell')).toHaveText([
      '1',
      'Mobile',
      'Android 11',
      'Chrome 138',
      /^\d+ \w+ \d{4}, \d\d:\d\d$/,
      '127.0.0.1',
    ]);
    await expect(table.getByRole('row').nth(2)).toContainText('PC');
    await expectAccessible(page);
    await page.reload();
    await expect(table.getByRole('row')).toHaveCount(3);
    await unfold(page);
    await expect(page.getByLabel('From')).toHaveValue(sent.get('fromDate') ?? '');
    await page.request.post('/api/api/Security/Login', { data: { userName: account.number, password: 'wrong-one' } });
    await show(page);
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('row').nth(1)).toContainText(/PC, failed login.*127\.0\.0\.0\/24/);
  });

  test('says so when there were none', async ({ page }) => {
    await open(page, '/security/loginhistory');
    await unfold(page);
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await show(page);
    await expect(page.getByText('Nobody logged in to your account on these days.')).toBeVisible();
  });

  test('says so when they cannot be loaded, and tries again', async ({ page }) => {
    const notReady = refuse('POST Security/UserLoginHistory', 'NOT_READY');
    await page.route('**/Security/UserLoginHistory?**', (route) => route.fulfill(notReady), { times: 1 });
    await open(page, '/security/loginhistory?from=2026-01-01&to=2026-01-31');
    await expect(page.getByRole('alert').filter({ hasText: 'Your logins could not be loaded' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No logins')).toBeVisible();
  });
});
