// Basketball in the sportsbook, on a phone: chosen, bet on, and settled.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { originOf } from './host-book.ts';

const slip = (page: Page) => page.getByRole('region', { name: 'Betslip' });
const sports = (page: Page) => page.getByRole('navigation', { name: 'Sports', exact: true });
const way = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sportsbook' }).getByRole('link', { name });

interface Coming {
  id: string;
  home: { name: string };
  away: { name: string };
}

/** A match some days ahead: what is played out then changes nothing that other tests look at. */
async function matchAhead(page: Page): Promise<Coming> {
  const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  const query = `sport=basketball&day=${day}`;
  const { matches } = await (await page.request.get(`${originOf('sportsbook')}/api/matches?${query}`)).json();
  return matches[test.info().parallelIndex + 3 * test.info().retry] as Coming;
}

async function sitDown(page: Page): Promise<void> {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const { frameUrl } = await callAs(player, page, 'POST Sports/Altenar?lang=en&isLite=false');
  await page.goto(frameUrl);
}

test('a player chooses basketball, bets on the points of a match, and is paid when it is over', {
  tag: '@layout',
}, async ({ page }) => {
  await sitDown(page);
  await sports(page).getByRole('link', { name: 'Basketball' }).focus();
  await page.keyboard.press('Enter');
  await expect(sports(page).getByRole('link', { name: 'Basketball' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/#\/basketball$/);
  await expect(page.getByRole('navigation', { name: 'Leagues' })).toContainText('Harmattan Hoops');
  await expect(page.getByRole('navigation', { name: 'Leagues' })).not.toContainText('Savannah Premier');
  await expectAccessible(page);
  await page.reload();
  await expect(sports(page).getByRole('link', { name: 'Basketball' })).toHaveAttribute('aria-current', 'page');

  const match = await matchAhead(page);
  await page.evaluate((id) => {
    location.hash = `/match/${id}`;
  }, match.id);
  const winner = page.getByRole('region', { name: 'Winner, overtime included' });
  await winner.getByRole('button', { name: new RegExp(match.home.name) }).click();
  await page.getByText('Quarters', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Quarter with most points' })).toBeVisible();
  await expectAccessible(page);

  if (await way(page, /^Betslip/).isVisible()) await way(page, /^Betslip/).click();
  await slip(page).getByLabel('Stake', { exact: true }).fill('500');
  await slip(page)
    .getByRole('button', { name: /^Place bet .*500/ })
    .click();
  await expect(slip(page)).toContainText(/Bet placed/);
  await slip(page).getByRole('button', { name: 'Done' }).click();

  const desk = `${originOf('sportsbook')}/desk/matches/${match.id}`;
  expect((await page.request.post(`${desk}/play-out`, { data: {} })).status()).toBe(200);
  expect((await page.request.post(`${desk}/correct`, { data: { score: [88, 79] } })).status()).toBe(200);
  await way(page, /^My bets/).click();
  await page.getByRole('link', { name: 'Settled' }).click();
  const bet = page.getByRole('listitem').filter({ hasText: match.home.name }).first();
  await expect(bet).toContainText('Winner, overtime included');
  await expect(bet).toContainText('88 : 79');
  await expect(bet).toContainText('won');
});
