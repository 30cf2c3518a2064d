// The whole product as a house of Tanzania: one setting, Swahili, nine digits, mobile money, whole shillings.
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { phone } from '../browser.ts';
import { test } from './fixtures.ts';
import type { Launched } from './launched.ts';
import { onPhone, seenOnPhone } from './on-phone.ts';
import { textsIn } from './texts.ts';

const t = textsIn('sw');
const number = '754123459';
const userName = `255${number}`;
const password = 'ugali-na-samaki-9';
const patience = { timeout: 90_000 };

const main = (page: Page) => page.getByRole('main');
const game = (page: Page) => page.frameLocator(`iframe[title="${t('play.frame')}"]`);

/** No amount of the page has decimals, none is in another currency, and no word is of another market. */
async function expectShillings(scope: Page | FrameLocator): Promise<void> {
  const options = { useInnerText: true };
  await expect(scope.locator('body')).not.toContainText(/₦|NGN|naira|\+234/i, options);
  await expect(scope.locator('body')).not.toContainText(/(?:TSh|TZS)\s*[\d,]+\.\d/, options);
}

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByText(t('register.facts.pay.text.mobile'))).toHaveCount(1);
  await expect(page.getByText(t('register.facts.pay.text'))).toHaveCount(0);
  const field = main(page).getByLabel(t('register.number'));
  await expect(field).toHaveAttribute('placeholder', '754123456');
  await field.fill('8031234567');
  await expect(field).toHaveValue('803123456');
  await field.fill(`+255 ${number}`);
  await expect(field).toHaveAccessibleDescription(/\+255 754 123 459/);
  await main(page).getByLabel(t('register.password'), { exact: true }).fill(password);
  await main(page).getByLabel(t('register.confirmation')).fill(password);
  await main(page).getByRole('checkbox').check();
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: t('register.submit') })
    .click();
  const done = page.getByRole('dialog', { name: t('register.done.title') });
  await done.getByRole('button', { name: t('register.login') }).click();
  await expect(page).toHaveURL(/\/deposit/);
}

async function payIn(page: Page, product: Launched): Promise<void> {
  await expect(main(page).getByRole('button', { name: /^M-Pesa/ })).toBeVisible();
  await expect(
    main(page).getByRole('button', { name: new RegExp(`^${t('cashier.method.selcom-card')}`) }),
  ).toBeVisible();
  for (const method of ['bank-transfer', 'ussd'])
    await expect(main(page).getByText(t(`cashier.method.${method}`), { exact: true })).toHaveCount(0);
  const bill = { business: '335757', operator: 'MPESA', pin: '1234', number: userName, reference: userName };
  await onPhone(product, 'bill', { ...bill, amount: '50000' });
  await expect(page.getByRole('banner')).toContainText(/TZS\s*50,000(?![\d.])/);
  await expectShillings(page);
  await expectAccessible(page);
}

async function spin(page: Page): Promise<void> {
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0');
  await expect(game(page).locator('#balance')).toContainText(/TSh.50,000(?![\d.])/, patience);
  await game(page).getByRole('button', { name: 'Zungusha', exact: true }).click(patience);
  // A great win is told a second time, in figures.
  const result = game(page)
    .locator('#result')
    .filter({ hasText: /^(Umeshinda TSh|Hakuna ushindi mara hii)/ });
  await expect(async () => {
    await game(page).locator('#cabinet').click({ timeout: 1_000 });
    await expect(result).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 90_000 });
  await expectShillings(game(page));
}

async function fly(page: Page): Promise<void> {
  await page.goto('/Game/StartBetsolutions/3?gameId=7001&freeplay=0');
  const bet = game(page).getByRole('button', { name: /^Weka dau TSh.100 / });
  await bet.first().click(patience);
  await expect(game(page).locator('#panel-0 [data-note]')).toContainText(/TSh.[\d,]+ (imepotea|imelipwa)/, {
    timeout: 120_000,
  });
  await expectShillings(game(page));
}

