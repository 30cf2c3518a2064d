// The provably fair games: from the list to the board, and into the balance.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const board = (page: Page) => page.frameLocator('iframe[title="Game"]');

const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const minorIn = (text: string | null) => Number((text ?? '').replaceAll(/[^\d]/g, ''));

/** What the last round paid, as the list of rounds says it, once it is over. */
async function paidMinor(game: FrameLocator): Promise<number> {
  const end = game.locator('#rounds li b').first();
  await expect(end).toHaveText(/^(Won|Lost|₦)/);
  const text = await end.textContent();
  return text?.startsWith('Lost') ? 0 : minorIn(text);
}

async function sitFree(page: Page, game: string): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/game/StartBetSolutions/3?gameId=${game}&freeplay=1`);
  const sitting = board(page);
  await expect(sitting.locator('#balance')).toContainText('10,000.00');
  return sitting;
}

test('a player rolls the dice for money, and finds the round in the balance and in the books', async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/provablyfair');
  const opening = context.waitForEvent('page');
  await main(page).getByRole('link', { name: /Dice/ }).click();
  const popup = await opening;
  const dice = board(popup);
  await expect(dice.locator('#balance')).toContainText('5,000.00');
  await dice.getByRole('button', { name: 'Under' }).click();
  await expect(dice.getByRole('textbox', { name: 'Target' })).toHaveValue('49.50');
  // By keyboard, as everything can be.
  await dice.getByRole('slider', { name: 'Target' }).press('ArrowRight');
  await expect(dice.getByRole('textbox', { name: 'Target' })).toHaveValue('50.00');
  await expect(dice.getByText('1.9800×')).toBeVisible();
  await dice.getByRole('button', { name: 'Double the stake' }).click();
  await dice.getByRole('button', { name: /^Roll pays ₦.396\.00/ }).click();
  await expect(dice.getByRole('status')).toContainText(/^\d\d\.\d\d\. You (won|lost) ₦/);
  const paid = await paidMinor(dice);
  expect([0, 39_600]).toContain(paid);
  await expect(dice.locator('#balance')).toContainText(figure(500_000 - 20_000 + paid));
  await expectAccessible(popup);
  await popup.close();
  await expectBalance(page, figure(500_000 - 20_000 + paid));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Dice');
});

test('a ball falls into a bin, and the bin is what was paid @layout', async ({ page }) => {
  const plinko = await sitFree(page, '7004');
  await plinko.getByRole('combobox', { name: 'Rows' }).selectOption('16');
  await plinko.getByRole('combobox', { name: 'Risk' }).selectOption('High');
  await plinko.getByRole('textbox', { name: 'Stake' }).fill('9000');
  await expect(plinko.getByRole('textbox', { name: 'Stake' })).toHaveAttribute('aria-invalid', 'true');
  await plinko.getByRole('textbox', { name: 'Stake' }).fill('1000');
  await plinko.getByRole('button', { name: 'Drop the ball' }).click();
  await expect(plinko.getByRole('status')).toContainText('×. ');
  const hit = plinko.locator('#bins [data-hit]');
  await expect(hit).toHaveCount(1);
  const paid = Math.round(Number(await hit.textContent()) * 100_000);
  await expect(plinko.locator('#balance')).toContainText(figure(1_000_000 - 100_000 + paid));
  await expectAccessible(page);
});

test('mines are opened by keyboard and cashed out for what the button says', async ({ page }) => {
  const mines = await sitFree(page, '7003');
  await mines.getByRole('combobox', { name: 'Mines' }).selectOption('1');
  let balanceMinor = 1_000_000;
  const cashOut = mines.getByRole('button', { name: /^Cash out/ });
  for (let isOpen = false; !isOpen; ) {
    await expect(mines.getByRole('button', { name: 'Start' })).toBeEnabled();
    await mines.getByRole('button', { name: 'Start' }).press('Enter');
    balanceMinor -= 10_000;
    await expect(mines.getByRole('status')).toContainText('Open a place.');
    await expect(mines.getByRole('button', { name: 'Place 1, closed' })).toBeEnabled();
    await mines.getByRole('button', { name: 'Place 1, closed' }).press('ArrowRight');
    await mines.getByRole('button', { name: 'Place 2, closed' }).press('Enter');
    // One place of twenty-five has the mine.
    await expect(mines.getByRole('status')).toContainText(/Gem!|A mine\./);
    isOpen = await cashOut.isVisible();
  }
  await expect(mines.getByRole('button', { name: 'Place 2, gem' })).toBeVisible();
  await expectAccessible(page);
  await expect(cashOut).toContainText('103.00');
  await cashOut.click();
  await expect(mines.getByRole('status')).toContainText('Cashed out at 1.03×. You won');
  await expect(mines.locator('#balance')).toContainText(figure(balanceMinor + 10_300));
  await expect(mines.getByRole('button', { name: /Place \d+, mine/ })).toHaveCount(1);
});

test('hi-lo is skipped, called, and settled as it says', async ({ page }) => {
  const hiLo = await sitFree(page, '7000');
  await hiLo.getByRole('button', { name: 'Deal' }).click();
  await expect(hiLo.getByRole('status')).toContainText('Is the next one higher or lower?');
  await hiLo.getByRole('button', { name: 'Skip' }).click();
  await expect(hiLo.locator('#skips')).toHaveText('19');
  await expectAccessible(page);
  await hiLo.locator('[data-call=higher]').click();
  await expect(hiLo.getByRole('status')).toContainText(/to take, or call again|Wrong call/);
  const cashOut = hiLo.getByRole('button', { name: /^Cash out/ });
  if (await cashOut.isVisible()) {
    const offered = minorIn(await cashOut.textContent());
    await cashOut.click();
    await expect(hiLo.getByRole('status')).toContainText('Cashed out at');
    await expect(hiLo.locator('#balance')).toContainText(figure(990_000 + offered));
  } else {
    await expect(hiLo.locator('#balance')).toContainText('9,900.00');
  }
});
