// The player's journeys of safe play, identity and own data, in Swahili. What they do at their edges is walked in English.
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { callAs, fund, main } from './cashier/cashier.ts';
import { codeMailedTo } from './mail.ts';
import { passHour } from './pass-hour.ts';
import { password, signInPlayer } from './player.ts';
import { repository } from './start/launched.ts';
import { queryAsOwner } from './start/owner-query.ts';
import { textsIn } from './start/texts.ts';

test.setTimeout(600_000);
const patience = { timeout: 150_000 };
const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');

const t = textsIn('sw');
/** A sentence up to what is filled in. */
const beginning = (id: string) => (t(id).split('{')[0] as string).trim();

const slot = '/game/StartQTech?gameid=HRM-camel-trail&freeplay=0';
const game = (page: Page) => page.frameLocator(`iframe[title="${t('play.frame')}"]`);
const press = (scope: { getByRole: Page['getByRole'] }, id: string) =>
  scope.getByRole('button', { name: t(id), exact: true }).click();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'sw'));
});

async function setDailyStakes(page: Page, amount: string): Promise<void> {
  const name = new RegExp(
    `(${t('limits.set')}|${t('limits.change')}).*${t('limits.kind.stake')}, ${t('limits.period.day')}`,
  );
  await main(page).getByRole('button', { name }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('limits.sheet.amount')).fill(amount);
  await press(sheet, 'limits.save');
  await expect(sheet).toHaveCount(0);
}

test('a limit refuses a stake and says why, and is raised after its wait, in Swahili', async ({ page }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/limits');
  await setDailyStakes(page, '1');
  await page.goto(slot);
  const why = page.getByRole('status').filter({ hasText: beginning('limits.reached.stake') });
  await expect(async () => {
    await game(page).getByRole('button', { name: 'Zungusha', exact: true }).click({ timeout: 5_000 });
    await expect(why).toBeVisible({ timeout: 3_000 });
  }).toPass(patience);
  await expect(why).toContainText(/Imebaki ₦.1\.00 hadi/);
  await page.goto('/limits');
  await setDailyStakes(page, '800');
  const stakes = main(page).getByRole('region', { name: t('limits.kind.stake'), exact: true });
  await expect(stakes).toContainText(beginning('limits.pending.waits'));
  await expect(stakes.getByRole('button', { name: t('limits.confirm'), exact: true })).toHaveCount(0);
  await queryAsOwner(
    dataDir,
    `update limits.raise set confirm_from = app_now() where ended_at is null
       and player_id = (select id from identity.player where user_name = '${player.userName}')`,
  );
  await page.reload();
  await press(stakes, 'limits.confirm');
  await expect(stakes).toContainText(/₦.800\.00 imebaki/);
});

