import { expect, type Page, test } from '@playwright/test';
import { payoutsTo, releasePayout, textsTo } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { expectBalance, fund, giveName, historyRows, latest, openMethod } from './cashier.ts';
import { askAboutPayout } from './time.ts';

const ways = {
  'Mobile money': undefined,
  'Other mobile money': 'M-Pesa',
} as const;

type Way = keyof typeof ways;

/** A player whose wallet misbehaves as the number's ending says asks for 1,000 of 5,000 naira. */
async function withdraw(page: Page, { ending, way }: { ending: string; way: Way }): Promise<Player> {
  const player = await signInPlayer(page, { ending });
  await fund(page, player, 5_000);
  await giveName(page, player);
  const card = await openMethod(page, '/withdraw', way);
  const channel = ways[way];
  if (channel) await card.getByLabel('Channel').selectOption(channel);
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  return player;
}

async function expectOnItsWay(page: Page): Promise<void> {
  // A call that its gateway does not answer holds up that gateway's other payments for ten seconds.
  await expect(latest(page)).toContainText('on its way');
}

async function expectPaidOnce(page: Page, { userName }: Player): Promise<void> {
  await expect(latest(page)).toContainText(/Paid. ₦.1,000.00 has left/);
  expect(await payoutsTo(userName)).toMatchObject([{ amount: '1000.00', state: 'paid' }]);
  expect((await textsTo(userName)).filter(({ text }) => text.startsWith('You have received'))).toHaveLength(1);
  await expectBalance(page, '4,000.00');
}

for (const way of Object.keys(ways) as Way[]) {
  test(`${way}: what the operator rejects is back in the balance`, async ({ page }) => {
    await withdraw(page, { ending: '0402', way });
    await expect(latest(page)).toContainText(/It could not be paid. ₦.1,000.00 is back in your balance/);
    const failed = latest(page).getByRole('listitem').filter({ hasText: 'Failed' });
    await expect(failed.getByRole('time')).toBeVisible();
    await expectBalance(page, '5,000.00');
    await expect((await historyRows(page, 2)).nth(0)).toContainText('Error with rollback');
  });

  test(`${way}: what was paid with an unclear answer is asked for, and paid once`, async ({ page }) => {
    const player = await withdraw(page, { ending: '0500', way });
    await expectOnItsWay(page);
    await askAboutPayout(player);
    await expectPaidOnce(page, player);
  });
}

test('what was paid without an answer is asked for, and paid once', async ({ page }) => {
  const player = await withdraw(page, { ending: '0408', way: 'Mobile money' });
  await expectOnItsWay(page);
  await askAboutPayout(player);
  await expectPaidOnce(page, player);
});

test('what waits with the operator is held until it is released', async ({ page }) => {
  const player = await withdraw(page, { ending: '0409', way: 'Other mobile money' });
  await expectOnItsWay(page);
  await expectBalance(page, '4,000.00');
  await releasePayout(player.userName);
  await askAboutPayout(player);
  await expectPaidOnce(page, player);
});
