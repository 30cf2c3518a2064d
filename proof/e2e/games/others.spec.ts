// The games beside reels and tables: numbers, a wheel, cards to scratch, a kick, tickets.

import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { takingTurns } from '../take-turns.ts';
import { main, openList, searchBox } from './game-list.ts';

const frame = (page: Page) => page.frameLocator('iframe[title="Game"]');

/** What the last round cost and brought, as the list of rounds and the words say, in kobo. */
async function endMinor(game: FrameLocator, stakeMinor: number): Promise<number> {
  const last = game.locator('#rounds li').first();
  await expect(last).toContainText(/Won|Lost|came back/);
  const text = (await last.textContent()) ?? '';
  const amountMinor = Number(/([\d,.]+)(?: came back)?$/.exec(text)?.[1]?.replaceAll(/\D/g, ''));
  return text.includes('Lost') ? -stakeMinor : amountMinor - stakeMinor;
}

async function expectMoney(game: FrameLocator, minor: number): Promise<void> {
  const text = (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(game.locator('#balance')).toContainText(text);
}

/** Opens a game for play money, without motion. */
async function openFree(page: Page, path: string): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${path}&freeplay=1`);
  const game = frame(page);
  await expectMoney(game, 1_000_000);
  return game;
}

test('a player finds keno, plays three numbers, and sees the round in the balance and in the books', async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/casino');
  await searchBox(page).fill('Sunset Keno');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /Sunset Keno/ })
    .click();
  const popup = await opening;
  const game = frame(popup);
  await expectMoney(game, 500_000);
  await game.getByRole('button', { name: 'Number 7', exact: true }).click();
  await game.getByRole('button', { name: 'Number 21' }).click();
  // By keyboard: the grid is one stop, and arrows go on from there.
  await game.getByRole('button', { name: 'Number 21' }).press('ArrowRight');
  await game.getByRole('button', { name: 'Number 22' }).press('Enter');
  await expect(game.getByRole('status')).toContainText('3 of 10 picked');
  await game.getByRole('button', { name: 'Play' }).click();
  // A tap hurries the balls.
  await game.locator('#keno-grid').click();
  await expect(game.getByRole('status')).toContainText(/[0-3] of 3 hit\. (You|₦)/);
  const balanceMinor = 500_000 + (await endMinor(game, 10_000));
  await expectMoney(game, balanceMinor);
  await expectAccessible(popup);
  await popup.close();
  await expectBalance(page, (balanceMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Sunset Keno');
});

test('the wheel of the market turns, and pays what it stopped at', async ({ page }) => {
  const game = await openFree(page, '/Game/StartSoftGaming/944?gameId=wheel-of-the-market');
  for (const spot of ['Yam', 'Mango', 'Crown']) await game.getByRole('button', { name: `${spot}, no bet` }).click();
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toContainText(/^(Yam|Mango|Basket|Cowrie|Drum|Crown)\./);
  await expectMoney(game, 1_000_000 + (await endMinor(game, 30_000)));
  await game.getByRole('button', { name: 'Rules' }).click();
  await expect(game.getByRole('dialog')).toContainText('3.70 %');
  await expectAccessible(page);
});

test('a card is bought, scratched by hand or by a button, and paid only once it is open @layout', async ({ page }) => {
  const game = await openFree(page, '/game/StartQTech?gameid=HRM-scratch-and-sun');
  await game.getByRole('button', { name: 'Buy a card' }).press('Enter');
  await expect(game.getByRole('status')).toContainText('Scratch the card');
  await expectMoney(game, 990_000);
  const all = game.getByRole('button', { name: 'Scratch all' });
  await expect(all).toBeFocused();
  await expectAccessible(page);
  await all.press('Enter');
  await expect(game.getByRole('status')).toContainText(/No three alike|Three times/);
  await expect(game.getByRole('img', { name: /^Your card: (\w+, ){8}\w+/ })).toBeVisible();
  let balanceMinor = 1_000_000 + (await endMinor(game, 10_000));
  await expectMoney(game, balanceMinor);

  await game.getByRole('button', { name: 'Buy a card' }).click();
  await expect(all).toBeVisible();
  const foil = game.locator('#scratch-foil');
  const box = await foil.boundingBox();
  if (!box) throw new Error('the card has foil');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  for (let row = 0; row <= 12; row += 1) {
    const y = box.y + 8 + (row * (box.height - 16)) / 12;
    await page.mouse.move(row % 2 ? box.x + 8 : box.x + box.width - 8, y, { steps: 6 });
  }
  await page.mouse.up();
  await expect(foil).toBeHidden();
  await expect(game.locator('#rounds li')).toHaveCount(2);
  balanceMinor += await endMinor(game, 10_000);
  await expectMoney(game, balanceMinor);
});

test('a penalty is aimed, struck and told in words', async ({ page }) => {
  // A walk of the office switches this supplier off for a moment.
  await takingTurns('betconstruct', async () => {
    const game = await openFree(page, '/game/StartBetConstruct?gameId=50502');
    await game.getByRole('button', { name: 'Aim: top right' }).click();
    await game.getByRole('button', { name: /^Driven/ }).click();
    await game.getByRole('button', { name: 'Raise the stake' }).click();
    await game.getByRole('button', { name: 'Shoot' }).click();
    await expect(game.getByRole('status')).toContainText(/^(Goal: the ball went top right|Saved|Missed)/);
    await expectMoney(game, 1_000_000 + (await endMinor(game, 20_000)));
    await expectAccessible(page);
  });
});

test('two tickets of bingo are dealt, called and paid, each by itself', async ({ page }) => {
  const game = await openFree(page, '/Game/StartSoftGaming/944?gameId=lagos-90-bingo');
  await game.getByRole('button', { name: 'Tickets: 2' }).click();
  await game.getByRole('button', { name: 'Play ₦ 200' }).click();
  await expect(game.getByRole('status')).toContainText(/(No prize|[Ll]ine|house).*\. (You|₦)/);
  for (const number of [1, 2]) {
    await expect(game.getByRole('img', { name: new RegExp(`^Ticket ${number}: \\d+ of 15 called`) })).toBeVisible();
  }
  await expectMoney(game, 1_000_000 + (await endMinor(game, 20_000)));
  await expectAccessible(page);
});
