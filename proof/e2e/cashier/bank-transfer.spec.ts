import { expect, type Locator, type Page, test } from '@playwright/test';
import { accountFor, misbehave, sendTransfer } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { credited, expectBalance, historyRows, main, openMethod } from './cashier.ts';
import { askAboutDeposits, endDeposits } from './time.ts';

let player: Player;

test.beforeEach(async ({ page }) => {
  player = await signInPlayer(page);
});

/** Answers with the card that waits for the money, and with the account to send it to. */
async function openTransfer(page: Page, amount = '5000'): Promise<{ card: Locator; account: string }> {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill(amount);
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  return { card, account };
}

test('refuses the unknown bonus code of a link, and pays in by bank transfer without it', async ({ page }) => {
  const card = await openMethod(page, '/deposit?bonusCode=DUST', 'Bank transfer');
  await expect(card.getByLabel('Bonus code')).toHaveValue('DUST');
  await card.getByLabel('Amount').fill('5000');
  const asking = page.waitForRequest('**/RegisterKudipalBankTrasnferDeposit');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  expect((await asking).postDataJSON()).toMatchObject({ amount: 5_000, bonusCode: 'DUST' });
  await expect(card.getByRole('alert')).toContainText('We do not know this bonus code');
  await card.getByLabel('Bonus code').fill('');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
  // An offer that is left by going on.
  await expect(card.getByRole('link', { name: 'Set a limit on deposits' })).toHaveAttribute('href', '/limits');
  await expectBalance(page, '5,000.00');
});

test('credits what came, when it is less than was promised', async ({ page }) => {
  const { card, account } = await openTransfer(page, '8000');
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
});

test('refuses less than the least, and nothing moves', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('1');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByLabel('Amount')).toHaveAccessibleDescription(/Amount Less Then min. Limit/);
});

test('credits what is sent first, and leaves what is sent again to an operator', async ({ page }) => {
  const { card, account } = await openTransfer(page);
  await sendTransfer({ account, amount: '5000', how: 'twice' });
  await expect(credited(card)).toBeVisible();
  const rows = await historyRows(page, 2);
  await expect(rows.nth(0)).toContainText('Money came twice for one deposit');
  await expect(rows.nth(0)).toContainText('Processing');
  await expect(rows.nth(1)).toContainText('Success');
  await expectBalance(page, '5,000.00');
});

test('finds a debited transfer by its session id, credits it and says so in the inbox', async ({ page }) => {
  const { card, account } = await openTransfer(page);
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
  // Only now the second: of two on their way, the bank may tell of either first, and that one needs no claim.
  const { session } = await sendTransfer({ account, amount: '5000' });
  await page.goto('/deposit');
  await main(page).getByRole('link', { name: 'I was debited' }).click();
  await main(page).getByLabel('How did you pay?').selectOption({ label: 'Bank transfer' });
  await main(page).getByLabel('Amount debited').fill('5000');
  await main(page)
    .getByLabel('Session ID, reference or receipt text')
    .fill(`Transfer of 5,000.00 done. Session ID ${session}`);
  await main(page).getByRole('button', { name: 'Find my payment' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: '5,000.00' })).toContainText('Credited');
  await expectBalance(page, '10,000.00');
  await page.goto('/messages');
  await expect(main(page)).toContainText('Your payment was found');
});

test('has an account that stays, and credits what is sent there', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByRole('button', { name: 'Get my own account' }).click();
  await expect(card).toContainText('KUDIPAL/');
  const { account } = await accountFor(player.userName);
  await expect(card.getByRole('button', { name: /Copy.*Account number/ })).toBeVisible();
  await sendTransfer({ account, amount: '5000' });
  await expectBalance(page, '5,000.00');
});

test('leads from a deposit that was not paid to the form for debited players', async ({ page }) => {
  await openTransfer(page);
  await endDeposits(player);
  await askAboutDeposits(player);
  await expect(async () => {
    const rows = await historyRows(page, 1);
    await rows.getByRole('link', { name: 'I was debited' }).click({ timeout: 5_000 });
  }).toPass();
  await expect(main(page).getByLabel('Amount debited')).toHaveValue('5,000');
});

test('leaves what comes after the time is over to an operator', async ({ page }) => {
  const { card, account } = await openTransfer(page);
  await endDeposits(player);
  await expect(card.getByRole('heading', { name: /The time to pay ₦.5,000.00 is over/ })).toBeVisible();
  await sendTransfer({ account, amount: '5000' });
  await expect(card.getByRole('heading', { name: /We are looking at your payment of ₦.5,000.00/ })).toBeVisible();
  await expect(card).toContainText('The money came after the time was up');
  const rows = await historyRows(page, 1);
  await expect(rows.nth(0)).toContainText('Processing');
  await expectBalance(page, '0.00');
});

for (const [manner, what] of [
  ['never', 'no message comes'],
  ['wrong signature', 'it is told with a wrong signature'],
  ['twice', 'it is told twice'],
  ['other amount', 'ten times as much is told'],
] as const) {
  test(`credits what came exactly once when ${what}`, async ({ page }) => {
    await misbehave(player.userName, manner);
    const { card, account } = await openTransfer(page);
    await sendTransfer({ account, amount: '5000' });
    // The first of them waits for the question that the page has asked by looking; for the others its time has come.
    if (manner !== 'never') await askAboutDeposits(player);
    await expect(credited(card)).toBeVisible();
    await historyRows(page, 1);
    await expectBalance(page, '5,000.00');
  });
}
