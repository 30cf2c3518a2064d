// Tables on a clock: everybody plays the same turn.
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';

const game = (page: Page) => page.frameLocator('iframe[title="Game"]');

const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

async function sitDown(browser: Browser, address: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await prepare?.(page);
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(address);
  await expect(game(page).locator('#balance')).toContainText('5,000.00');
  return page;
}

/** Waits for a turn that has only just opened: one that is nearly over leaves no time to bet. */
async function untilBetting(table: FrameLocator): Promise<void> {
  await expect(async () => {
    await expect(table.locator('#live')).toHaveAttribute('data-phase', 'betting', { timeout: 100 });
    expect(Number.parseInt((await table.locator('#live-left').textContent()) ?? '', 10)).toBeGreaterThanOrEqual(7);
  }).toPass({ intervals: [100] });
}

test('two players at one wheel see the same number, and each is paid what their own bets won', async ({ browser }) => {
  const address = '/game/StartVivo?gameid=101';
  const [one, two] = await Promise.all([sitDown(browser, address), sitDown(browser, address)]);
  const [first, second] = [game(one), game(two)];
  await untilBetting(first);
  await Promise.all([
    first.getByRole('button', { name: 'Red, no bet' }).click(),
    second.getByRole('button', { name: 'Black, no bet' }).click(),
  ]);
  await Promise.all([
    first.getByRole('button', { name: 'Bet', exact: true }).click(),
    second.getByRole('button', { name: 'Bet', exact: true }).click(),
  ]);
  await expect(first.locator('#result')).toContainText('Your bets are on the table.');
  await expect(second.locator('#crowd')).toContainText('Red');
  await expect(second.locator('#crowd-sum')).toContainText(/2 playing · ₦.200\.00/);
  await expect(first.locator('#balance')).toContainText('4,900.00');

  const ended = /(\d+), (red|black|green)\. You (won|lost)/;
  await expect(first.locator('#result')).toContainText(ended);
  await expect(second.locator('#result')).toContainText(ended);
  const [, number, colour] = ended.exec((await first.locator('#result').textContent()) ?? '') ?? [];
  await expect(second.locator('#result')).toContainText(`${number}, ${colour}`);
  await expect(first.locator('#balance')).toContainText(figure(490_000 + (colour === 'red' ? 20_000 : 0)));
  await expect(second.locator('#balance')).toContainText(figure(490_000 + (colour === 'black' ? 20_000 : 0)));
  // The table's own history, and the seed that belongs to the seal.
  await expect(second.locator('#strip li').first()).toContainText(`${number}, ${colour}`);
  await first.getByText('Check this turn').click();
  await expect(first.locator('#live-seals')).toContainText(/Seed of turn \d+[0-9a-f]{64}/);
  await expectAccessible(one);
  await Promise.all([one.context().close(), two.context().close()]);
});

/** Bets on the next hand and stands. */
async function betAndStand(table: FrameLocator): Promise<void> {
  await untilBetting(table);
  await table.getByRole('button', { name: 'Add a chip of 100', exact: true }).click();
  await table.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(table.locator('#result')).toContainText('Your bets are on the table.');
  const stand = table.getByRole('button', { name: /^Stand/ });
  const settled = settledRound(table);
  const decline = table.getByRole('button', { name: /^No insurance/ });
  // Unless the player or the dealer has a blackjack, the player has to decide.
  await expect(stand.or(settled).or(decline).first()).toBeVisible();
  if (await decline.isVisible()) await decline.click();
  await expect(stand.or(settled).first()).toBeVisible();
  if (await stand.isVisible()) await stand.click();
}

const settledRound = (table: FrameLocator) =>
  table
    .locator('#rounds li')
    .first()
    .filter({ hasText: /Won|Lost|came back/ });

test('a hand of live blackjack is dealt when bets close, and settled when it is decided', async ({ browser }) => {
  const page = await sitDown(browser, '/game/StartVivo?gameid=302');
  const table = game(page);
  await betAndStand(table);
  await expect(settledRound(table)).toBeVisible();
  await expect(table.locator('#result')).toContainText(/won|lost|came back/i);
  await page.context().close();
});

test('a player who decides last is told the result, although the list has it before the table', async ({ browser }) => {
  const page = await sitDown(browser, '/game/StartVivo?gameid=302', async (page) => {
    // The table's word comes late.
    await page.addInitScript((lateMs) => {
      window.EventSource = class extends EventSource {
        override addEventListener(type: string, listener: unknown): void {
          const heard = listener as (event: Event) => void;
          let before = Promise.resolve();
          super.addEventListener(type, (event) => {
            const isLate = type === 'message' && JSON.parse((event as MessageEvent).data).phase === 'showing';
            const passed = new Promise<void>((resolve) => void setTimeout(resolve, isLate ? lateMs : 0));
            before = Promise.all([before, passed]).then(() => heard(event));
          });
        }
      };
    }, 2_000);
    // The answer to the move comes once the hand is settled.
    await page.route('**/moves', async (route) => {
      const response = await route.fetch();
      const state = route
        .request()
        .url()
        .replace(/moves$/, 'state');
      await expect
        .poll(async () => (await (await page.request.get(state)).json()).rounds[0].state)
        .not.toMatch(/playing|settling/);
      await route.fulfill({ response });
    });
  });
  const table = game(page);
  await betAndStand(table);
  await expect(settledRound(table)).toBeVisible();
  await expect(table.locator('#result')).toContainText(/won|lost|came back/i);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
