// Blackjack: from the list to the cards, a decision, and into the books.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

test('a player plays a hand of blackjack, and finds it in the balance and in the books', async ({ page, context }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await openList(page, '/tablegames');
  const opening = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /^Blackjack/ })
    .click();
  const popup = await opening;
  await popup.emulateMedia({ reducedMotion: 'reduce' });
  const table = popup.frameLocator('iframe[title="Game"]');
  const status = table.getByRole('status');
  await expect(table.locator('#balance')).toContainText('5,000.00');

  await table.getByRole('button', { name: 'Deal' }).click();
  await expect(status).toContainText('Tap chips');
  await table.getByRole('button', { name: 'Add a chip of 50', exact: true }).click();
  await table.getByRole('button', { name: 'Double' }).click();
  await expect(table.locator('#total')).toContainText('100.00');
  await table.getByRole('button', { name: 'Deal' }).click();
  await expect(status).toHaveText(/against|insurance|won|lost|came back/);
  await expectAccessible(popup);

  // By keyboard, as every move can be: no insurance, and stand. A blackjack on either side leaves nothing to decide.
  const ended = /(won|lost|came back)/;
  for (const [asked, key] of [
    [/insurance/, 'n'],
    [/against/, 's'],
  ] as const) {
    if (!asked.test((await status.textContent()) ?? '')) continue;
    await expect(table.getByRole('button', { name: /^(Stand|No insurance)$/ })).toBeEnabled();
    await table.locator('body').press(key);
    await expect(status).not.toHaveText(asked);
  }
  await expect(status).toHaveText(ended);
  await expect(table.getByRole('img', { name: /^Dealer: \d+\. / })).toBeVisible();

  const words = (await status.textContent()) ?? '';
  const amount = Number(words.match(/₦\s?([\d,.]+\d)/)?.[1]?.replaceAll(/\D/g, ''));
  const balanceMinor = 500_000 - 10_000 + (words.includes('lost') ? 0 : amount);
  await expect(table.locator('#balance')).toContainText(figure(balanceMinor));
  await popup.close();
  await expectBalance(page, figure(balanceMinor));
  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Blackjack');
  await expect(main(page)).toContainText('100.00');
});
