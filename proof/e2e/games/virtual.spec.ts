// Races and matches on a clock: prices that are announced, bets on them, and what everybody then sees.
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { phone } from '../browser.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main } from './game-list.ts';

const game = (page: Page) => page.frameLocator('iframe[title="Game"]');

const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

const minorIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

/** A turn takes a minute and more, even here. */
test.describe.configure({ timeout: 600_000 });

/** With money, and a turn in which there is time enough to bet. */
async function sitDown(page: Page, address: string): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(address);
  const table = game(page);
  await expect(table.locator('#balance')).toContainText('5,000.00');
  await expect(async () => {
    await expect(table.locator('#live')).toHaveAttribute('data-phase', 'betting', { timeout: 500 });
    expect(Number.parseInt((await table.locator('#live-left').textContent()) ?? '', 10)).toBeGreaterThan(12);
  }).toPass();
  return table;
}

/** What the bets have paid, added up on the page, in kobo. */
async function paidMinor(table: FrameLocator): Promise<number> {
  const sum = table.locator('#own .sum');
  await expect(sum).toBeVisible();
  return minorIn(await sum.textContent());
}

test('a race and a matchday are bet on at their prices, paid by what came, and found in the books', async ({
  browser,
}) => {
  // Side by side, each on its own table: a turn takes a minute, and waiting for one after the other takes both.
  const [track, league] = await Promise.all([openPage(browser), openPage(browser)]);
  await Promise.all([backRunners(track), playMatchday(league)]);
  await Promise.all([track.context().close(), league.context().close()]);
});

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: phone })).newPage();
}

/** Backs runners at their prices, sees the race, and finds it in the books. */
async function backRunners(page: Page): Promise<void> {
  const track = await sitDown(page, '/game/StartGlobalBet?gameid=durbar-derby');
  const runners = track.locator('#runners li');
  await expect(runners).toHaveCount(8);
  // Everybody among the first three: three of them will be.
  const places = track.getByRole('button', { name: /among the first 3, pays \d+\.\d\d$/ });
  await expect(places).toHaveCount(8);
  const prices = (await places.allTextContents()).map(minorIn);
  for (const place of await places.all()) await place.click();
  await expect(track.locator('#slip-count')).toHaveText('8');
  await expect(track.locator('#slip-total')).toContainText('800.00');
  await track.getByRole('button', { name: 'Place bets' }).click();
  await expect(track.locator('#result')).toContainText('Your bets are on the table.');
  await expect(track.locator('#balance')).toContainText('4,200.00');
  await expect(places.first()).toHaveAttribute('aria-disabled', 'true');

  const paid = await paidMinor(track);
  await expect(track.locator('#result')).toContainText(/^\d [^,]+ wins, \d [^,]+ second, \d [^,]+ third\. /);
  const came = await Promise.all(['1', '2', '3'].map((place) => numberOf(track, place)));
  expect(paid).toBe(came.reduce((sum, number) => sum + 100 * (prices[number - 1] ?? 0), 0));
  const balance = figure(420_000 + paid);
  await expect(track.locator('#balance')).toContainText(balance);
  await expectAccessible(page);
  await track.getByRole('button', { name: 'Results' }).click();
  await expect(track.getByRole('dialog')).toContainText(/Race \d+/);

  await page.goto('/GameHistory');
  await expect(main(page)).toContainText('Durbar Derby');
  await expectBalance(page, balance);
}

/** The number on the jacket of the runner that came in at a place. */
async function numberOf(track: FrameLocator, place: string): Promise<number> {
  return Number(await track.locator(`#runners [data-came="${place}"] .silk`).textContent());
}

/** Bets on a matchday from the slip, and is paid by its scores. */
async function playMatchday(page: Page): Promise<void> {
  const league = await sitDown(page, '/game/StartGlobalBet?gameid=savannah-premier');
  await expect(league.locator('.match')).toHaveCount(8);
  const match = league.locator('.match').first();
  // All three results of one match: one of them is right.
  const results = match.getByRole('group', { name: 'Result' }).getByRole('button');
  const prices = (await results.locator('b').allTextContents()).map(minorIn);
  for (const result of await results.all()) await result.click();
  await match.getByText('More markets').click();
  await match.getByRole('button', { name: /Exact score, 1–1, pays/ }).click();
  await league.getByRole('button', { name: 'Bet slip' }).click();
  const slip = league.getByRole('dialog');
  await slip.getByRole('button', { name: /^Remove .*Exact score, 1–1/ }).click();
  await slip.getByRole('textbox').first().fill('9');
  await slip.getByRole('button', { name: 'Close' }).click();
  await league.getByRole('button', { name: 'Place bets' }).click();
  await expect(league.locator('#result')).toContainText('At least');
  await league.getByRole('button', { name: '50', exact: true }).click();
  await expect(league.locator('#slip-total')).toContainText('150.00');
  await league.getByRole('button', { name: 'Place bets' }).click();
  await expect(league.locator('#result')).toContainText('Your bets are on the table.');

  const paid = await paidMinor(league);
  const [home = 0, away = 0] = ((await match.locator('h2 b').textContent()) ?? '').split('–').map(Number);
  const price = prices[home > away ? 0 : home === away ? 1 : 2] ?? 0;
  expect(paid).toBe(50 * price);
  await expect(league.locator('#balance')).toContainText(figure(485_000 + paid));
  await expectAccessible(page);
}
