import { expect, type Locator, type Page, test } from '@playwright/test';
import { approvePush, dialUssd, payBill, refusePush } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { credited, expectBalance, failed, main, openMethod } from './cashier.ts';
import { endPushes } from './time.ts';

let player: Player;

test.beforeEach(async ({ page }) => {
  player = await signInPlayer(page);
});

async function openUssd(page: Page): Promise<{ card: Locator; code: string }> {
  const card = await openMethod(page, '/deposit', 'USSD');
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Get the code' }).click();
  return { card, code: (await card.locator('output').textContent()) ?? '' };
}

test('pays in by a USSD code', async ({ page }) => {
  const { card, code } = await openUssd(page);
  await expect(card.getByRole('link', { name: 'Dial' })).toHaveAttribute('href', `tel:${code.replaceAll('#', '%23')}`);
  await dialUssd(player.userName, code);
  await expect(credited(card)).toBeVisible();
});

test('a USSD code that was dialled in vain waits on, and still pays, once', async ({ page }) => {
  const { card, code } = await openUssd(page);
  await expect(dialUssd(player.userName, code, { pin: '0000' })).rejects.toThrow('Wrong PIN.');
  const looked = await page.waitForResponse('**/Banking/GetDepositState*');
  expect((await looked.json()).data.state).toBe('waiting');
  await expect(card.getByRole('heading', { name: 'Dial this code' })).toBeVisible();
  await dialUssd(player.userName, code);
  await expect(credited(card)).toBeVisible();
  await expect(dialUssd(player.userName, code)).rejects.toThrow('This code has been used.');
  await expectBalance(page, '5,000.00');
});

async function askPhone(page: Page): Promise<Locator> {
  const card = await openMethod(page, '/deposit', 'Fast deposit');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Ask my phone' }).click();
  await expect(card.getByRole('heading', { name: 'Approve on your phone' })).toBeFocused();
  await expect(card).toContainText('Nothing is paid yet');
  await expect(card).not.toContainText('Success');
  return card;
}

test('fast deposit: the player approves it on the phone', async ({ page }) => {
  const card = await askPhone(page);
  await approvePush(player.userName);
  await expect(credited(card)).toBeVisible();
});

for (const [how, end] of [
  ['the player refuses it on the phone', () => refusePush(player.userName)],
  ['the phone does not answer', () => endPushes(player)],
] as const) {
  test(`fast deposit: ${how}`, async ({ page }) => {
    const card = await askPhone(page);
    await end();
    await expect(failed(card)).toBeVisible();
    await expectBalance(page, '0.00');
  });
}

test('pays in by hand through every operator, with the steps that the page tells', async ({ page }) => {
  let paid = 0;
  for (const [name, operator] of [
    ['M-Pesa', 'MPESA'],
    ['Mix by Yas', 'TIGOPESA'],
    ['Airtel Money', 'AIRTELMONEY'],
    ['HaloPesa', 'HALOPESA'],
    ['Selcom', 'MPESA'],
  ] as const) {
    const card = await openMethod(page, '/deposit', name);
    await expect(card.getByRole('listitem').filter({ hasText: '335757' })).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: player.userName })).toBeVisible();
    await payBill({ number: player.userName, reference: player.userName, amount: '5000', operator });
    paid += 5_000;
    await expectBalance(page, `${paid.toLocaleString('en')}.00`);
  }
});

test('the phone pays no bill that names no player or too little', async ({ page }) => {
  const bill = { number: player.userName, reference: player.userName, amount: '5000' };
  const unknownNumber = `${player.userName.slice(0, -4)}0000`;
  await expect(payBill({ ...bill, reference: unknownNumber })).rejects.toThrow('Not paid: Invalid reference.');
  await expect(payBill({ ...bill, amount: '99.99' })).rejects.toThrow('Not paid: Amount too low.');
  await page.goto('/TransactionHistory');
  await expect(main(page)).toContainText('No transactions');
  await expectBalance(page, '0.00');
});

test('the header shows what was paid by hand as soon as it is there, told by the stream', async ({ page }) => {
  const streaming = page.waitForResponse('**/User/Stream');
  await page.goto('/');
  await streaming;
  await expectBalance(page, '0.00');
  await page.route('**/User/GetBalance', (route) => route.abort());
  await payBill({ number: player.userName, reference: player.userName, amount: '5000' });
  await expect(page.getByRole('banner')).toContainText('5,000.00');
});
