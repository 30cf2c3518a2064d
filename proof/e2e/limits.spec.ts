// Limits that a player sets: on the page, in a game, at the cashier, and what the staff sees of them.
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callAs, expectBalance, fund, main, openMethod } from './cashier/cashier.ts';
import { confirm, findPlayer, openPart } from './office/player-file.ts';
import { openMember, openOffice } from './office/staff.ts';
import { accountFor, sendTransfer } from './phone.ts';
import { type Player, signInPlayer } from './player.ts';
import { repository } from './start/launched.ts';
import { queryAsOwner } from './start/owner-query.ts';

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');
const ofPlayer = ({ userName }: Player) =>
  `player_id = (select id from identity.player where user_name = '${userName}')`;
const slot = '/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0';

const card = (page: Page, kind: string) => main(page).getByRole('region', { name: kind });
const row = (page: Page, kind: string, period: string) =>
  card(page, kind)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: period }) });

async function setLimit(page: Page, kind: string, period: string, amount: string): Promise<void> {
  await row(page, kind, period)
    .getByRole('button', { name: /^(Set|Change)/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Limit/).fill(amount);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
}

/** A day has passed for this player's wish alone: the clock is everybody's. */
const endWait = (player: Player) =>
  queryAsOwner(
    dataDir,
    `update limits.raise set confirm_from = app_now() where ${ofPlayer(player)} and ended_at is null`,
  );

/** Its window has ended for this player alone. */
const endWindows = (player: Player) =>
  queryAsOwner(
    dataDir,
    `update wallet.account set limits[2] = 1, limits[4] = 1, limits[6] = 1 where ${ofPlayer(player)};
     update cashier.above_limit set next_check_at = app_now() where ${ofPlayer(player)} and left_kobo > 0`,
  );

test('a limit holds at once in a game, says why, and is raised after its wait and a confirmation @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/security');
  await main(page).getByRole('link', { name: 'Set limits' }).click();
  await expect(main(page).getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
  await row(page, 'Stakes', 'A day').getByRole('button', { name: 'Set' }).click();
  await page.getByRole('dialog').getByLabel('Limit').fill('0');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByLabel('Limit')).toHaveAccessibleDescription(/above zero/);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await setLimit(page, 'Stakes', 'A day', '1');
  await setLimit(page, 'Playing time', 'A week', '90');
  await expect(row(page, 'Playing time', 'A week')).toContainText('90 min');

  await page.goto(slot);
  const why = page.getByRole('status').filter({ hasText: 'limit that you set on stakes' });
  // A stake before the page reads its stream is refused as well, and told by the game alone.
  await expect(async () => {
    await page
      .frameLocator('iframe[title="Game"]')
      .getByRole('button', { name: 'Spin', exact: true })
      .click({ timeout: 5_000 });
    await expect(why).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await expect(why).toContainText(/₦.1\.00 is left/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Limits' }).click();

  await setLimit(page, 'Stakes', 'A day', '800');
  await expect(row(page, 'Stakes', 'A day')).toContainText('You can confirm it from');
  await expect(row(page, 'Stakes', 'A day').getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(row(page, 'Stakes', 'A day')).toContainText(/₦.1\.00 left/);
  await endWait(player);
  await page.reload();
  await row(page, 'Stakes', 'A day').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(page, 'Stakes', 'A day')).toContainText(/₦.800\.00 left/);
  await setLimit(page, 'Stakes', 'A week', '500');
  await expect(card(page, 'Stakes')).toContainText('A longer period has a lower limit');
  await expectAccessible(page);

  const desk = await openOffice(browser, await openMember('support'));
  await findPlayer(desk, player.userName, player.userName);
  const limits = await openPart(desk, 'Limits');
  await expect(limits.getByRole('row', { name: /Stakes, day.*Raised/ })).toBeVisible();
  await expectAccessible(desk);
  await limits.getByRole('button', { name: /^Lower.*Stakes, day/ }).click();
  await desk.getByRole('dialog').getByLabel('New limit').fill('300');
  await confirm(desk, { button: 'Lower', comment: 'plays all night' });
  await expect(limits).toContainText('Set by the staff');
  await page.reload();
  await row(page, 'Stakes', 'A day').getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByLabel('Limit').fill('700');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We set');
});

test('a deposit above the limit is credited as far as it fits, and the rest goes where its player says @desktop', async ({
  page,
}) => {
  const player = await signInPlayer(page);
  await callAs(player, page, 'POST Limits/Set', { kind: 'deposit', period: 'day', amount: 5_000 });
  const method = await openMethod(page, '/deposit', 'Bank transfer');
  await expect(main(page)).toContainText(/Your limit has room for ₦.5,000\.00/);
  await method.getByLabel('Amount').fill('6000');
  await method.getByRole('button', { name: 'Get the account number' }).click();
  await expect(method).toContainText(/above the limit that you set. It has room for ₦.5,000\.00/);
  await method.getByLabel('Amount').fill('5000');
  await method.getByRole('button', { name: 'Get the account number' }).click();
  await expect(method.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '8000' });
  await expect(method).toContainText(/₦.3,000\.00 arrived above your limit/);
  await expectBalance(page, '5,000.00');
  await method.getByRole('link', { name: 'Limits' }).click();
  const held = card(page, 'Above your limit');
  await expect(held).toContainText(/₦.3,000\.00/);
  await held.getByRole('button', { name: 'Send it back' }).click();
  await expect(held).toContainText('We send it back');
  await expectAccessible(page);
  await held.getByRole('button', { name: 'Credit it when there is room' }).click();
  await expect(held).toContainText('when your limit has room again');
  await endWindows(player);
  await expectBalance(page, '8,000.00');
  await page.reload();
  await expect(held).toHaveCount(0);
});

for (const [language, title, set] of [
  ['sw', 'Vikomo', 'Weka'],
  ['zh', '限额', '设置'],
] as const) {
  test(`the page speaks ${language} @desktop`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem('appLanguage', lang), language);
    await signInPlayer(page);
    await page.goto('/limits');
    await expect(main(page).getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(main(page).getByRole('button', { name: new RegExp(`^${set}`) })).toHaveCount(12);
  });
}
