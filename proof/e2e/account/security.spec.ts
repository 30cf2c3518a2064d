import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type Account,
  allowCodes,
  fillLogin,
  openAccount,
  passCodeWait,
  pressLogin,
  signIn,
} from '../access/account.ts';
import { expectAccessible } from '../accessibility.ts';
import { codeFor } from '../phone.ts';
import { proveNumber } from '../prove-number.ts';
import { scan } from './authenticator.ts';

async function open(page: Page): Promise<Account> {
  const account = await openAccount(page);
  const { token } = await signIn(page, account);
  await proveNumber(page, { ...account, token });
  await page.goto('/security');
  return account;
}

/** As far as the question for the code. */
async function beginLogin(page: Page, account: Account) {
  // A page that is still loading could sign in again what is signed out here.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'user' });
  await page.goto('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  const dialog = page.getByRole('dialog', { name: '2-step verification' });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    async enter(code: string) {
      await dialog.getByRole('textbox').fill(code);
      await dialog.getByRole('button', { name: 'Submit' }).click();
    },
  };
}

/**
 * Keeps the page's own reload waiting for its answer, so that what the page says for two seconds before it stays to be read. The
 * answer lets go of the reload and waits until the page is there again.
 */
async function holdReload(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/security', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const loaded = page.waitForEvent('load');
    release();
    await loaded;
    await page.unroute('**/security');
  };
}

const wrongCode = 'Authentication code is not correct';

