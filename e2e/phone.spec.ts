import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { codeFor, phoneUrl, sendText } from './phone.ts';

/** A number of this test's own, as its country writes it. The last digit keeps it off the endings that go wrong. */
function newNumber(): string {
  return `70${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}7`;
}

const withCountry = (number: string) => `234${number}`;
const readable = (number: string) => `0${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
const openPhone = (page: Page, number: string) => page.goto(`${phoneUrl}?number=${withCountry(number)}`);
const newMarks = (page: Page) => messages(page).getByText('New', { exact: true }).filter({ visible: true });
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

test('a code that the site sends arrives by itself, and is worth its while', async ({ page, request }) => {
  const number = newNumber();
  const password = 'correct horse';
  await request.post('/api/api/Security/Register', {
    data: { username: number, password, confirmPassword: password, agreeAll: 1 },
  });
  await openPhone(page, number);
  await expect(page.getByText('No messages yet')).toBeVisible();
  const sent = await request.post(`/api/api/Security/SendSmsVerificationCodeByUserName?userName=${number}`, {
    data: {},
  });
  const { smsVerificationKey } = (await sent.json()).data;
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('New');
  await expect(page.getByText('No messages yet')).toBeHidden();
  await expect(page.getByRole('status')).toContainText('New message from Harmattan');

  const smsCode = await codeFor(number);
  await expect(messages(page)).toContainText(`${smsCode} is your code`);
  const newPassword = 'another horse';
  const recovered = await request.post('/api/api/Security/PasswordRecovery', {
    data: { userName: number, smsVerificationKey, smsCode, newPassword, newPasswordConfirm: newPassword },
  });
  expect(await recovered.json()).toMatchObject({ statusCode: 0 });
});

test('copies a code, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = newNumber();
  await sendText(withCountry(number), '004217 is your code. Call 08031234567 for help.');
  await openPhone(page, number);
  const copy = page.getByRole('button', { name: 'Copy code 004217' });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await expect(page.getByRole('status')).toHaveText('Copied: 004217');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('004217');
  await expect(copy).toHaveText('Copy code');
});

test('shows each number its own, newest first, and remembers what was read', async ({ page }) => {
  const [one, other] = [newNumber(), newNumber()];
  await sendText(withCountry(one), 'the first');
  await sendText(withCountry(one), 'the second');
  await sendText(withCountry(other), '<b>of another</b>');
  await openPhone(page, one);
  await expect(messages(page).locator('.message-text')).toHaveText(['the second', 'the first']);
  await expect(newMarks(page)).toHaveCount(2);

  const recent = page.getByRole('navigation', { name: 'Recent numbers' });
  await expect(recent.getByRole('link', { name: `${readable(other)} New` })).toBeVisible();
  await recent.getByRole('link', { name: readable(other) }).click();
  await expect(page).toHaveURL(`${phoneUrl}?number=${withCountry(other)}`);
  await expect(messages(page).locator('.message-text')).toHaveText(['<b>of another</b>']);
  await expect(recent.getByRole('link', { name: readable(other) })).toHaveAttribute('aria-current', 'true');

  await page.goBack();
  await expect(messages(page)).toHaveCount(2);
  await expect(newMarks(page)).toHaveCount(0);
});

test('takes a number as people write it, and turns away what is none', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), 'hello');
  await page.goto(phoneUrl);
  await expect(page.getByText('Whose phone is it?')).toBeVisible();
  const field = page.getByLabel('Mobile number');
  await field.fill('no number');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/no mobile number/);

  await field.fill(`+234 ${readable(number).slice(1)}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(messages(page)).toHaveText(/hello/);
  await expect(field).toHaveValue(readable(number));
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(page).toHaveTitle(`${readable(number)} · Phone`);
  await page.reload();
  await expect(messages(page)).toHaveText(/hello/);
});

test('says when nobody answers, keeps what it has, and recovers by itself', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), 'still here');
  await openPhone(page, number);
  await expect(messages(page)).toHaveCount(1);
  await page.route('**/phone/api/**', (route) => route.abort());
  const trouble = page.getByRole('alert').filter({ hasText: 'The phone gets no answer' });
  await expect(trouble).toBeVisible();
  await expect(messages(page)).toHaveText(/still here/);
  await expectAccessible(page);
  await sendText(withCountry(number), 'and more');
  await page.unroute('**/phone/api/**');
  await trouble.getByRole('button', { name: 'Try now' }).click();
  await expect(trouble).toBeHidden();
  await expect(messages(page)).toHaveCount(2);
});

test('a gateway that is told to fail for a number delivers nothing', async ({ page }) => {
  const number = `${newNumber().slice(0, 6)}0500`;
  expect(await sendText(withCountry(number), 'lost')).toBe(500);
  await openPhone(page, number);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByText('Make a text go wrong').click();
  await expect(page.getByText('…0500')).toBeVisible();
});

test('works from the keyboard, and nothing is in the way of a person', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), '123456 is your code');
  await page.goto(phoneUrl);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(1);
  await page.getByText('Make a text go wrong').click();
  await expectAccessible(page);
  const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
  expect(overflows).toBe(false);
});

test('opens without a complaint in the console', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await openPhone(page, newNumber());
  await expect(page.getByText('No messages yet')).toBeVisible();
  expect(complaints).toEqual([]);
});
