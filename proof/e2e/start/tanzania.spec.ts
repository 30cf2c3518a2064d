// The whole product as a house of Tanzania: one setting, Swahili, nine digits, mobile money, whole shillings.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { phone } from '../browser.ts';
import { test } from './fixtures.ts';
import type { Launched } from './launched.ts';

const catalogues = new URL('../../../packages/i18n/catalogues/sw/', import.meta.url);
const texts: Record<string, string> = Object.assign(
  {},
  ...readdirSync(catalogues).map((name) => JSON.parse(readFileSync(new URL(name, catalogues), 'utf8'))),
);
const t = (id: string) => texts[id] ?? id;

const number = '754123459';
const userName = `255${number}`;
const password = 'ugali-na-samaki-9';
const patience = { timeout: 90_000 };

const main = (page: Page) => page.getByRole('main');
const game = (page: Page) => page.frameLocator(`iframe[title="${t('play.frame')}"]`);

async function onPhone(product: Launched, path: string, body: object): Promise<void> {
  const response = await fetch(`${product.phoneUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${await response.text()}`).toBe(true);
}

/** No amount of the page has decimals, none is in another currency, and no word is of another market. */
async function expectShillings(scope: Page | FrameLocator): Promise<void> {
  const options = { useInnerText: true };
  await expect(scope.locator('body')).not.toContainText(/₦|NGN|naira|\+234/i, options);
  await expect(scope.locator('body')).not.toContainText(/(?:TSh|TZS)\s*[\d,]+\.\d/, options);
}

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
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
  const result = game(page).getByText(/^(Umeshinda TSh|Hakuna ushindi mara hii)/);
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

test('a house of Tanzania: a player registers, pays in by mobile money, plays and bets, in Swahili and in whole shillings', async ({
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
  await context.close();
});
