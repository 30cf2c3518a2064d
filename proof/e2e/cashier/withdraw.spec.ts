import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { failPayout, payoutsTo, releasePayout, textsTo } from '../phone.ts';
import { type Player, password, signInPlayer } from '../player.ts';
import { accountDialog, callAs, expectBalance, fund, giveName, latest, openMethod, stepUp } from './cashier.ts';

let player: Player;

test.beforeEach(async ({ page }) => {
  player = await signInPlayer(page);
  await fund(page, player, 100_000);
});

async function askForBank(page: Page, { number, amount }: { number: string; amount: string }): Promise<Locator> {
  const card = await openMethod(page, '/withdraw', 'Bank account');
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Account number').fill(number);
  await card.getByLabel('Amount').fill(amount);
  await card.getByRole('button', { name: 'Send' }).click();
  return card;
}

async function confirm(page: Page): Promise<void> {
  await (await stepUp(page)).click();
  await expect(accountDialog(page)).toBeHidden();
}

test('asks for the name, shows whose account it is, and pays', async ({ page }) => {
  await page.goto('/withdraw');
  const details = page.getByRole('dialog', { name: 'Tell us who you are' });
  // As the bank knows the holder of the account below, in another order of first and last.
  await details.getByLabel('First name').fill('Ekong');
  await details.getByLabel('Last name').fill('Folake');
  await details.getByLabel('Day').selectOption('28');
  await details.getByLabel('Month').selectOption('2');
  await details.getByLabel('Year').selectOption('1990');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details saved successfully')).toBeVisible();
  await expect(details).toBeHidden();

  const card = await askForBank(page, { number: '0123456789', amount: '20000' });
  const dialog = page.getByRole('dialog', { name: 'Is this your account?' });
  await expect(dialog).toContainText('0123456789');
  await expect(dialog).toContainText('20,000.00');
  await expect(dialog).toContainText(/Account name\s*Folake Ekong/i);
  await confirm(page);
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect(page.getByText(/₦.20,000.00 was paid out to you/)).toBeVisible();
  await expect(card.getByLabel('Amount')).toHaveValue('');
  await expect(latest(page).getByRole('listitem').filter({ hasText: 'Paid' }).getByRole('time')).toBeVisible();
  await expectBalance(page, '80,000.00');
  await page.goto('/Messages');
  await expect(page.getByRole('main').getByText('NGN 20,000.00 was paid out')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('NGN 100,000.00 has arrived')).toHaveCount(1);
});

test('asks for the password at a new account, by keyboard and beside its field, and not at one that was paid', async ({
  page,
}) => {
  await giveName(page, player);
  const card = await askForBank(page, { number: '0123456789', amount: '20000' });
  const dialog = accountDialog(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const field = dialog.getByLabel('Your password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/never paid to this account/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please fill the field/);
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/That password is not right/);
  await expect(field).toBeFocused();
  await expect(dialog).toContainText('0123456789');
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect(latest(page)).toContainText(/Paid. ₦.20,000.00 has left/);

  await askForBank(page, { number: '0123456789', amount: '1000' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expectBalance(page, '79,000.00');
});

test('offers an account that was paid in one tap, with its amount, pays it again, and forgets it', async ({ page }) => {
  await giveName(page, player);
  await askForBank(page, { number: '0123456789', amount: '20000' });
  await confirm(page);
  const saved = page.getByRole('region', { name: 'Paid before' });
  const account = saved.getByRole('button', { name: /Guaranty Trust Bank.*••••••6789.*FOLAKE/i });
  await account.click();
  await expect(account).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/method=KudipalWithdraw/);
  const card = await openMethod(page, new URL(page.url()).pathname + new URL(page.url()).search, 'Bank account');
  await expect(card.getByLabel('Account number')).toHaveCount(0);
  await expect(card.getByLabel('Amount')).toHaveValue('20,000');
  await expect(card.getByRole('button', { name: 'Last: 20,000' })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(accountDialog(page)).toContainText('••••••6789');
  await expect(accountDialog(page)).not.toContainText('0123456789');
  await accountDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(accountDialog(page)).toBeHidden();
  await expectBalance(page, '60,000.00');
  await saved.getByRole('button', { name: /Remove Guaranty/ }).click();
  await expect(saved).toHaveCount(0);
  await expect(card.getByLabel('Account number')).toBeVisible();
});

test('tells of a withdrawal by a text in the language of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'sw'));
  await giveName(page, player);
  await page.goto('/withdraw?method=FastHubWithdraw');
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('[aria-expanded=true]') });
  await card.getByRole('textbox').fill('1000');
  await card.locator('button[type=submit]').click();
  await expect(async () => {
    const texts = (await textsTo(player.userName)).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Ombi la kutoa NGN 1,000.00'))).toHaveLength(1);
  }).toPass();
});

