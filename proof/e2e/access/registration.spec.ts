import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { refuseWithNewWord } from '../answers.ts';
import { type Account, newAccount, openAccount, pressLogin } from './account.ts';

async function fill(page: Page, { number, password }: Account, confirmation = password): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill(number);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(confirmation);
}

const finish = (page: Page) => page.getByRole('button', { name: 'Finish registration' }).click();
const numberOf = (page: Page) => page.getByRole('main').getByLabel('Mobile number');
const terms = (page: Page) => page.getByRole('checkbox', { name: /18 or older/ });

test.beforeEach(async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible();
});

test('asks for everything, beside the fields, and moves to the first', async ({ page }) => {
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please fill all fields');
  for (const field of [
    numberOf(page),
    page.getByLabel('Password', { exact: true }),
    page.getByLabel('Confirm password'),
  ]) {
    await expect(field).toHaveAccessibleDescription('Please fill the field');
  }
  await expect(terms(page)).toHaveAccessibleDescription('Terms needs to be accepted');
  await expect(numberOf(page)).toBeFocused();
  await expectAccessible(page);
});

test('refuses a number that begins with 0, passwords that differ and terms that are not accepted', async ({ page }) => {
  await fill(page, { ...newAccount(), number: '0803123456' }, 'another-one');
  await finish(page);
  await expect(numberOf(page)).toHaveAccessibleDescription(
    /^The mobile number entered is invalid. Try again or contact support/,
  );
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('The passwords do not match');
  await expect(terms(page)).toHaveAccessibleDescription('Terms needs to be accepted');
});

test('holds ten characters and shows a number of nine digits as an example', async ({ page }) => {
  await expect(numberOf(page)).toHaveAttribute('placeholder', /^\d{9}$/);
  await numberOf(page).pressSequentially('70123456789');
  await expect(numberOf(page)).toHaveValue('7012345678');
});

test('takes a number with its country code or spaces, and shows it as the account will keep it', async ({ page }) => {
  for (const written of ['+2348031234567', '2348031234567', '803 123 4567', '+234 (0)803-123-4567']) {
    await numberOf(page).fill(written);
    await expect(numberOf(page)).toHaveValue('8031234567');
    await expect(numberOf(page)).toHaveAccessibleDescription('Your account’s number: +234 803 123 4567');
  }
});

test('refuses what is no mobile number of the country, and says what to do about a first 0', async ({ page }) => {
  await terms(page).check();
  for (const number of ['1000000000', '803123456', '08031234567']) {
    await fill(page, { ...newAccount(), number });
    await finish(page);
    await expect(numberOf(page)).toHaveAccessibleDescription(/^The mobile number entered is invalid/);
  }
  await expect(numberOf(page)).toHaveAccessibleDescription(/Leave out the first 0\.$/);
});

test('leads to the terms without losing the form', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/Terms');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await expect(await opened).toHaveURL('/Terms');
  await expect(terms(page)).not.toBeChecked();
});

test('opens the account, says so, signs in with what was typed and leads to the deposit', async ({ page }) => {
  const account = newAccount();
  await fill(page, account);
  await terms(page).check();
  const sent = page.waitForRequest('**/Security/Register');
  await finish(page);
  expect((await sent).postDataJSON()).toEqual({
    username: account.number,
    password: account.password,
    confirmPassword: account.password,
    email: '',
    countryId: 0,
    areaCode: '',
    mobileNumber: account.number,
    currencyId: 0,
    referrerCode: '',
    subscription: 0,
    urlReferrer: '',
    creator: '',
    smsCode: '',
    agreeAll: 1,
    smsVerificationKey: '',
  });
  const dialog = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const signedIn = page.waitForRequest('**/Security/Login');
  await dialog.getByRole('button', { name: 'Login' }).click();
  expect((await signedIn).postDataJSON()).toMatchObject({ userName: account.number, password: account.password });
  await expect(page).toHaveURL('/deposit');
});

test('leaves a sign-in that fails to the form, with what was typed, and tries it once', async ({ page }) => {
  const account = newAccount();
  let tries = 0;
  await page.route('**/Security/Login', async (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await fill(page, account);
  await terms(page).check();
  await finish(page);
  await page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(numberOf(page)).toHaveValue(account.number);
  expect(tries).toBe(1);
  await pressLogin(page);
  await expect(page).toHaveURL('/deposit');
});

test('offers limits on the success message: a new player who takes them signs in to their page', async ({ page }) => {
  await fill(page, newAccount());
  await terms(page).check();
  await finish(page);
  const dialog = page.getByRole('dialog', { name: 'Welcome!' });
  await dialog.getByRole('link', { name: 'You can set limits for yourself first' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeVisible();
  await expect(page).toHaveURL('/limits');
  await page.reload();
  await expect(page).toHaveURL('/limits');
});

test('asks for the password again after a reload', async ({ page }) => {
  await fill(page, newAccount());
  await terms(page).check();
  await finish(page);
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('names the campaign that the visitor came through', async ({ page, context }) => {
  await context.addCookies([{ name: 'refcode', value: 'radio%20lagos', url: page.url() }]);
  await fill(page, newAccount());
  await terms(page).check();
  const sent = page.waitForRequest('**/Security/Register');
  await finish(page);
  expect((await sent).postDataJSON()).toMatchObject({ referrerCode: 'radio lagos' });
});

test('tells of a number that is taken', async ({ page }) => {
  await fill(page, await openAccount(page));
  await terms(page).check();
  await finish(page);
  await expect(numberOf(page)).toHaveAccessibleDescription(/^Mobile number already exists/);
  await expect(numberOf(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('a code by SMS gives you your number back');
});

test('tells of a number that is none', async ({ page }) => {
  await fill(page, { ...newAccount(), number: '70abc45678' });
  await terms(page).check();
  await finish(page);
  await expect(numberOf(page)).toHaveAccessibleDescription('Username must contain numbers only');
});

test('tells of a password that is too short, and of one that is the number itself', async ({ page }) => {
  const account = newAccount();
  await terms(page).check();
  await fill(page, { ...account, password: 'short' });
  await finish(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('Password must have more than 6 characters');
  await fill(page, { ...account, password: account.number });
  await finish(page);
  await expect(password).toHaveAccessibleDescription(/can not be the same as username$/);
});

test('tells of a password that too many have', async ({ page }) => {
  const account = newAccount();
  await terms(page).check();
  for (const refused of ['123456', 'Password1', account.number.slice(-6)]) {
    await fill(page, { ...account, password: refused });
    await finish(page);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /^Too many people use this password/,
    );
  }
});

test('tells of an error that it does not know', async ({ page }) => {
  await page.route('**/Security/Register', (route) => route.fulfill(refuseWithNewWord('SOMETHING_NEW')));
  await fill(page, newAccount());
  await terms(page).check();
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('An unknown error occurred');
});
