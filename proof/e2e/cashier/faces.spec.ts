import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { type Answers, answer, answerCalls, refuse, refuseCall } from '../answers.ts';
import { expectCopied } from '../clipboard.ts';
import { answerBalance, signInPlayer } from '../player.ts';
import { answerCashier, cashierAnswers, depositMethods, information, order, transaction } from './answers.ts';
import { main, openMethod } from './cashier.ts';

test.beforeEach(async ({ page }) => {
  await signInPlayer(page);
  await answerBalance(page, 12_345_678.9);
});

const history: Answers = { 'POST User/TransactionHistory': { resp: [transaction] } };

for (const [path, call, failed, later] of [
  ['/deposit', 'GET Banking/GetDepositMethods', 'The ways to pay could not be loaded', cashierAnswers],
  ['/withdraw', 'GET Banking/GetWithdrawMethods', 'The ways to pay could not be loaded', cashierAnswers],
  ['/TransactionHistory', 'POST User/TransactionHistory', 'Your transactions could not be loaded', history],
] as const) {
  test(`${path} says when it cannot be loaded, and tries again`, async ({ page }) => {
    await answerCashier(page);
    await answerCalls(page, history);
    await refuseCall(page, call, 'GENERAL_ERROR');
    await page.goto(path);
    await expect(main(page).getByRole('alert')).toContainText(failed);
    await answerCalls(page, later);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByRole('alert').filter({ hasText: failed })).toHaveCount(0);
  });
}

test('says when no way to pay is open', async ({ page }) => {
  await answerCashier(page, { 'GET Banking/GetDepositMethods': { paymentLimits: [], paymentMethods: [] } });
  await page.goto('/deposit');
  await expect(main(page)).toContainText('No way to pay is open just now');
  await expect(main(page)).toContainText('2,000,000.00 NGN');
});

test('shows what is for testers only to rank 33, and leaves out what it does not know', async ({ page }) => {
  const [first, second] = depositMethods.paymentMethods;
  if (!first || !second) throw new Error('there are two ways to pay');
  const paymentMethods = [first, { ...second, onlyForTestUsers: true }, { ...first, viewName: 'SomethingNewer' }];
  await answerCashier(page, { 'GET Banking/GetDepositMethods': { ...depositMethods, paymentMethods } });
  await page.goto('/deposit');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/^Bank transfer/]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user');
  const session = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  session.user.rankId = 33;
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'user', value, url: page.url() }]);
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^Card / })).toBeVisible();
});

test('wants an amount, hides the button while it asks, and puts a refusal beside the amount', async ({ page }) => {
  await answerCashier(page);
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  const amount = card.getByLabel('Amount');
  const submit = card.getByRole('button', { name: 'Get the account number' });
  for (const [name, button] of [
    ['USSD', 'Get the code'],
    ['Fast deposit', 'Ask my phone'],
    ['Bank transfer', 'Get the account number'],
  ] as const) {
    const form = await openMethod(page, '/deposit', name);
    await form.getByRole('button', { name: button }).click();
    await expect(form.getByRole('alert')).toHaveText('Please fill all fields');
    await expect(form.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(amount).toBeFocused();

  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/RegisterKudipalBankTrasnferDeposit', async (route) => {
    await asked;
    await route.fulfill(refuse('POST Banking/RegisterKudipalBankTrasnferDeposit', 'AMOUNT_LESS_THEN_MIN_LIMIT'));
  });
  await card.getByRole('button', { name: '500', exact: true }).click();
  await submit.click();
  await expect(card.getByText('One moment, please…')).toBeVisible();
  await expect(submit).toHaveCount(0);
  answerNow();
  await expect(amount).toHaveAccessibleDescription(/Amount Less Then min. Limit/);
  await expect(amount).toBeFocused();
});

