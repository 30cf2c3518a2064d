import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { fund, giveName, openMethod } from '../cashier/cashier.ts';
import { codeFor, numberCodeFor, textsTo } from '../phone.ts';
import { signInPlayer } from '../player.ts';
import { allowCodes, newAccount, openAccount, signIn } from './account.ts';

test.beforeEach(allowCodes);

const title = 'Prove your mobile number';
const step = (page: Page) => page.getByRole('region', { name: title });
const proven = (page: Page) => page.getByRole('heading', { name: 'Your mobile number is proven' });
const codeField = (page: Page) => step(page).getByLabel('Code from the SMS');

async function sendCode(page: Page): Promise<void> {
  await step(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(codeField(page)).toBeVisible();
}

test('from registration over the one step to a withdrawal', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = newAccount();
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill(account.number);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('Confirm password').fill(account.password);
  await form.getByRole('checkbox').check();
  await form.locator('button[type=submit]').click();
  const signedIn = page.waitForResponse('**/Security/Login');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  const { data } = await (await signedIn).json();
  await expect(page).toHaveURL('/deposit');

  await expect(step(page)).toContainText(`+234 ${account.number.slice(0, 3)}`);
  await sendCode(page);
  await expect(step(page).getByRole('button', { name: 'Send another code' })).toHaveAccessibleDescription(/in \d+ s$/);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  // A phone drops the page while its player reads the text.
  await page.reload();
  await expect(codeField(page)).toBeVisible();
  const code = await numberCodeFor(account.userName);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `);
  await codeField(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(codeField(page)).toHaveValue(code);
  const request = page.waitForRequest('**/Security/ProveNumber');
  await page.keyboard.press('Enter');
  expect(new URL((await request).url()).search).toBe('');
  await expect(proven(page)).toBeFocused();

  const player = { userName: account.userName, token: data.token };
  await fund(page, player, 5_000);
  await giveName(page, player);
  const card = await openMethod(page, '/withdraw', 'Mobile money');
  await expect(step(page)).toBeHidden();
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
});

test('can be put off, and is asked for again where it is needed', async ({ page }) => {
  const player = await signInPlayer(page, { isProven: false });
  await fund(page, player, 5_000);
  await giveName(page, player);
  await page.goto('/deposit');
  await step(page).getByRole('button', { name: 'Later' }).click();
  await expect(step(page)).toBeHidden();
  const read = page.waitForResponse('**/Security/GetNumberProof');
  await page.reload();
  await read;
  await expect(page.getByRole('button', { name: /^Fast deposit/ })).toBeVisible();
  await expect(step(page)).toBeHidden();

  const push = await openMethod(page, '/deposit', 'Fast deposit');
  await push.getByLabel('Amount').fill('500');
  await push.getByRole('button', { name: 'Ask my phone' }).click();
  await expect(push.getByRole('alert')).toContainText('Prove your mobile number first');

  const card = await openMethod(page, '/withdraw', 'Mobile money');
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('alert')).toContainText('Prove your mobile number first');
  await expect(step(page).getByRole('button', { name: 'Later' })).toBeHidden();
  expect(await textsTo(player.userName)).toEqual([]);
  await sendCode(page);
  await codeField(page).fill(await numberCodeFor(player.userName));
  await step(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(proven(page)).toBeVisible();
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
});

test('stands in the security settings, by keyboard, and says at the field what is wrong: accessible', async ({
  page,
}) => {
  const player = await signInPlayer(page, { isProven: false });
  await page.goto('/security');
  await expectAccessible(page);
  await step(page).getByRole('button', { name: 'Send the code' }).focus();
  await page.keyboard.press('Enter');
  await expect(step(page).getByText('The code is on its way')).toBeVisible();
  await codeField(page).focus();
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription('Enter the code from the SMS');
  const right = await numberCodeFor(player.userName);
  await page.keyboard.type(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription('Invalid verification code, please try again');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  await codeField(page).fill(right);
  await page.keyboard.press('Enter');
  await expect(proven(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
});

test('who did not register the number gets it with a code, and the other one is out', async ({ page, browser }) => {
  const squatter = await openAccount(page);
  await signIn(page, squatter);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  const { number, userName } = squatter;
  await phone.goto('/login');
  await phone.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Send SMS' }).click();
  await dialog.getByLabel('Code from the SMS').fill(await codeFor(userName));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('New password', { exact: true }).fill('pounded-yam');
  await dialog.getByLabel('Confirm the new password').fill('pounded-yam');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(phone.getByRole('dialog', { name: 'Your password is changed' })).toBeVisible();
  await signIn(phone, { ...squatter, password: 'pounded-yam' });
  await phone.goto('/security');
  await expect(phone.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  await expect(step(phone)).toBeHidden();
  await page.goto('/security');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await elsewhere.close();
});

for (const language of ['en', 'sw', 'zh']) {
  test(`fits a phone of 320 px in ${language}`, async ({ page }) => {
    const file = new URL(`../../../packages/i18n/catalogues/${language}/number-proof.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    const player = await signInPlayer(page, { isProven: false });
    await page.goto('/deposit');
    const region = page.getByRole('region', { name: texts['number-proof.title'] ?? '' });
    await region.getByRole('button', { name: texts['number-proof.send'] ?? '' }).click();
    await expect(region.getByLabel(texts['number-proof.code'] ?? '')).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await numberCodeFor(player.userName);
  });
}
