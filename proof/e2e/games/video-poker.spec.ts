// Video poker: from the list to the cards, held by tap and by key, and into the books.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const machine = (page: Page) => page.frameLocator('iframe[title="Game"]');
const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const minorIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

test('a player holds two cards, draws three, and finds the hand in the balance and in the books', async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/casino');
  await main(page).getByRole('tab', { name: 'Video poker' }).click();
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /Harmattan Draw Poker/ })
    .click();
  const popup = await opening;
  const game = machine(popup);
  await expect(game.locator('#balance')).toContainText('5,000.00');
  await game.getByRole('button', { name: 'Higher stake' }).click();
  await expect(game.getByRole('listitem').filter({ hasText: 'Royal flush' })).toContainText('160,000');

  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.getByRole('status')).toContainText('Tap the cards to hold, then draw.');
  await expect(game.locator('#balance')).toContainText('4,800.00');
  const first = game.getByRole('button', { name: /^Card 1: .+ of / });
  const third = game.getByRole('button', { name: /^Card 3: .+ of / });
  const held = await first.getAttribute('aria-label');
  await first.click();
  await popup.keyboard.press('3');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(popup);
  await game.getByRole('button', { name: 'Draw 3' }).click();

  const result = game.getByRole('status');
  await expect(result).toContainText(/You won ₦|came back|You lost ₦/);
  await expect(first).toHaveAttribute('aria-label', held ?? '');
  const words = await result.textContent();
  const wonMinor = words?.includes('You lost') ? 0 : minorIn(words?.slice(words.indexOf('₦')) ?? null);
  await expect(game.locator('[data-hand][data-won]')).toHaveCount(wonMinor > 0 ? 1 : 0);
  const balanceMinor = 500_000 - 20_000 + wonMinor;
  await expect(game.locator('#balance')).toContainText(figure(balanceMinor));
  await popup.close();

  await expectBalance(page, figure(balanceMinor));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Harmattan Draw Poker');
  await expect(main(page)).toContainText('200.00');
});

test('a hand can be played by keys alone, and the rules state the return @layout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/StartQTech?gameid=HRM-deuces-of-the-delta&freeplay=1');
  const game = machine(page);
  await expect(game.locator('#balance')).toContainText('10,000.00');
  await game.getByRole('button', { name: 'Rules' }).click();
  await expect(game.getByRole('dialog')).toContainText('Return to player: 99.73 %');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await game.getByRole('button', { name: 'Deal' }).press('Enter');
  await expect(game.getByRole('button', { name: 'Draw 5' })).toBeVisible();
  for (const key of ['1', '2', '4', '5', '2']) await page.keyboard.press(key);
  await expect(game.locator('[aria-pressed="true"]')).toHaveCount(3);
  const draw = game.getByRole('button', { name: 'Draw 2' });
  await expect(draw).toBeEnabled();
  await draw.press('Space');
  await expect(game.getByRole('status')).toContainText(/You won|came back|You lost/);
  await expect(game.getByRole('button', { name: 'Deal' })).toBeFocused();
  await expectAccessible(page);
});

test('a hand that wins as it was dealt is not thrown away by one press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/StartQTech?gameid=HRM-jacks-of-jos&freeplay=1');
  const game = machine(page);
  await expect(game.locator('#balance')).toContainText('10,000.00');
  const act = game.locator('#main[aria-disabled="false"]');
  const dealt = game.getByRole('status').getByText(/hold, then draw/);
  // One hand in five wins as it was dealt; fifty without one do not happen.
  for (let hands = 0; hands < 50; hands += 1) {
    await act.click();
    await expect(dealt).toBeVisible();
    const isMade = (await dealt.textContent())?.includes('!');
    await act.click();
    if (isMade) break;
    await expect(dealt).toBeHidden();
  }
  await expect(game.getByRole('button', { name: 'Give up the win, draw 5' })).toBeVisible();
  await expect(dealt).toBeVisible();
  await page.keyboard.press('1');
  await game.getByRole('button', { name: 'Draw 4' }).click();
  await expect(game.getByRole('status')).toContainText(/You won|came back|You lost/);
});
