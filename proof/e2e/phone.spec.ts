import { signFasthub } from '@harmattan/wires/fasthub';
import { encryptCard } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectCopied } from './clipboard.ts';
import { codeFor, gatewaysUrl, misbehave, phoneUrl, refusePush, releasePayout, sendText } from './phone.ts';

/** A number of this test's own, as its country writes it. The last digit keeps it off the endings that go wrong. */
function newNumber(): string {
  return `70${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}7`;
}

const withCountry = (number: string) => `234${number}`;
const readable = (number: string) => `0${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
const openPhone = (page: Page, number: string) => page.goto(`${phoneUrl}?number=${withCountry(number)}`);
const newMarks = (page: Page) => messages(page).getByText('New', { exact: true }).filter({ visible: true });
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
/** The same in any language. */
const messagesIn = (page: Page): Locator => page.locator('.message');

test('a code that the site sends arrives by itself, and is worth its while', async ({ page, request }) => {
  const number = newNumber();
  const password = 'correct horse';
  await request.post('/api/api/Security/Register', {
    data: { username: number, password, confirmPassword: password, agreeAll: 1 },
  });
  // Beyond so many codes an hour from one address, only a player who has signed in before gets one.
  await request.post('/api/api/Security/Login', { data: { userName: number, password } });
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
  await expectCopied(page.locator('body'), (copied) => expect(copied).toBe('004217'));
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

const noAnswer = (page: Page) => page.getByRole('alert').filter({ hasText: 'The phone gets no answer' });

test('says when no answer comes, keeps what it has, and tries again when it is told to', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), 'still here');
  await page.clock.install();
  await openPhone(page, number);
  await expect(messages(page)).toHaveCount(1);
  await page.route('**/phone/api/**', (route) => route.abort());
  // From here on the page does nothing by itself: only the press of the button can bring an answer.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(async () => {
    await page.clock.runFor(2_500);
    await expect(noAnswer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(messages(page)).toHaveText(/still here/);
  await sendText(withCountry(number), 'and more');
  await page.unroute('**/phone/api/**');
  await noAnswer(page).getByRole('button', { name: 'Try now' }).click();
  await expect(noAnswer(page)).toBeHidden();
  await expect(messages(page)).toHaveCount(2);
});

test('recovers by itself when answers come again', async ({ page }) => {
  const number = newNumber();
  await openPhone(page, number);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.route('**/phone/api/**', (route) => route.abort());
  await expect(noAnswer(page)).toBeVisible();
  await expectAccessible(page);
  await sendText(withCountry(number), 'at last');
  await page.unroute('**/phone/api/**');
  await expect(messages(page)).toHaveText(/at last/);
  await expect(noAnswer(page)).toBeHidden();
});

test('a gateway that is told to fail for a number delivers nothing', async ({ page }) => {
  const number = `${newNumber().slice(0, 6)}0500`;
  expect(await sendText(withCountry(number), 'lost')).toBe(500);
  await openPhone(page, number);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByText('Make a text go wrong').click();
  const faults = page.getByRole('group').filter({ hasText: 'Make a text go wrong' });
  await expect(faults.getByText('…0500')).toBeVisible();
});

test('works from the keyboard, and nothing is in the way of a person', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), '123456 is your code');
  await page.goto(phoneUrl);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Language')).toBeFocused();
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

test('speaks the language of the address, and stores the one that is chosen', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), '123456 is your code');
  await page.goto(`${phoneUrl}?number=${withCountry(number)}&lang=sw`);
  await expect(page.getByRole('heading', { name: 'Simu', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('button', { name: 'Nakili namba 123456' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Lugha').selectOption('中文');
  await expect(page.getByRole('button', { name: '复制验证码 123456' })).toBeVisible();
  await expect(page).toHaveTitle(`${readable(number)} · 手机`);
  // The address no longer asks for Swahili, so that the choice outlives it.
  await expect(page).toHaveURL(`${phoneUrl}?number=${withCountry(number)}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: '手机', level: 1 })).toBeVisible();
  for (const name of ['拨号', '转账', '批准', '付款']) {
    await page.getByRole('navigation', { name: '手机功能' }).getByRole('link', { name }).click();
    await expectAccessible(page);
  }
});

