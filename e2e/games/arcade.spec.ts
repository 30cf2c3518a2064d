// The whole way: from the list through a supplier's own launch into the arcade, and back into the books.
import { expect, type Page, test } from '@playwright/test';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const game = (page: Page) => page.frameLocator('iframe[title="Game"]');

/** What the game says that there is to play with, in kobo. */
async function shownKobo(page: Page): Promise<number> {
  const text =
    (await game(page)
      .getByText(/₦\s?[\d,]+\.\d\d/)
      .first()
      .textContent()) ?? '';
  return Number(text.replaceAll(/[^\d]/g, ''));
}

async function toss(page: Page): Promise<'won' | 'lost'> {
  await game(page).getByRole('button', { name: 'Heads' }).click();
  const result = game(page)
    .getByText(/You (won|lost) ₦\s?[\d,.]+/)
    .first();
  await expect(result).toBeVisible();
  return (await result.textContent())?.includes('won') ? 'won' : 'lost';
}

test('a player plays with money, and finds the round in the books', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/slots');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /Baobab Gold/ })
    .click();
  const popup = await opening;
  await expect(game(popup).getByRole('heading', { name: 'Baobab Gold' })).toBeVisible();
  expect(await shownKobo(popup)).toBe(500_000);

  const outcome = await toss(popup);
  const balanceKobo = outcome === 'won' ? 509_600 : 490_000;
  await expect.poll(() => shownKobo(popup)).toBe(balanceKobo);
  await popup.close();

  // Nobody reloaded it: the balance came by itself.
  await expectBalance(page, outcome === 'won' ? '5,096.00' : '4,900.00');
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Baobab Gold');
  await expect(main(page)).toContainText(outcome === 'won' ? '196.00' : '100.00');
  await openList(page, '/slots');
  await expect(main(page).getByRole('link', { name: /Baobab Gold/ })).toContainText('Recent');
});

test('a visitor plays for nothing, and nothing moves', async ({ page }) => {
  await page.goto('/game/StartBetSolutions/3?gameId=7002&freeplay=1');
  await expect.poll(() => shownKobo(page)).toBe(1_000_000);
  const outcome = await toss(page);
  await expect.poll(() => shownKobo(page)).toBe(outcome === 'won' ? 1_009_600 : 990_000);
});

test('whoever signs out is told calmly at the next stake', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0');
  await expect.poll(() => shownKobo(page)).toBe(500_000);
  await context.request.post('/api/api/Security/LogOff', { headers: { authorization: `Bearer ${player.token}` } });
  await game(page).getByRole('button', { name: 'Heads' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Your session has ended');
});