test('gives the money back when the bank rejects it', async ({ page }) => {
  await giveName(page, player, { account: '0123450402' });
  await askForBank(page, { number: '0123450402', amount: '20000' });
  await confirm(page);
  await expect(latest(page)).toContainText(/₦.20,000.00 is back in your balance/);
  await expectBalance(page, '100,000.00');
});

test('pays once when the bank pays and answers with an error', async ({ page }) => {
  await giveName(page, player, { account: '0123450500' });
  await askForBank(page, { number: '0123450500', amount: '20000' });
  await confirm(page);
  await expect(latest(page)).toContainText(/Paid. ₦.20,000.00 has left/);
  expect(await payoutsTo(player.userName)).toMatchObject([{ amount: '20000.00', state: 'paid' }]);
  await expectBalance(page, '80,000.00');
});

test('does not go on with an account that the bank does not know', async ({ page }) => {
  await giveName(page, player);
  const card = await askForBank(page, { number: '0123450404', amount: '20000' });
  await expect(card.getByLabel('Account number')).toHaveAccessibleDescription(/does not know this account/);
});

test('the button stays under the finger when the answer about fee and wait comes', async ({ page }) => {
  await giveName(page, player);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/QuoteWithdrawal*', async (route) => {
    await released;
    await route.continue();
  });
  const card = await openMethod(page, '/withdraw', 'Bank account');
  const send = card.getByRole('button', { name: 'Send' });
  await card.getByLabel('Amount').fill('60000');
  await expect(card.getByText('You receive')).toBeVisible();
  const before = await send.boundingBox();
  release();
  await expect(card).toContainText('A person looks at it first');
  expect(await send.boundingBox()).toEqual(before);
});

test('shows what there is and what it waits for, and refuses what it cannot pay before the bank is asked', async ({
  page,
}) => {
  await giveName(page, player);
  const quoted = page.waitForResponse('**/QuoteWithdrawal*');
  const card = await openMethod(page, '/withdraw', 'Bank account');
  await quoted;
  await expect(card).toContainText(/Available to withdraw₦.100,000.00/);
  await expect(card).not.toContainText('instantly');
  await card.getByLabel('Find your bank').fill('opay');
  await card.getByRole('button', { name: 'OPay' }).click();
  await expect(card.getByLabel('Bank', { exact: true })).toHaveValue('100004');
  await card.getByLabel('Find your bank').fill('gtb');
  await card.getByRole('button', { name: 'Guaranty Trust Bank' }).click();
  await expect(card.getByLabel('Bank', { exact: true })).toHaveValue('058');
  const number = card.getByLabel('Account number');
  await number.fill('01234567891');
  await expect(number).toHaveValue('01234567891');
  await expect(number).toHaveAccessibleDescription(/That is 11 digits/);
  const amount = card.getByLabel('Amount');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [figure, word] of [
    ['0', /Enter Amount/],
    ['499', /Amount Less Then min. Limit/],
    ['100000.01', /Insufficient Amount/],
    ['2000001', /more than the limit/],
  ] as const) {
    await amount.fill(figure);
    await card.getByRole('button', { name: 'Send' }).click();
    await expect(amount).toHaveAccessibleDescription(word);
  }
  expect(asked.filter((url) => url.includes('GetBankAccountNumber'))).toEqual([]);
  await card.getByRole('button', { name: 'All of it' }).click();
  await expect(amount).toHaveValue('100,000');
  const summary = card.getByRole('status').filter({ hasText: 'You receive' });
  await expect(summary).toContainText(/FeeFree/);
  await expect(summary).toContainText(/₦.100,000.00/);
  await expect(summary).toContainText('A person looks at it first. You need to do nothing.');
  await amount.fill('20000');
  await expect(summary).toContainText('We send it at once when you confirm.');
});

test("keeps a withdrawal to a stranger's account for an operator, and says so before it is confirmed", async ({
  page,
}) => {
  await giveName(page, player);
  await askForBank(page, { number: '0123456788', amount: '20000' });
  await expect(accountDialog(page)).toContainText('the account is not in the name of your profile');
  await confirm(page);
  await expect(latest(page).getByRole('status')).toContainText('A person looks at it first');
  await expectBalance(page, '80,000.00');
  expect(await payoutsTo(player.userName)).toEqual([]);
});

