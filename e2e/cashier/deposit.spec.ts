import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Account, openAccount, setPlayer, signIn } from '../access/account.ts';
import { accountFor, approvePush, codeFor, dialUssd, payBill, refusePush, sendTransfer } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { expectBalance, main, openMethod } from './cashier.ts';

const cards = {
  plain: '5061000000000013',
  pinAndOtp: '5061000000000047',
  address: '5061000000000054',
  redirect: '5061000000000062',
  declined: '5061000000000070',
};

let player: Player;

test.beforeEach(async ({ page }) => {
  player = await signInPlayer(page);
});

const credited = (scope: Locator) => scope.getByRole('heading', { name: /₦.5,000.00 credited/ });

async function payByCard(page: Page, number: string): Promise<Locator> {
  const card = await openMethod(page, '/deposit', 'Card');
  await card.getByLabel('Amount').fill('5000');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('39');
  await card.getByLabel('CVV').fill('123');
  await card.getByRole('button', { name: 'Pay by card' }).click();
  return card;
}

test('pays in by bank transfer, and keeps the bonus code of the link', async ({ page }) => {
  const card = await openMethod(page, '/deposit?bonusCode=DUST', 'Bank transfer');
  await expect(card.getByLabel('Bonus code')).toHaveValue('DUST');
  await card.getByLabel('Amount').fill('5000');
  const asking = page.waitForRequest('**/RegisterKudipalBankTrasnferDeposit');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  expect((await asking).postDataJSON()).toEqual({ amount: 5_000, bonusCode: 'DUST' });
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
  await expectBalance(page, '5,000.00');
});

test('credits what came, when it is less than was promised', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('8000');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
});

test('refuses less than the least, and nothing moves', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('1');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByLabel('Amount')).toHaveAccessibleDescription(/Amount Less Then min. Limit/);
});

test('pays in by a card that asks for nothing', async ({ page }) => {
  const card = await payByCard(page, cards.plain);
  await expect(credited(card)).toBeVisible();
  await expectBalance(page, '5,000.00');
});

test('pays in by a card that asks the PIN and then a code', async ({ page }) => {
  const card = await payByCard(page, cards.pinAndOtp);
  await expect(card.getByRole('heading', { name: 'Success, please enter the pin' })).toBeFocused();
  await card.getByLabel('Card PIN').fill('3310');
  await card.getByRole('button', { name: 'Continue' }).click();
  const code = await codeFor(player.userName);
  await card.getByLabel('One-time code').fill(code === '000000' ? '111111' : '000000');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByLabel('One-time code')).toHaveAccessibleDescription(/Invalid verification code/);
  await card.getByLabel('One-time code').fill(code);
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(credited(card)).toBeVisible();
});

test('pays in by a card that asks the address', async ({ page }) => {
  const card = await payByCard(page, cards.address);
  await expect(card.getByRole('heading', { name: 'Your bank asks for your address' })).toBeFocused();
  await card.getByLabel('Address').fill('1 Marina Road');
  await card.getByLabel('City').fill('Lagos');
  await card.getByLabel('State or region').fill('Lagos');
  await card.getByLabel('Post code').fill('100001');
  await card.getByLabel('Country').selectOption('NG');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(credited(card)).toBeVisible();
});

test('pays in by a card whose bank has a page of its own, and comes back', async ({ page }) => {
  await payByCard(page, cards.redirect);
  await page.waitForURL(/127\.0\.0\.1/);
  await page.locator('button.button-main').click();
  await page.waitForURL(/\/deposit\?paid=/);
  await expect(credited(main(page))).toBeVisible();
});

test('says why a card was declined', async ({ page }) => {
  const card = await payByCard(page, cards.declined);
  await expect(card.getByRole('alert')).toContainText('Your Deposit Is Rejected');
});

test('pays in by a USSD code', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'USSD');
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Get the code' }).click();
  const code = (await card.locator('output').textContent()) ?? '';
  await expect(card.getByRole('link', { name: 'Dial' })).toHaveAttribute('href', `tel:${code.replaceAll('#', '%23')}`);
  await dialUssd(player.userName, code);
  await expect(credited(card)).toBeVisible();
});

for (const [how, decide] of [
  ['approves', approvePush],
  ['refuses', refusePush],
] as const) {
  test(`fast deposit: the player ${how} it on the phone`, async ({ page }) => {
    const card = await openMethod(page, '/deposit', 'Fast deposit');
    await card.getByLabel('Amount').fill('5000');
    await card.getByRole('button', { name: 'Ask my phone' }).click();
    await expect(card.getByRole('heading', { name: 'Approve on your phone' })).toBeFocused();
    await decide(player.userName);
    if (how === 'approves') await expect(credited(card)).toBeVisible();
    else await expect(card.getByRole('heading', { name: /did not go through/ })).toBeVisible({ timeout: 20_000 });
  });
}

for (const [name, operator] of [
  ['M-Pesa', 'MPESA'],
  ['Mixx by Yas', 'TIGOPESA'],
  ['Airtel Money', 'AIRTELMONEY'],
  ['HaloPesa', 'HALOPESA'],
  ['Selcom', 'MPESA'],
] as const) {
  test(`pays in by hand through ${name}, with the steps that the page tells`, async ({ page }) => {
    const card = await openMethod(page, '/deposit', name);
    await expect(card.getByRole('listitem').filter({ hasText: '335757' })).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: player.userName })).toBeVisible();
    await payBill({ number: player.userName, reference: player.userName, amount: '5000', operator });
    await expectBalance(page, '5,000.00');
  });
}

test.describe("a card on the gateway's own page, which is for testers only", () => {
  let account: Account;

  test.beforeEach(async ({ page }) => {
    account = await openAccount(page);
    await setPlayer(account, 'rank_id = 33');
    await signIn(page, account);
    const card = await openMethod(page, '/deposit', 'Selcom card');
    await expect(card.getByLabel('Phone')).toHaveValue(account.number);
    for (const [label, text] of [
      ['Amount', '5000'],
      ['First name', 'Adaeze'],
      ['Last name', 'Okonkwo'],
      ['Email', 'adaeze@example.com'],
      ['Address', '1 Marina Road'],
      ['City', 'Dodoma'],
      ['State or region', 'Dodoma'],
      ['Post code', '41101'],
    ] as const)
      await card.getByLabel(label).fill(text);
    await card.getByRole('button', { name: 'Go to the payment page' }).click();
    await page.waitForURL(/\/selcom\/pay\//);
  });

  test('pays in', async ({ page }) => {
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(/\/deposit\?paid=/);
    await expect(credited(main(page))).toBeVisible({ timeout: 20_000 });
  });

  test('tells that it was cancelled there', async ({ page }) => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(/\/deposit/);
    await expect(main(page).getByRole('heading', { name: /did not go through/ })).toBeVisible({ timeout: 20_000 });
  });
});