test('a time-out closes the open game and leaves the way to the money, in Swahili', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(slot);
  await expect(game(page).locator('#balance')).toContainText('5,000.00', patience);
  const account = await context.newPage();
  await account.addInitScript(() => localStorage.setItem('appLanguage', 'sw'));
  await account.goto('/limits');
  await press(main(account), 'breaks.time-out.go');
  const dialog = account.getByRole('dialog');
  await expect(dialog).toContainText(t('breaks.keeps.money'));
  await dialog.getByLabel(t('step-up.password')).fill(password);
  await press(dialog, 'breaks.time-out.go');
  await expect(account.getByRole('heading', { name: t('breaks.now.time-out') })).toBeVisible();
  await expect(page.getByText(t('breaks.now.time-out'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await account.goto('/deposit');
  const face = main(account)
    .getByRole('status')
    .filter({ hasText: beginning('breaks.now.until') });
  await face.getByRole('link', { name: t('breaks.withdraw') }).click();
  await expect(account).toHaveURL('/withdraw');
  await expect(main(account).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reality check comes over a game, and the menu and the statement have its figures, in Swahili', async ({
  page,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(slot);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/rounds'));
  await game(page).getByRole('button', { name: 'Zungusha', exact: true }).click(patience);
  await sent;
  await passHour(player);
  const check = page.getByRole('dialog', { name: t('reality-check.title') });
  await expect(check).toContainText(/saa 1 dak \d/, patience);
  const { staked, won, net } = await callAs(player, page, 'GET Limits/GetSession');
  const shown = (amount: number) => Math.abs(amount).toLocaleString('en', { minimumFractionDigits: 2 });
  for (const amount of [staked, won, net]) await expect(check).toContainText(shown(amount));
  await press(check, 'reality-check.continue');
  await expect(check).toBeHidden();
  await page.goto('/activity');
  await page.getByRole('button', { name: /234/ }).first().click();
  await expect(page.getByText(new RegExp(`${beginning('menu.playing')} \\d`))).toBeVisible();
  await page.keyboard.press('Escape');
  const fact = (id: string) =>
    main(page)
      .locator('dl > div')
      .filter({ has: page.getByText(t(id), { exact: true }) });
  await expect(fact('activity.staked')).toContainText(shown(staked));
  await expect(fact('activity.net')).toContainText(shown(net));
});

async function giveDetails(page: Page): Promise<void> {
  await page.goto('/security');
  await page.getByLabel(t('personal-details.first')).fill('Asha');
  await page.getByLabel(t('personal-details.last')).fill('Mushi');
  await page.getByLabel(t('personal-details.day')).selectOption('28');
  await page.getByLabel(t('personal-details.month')).selectOption('2');
  await page.getByLabel(t('personal-details.year')).selectOption('1990');
  await press(page, 'personal-details.save');
  await expect(page.getByText(t('personal-details.details_saved_successfully'))).toBeVisible();
}

test('a number is refused, corrected and accepted, and a document is sent, in Swahili', async ({ page }) => {
  await signInPlayer(page);
  await giveDetails(page);
  await page.goto('/verification');
  const step = main(page).getByRole('region').first();
  const give = async (ending: string) => {
    await page
      .getByLabel(t('verification.number.label'), { exact: true })
      .fill(`${String(Date.now()).slice(-7)}${ending}`);
    await press(page, 'verification.number.submit');
  };
  await give('0404');
  await expect(step).toContainText(t('verification.again.NOT_FOUND'));
  await give('1001');
  await expect(step).toContainText(t('verification.documents.title'));
  const picture = await page.screenshot();
  await page
    .getByLabel(t('verification.choose'))
    .setInputFiles({ name: 'hati.png', mimeType: 'image/png', buffer: picture });
  await expect(step).toContainText(t('verification.step.selfie'));
  await expect(step).toContainText(t('verification.document.waiting'));
});

test('an e-mail address is proven, the file is fetched and the account closed, in Swahili', async ({ page }) => {
  const { userName } = await signInPlayer(page);
  await page.goto('/security');
  const email = main(page).getByRole('region', { name: t('rights.email.title') });
  await email.getByLabel(t('rights.email.address')).fill(`sw.${userName}@example.com`);
  await press(email, 'rights.email.send');
  await email.getByLabel(t('rights.email.code')).fill(await codeMailedTo(`sw.${userName}@example.com`));
  await press(email, 'rights.email.confirm');
  await expect(email).toContainText(beginning('rights.email.since'));

  await page.goto('/security/yourdata');
  const file = main(page).getByRole('region', { name: t('rights.export.title') });
  await press(file, 'rights.export.go');
  await file.getByLabel(t('step-up.password')).fill(password);
  const download = page.waitForEvent('download');
  await press(file, 'rights.export.go');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  await press(main(page), 'rights.close.open');
  const dialog = page.getByRole('dialog', { name: t('rights.close.confirm') });
  await dialog.getByLabel(t('step-up.password')).fill(password);
  await press(dialog, 'rights.close.go');
  await expect(page.getByText(beginning('rights.close.done'))).toBeVisible();
});
