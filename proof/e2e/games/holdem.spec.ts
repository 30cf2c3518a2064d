// Casino hold'em: from the list to a hand that was decided, and into the books.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const table = (page: Page) => page.frameLocator('iframe[title="Game"]');

const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

/** What all bets of the last hand paid, added up on the page, in kobo. */
async function paidMinor(page: Page): Promise<number> {
  const sum = table(page).getByRole('row', { name: /^Together/ });
  await expect(sum).toBeVisible();
  return Number((await sum.getByRole('cell').last().textContent())?.replaceAll(/\D/g, '') || 0);
}

test('a player calls a hand, and finds both stakes and the win in the balance and in the books', async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/tablegames');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /Casino Hold'em/ })
    .click();
  const popup = await opening;
  const felt = table(popup);
  await expect(felt.locator('#balance')).toContainText('5,000.00');

  await felt.getByRole('button', { name: 'Deal' }).click();
  await expect(felt.getByRole('status')).toContainText('Place an ante');
  await felt.getByRole('button', { name: 'Ante, no bet' }).click();
  await felt.getByRole('button', { name: 'Chip of 50', exact: true }).click();
  await felt.getByRole('button', { name: 'AA bonus, no bet' }).click();
  await expect(felt.locator('#total')).toContainText('150.00');
  await felt.getByRole('button', { name: 'Deal' }).click();
  await expect(felt.getByRole('status')).toContainText(/^[A-Z].+\. Call for ₦.200\.00, or fold\?$/);
  await expect(felt.locator('#balance')).toContainText('4,850.00');
  await expect(felt.getByRole('img', { name: 'Dealer: a card face down, a card face down' })).toBeVisible();
  await expectAccessible(popup);

  // A reload in the middle of a hand shows the hand as it was.
  const mine = await felt.getByRole('img', { name: /^You: / }).getAttribute('aria-label');
  await popup.reload();
  await expect(felt.getByRole('img', { name: mine ?? 'none' })).toBeVisible();
  await felt.getByRole('button', { name: 'Call' }).click();
  const balanceMinor = 500_000 - 35_000 + (await paidMinor(popup));
  await expect(felt.locator('#balance')).toContainText(figure(balanceMinor));
  await expect(felt.getByRole('status')).toContainText(/\. (You won|You lost|₦.[\d,.]+ of your)/);
  await expect(felt.getByRole('img', { name: /^Dealer: .+\. .+ of / })).toBeVisible();
  await expectAccessible(popup);
  await popup.close();

  await expectBalance(page, figure(balanceMinor));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText("Casino Hold'em");
});
