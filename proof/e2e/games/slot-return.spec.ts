// What was bought at a slot is shown to its end, and its price leaves the balance when it is taken.
import { expect, type Page, test } from '@playwright/test';
import { fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';

test.setTimeout(180_000);
const patience = { timeout: 60_000 };

const address = '/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0';
const game = (page: Page) => page.frameLocator('iframe[title="Game"]');
const minorIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
const shownMinor = async (page: Page) => minorIn(await game(page).locator('#balance').textContent());

async function sitDown(page: Page): Promise<void> {
  const player = await signInPlayer(page);
  await fund(page, player, 50_000);
  await page.goto(address);
  await expect.poll(() => shownMinor(page), patience).toBe(5_000_000);
}

/** Buys free spins, and answers what they cost, in kobo. */
async function buy(page: Page): Promise<number> {
  const offer = game(page).getByRole('button', { name: /^Buy free spins/ });
  await offer.click(patience);
  await game(page)
    .getByRole('button', { name: /^Buy for/ })
    .click();
  return minorIn(await offer.textContent());
}

/** Each tap hurries whatever is being shown. */
async function hurryToEnd(page: Page): Promise<number> {
  const result = game(page).getByText(/^(You won ₦|No win this time)/);
  await expect(async () => {
    await game(page).locator('#cabinet').click({ timeout: 1_000 });
    await expect(result).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 90_000 });
  const words = (await result.textContent()) ?? '';
  return words.startsWith('You won') ? minorIn(words) : 0;
}

test('the price of free spins leaves the balance before they are shown, and the win comes when they end', async ({
  page,
}) => {
  await sitDown(page);
  const price = await buy(page);
  await expect(game(page).locator('#free-count')).toContainText(/Free spin \d+ of/, patience);
  expect(await shownMinor(page)).toBe(5_000_000 - price);
  const won = await hurryToEnd(page);
  await expect.poll(() => shownMinor(page), patience).toBe(5_000_000 - price + won);
});

test('a reload in the middle of bought free spins shows them from the beginning, once, and they are among the last rounds', async ({
  page,
}) => {
  await sitDown(page);
  const price = await buy(page);
  await expect(game(page).locator('#free-count')).toContainText(/Free spin \d+ of/, patience);
  await page.reload();
  await expect(game(page).locator('#free-count')).toContainText(/Free spin \d+ of/, patience);
  await expect(game(page).locator('#rounds')).toContainText('Bought free spins');
  const won = await hurryToEnd(page);
  await expect.poll(() => shownMinor(page), patience).toBe(5_000_000 - price + won);
  await page.reload();
  await expect(game(page).locator('#rounds li').first()).toContainText('Bought free spins', patience);
  await expect(game(page).locator('.table')).toHaveAttribute('aria-busy', 'false', patience);
  await expect(game(page).locator('#free-count')).toHaveText('');
});

test('two windows of a game show the same balance', async ({ page, context }) => {
  await sitDown(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect.poll(() => shownMinor(other), patience).toBe(5_000_000);
  await game(other).getByRole('button', { name: 'Spin', exact: true }).click();
  await hurryToEnd(other);
  const left = await shownMinor(other);
  await expect.poll(() => shownMinor(page), patience).toBe(left);
});
