// Walk 14: breaks that a player takes, and the word of the exclusion register.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { accountDialog, callAs, fund, giveName, main, openMethod, stepUp } from './cashier/cashier.ts';
import { gatewaysUrl } from './phone.ts';
import { type Player, password, signInPlayer } from './player.ts';

const gamePath = '/game/StartQTech?gameid=HRM-jacks-of-jos&freeplay=0';
const frames = (page: Page) => page.locator('iframe');

async function openGame(page: Page, balance: string): Promise<void> {
  await page.goto(gamePath);
  await expect(page.frameLocator('iframe[title="Game"]').locator('#balance')).toContainText(balance);
}

async function withdraw(page: Page): Promise<void> {
  const card = await openMethod(page, '/withdraw', 'Bank account');
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Account number').fill('0123456789');
  await card.getByLabel('Amount').fill('20000');
  await card.getByRole('button', { name: 'Send' }).click();
  await (await stepUp(page)).click();
  await expect(accountDialog(page)).toBeHidden();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
}

/** As the person does it at the authority. */
async function enterRegister(page: Page, { userName }: Player, name: { firstName: string; lastName: string }) {
  await page.goto(`${gatewaysUrl}/safeplay`);
  await page.getByLabel('First name').fill(name.firstName);
  await page.getByLabel('Last name').fill(name.lastName);
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await page.getByLabel('Phone').fill(userName);
  await page.getByRole('button', { name: 'Exclude this person' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: userName })).toBeVisible();
}

const detailsOf = async (page: Page, player: Player): Promise<{ firstName: string; lastName: string }> =>
  callAs(player, page, 'GET User/PersonalInfromation');

test('walk 14: a time-out closes the open game and the deposits at once, and leaves the money payable', async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 100_000);
  await giveName(page, player);
  await openGame(page, '100,000.00');

  const account = await context.newPage();
  await account.goto('/limits');
  await expect(account.getByRole('heading', { name: 'Take a time-out' })).toBeVisible();
  await expectAccessible(account);
  await account.getByRole('button', { name: 'Take a time-out' }).click();
  const dialog = account.getByRole('dialog', { name: 'Take a time-out of 24 hours?' });
  await expect(dialog).toContainText('Open bets stand');
  await expect(dialog).toContainText('withdraw your money whenever you like');
  await expectAccessible(account);
  await dialog.getByRole('button', { name: 'Take a time-out' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/Please fill the field/);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Take a time-out' }).click();
  await expect(dialog).toBeHidden();
  await expect(account.getByRole('heading', { name: 'You are on a time-out' })).toBeVisible();

  // The game in the other tab is gone without a press.
  await expect(page.getByText('You are on a time-out')).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(gamePath);
  await expect(page.getByText('You are on a time-out')).toBeVisible();
  await expect(frames(page)).toHaveCount(0);

  for (const path of ['/', '/deposit']) {
    await account.goto(path);
    await expect(main(account).getByText('You are on a time-out')).toBeVisible();
    await expect(main(account).getByText(/Play and deposits are off until/)).toBeVisible();
    await expect(frames(account)).toHaveCount(0);
  }
  await withdraw(account);
});

test('a longer break replaces a shorter one, and no shorter one is offered', async ({ page }) => {
  await signInPlayer(page);
  await page.goto('/limits');
  await page.getByRole('button', { name: 'Exclude yourself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' });
  await expect(dialog).toContainText('It stays after its end until you ask to play again');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Exclude yourself' }).click();
  await expect(page.getByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a time-out' })).toHaveCount(0);
  await page.getByLabel('How long').selectOption({ label: '1 year' });
  await page.getByRole('button', { name: 'Make it longer' }).click();
  const longer = page.getByRole('dialog', { name: 'Exclude yourself for 1 year?' });
  await longer.getByLabel('Your password').fill(password);
  await longer.getByRole('button', { name: 'Exclude yourself' }).click();
  await expect(longer).toBeHidden();
  // Nothing shorter is offered.
  const lengths = page.getByLabel('How long').getByRole('option');
  await expect(lengths).toHaveText(['1 year', '2 years', '5 years', 'For ever']);
});

test("walk 14: the register's word closes the person's account at once, and a new one of the same person as well", async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 100_000);
  await giveName(page, player);
  await openGame(page, '100,000.00');
  const authority = await context.newPage();
  const details = await detailsOf(page, player);
  await enterRegister(authority, player, details);
  await expect(page.getByText('You are on the exclusion register')).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  await withdraw(page);

  const other = await signInPlayer(page);
  await enterRegister(authority, other, details);
  await giveName(page, other);
  await page.goto(gamePath);
  await expect(page.getByText('You are on the exclusion register')).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  await page.goto('/limits');
  await page.getByLabel('What we should know').fill('That is my brother.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You have told us that this is a mistake.')).toBeVisible();
});

for (const [language, title] of [
  ['sw', 'Jitenge na michezo'],
  ['zh', '自我排除'],
] as const) {
  test(`breaks are there in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    await signInPlayer(page);
    await page.goto('/limits');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}