test('calls a large withdrawal back while a person has yet to approve it', async ({ page }) => {
  await giveName(page, player);
  await askForBank(page, { number: '0123456789', amount: '60000' });
  await confirm(page);
  await expectBalance(page, '40,000.00');
  await latest(page).getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(latest(page)).toContainText('You cancelled it');
  await expect(latest(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expectBalance(page, '100,000.00');
});

test.describe('a pay-out that waits at the bank', () => {
  for (const [how, decide, text] of [
    ['released', releasePayout, /Paid/],
    ['failed', failPayout, /is back in your balance/],
  ] as const) {
    test(`is followed until it is ${how}, and no second one is taken meanwhile`, async ({ page }) => {
      await giveName(page, player, { account: '0123450409' });
      await askForBank(page, { number: '0123450409', amount: '20000' });
      await confirm(page);
      await expect(latest(page)).toContainText('on its way');
      const card = await openMethod(page, '/withdraw', 'Mobile money');
      await card.getByLabel('Amount').fill('1000');
      await card.getByRole('button', { name: 'Send' }).click();
      await expect(card.getByRole('alert')).toHaveText('There is pending transaction on account');
      await decide(player.userName);
      await expect(latest(page).getByRole('status')).toContainText(text);
    });
  }
});

test('pays to mobile money', async ({ page }) => {
  await giveName(page, player);
  const card = await openMethod(page, '/withdraw', 'Mobile money');
  await expect(card).toContainText(player.userName);
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expectBalance(page, '99,000.00');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(card).not.toContainText('Success');
});

test('pays through another channel, which has to be chosen', async ({ page }) => {
  await giveName(page, player);
  const card = await openMethod(page, '/withdraw', 'Other mobile money');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByLabel('Channel')).toHaveAccessibleDescription('Enter channel');
  await expect(card.getByLabel('Amount')).toHaveAccessibleDescription(/Enter Amount/);
  await card.getByLabel('Channel').selectOption('Mix by Yas');
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
});

test('refuses more than there is', async ({ page }) => {
  await giveName(page, player);
  const quoted = page.waitForResponse('**/QuoteWithdrawal*');
  const card = await openMethod(page, '/withdraw', 'Mobile money');
  await quoted;
  await card.getByLabel('Amount').fill('200000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByLabel('Amount')).toHaveAccessibleDescription(/Insufficient Amount/);
});

for (const path of ['/deposit', '/withdraw'] as const) {
  test(`a session that ends at ${path} leads to sign-in, and back to the same amount`, async ({ page }) => {
    const name = path === '/deposit' ? 'Bank transfer' : 'Mobile money';
    if (path === '/withdraw') await giveName(page, player);
    const card = await openMethod(page, path, name);
    await card.getByLabel('Amount').fill('2500');
    await callAs(player, page, 'POST Security/LogOff');
    await submitUntilSignedOut(page, card.locator('button[type=submit]'));
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('cashier.draft'))).not.toContain(password);
    await signIn(page);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}`));
    await expect(card.getByLabel('Amount')).toHaveValue('2,500');
  });
}

/** What the page asks by itself, such as what a withdrawal would cost, may find the session over before the button is pressed. */
async function submitUntilSignedOut(page: Page, submit: Locator): Promise<void> {
  await expect(async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 5_000 });
    await expect(page).toHaveURL('/login', { timeout: 5_000 });
  }).toPass();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Mobile number').fill(player.userName.slice(3));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

const endings = {
  'whose cookies are gone': (page: Page) => page.context().clearCookies(),
  'that ended on the server': (page: Page) => callAs(player, page, 'POST Security/LogOff'),
};

for (const [name, end] of Object.entries(endings)) {
  test(`a reload with a session ${name} leads to sign-in, and back to the same amount`, async ({ page }) => {
    const card = await openMethod(page, '/deposit', 'Bank transfer');
    await card.getByLabel('Amount').fill('2500');
    await end(page);
    await page.reload();
    await expect(page).toHaveURL('/login');
    await signIn(page);
    await expect(page).toHaveURL(/^[^?]*\/deposit/);
    await expect(card.getByLabel('Amount')).toHaveValue('2,500');
  });
}

test('a page for players that is opened without a session is the one after signing in, as it was asked for', async ({
  page,
}) => {
  const asked = '/TransactionHistory?from=2026-11-01&to=2026-11-02';
  await page.context().clearCookies();
  await page.goto(asked);
  await expect(page).toHaveURL('/login');
  await signIn(page);
  await expect(page).toHaveURL(asked);
});
