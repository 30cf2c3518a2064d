import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callAs } from './cashier/cashier.ts';
import { officeUrl, openMember, openOffice } from './office/staff.ts';
import { signInPlayer } from './player.ts';

const step = (page: Page) => page.getByRole('main').getByRole('region').first();
const picked = (page: Page) => page.getByLabel('Choose a file');
const comment = (page: Page) => page.getByRole('dialog').getByLabel('Comment for the staff');

async function giveDetails(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Adebayo O');
  await page.getByLabel('Last name').fill('Seun');
  await page.getByLabel('Day').selectOption('28');
  await page.getByLabel('Month').selectOption('2');
  await page.getByLabel('Year').selectOption('1990');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details saved successfully')).toBeVisible();
}

async function giveNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Number', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Check the number' }).click();
}

/** As a camera would take it. */
async function photograph(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#357';
    context.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'IMG_0001.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** Eleven digits that end so, of this run's own: a number belongs to one account. */
const numberEnding = (ending: string) => `${String(Date.now()).slice(-7)}${ending}`;

test('a name that differs a little is accepted by a person, with a document and a selfie, and every look is traced @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await page.goto('/verification');
  await page.getByRole('link', { name: 'Fill in personal details' }).click();
  await giveDetails(page);
  await page.goto('/verification');
  await giveNumber(page, '123');
  await expect(page.getByLabel('Number', { exact: true })).toHaveAccessibleDescription(/some digits are missing/);
  await giveNumber(page, numberEnding('0404'));
  await expect(step(page)).toContainText('The register has no such number');
  await expectAccessible(page);
  await giveNumber(page, numberEnding('0300'));
  await expect(step(page)).toContainText('A person looks at it');

  const risk = await openMember('risk');
  const desk = await openOffice(browser, risk, '/verification');
  await desk.getByRole('link', { name: player.userName }).click();
  const check = desk.getByRole('article', { name: 'NIN' }).first();
  await expect(check).toContainText('Suggestion: Accept. Names differ a little.');
  await expect(check.getByRole('row', { name: /Register/ })).toContainText(/SEUN\s*OLUWASEUN\s*ADEBAYO/);
  await expectAccessible(desk);
  await check.getByRole('button', { name: 'Accept' }).click();
  await comment(desk).fill('the initial is the second name');
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Accepted.' })).toBeVisible();

  await page.reload();
  await expect(step(page)).toContainText('is verified');
  await picked(page).setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(step(page)).toContainText('This is no JPEG, PNG, WebP or PDF');
  await picked(page).setInputFiles(await photograph(page));
  await expect(step(page)).toContainText('Step 2 of 2: a selfie');
  await picked(page).setInputFiles(await photograph(page));
  await expect(step(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const { documents } = await callAs(player, page, 'GET Verification/Get');

  const support = await openOffice(browser, await openMember('support'), '/verification');
  await support.getByRole('link', { name: player.userName }).click();
  await expect(support.getByRole('article', { name: 'Selfie' })).toBeVisible();
  await expect(support.getByRole('button', { name: /Open|Accept/ })).toHaveCount(0);
  const guessed = await support.goto(`${officeUrl()}/office/api/Verification/Document?id=${documents[0].id}`);
  expect(guessed?.status()).toBe(401);

  await desk.reload();
  for (const name of ['Identity card', 'Selfie']) {
    const document = desk.getByRole('article', { name });
    await document.getByRole('button', { name: 'Open' }).click();
    await expect(document.getByRole('img', { name })).toBeVisible();
    await document.getByRole('button', { name: 'Accept' }).click();
    await comment(desk).fill('the same face');
    await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(document).toContainText('accepted');
  }
  await page.reload();
  await expect(step(page)).toContainText('You are fully verified');

  const auditor = await openOffice(browser, await openMember('compliance'), `/audit?actor=${risk.userName}`);
  await expect(auditor.getByRole('listitem').filter({ hasText: 'open a document' })).toHaveCount(2);
});

test('a register that does not answer fails no player, and the page says so', async ({ page }) => {
  await signInPlayer(page);
  await page.goto('/security');
  await giveDetails(page);
  await page.goto('/verification');
  await giveNumber(page, numberEnding('0202'));
  await expect(step(page)).toContainText('We are asking the register');
  await expect(step(page)).toContainText('We keep asking by ourselves');
});

for (const [language, heading] of [
  ['sw', 'Uthibitisho wa utambulisho'],
  ['zh', '身份验证'],
] as const) {
  test(`says where the player stands in ${language}, and fits a narrow phone`, async ({ page }) => {
    await signInPlayer(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    await page.goto('/verification');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-current="step"]')).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
}
