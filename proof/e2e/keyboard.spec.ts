// From the first visit to the money in the bank without a mouse: every control is come to by Tab and used by keys.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { allowCodes, newAccount } from './access/account.ts';
import { accountDialog, credited, expectBalance } from './cashier/cashier.ts';
import { numberCodeFor, sendTransfer } from './phone.ts';

const tabsMax = 600;
const entriesMax = 150;

/** Presses Tab until the control has the focus: what cannot be come to so fails here. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const hasFocus = () => control.evaluate((element) => element.ownerDocument.activeElement === element);
  for (let presses = 0; presses < tabsMax; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} is not come to by Tab`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

/** By the arrow, entry by entry. */
async function choose(page: Page, list: Locator, value: string): Promise<void> {
  await reach(page, list);
  for (let presses = 0; presses < entriesMax && (await list.inputValue()) !== value; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(list).toHaveValue(value);
}

async function register(page: Page, { number, password }: { number: string; password: string }): Promise<void> {
  await page.goto('/');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Join now' }));
  const form = page.getByRole('main');
  await type(page, form.getByLabel('Mobile number'), number);
  await type(page, form.getByLabel('Password', { exact: true }), password);
  await type(page, form.getByLabel('Confirm password'), password);
  await press(page, form.getByRole('checkbox'), 'Space');
  await press(page, form.getByRole('button', { name: 'Finish registration' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Login' }));
  await expect(page).toHaveURL('/deposit');
}

async function proveNumber(page: Page, userName: string): Promise<void> {
  const step = page.getByRole('region', { name: 'Prove your mobile number' });
  await press(page, step.getByRole('button', { name: 'Send the code' }));
  await type(page, step.getByLabel('Code from the SMS'), await numberCodeFor(userName));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your mobile number is proven' })).toBeFocused();
}

async function payIn(page: Page): Promise<void> {
  const method = page.getByRole('main').locator('section').filter({ hasText: 'Bank transfer' });
  await type(page, method.getByLabel('Amount'), '5000');
  const opened = page.waitForResponse('**/RegisterKudipalBankTrasnferDeposit');
  await press(page, method.locator('button[type=submit]'));
  const { data } = await (await opened).json();
  await sendTransfer({ account: data.accNumber, amount: '5000' });
  await expect(credited(page.getByRole('main'))).toBeVisible();
}

async function bet(page: Page): Promise<void> {
  await press(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sports', exact: true }));
  const book = page.getByRole('main').frameLocator('iframe');
  await press(
    page,
    book
      .getByRole('region', { name: /Today|Coming up/ })
      .locator('button.price')
      .last(),
  );
  const slip = book.getByRole('region', { name: 'Betslip' });
  await type(page, slip.getByLabel('Stake', { exact: true }), '500');
  await press(page, slip.getByRole('button', { name: /^Place bet/ }));
  await expect(slip).toContainText('Bet placed');
  await expectBalance(page, '4,500.00');
}

async function withdraw(page: Page, password: string): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Withdraw' }));
  const details = page.getByRole('dialog', { name: 'Tell us who you are' });
  // As the bank knows the holder of the account below.
  await type(page, details.getByLabel('First name'), 'Folake');
  await type(page, details.getByLabel('Last name'), 'Ekong');
  await choose(page, details.getByLabel('Day'), '28');
  await choose(page, details.getByLabel('Month'), '2');
  await choose(page, details.getByLabel('Year'), '1990');
  await press(page, details.getByRole('button', { name: 'Save' }));
  await expect(details).toBeHidden();

  const card = page.getByRole('main').locator('section').filter({ hasText: 'Bank account' });
  const toggle = card.getByRole('button', { name: /^Bank account/ });
  await reach(page, toggle);
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await choose(page, card.getByLabel('Bank', { exact: true }), '058');
  await type(page, card.getByLabel('Account number'), '0123456789');
  await type(page, card.getByLabel('Amount'), '1000');
  await press(page, card.getByRole('button', { name: 'Send' }));
  await press(page, accountDialog(page).getByRole('button', { name: 'Confirm' }));
  await type(page, accountDialog(page).getByLabel('Your password'), password);
  await page.keyboard.press('Enter');
  await expect(accountDialog(page)).toBeHidden();
  await expectBalance(page, '3,500.00');
}

test.beforeEach(allowCodes);

test('a player registers, pays in, bets and is paid out by keys alone', { tag: '@desktop' }, async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await proveNumber(page, account.userName);
  await payIn(page);
  await bet(page);
  await withdraw(page, account.password);
});
