import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Account, openAccount, signIn } from '../access/account.ts';
import { codeFor, misbehave } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { credited, expectBalance, failed, historyRows, main, openMethod } from './cashier.ts';

const notAccepted = 'The card was not accepted. Check what you typed, try another card, or ask your bank.';
const cards = {
  plain: '5061000000000013',
  pin: '5061000000000021',
  otp: '5061000000000039',
  pinAndOtp: '5061000000000047',
  address: '5061000000000054',
  redirect: '5061000000000062',
  declined: '5061000000000070',
  noFunds: '5061000000000088',
  silence: '5061000000000096',
  error: '5061000000000104',
};

let player: Player;

test.beforeEach(async ({ page }) => {
  player = await signInPlayer(page);
});

async function payByCard(page: Page, number: string): Promise<Locator> {
  const card = await openMethod(page, '/deposit', 'Card');
  await fillCard(card, number);
  return card;
}

async function fillCard(card: Locator, number: string): Promise<void> {
  await card.getByLabel('Amount').fill('5000');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('39');
  await card.getByLabel('CVV').fill('123');
  await card.getByRole('button', { name: 'Pay by card' }).click();
}

async function answerPin(card: Locator, pin: string): Promise<void> {
  await expect(card.getByRole('heading', { name: 'Success, please enter the pin' })).toBeFocused();
  await card.getByLabel('Card PIN').fill(pin);
  await card.getByRole('button', { name: 'Continue' }).click();
}

test('pays by a kept card with one tap, and forgets it', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Card');
  await card.getByRole('checkbox', { name: 'Keep this card for next time' }).check();
  await fillCard(card, cards.plain);
  await expect(credited(card)).toBeVisible();
  await openMethod(page, '/deposit', 'Card');
  await expect(card.getByLabel('Amount')).toHaveValue('5,000');
  await card.getByRole('button', { name: 'Pay with card ending in 0013' }).click();
  await expect(credited(card)).toBeVisible();
  await expectBalance(page, '10,000.00');
  await openMethod(page, '/deposit', 'Card');
  await card.getByRole('button', { name: 'Remove this card' }).click();
  await expect(card.getByLabel('Card number')).toBeVisible();
});

test('pays in by a card that asks for nothing', async ({ page }) => {
  const card = await payByCard(page, cards.plain);
  await expect(credited(card)).toBeVisible();
  await expectBalance(page, '5,000.00');
});

test('pays in by a card that asks the PIN and then a code', async ({ page }) => {
  const card = await payByCard(page, cards.pinAndOtp);
  await answerPin(card, '3310');
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

test("tells that the payer refused on the bank's page", async ({ page }) => {
  await payByCard(page, cards.redirect);
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.waitForURL(/\/deposit\?paid=/);
  await expect(failed(main(page))).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Your payment' })).toContainText(notAccepted);
});

for (const [what, number] of [
  ['was declined', cards.declined],
  ['has no money on it', cards.noFunds],
] as const) {
  test(`says the same whatever is wrong, here when a card ${what}, and credits nothing`, async ({ page }) => {
    const card = await payByCard(page, number);
    await expect(card.getByRole('alert')).toHaveText(`Your Deposit Is Rejected. ${notAccepted}`);
    await expect((await historyRows(page, 1)).nth(0)).toContainText('Error');
    await expectBalance(page, '0.00');
  });
}

test('a wrong PIN ends the payment, and the next one can be right', async ({ page }) => {
  const card = await payByCard(page, cards.pin);
  await answerPin(card, '0000');
  await expect(card.getByRole('alert')).toHaveText(`Your Deposit Is Rejected. ${notAccepted}`);
  await card.getByRole('button', { name: 'Start again' }).click();
  await fillCard(card, cards.pin);
  await answerPin(card, '3310');
  await expect(credited(card)).toBeVisible();
});

test('three wrong codes end the payment', async ({ page }) => {
  const card = await payByCard(page, cards.otp);
  const code = await codeFor(player.userName);
  for (const wrong of ['000000', '111111', '222222', '333333'].filter((other) => other !== code).slice(0, 3)) {
    await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible();
    await card.getByLabel('One-time code').fill(wrong);
    await card.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(card.getByRole('alert')).toHaveText(`Your Deposit Is Rejected. ${notAccepted}`);
  await expectBalance(page, '0.00');
});

for (const [how, number] of [
  ['gives no answer', cards.silence],
  ['answers with an error', cards.error],
] as const) {
  test(`offers no second payment when the bank charges and ${how}, and credits once it knows`, async ({ page }) => {
    await misbehave(player.userName, 'never');
    const card = await payByCard(page, number);
    // The bank is waited for, and then the page asks what became of it.
    await expect(credited(card)).toBeVisible({ timeout: 45_000 });
    await historyRows(page, 1);
    await expectBalance(page, '5,000.00');
  });
}

test.describe("a card on the gateway's own page", () => {
  let account: Account;

  test.beforeEach(async ({ page }) => {
    account = await openAccount(page);
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
    await expect(credited(main(page))).toBeVisible();
  });

  test('tells that the card was declined there', async ({ page }) => {
    await page.getByRole('radio', { name: /is declined/ }).check();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(/\/deposit/);
    await expect(failed(main(page))).toBeVisible();
  });

  test('tells that it was cancelled there', async ({ page }) => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(/\/deposit/);
    await expect(failed(main(page))).toBeVisible();
  });
});
