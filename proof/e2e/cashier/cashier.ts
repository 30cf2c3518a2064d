import { expect, type Locator, type Page } from '@playwright/test';
import { sendTransfer } from '../phone.ts';
import { type Player, password } from '../player.ts';

export const main = (page: Page) => page.getByRole('main');

/** Opens the card of a way to pay and answers with what is inside. */
export async function openMethod(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const toggle = page.getByRole('button', { name: new RegExp(`^${name} Free`) });
  const card = main(page).locator('section').filter({ has: toggle });
  // The first one is open already.
  if ((await card.locator(toggle).getAttribute('aria-expanded')) === 'false') await card.locator(toggle).click();
  await expect(card.locator(toggle)).toHaveAttribute('aria-expanded', 'true');
  return card;
}

/** The news that money has been credited, which tests make 5,000 naira throughout. */
export const credited = (scope: Locator) => scope.getByRole('heading', { name: /₦.5,000.00 credited/ });

export const failed = (scope: Locator) => scope.getByRole('heading', { name: /did not go through/ });

/** Opens the history and waits until it has so many rows, newest first. */
export async function historyRows(page: Page, count: number): Promise<Locator> {
  const rows = main(page).locator('tbody').getByRole('row');
  await expect(async () => {
    await page.goto('/TransactionHistory');
    await expect(rows).toHaveCount(count, { timeout: 15_000 });
  }).toPass();
  return rows;
}

/** A call of the player's own, past the page. */
export async function callAs({ token }: Player, page: Page, key: string, body?: object) {
  const [method = '', path = ''] = key.split(' ');
  const response = await page.request.fetch(`/api/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { data: body }),
  });
  const answer = await response.json();
  expect(answer.status, key).toBe('SUCCESS');
  return answer.data;
}

/** Puts money into the player's wallet, by a bank transfer to the gateway. */
export async function fund(page: Page, player: Player, amount: number): Promise<void> {
  const opened = await callAs(player, page, 'POST Banking/RegisterKudipalBankTrasnferDeposit', { amount });
  await sendTransfer({ account: opened.accNumber, amount: String(amount) });
  await expect(async () => {
    const { state } = await callAs(player, page, `GET Banking/GetDepositState?id=${opened.id}`);
    expect(state).toBe('succeeded');
  }).toPass();
}

/** Gives the player the name that the bank has for an account, so that a withdrawal to it needs no operator. */
export async function giveName(page: Page, player: Player, { account = '0123456789' } = {}): Promise<void> {
  const query = new URLSearchParams({ accountnumber: account, code: '058' });
  const { accName } = await callAs(player, page, `POST Banking/GetBankAccountNumber?${query}`);
  const [firstName, lastName] = accName.split(' ');
  const details = { firstName, lastName, dateOfBirth: '1990-02-28' };
  await callAs(player, page, 'POST User/SaveUserPersonalDetails', details);
}

export const accountDialog = (page: Page) => page.getByRole('dialog', { name: 'Is this your account?' });

/** Confirms a bank account that the player was never paid to, up to the press that sends the password. */
export async function stepUp(page: Page): Promise<Locator> {
  const confirm = accountDialog(page).getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await accountDialog(page).getByLabel('Your password').fill(password);
  return confirm;
}

export const latest = (page: Page) => main(page).getByRole('region', { name: 'Your latest withdrawal' });

export async function expectBalance(page: Page, figure: string): Promise<void> {
  const whole = new RegExp(`(?<![\\d,])${figure.replaceAll('.', '\\.')}`);
  // Where no web hook tells, a gateway is asked ten seconds later; and so is the balance where no stream tells.
  await expect(page.getByRole('banner')).toContainText(whole);
}
