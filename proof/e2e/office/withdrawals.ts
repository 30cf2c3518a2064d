import { expect, type Page } from '@playwright/test';
import { accountDialog, callAs, fund, giveName, latest, openMethod, stepUp } from '../cashier/cashier.ts';
import { type Player, signInPlayer } from '../player.ts';

/** A player with 100,000 naira whose withdrawal waits for the payments desk. It is asked for on the player's page. */
export async function askForWithdrawal(page: Page, amount: string): Promise<Player> {
  const player = await newPlayer(page);
  const card = await openMethod(page, '/withdraw', 'Bank account');
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Account number').fill('0123456789');
  await card.getByLabel('Amount').fill(amount);
  await card.getByRole('button', { name: 'Send' }).click();
  await (await stepUp(page)).click();
  await expect(accountDialog(page)).toBeHidden();
  await expect(latest(page).getByRole('status')).toContainText('A person looks at it first');
  return player;
}

/** The same over the wire, to mobile money. */
export async function sendWithdrawal(page: Page, amount: number): Promise<Player> {
  const player = await newPlayer(page);
  await callAs(player, page, `POST Banking/RegisterFastHubWithdraw?amount=${amount}`);
  return player;
}

async function newPlayer(page: Page): Promise<Player> {
  const player = await signInPlayer(page);
  await fund(page, player, 100_000);
  await giveName(page, player);
  return player;
}