test('wants an amount of every withdrawal, and says so', async ({ page }) => {
  await answerCashier(page);
  for (const name of ['Bank account', 'Mobile money']) {
    const form = await openMethod(page, '/withdraw', name);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please fill all fields');
    await expect(form.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  }
});

test('a way to pay opens and closes by a press, and a copied number is said for three seconds', async ({ page }) => {
  await answerCashier(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const card = await openMethod(page, '/deposit', 'M-Pesa');
  await card.getByRole('button', { name: 'Copy Business number' }).click();
  const copied = card.getByRole('button', { name: 'Copied Business number' });
  await expect(copied).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(copied).toBeVisible();
  await page.clock.runFor(600);
  await expect(copied).toHaveCount(0);

  const toggle = card.getByRole('button', { name: /^M-Pesa Free/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await toggle.click();
  await expect(card.getByRole('listitem').first()).toBeVisible();
});

test('a card takes short fields, and says when the countries of its address could not be loaded', async ({ page }) => {
  const step = { id: '019a0000-0000-7000-8000-000000000001', message: '', paymentRef: null, redirectUrl: null };
  await answerCashier(page, {
    'POST Banking/RegisterKudipalCardDeposit': { ...step, errorMessage: 'pin' },
    'POST Banking/KudipalChargeWithPin': { ...step, errorMessage: 'avs_noauth' },
  });
  await refuseCall(page, 'GET Banking/GetCountries', 'GENERAL_ERROR');
  const card = await openMethod(page, '/deposit', 'Card');
  await card.getByRole('button', { name: 'Pay by card' }).click();
  await expect(card.getByLabel('Amount')).toBeFocused();
  await expect(card.getByLabel('Card number')).not.toHaveAttribute('aria-invalid');
  for (const [label, text] of [
    ['Amount', '5000'],
    ['Card number', '5061000000000013'],
    ['CVV', '123'],
  ] as const)
    await card.getByLabel(label).fill(text);
  await card.getByLabel('Month').pressSequentially('123');
  await expect(card.getByLabel('Month')).toHaveValue('12');
  await card.getByLabel('Year').pressSequentially('399');
  await expect(card.getByLabel('Year')).toHaveValue('39');
  await card.getByRole('button', { name: 'Pay by card' }).click();
  await card.getByLabel('Card PIN').pressSequentially('33100');
  await expect(card.getByLabel('Card PIN')).toHaveValue('3310');
  await card.getByRole('button', { name: 'Continue' }).click();

  await expect(card.getByText('The list of countries could not be loaded')).toBeVisible();
  await answerCalls(page, {
    'GET Banking/GetCountries': { countryList: [{ countryCode: 'NG', countryName: 'Nigeria' }] },
  });
  await card.getByRole('button', { name: 'Try again' }).click();
  await card.getByLabel('Country').selectOption('NG');
  await expect(card.getByText('The list of countries could not be loaded')).toHaveCount(0);
});

test('asks what became of it when no answer came, and offers nothing to pay meanwhile', async ({ page }) => {
  await answerCashier(page, { 'POST Banking/FindPayment': { isGivenUp: false, payment: null } });
  await page.route('**/registerFastHubPayBillDeposit*', (route) => route.abort());
  const card = await openMethod(page, '/deposit', 'Fast deposit');
  await card.getByLabel('Amount').fill('500');
  await card.getByRole('button', { name: 'Ask my phone' }).click();
  await expect(card.getByRole('heading', { name: 'Finding out what became of it' })).toBeFocused();
  await expect(card).toContainText('Do not send it again');
  await expect(card.getByRole('button', { name: 'Ask my phone' })).toBeHidden();
});

test('money buttons rest while the phone is offline', async ({ page, context }) => {
  await answerCashier(page);
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await context.setOffline(true);
  await expect(card.getByRole('button', { name: 'Get the account number' })).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(card.getByRole('button', { name: 'Get the account number' })).not.toHaveAttribute('aria-disabled');
});

const deposit = { amount: 5_000, message: '', secondAmount: null, aboveLimit: null };

test('keeps the account when the phone drops the page, and tells when the money is there', async ({ page }) => {
  const id = '019a0000-0000-7000-8000-000000000001';
  const transfer = { bankName: 'Sample Trust Bank', accNumber: '9012345678', accName: 'Harmattan', amount: 5_000 };
  await answerCashier(page, {
    'POST Banking/RegisterKudipalBankTrasnferDeposit': { id, ...transfer, secondsLeft: 1_800, errorMessage: '' },
    'GET Banking/GetDepositState': { state: 'waiting', ...deposit },
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  const heading = card.getByRole('heading', { name: /Send exactly ₦.5,000.00 to this account/ });
  await expect(heading).toBeFocused();
  await expect(card.getByRole('timer')).toBeVisible();
  await card.getByRole('button', { name: 'Copy Account number' }).click();
  await expect(card.getByRole('button', { name: 'Copied Account number' })).toBeVisible();
  await expectCopied(page.locator('body'), (copied) => expect(copied).toBe('9012345678'));

  await page.reload();
  await expect(card).toContainText('Sample Trust Bank');
  await answerCalls(page, { 'GET Banking/GetDepositState': { state: 'succeeded', ...deposit } });
  await expect(card.getByRole('heading', { name: /₦.5,000.00 credited/ })).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Amount')).toBeVisible();
});

for (const [state, title, text] of [
  ['expired', 'The time to pay', 'If you have sent it already, it is not lost'],
  ['review', 'We are looking at your payment', 'It is safe'],
  ['failed', 'did not go through', 'Nothing was added to your balance'],
] as const) {
  test(`says calmly where the money is when a payment is ${state}`, async ({ page }) => {
    await answerCashier(page, { 'GET Banking/GetDepositState': { state, ...deposit } });
    await page.goto('/deposit?paid=019a0000-0000-7000-8000-000000000001');
    const news = main(page).getByRole('region', { name: 'Your payment' });
    await expect(news.getByRole('heading')).toContainText(title);
    await expect(news).toContainText(text);
    await news.getByRole('button', { name: 'Make another deposit' }).click();
    await expect(page).toHaveURL('/deposit');
  });
}

test('loads more only behind a full page, and downloads everything as a table', async ({ page }) => {
  const idOf = (at: number) => `01930000-0000-7000-8000-${String(at).padStart(12, '0')}`;
  const page1 = Array.from({ length: 500 }, (_, at) => ({ ...transaction, id: idOf(at) }));
  const formula = '=HYPERLINK("http://x.example")';
  const last = { ...transaction, id: idOf(500), reference: formula, currentbalance: null, status: 1 };
  await page.route('**/User/TransactionHistory*', (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '1';
    return route.fulfill(answer('POST User/TransactionHistory', { resp: isFirst ? page1 : [last] }));
  });
  await page.goto('/TransactionHistory?from=2026-11-01&to=2026-11-15');
  await expect(main(page)).toContainText('500 transactions so far');
  await main(page).getByRole('button', { name: 'Load more' }).click();
  await expect(main(page)).toContainText('501 transactions');
  await expect(main(page).getByRole('button', { name: 'Load more' })).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('transactions-2026-11-01-to-2026-11-15.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(502);
  expect(lines[1]).toBe(
    `2026-11-15 13:05:00,Deposit,12345678.90,NGN,12345678.90,NGN,Bank transfer,Success,${transaction.reference}`,
  );
  expect(lines[501]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
});

test('asks for days in their order', async ({ page }) => {
  await answerCalls(page, { 'POST User/TransactionHistory': { resp: [] } });
  await page.goto('/TransactionHistory?from=2026-11-01&to=2026-11-15&type=2&status=5');
  await expect(main(page)).toContainText('No transactions');
  await main(page).getByText('Dates and filters').click();
  await expect(main(page).getByLabel('Type')).toHaveValue('2');
  await main(page).getByLabel('To', { exact: true }).fill('2026-10-01');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(main(page).getByLabel('To', { exact: true })).toHaveAccessibleDescription(/before the first one/);
  await main(page).getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/type=2&status=5/);
});

for (const [language, theme, isLookedAt] of [
  ['en', 'dark', true],
  ['sw', 'light', true],
  // Other words in the same boxes: whether they fit is all that is new.
  ['zh', 'dark', false],
] as const) {
  test(`the money pages ${isLookedAt ? 'are accessible' : 'can be read'} in ${language}, ${theme}, and fit 320 px`, async ({
    page,
  }) => {
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('appLanguage', chosen.language);
        localStorage.setItem('theme', chosen.theme);
      },
      { language, theme },
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerCashier(page, {
      'GET Banking/GetWithdrawOrder': { ...order, amount: 12_345_678.9 },
      'POST User/TransactionHistory': { resp: [transaction, { ...transaction, id: order.id, status: 4, type: 2 }] },
    });
    for (const path of [
      '/deposit?method=KudipalCard',
      '/deposit?method=MpesaInstructions',
      '/withdraw?method=KudipalWithdraw',
      '/TransactionHistory',
    ]) {
      await page.goto(path);
      // The history's form is folded on a phone, and its rows are there at once.
      await main(page).locator('button[type=submit]:visible, ol:visible, tbody:visible').first().waitFor();
      if (isLookedAt) await expectAccessible(page, { inBothThemes: false });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(320);
    }
  });
}

test('asks for the name first, says field by field what is wrong, and saves', async ({ page }) => {
  await answerCashier(page, {
    'GET User/PersonalInfromation': { ...information, firstName: '', lastName: '', birthDate: null },
  });
  await page.goto('/withdraw');
  const dialog = page.getByRole('dialog', { name: 'Tell us who you are' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill all fields');
  await dialog.getByLabel('First name').fill('A');
  await dialog.getByLabel('Last name').fill('Okonkwo');
  for (const [list, value] of [
    ['Day', '28'],
    ['Month', '2'],
    ['Year', '1990'],
  ] as const)
    await dialog.getByLabel(list).selectOption(value);
  await page.route('**/SaveUserPersonalDetails', (route) =>
    route.fulfill(
      refuse('POST User/SaveUserPersonalDetails', 'VALIDATION_ERROR', { FirstName: 'message.name_too_short' }),
    ),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('Enter at least 2 letters');

  await answerCalls(page, { 'POST User/SaveUserPersonalDetails': null, 'GET User/PersonalInfromation': information });
  await dialog.getByLabel('First name').fill('Adaeze');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details saved successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
});
