// The whole way: from the list through a supplier's own launch into the arcade, and back into the books.
import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const game = (page: Page) => page.frameLocator('iframe[title="Game"]');

/** What the game says that there is to play with, in kobo. */
async function shownMinor(page: Page): Promise<number> {
  return minorIn(await game(page).locator('#balance').textContent());
}

function minorIn(text: string | null): number {
  return Number((text ?? '').replaceAll(/[^\d]/g, ''));
}

function major(minor: number): string {
  return (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
}

const isRound = (request: Request) => request.method() === 'POST' && request.url().endsWith('/rounds');

/** Presses a button that plays. The words of the round before are gone when the request of this one is sent. */
async function startSpin(page: Page, name = 'Spin'): Promise<void> {
  const sent = page.waitForRequest(isRound);
  await game(page)
    .getByRole('button', { name, exact: name === 'Spin' })
    .click();
  await sent;
}

/** Spins without the show, and answers what was won, in kobo. */
async function spin(page: Page, name = 'Spin'): Promise<number> {
  await startSpin(page, name);
  const result = game(page).getByText(/^(You won ₦|No win this time)/);
  // Each tap hurries whatever is being shown.
  await expect(async () => {
    await game(page).locator('#cabinet').click({ timeout: 5_000 });
    await expect(result).toBeVisible({ timeout: 250 });
  }).toPass();
  const words = await result.textContent();
  return words?.startsWith('You won') ? minorIn(words) : 0;
}

test('a player spins with money, and finds the round in the books with the same win', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/slots');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /Baobab Gold/ })
    .click();
  const popup = await opening;
  await expect(game(popup).getByRole('heading', { name: 'Baobab Gold' })).toBeVisible();
  await expect.poll(() => shownMinor(popup)).toBe(500_000);

  let stakes = 0;
  let wonMinor = 0;
  // Until something is won, so that a win is seen all the way; twenty spins without one are one in thousands.
  while (wonMinor === 0 && stakes < 20) {
    stakes += 1;
    wonMinor = await spin(popup);
  }
  const balanceMinor = 500_000 - stakes * 10_000 + wonMinor;
  await expect.poll(() => shownMinor(popup)).toBe(balanceMinor);
  await popup.close();

  // The page was not reloaded: the balance was pushed to it.
  await expectBalance(page, major(balanceMinor));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Baobab Gold');
  await expect(main(page)).toContainText(major(wonMinor));
  await openList(page, '/slots');
  await expect(main(page).getByRole('link', { name: /Baobab Gold/ })).toContainText('Recent');
});

test('free spins are bought for the price that was stated, after a second yes', async ({ page }) => {
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=1');
  await expect.poll(() => shownMinor(page)).toBe(1_000_000);
  await game(page).getByRole('button', { name: 'Lower stake' }).click();
  const offer = game(page).getByRole('button', { name: /^Buy free spins/ });
  await expect(offer).toContainText('₦');
  const priceMinor = minorIn(await offer.textContent());
  await offer.click();
  await expect(game(page).getByRole('dialog', { name: 'Buy free spins' })).toContainText(major(priceMinor));
  const wonMinor = await spin(page, 'Buy for');
  await expect.poll(() => shownMinor(page)).toBe(1_000_000 - priceMinor + wonMinor);
});

test('a slot and its paytable can be used by everybody', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=1');
  await expect.poll(() => shownMinor(page)).toBe(1_000_000);
  await expectAccessible(page);
  await game(page).getByRole('button', { name: 'Pays' }).click();
  await expect(game(page).getByRole('dialog', { name: 'Pays and rules' })).toContainText('Return to player');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await game(page).getByRole('button', { name: 'Auto' }).click();
  await expect(game(page).getByRole('dialog', { name: 'Autoplay' })).toBeVisible();
  await expectAccessible(page);
});

test('a visitor plays for nothing, and nothing moves', async ({ page }) => {
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=1');
  await expect.poll(() => shownMinor(page)).toBe(1_000_000);
  const wonMinor = await spin(page);
  await expect.poll(() => shownMinor(page)).toBe(1_000_000 - 10_000 + wonMinor);
});

test('a press on Spin after the outcome spins, however long the list of rounds takes', async ({ page }) => {
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=1');
  await expect.poll(() => shownMinor(page)).toBe(1_000_000);
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/state$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  const wonMinor = await spin(page);
  await expect.poll(() => held.length).toBe(1);
  await startSpin(page);
  // The first round's list, which comes while the second round is shown, ends nothing of it.
  isHeld = false;
  await held[0]?.continue();
  await expect(game(page).locator('#rounds li')).not.toHaveCount(0);
  const result = game(page).getByText(/^(You won ₦|No win this time)/);
  await expect(result).toBeVisible();
  const wonNextMinor = minorIn(await result.textContent());
  await expect.poll(() => shownMinor(page)).toBe(1_000_000 - 20_000 + wonMinor + wonNextMinor);
});

test('a player who signs out is told calmly at the next stake', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0');
  await expect.poll(() => shownMinor(page)).toBe(500_000);
  await context.request.post('/api/api/Security/LogOff', { headers: { authorization: `Bearer ${player.token}` } });
  await game(page).getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText('Your session has ended');
});