async function bet(page: Page): Promise<void> {
  await page.goto('/Sports/BTI');
  const book = main(page).frameLocator('iframe');
  await book.locator('button.price').last().click(patience);
  const slip = book.getByRole('region', { name: 'Mkeka' });
  if (!(await slip.isVisible())) await page.getByRole('button', { name: /Mkeka/ }).click();
  await slip.getByLabel('Kiasi cha dau', { exact: true }).fill('333');
  await slip.getByRole('button', { name: /^Weka dau .*TSh.333/ }).click();
  await expect(slip).toContainText('Dau limewekwa', patience);
  await expectShillings(book);
}

/** The page asks for the name before the first withdrawal. */
async function giveName(page: Page): Promise<void> {
  const details = page.getByRole('dialog', { name: t('personal-details.title') });
  await details.getByLabel(t('personal-details.first')).fill('Asha');
  await details.getByLabel(t('personal-details.last')).fill('Mushi');
  await details.getByLabel(t('personal-details.day')).selectOption('28');
  await details.getByLabel(t('personal-details.month')).selectOption('2');
  await details.getByLabel(t('personal-details.year')).selectOption('1990');
  await details.getByRole('button', { name: t('personal-details.save') }).click();
  await expect(details).toHaveCount(0);
}

/** Money goes to a number that its player has proven. */
async function proveNumber(page: Page, product: Launched): Promise<void> {
  const proof = main(page).getByRole('region', { name: t('number-proof.title') });
  await proof.getByRole('button', { name: t('number-proof.send') }).click();
  await proof.getByLabel(t('number-proof.code')).fill(await codeOnPhone(product));
  await proof.getByRole('button', { name: t('number-proof.submit') }).click();
  await expect(main(page).getByText(t('number-proof.done.title'))).toBeVisible();
}

/** Other texts may be on the phone before it. */
async function codeOnPhone(product: Launched): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const messages = await seenOnPhone<{ text: string }>(product, 'messages', userName);
      code = messages.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean);
      return code;
    })
    .toBeDefined();
  return code as string;
}

async function withdraw(page: Page, product: Launched): Promise<void> {
  await page.goto('/withdraw');
  await giveName(page);
  await proveNumber(page, product);
  const toggle = page.getByRole('button', { name: new RegExp(`^${t('cashier.method.mobile-money')}`) });
  const card = main(page).locator('section').filter({ has: toggle });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await card.getByLabel(t('cashier.amount'), { exact: true }).fill('2500');
  await card.getByRole('button', { name: t('withdraw.send') }).click();
  const order = main(page).getByRole('region', { name: t('withdraw.order.title') });
  await expect(order).toContainText(/Imelipwa. (?:TSh|TZS).2,500(?![\d.])/, patience);
  await expectShillings(page);
  await expectAccessible(page);
}

async function readHistory(page: Page): Promise<void> {
  await page.goto('/TransactionHistory');
  const rows = main(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  for (const [at, figure] of ['2,500', '50,000'].entries()) {
    await expect(rows.nth(at)).toContainText(figure);
    await expect(rows.nth(at)).toContainText(t('transactions.status.0'));
  }
  await expectShillings(page);
  await expectAccessible(page);
}

test('a house of Tanzania: a player registers, pays in by mobile money, plays, bets and withdraws, in Swahili and in whole shillings', async ({
  browser,
  start,
  dataDir,
}) => {
  test.setTimeout(900_000);
  const product = await start({ dataDir, env: { MARKET: 'tanzania' } });
  const context = await browser.newContext({
    ...{ baseURL: product.siteUrl, viewport: phone, hasTouch: true, locale: 'sw-TZ', reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await register(page);
  await payIn(page, product);
  await spin(page);
  await fly(page);
  await bet(page);
  await withdraw(page, product);
  await readHistory(page);
  await context.close();
});
