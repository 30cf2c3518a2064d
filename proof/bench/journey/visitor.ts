import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A person reads before pressing; a dialog that has just opened takes an earlier press for one that was meant for what it covers. */
const readsMs = 600;

/** A person with a phone: presses are counted, and what is typed is not. */
export function createVisitor() {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(control: Locator): Promise<void> {
      await control.waitFor();
      await delay(readsMs);
      await control.tap();
      taps += 1;
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

export const bookIn = (page: Page): FrameLocator => page.getByRole('main').frameLocator('iframe');

/** Registers and is signed in, the password typed into the registration form alone. Ends at the cashier. */
export async function register(page: Page, { tap }: Visitor): Promise<void> {
  const password = 'suya-pepper';
  await tap(page.getByRole('banner').getByRole('link', { name: 'Join now' }));
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill(`70${randomInt(10_000_000, 99_999_999)}`);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await tap(page.getByRole('checkbox', { name: /18 or older/ }));
  await tap(page.getByRole('button', { name: 'Finish registration' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Login' }));
  await page.waitForURL('**/deposit');
}

/** Asks for an account to pay into, and pays from the bank's app: what is pressed there is not the site's. */
export async function payIn(page: Page, { tap }: Visitor, amount: string): Promise<void> {
  const method = page.getByRole('main').locator('section').filter({ hasText: 'Bank transfer' });
  await method.getByLabel('Amount').fill(amount);
  const opened = page.waitForResponse('**/RegisterKudipalBankTrasnferDeposit');
  await tap(method.locator('button[type=submit]'));
  const { data } = await (await opened).json();
  const origin = new URL(page.url());
  await fetch(`http://127.0.0.1:${Number(origin.port) + 3}/phone/api/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: data.accNumber, amount }),
  });
  await page.getByRole('heading', { name: /credited/ }).waitFor();
}