test('says in the chosen language why nothing was paid', async ({ page }) => {
  await page.goto(`${phoneUrl}?number=${withCountry(newNumber())}&lang=sw#dial`);
  const dial = page.getByRole('region', { name: 'Piga' });
  await dial.getByLabel('Namba ya kupiga').fill('*737*000*1#');
  await dial.getByRole('button', { name: 'Piga' }).click();
  await expect(dial.getByText('Namba haijulikani.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Namba haijulikani.');

  await dial.getByText('Lipa bili').click();
  await dial.getByRole('button', { name: 'Ongeza ₦\u202f500.00' }).click();
  await dial.getByRole('button', { name: 'Ongeza ₦\u202f1,000.00' }).click();
  await expect(dial.getByLabel('Kiasi')).toHaveValue('1,500');
  await dial.getByLabel('Kiasi').fill('1e5');
  await dial.getByRole('button', { name: 'Endelea' }).click();
  await expect(dial.getByText('Hicho si kiasi cha pesa.')).toBeVisible();
});

test('fits every screen in every language @layout', async ({ page }) => {
  const number = newNumber();
  await sendText(withCountry(number), '123456 is your code');
  for (const lang of ['en', 'sw', 'zh']) {
    await page.goto(`${phoneUrl}?number=${withCountry(number)}&lang=${lang}`);
    await expect(messagesIn(page)).toHaveCount(1);
    for (const details of await page.locator('details.faults summary').all()) await details.click();
    const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(overflows, lang).toBe(false);
  }
});

/** A call as the platform makes it. */
async function callGateway(path: string, headers: Record<string, string>, body?: object) {
  const response = await fetch(`${gatewaysUrl}${path}`, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
  return response.json();
}

const kudipalCall = (path: string, body?: object) =>
  callGateway(`/kudipal/v3/${path}`, { authorization: `Bearer ${sandboxCredentials.kudipal.secretKey}` }, body);

const kudipalCharge = (number: string) => ({
  tx_ref: crypto.randomUUID(),
  amount: 1500.5,
  currency: 'NGN',
  email: 'payer@example.com',
  phone_number: withCountry(number),
});

function fasthubPush(msisdn: string, amount: number) {
  const { apiKey, apiSecret, vendor } = sandboxCredentials.fasthub;
  const fields = { transid: crypto.randomUUID(), utilityref: msisdn, amount, vendor, msisdn };
  const headers = signFasthub({ apiKey, apiSecret, fields, timestamp: new Date() });
  return callGateway('/fasthub/v1/wallet/pushussd', headers, fields);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What the phone does' }).getByRole('link', { name });
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name });

test('sends a transfer to the account that was opened for the number', async ({ page }) => {
  const number = newNumber();
  const charge = { ...kudipalCharge(number), is_permanent: false, expires: 1800 };
  const { meta } = await kudipalCall('charges?type=bank_transfer', charge);
  await openPhone(page, number);
  await tab(page, 'Transfer').click();
  await expect(page).toHaveURL(/#transfer$/);
  const transfer = panel(page, 'Transfer');
  await expect(transfer.getByLabel('To account')).toHaveValue(meta.authorization.transfer_account);
  await expect(transfer.getByLabel('Amount')).toHaveValue('1,500.50');
  await transfer.getByLabel('How').selectOption('₦ 100 too little');
  await expect(transfer.getByLabel('Amount')).toHaveValue('1,400.50');
  await transfer.getByRole('button', { name: 'Send' }).click();
  await expect(transfer.getByText('Sent.')).toBeVisible();
  const { data } = await kudipalCall(`transactions/verify_by_reference?tx_ref=${charge.tx_ref}`);
  expect(data).toMatchObject({ status: 'successful', amount: 1400.5 });
  await expectAccessible(page);
});

test('dials a code, shows what it would pay, and pays with the PIN', async ({ page }) => {
  const number = newNumber();
  const charge = { ...kudipalCharge(number), account_bank: '058' };
  const { meta } = await kudipalCall('charges?type=ussd', charge);
  await openPhone(page, number);
  await tab(page, 'Dial').click();
  const dial = panel(page, 'Dial');
  await dial.getByLabel('Code').fill(meta.authorization.note);
  await dial.getByRole('button', { name: 'Dial' }).click();
  await expect(dial.getByText('Pay ₦\u202f1,500.50 to Harmattan?')).toBeVisible();
  await expect(dial.getByLabel('PIN')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(dial.getByText('Wrong PIN.')).toBeVisible();
  await dial.getByLabel('PIN').fill('1234');
  await page.keyboard.press('Enter');
  await expect(dial.getByText('Paid.')).toBeVisible();
  await expect(dial.getByLabel('PIN')).toBeHidden();
  const { data } = await kudipalCall(`transactions/verify_by_reference?tx_ref=${charge.tx_ref}`);
  expect(data.status).toBe('successful');
});

test('shows a push wherever one is on the phone, and lets it be refused', async ({ page }) => {
  const number = newNumber();
  await openPhone(page, number);
  await fasthubPush(withCountry(number), 250);
  await expect(tab(page, 'Approve 1')).toBeVisible();
  await tab(page, 'Approve').click();
  const approve = panel(page, 'Approve');
  await expect(approve.getByText('₦\u202f250.00')).toBeVisible();
  await expectAccessible(page);
  await approve.getByRole('button', { name: 'Refuse' }).click();
  await expect(approve.getByText('Refused.')).toBeVisible();
  await expect(approve.getByText('Nothing to approve')).toBeVisible();
  await fasthubPush(withCountry(number), 250);
  await refusePush(number);
});

test('shows a pay-out that waits, and lets it go', async ({ page }) => {
  const number = newNumber();
  const payout = () =>
    kudipalCall('transfers', {
      account_bank: '058',
      account_number: '0123450409',
      amount: 700,
      currency: 'NGN',
      reference: crypto.randomUUID(),
      meta: [{ mobile_number: withCountry(number) }],
    });
  await payout();
  await releasePayout(number);
  await payout();
  await openPhone(page, number);
  await tab(page, 'Pay-outs').click();
  const payouts = panel(page, 'Pay-outs');
  await expectAccessible(page);
  await payouts.getByRole('button', { name: 'Fail' }).click();
  await expect(payouts.getByText('Failed.')).toBeVisible();
  await expect(payouts.getByRole('listitem').filter({ hasText: 'paid' })).toHaveCount(1);
  await expect(payouts.getByRole('button')).toHaveCount(0);
});

test('remembers how the web hooks of a number misbehave', async ({ page }) => {
  const number = newNumber();
  await misbehave(number, 'twice');
  await openPhone(page, number);
  await page.getByText('Make a payment go wrong').click();
  const choice = page.getByLabel("Web hooks about this number's payments");
  await expect(choice).toHaveValue('twice');
  await expect(page.getByText('5061 0000 0000 0013')).toBeVisible();
  await expect(page.getByLabel('Minutes')).toBeHidden();
  await choice.selectOption('come late');
  await page.getByLabel('Minutes').fill('45');
  await page.getByLabel('Minutes').blur();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Make a payment go wrong').click();
  await expect(page.getByLabel('Minutes')).toHaveValue('45');
});

test("a card's holder decides on the bank's page and comes back", async ({ page, baseURL }) => {
  const card = { card_number: '5061000000000062', cvv: '123', expiry_month: '12', expiry_year: '49' };
  const charge = { ...kudipalCharge(newNumber()), ...card, redirect_url: `${baseURL}/` };
  const client = encryptCard(sandboxCredentials.kudipal.encryptionKey, JSON.stringify(charge));
  const { meta } = await kudipalCall('charges?type=card', { client });
  await page.goto(meta.authorization.redirect);
  await expect(page.getByText('₦ 1,500.50')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Language').selectOption('Kiswahili');
  await expect(page.getByRole('button', { name: 'Idhinisha' })).toBeVisible();
  await page.getByLabel('Lugha').selectOption('English');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/status=successful/);
});