test('codes of an app: set up by the picture, asked for at sign-in, switched off again @layout', async ({ page }) => {
  const account = await open(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toBeVisible();
  const app = await scan(picture);
  expect(app).toMatchObject({ issuer: 'Harmattan', label: account.userName });
  await expect(page.getByText(app.secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  await expectAccessible(page);

  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(code).toHaveAccessibleDescription('Enter the code');
  await code.fill(app.code());
  await page.getByRole('button', { name: 'Switch on' }).click();
  const typed = page.getByLabel('Your password');
  await expect(typed).toHaveAccessibleDescription(/^Please fill the field/);
  await expect(typed).toHaveAttribute('autocomplete', 'current-password');
  await typed.fill('not my password');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(typed).toHaveAccessibleDescription(/^That password is not right/);
  await expect(typed).toHaveValue('not my password');
  await typed.fill(account.password);
  await code.fill(app.code(-20));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(code).toHaveAccessibleDescription(wrongCode);

  let used = app.code();
  await code.fill(used);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('2-step verification is on')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const recovery = await page
    .getByRole('list')
    .filter({ has: page.locator('code') })
    .locator('code')
    .allTextContents();
  expect(new Set(recovery).size).toBe(10);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('harmattan-recovery-codes.txt');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible();
  await expect(page.getByText(recovery[0] ?? '')).toHaveCount(0);

  const login = await beginLogin(page, account);
  // Was right once already, and so is not any more.
  for (const refused of ['000000', used]) {
    await login.enter(refused);
    await expect(login.dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(wrongCode));
  }
  // A code that arrives after its 30 seconds is refused: on a busy machine the next one has to be typed.
  await expect(async () => {
    await app.untilNext(used);
    used = app.code();
    const answer = page.waitForResponse('**/Security/Login');
    await login.enter(used);
    expect(await (await answer).json()).toMatchObject({ status: 'SUCCESS' });
  }).toPass();
  await expect(page).toHaveURL('/');

  const again = await beginLogin(page, account);
  await again.dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expectAccessible(page);
  await again.enter(recovery[0] ?? '');
  await expect(page).toHaveURL('/');

  await page.goto('/security');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Your password').fill(account.password);
  const proof = page.getByRole('textbox', { name: /^Code from your authenticator app/ });
  await proof.fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(proof).toHaveAccessibleDescription(new RegExp(wrongCode));
  await expectAccessible(page);
  await proof.fill(recovery[1] ?? '');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('You have new recovery codes. Those of before no longer work.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const renewed = await page.locator('li > code').allTextContents();
  expect(new Set([...renewed, ...recovery]).size).toBe(20);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await loaded;

  await page.getByRole('button', { name: 'Switch off' }).click();
  const off = page.getByRole('textbox', { name: 'Code' });
  await page.getByLabel('Your password').fill(account.password);
  await off.fill(recovery[2] ?? '');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(off).toHaveAccessibleDescription(new RegExp(wrongCode));
  await off.fill(renewed[0] ?? '');
  const reload = await holdReload(page);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('2-step verification is off')).toBeVisible();
  await reload();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('codes by SMS: asked for after a confirmation, and the next sign-in sends one', async ({ page }) => {
  const account = await open(page);
  const sms = page.getByRole('switch', { name: 'Codes by SMS' });
  const asked = page.getByRole('dialog', { name: 'Ask for a code by SMS?' });
  await sms.click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(sms).not.toBeChecked();
  await sms.click();
  const typed = asked.getByLabel('Your password');
  await typed.fill('not my password');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(typed).toHaveAccessibleDescription(/^That password is not right/);
  await expect(typed).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(sms).not.toBeChecked();
  await sms.click();
  await expect(typed).toHaveValue('');
  await typed.fill(account.password);
  const reload = await holdReload(page);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('SMS security is on')).toBeVisible();
  await reload();
  await expect(sms).toBeChecked();

  await allowCodes();
  const login = await beginLogin(page, account);
  const signInCode = await codeFor(account.userName);
  await login.enter(signInCode);
  await expect(page).toHaveURL('/');

  await page.goto('/security');
  await holdReload(page);
  await sms.click();
  const stop = page.getByRole('dialog', { name: 'Stop asking for a code by SMS?' });
  await stop.getByLabel('Your password').fill(account.password);
  await stop.getByRole('button', { name: 'Confirm' }).click();
  await expect(stop.getByLabel('Code by SMS')).toHaveAccessibleDescription('Please fill the field');
  await stop.getByRole('button', { name: 'Send me a code' }).click();
  await expect(stop.getByText('We sent a code to your number')).toBeVisible();
  await stop.getByLabel('Code by SMS').fill(await codeFor(account.userName, { after: signInCode }));
  await stop.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('SMS security is off')).toBeVisible();
});

test('the page is loaded again two seconds after codes by SMS were switched on', async ({ page }) => {
  const account = await open(page);
  await page.clock.install();
  await page.reload();
  await page.getByRole('switch', { name: 'Codes by SMS' }).click();
  const asked = page.getByRole('dialog', { name: 'Ask for a code by SMS?' });
  await asked.getByLabel('Your password').fill(account.password);
  await page.clock.pauseAt(Date.now() + 60_000);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('SMS security is on')).toBeVisible();
  await page.evaluate("document.body.dataset.before = 'true'");
  await page.clock.runFor(1_900);
  await expect(page.locator('body[data-before]')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.locator('body[data-before]')).toHaveCount(0);
});

test('codes by SMS: a second browser waits for its own code, asks for it and signs in', async ({ page, browser }) => {
  const account = await open(page);
  const sms = page.getByRole('switch', { name: 'Codes by SMS' });
  await sms.click();
  const asked = page.getByRole('dialog', { name: 'Ask for a code by SMS?' });
  await asked.getByLabel('Your password').fill(account.password);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('SMS security is on')).toBeVisible();

  await allowCodes();
  const first = await newPage(browser);
  await beginLogin(first, account);
  const codeOfFirst = await codeFor(account.userName);
  const second = await newPage(browser);
  await second.clock.install();
  const login = await beginLogin(second, account);
  await expect(login.dialog.getByText('Another login has just asked for a code.')).toBeVisible();
  const send = login.dialog.getByRole('button', { name: 'Send me a code' });
  await expect(send).toHaveAccessibleDescription(/^You can ask for your code in \d+ s\.$/);
  await expectAccessible(second);
  await passCodeWait(account.userName);
  await second.clock.fastForward(61_000);
  await send.click();
  await expect(login.dialog.getByText('We sent you a code.')).toBeVisible();
  await login.enter(await codeFor(account.userName, { after: codeOfFirst }));
  await expect(second).toHaveURL('/');
});

/** In a browser on which the player has not signed in before. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}
