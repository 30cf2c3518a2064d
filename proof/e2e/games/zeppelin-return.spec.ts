// A bet on a flight stays its player's through reloads, other windows and other devices, and a lost connection is said on the button.
import { type Browser, type BrowserContext, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { phone } from '../browser.ts';
import { fund } from '../cashier/cashier.ts';
import { openCuttableLink } from '../cuttable-link.ts';
import { signInPlayer } from '../player.ts';
import { flyLong } from './long-flights.ts';

// Flights take as long as they take, and a slow machine opens several pages.
test.setTimeout(600_000);
const patience = { timeout: 150_000 };

const address = '/Game/StartBetsolutions/3?gameId=7001&freeplay=0';
const ship = (page: Page) => page.frameLocator('iframe[title="Game"]');
const act = (table: FrameLocator) => table.locator('#panel-0 [data-act]');
const note = (table: FrameLocator) => table.locator('#panel-0 [data-note]');
const cashOut = (table: FrameLocator) => table.locator('#panel-0').getByRole('button', { name: /^Cash out ₦/ });
const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const minorIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));

async function openContext(browser: Browser, proxy?: { server: string }): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, reducedMotion: 'reduce', ...(proxy && { proxy }) });
}

async function openGame(page: Page): Promise<FrameLocator> {
  await page.goto(address);
  await expect(ship(page).locator('#balance')).toContainText('₦', patience);
  return ship(page);
}

/** A player with 5,000 naira at Zeppelin, and the next flights long. */
async function sitDown(browser: Browser, proxy?: { server: string }) {
  const context = await openContext(browser, proxy);
  const page = await context.newPage();
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const table = await openGame(page);
  await expect(table.locator('#balance')).toContainText('5,000.00', patience);
  await flyLong();
  return { context, page, table };
}

/** A bet that came too late for its flight is placed on the next. */
async function bet(table: FrameLocator): Promise<void> {
  await expect(async () => {
    await act(table).evaluate((button) => {
      if (button.textContent?.startsWith('Bet')) (button as HTMLElement).click();
    });
    await expect(act(table)).toContainText(/On board|Cash out ₦/, { timeout: 5_000 });
  }).toPass(patience);
}

/** In one step: a button that changes all the time is not waited for until it stands still. */
async function tapOut(table: FrameLocator): Promise<void> {
  await cashOut(table).evaluate((button) => (button as HTMLElement).click());
}

/** What the panel says was paid, in kobo. */
async function paidMinor(table: FrameLocator): Promise<number> {
  await expect(note(table)).toContainText(/Out at [\d.,]+× · ₦.[\d,.]+ paid/, patience);
  return minorIn(/₦.([\d,.]+) paid/.exec((await note(table).textContent()) ?? '')?.[1]);
}

/** The rows of the player's own bets. */
async function ownBets(table: FrameLocator) {
  await table.getByRole('tab', { name: 'Your bets' }).click();
  return table.locator('#own-list li');
}

/** The same player in another browser. */
async function openElsewhere(browser: Browser, from: BrowserContext): Promise<Page> {
  const context = await openContext(browser);
  await context.addCookies(await from.cookies());
  return context.newPage();
}

test('a reload in mid-flight leaves the cash-out button where it was, and it pays', async ({ browser }) => {
  const { page, table } = await sitDown(browser);
  await bet(table);
  await expect(cashOut(table)).toBeVisible(patience);
  await page.reload();
  await expect(cashOut(table)).toBeVisible(patience);
  await tapOut(table);
  const paid = await paidMinor(table);
  expect(paid).toBeGreaterThan(10_000);
  await expect(table.locator('#balance')).toContainText(figure(490_000 + paid), patience);
  const rows = await ownBets(table);
  await expect(rows.first()).toContainText(/Flight \d+.*out at [\d.]+×/, patience);
  await expect(rows.first()).toContainText(figure(paid));
  await page.reload();
  await expect((await ownBets(table)).first()).toContainText(/Flight \d+.*out at [\d.]+×.*burst at [\d.]+×/, patience);
});

test('who leaves by the site and comes back in mid-flight finds the bet, which gets out by itself at its target', async ({
  browser,
}) => {
  const { page, table } = await sitDown(browser);
  await table.getByLabel('Target, as a multiplier, First bet').fill('12.00');
  await bet(table);
  await expect(cashOut(table)).toBeVisible(patience);
  await page.getByRole('button', { name: 'Back to the games' }).click();
  await expect(page.locator('iframe[title="Game"]')).toHaveCount(0);
  await page.goBack();
  await expect(act(table)).toContainText('out at 12.00×', patience);
  expect(await paidMinor(table)).toBe(120_000);
  await expect(table.locator('#balance')).toContainText('6,100.00', patience);
});

test('two windows and another device show the same bet, and all of them tapping out pays it once', async ({
  browser,
}) => {
  const { context, table } = await sitDown(browser);
  const second = await openGame(await context.newPage());
  const third = await openGame(await openElsewhere(browser, context));
  await flyLong();
  await bet(table);
  const all = [table, second, third];
  for (const one of all) await expect(cashOut(one)).toBeVisible(patience);
  for (const one of all) await expect(one.locator('#balance')).toContainText('4,900.00', patience);
  // All three agree on a moment of the wall clock.
  const atMs = Date.now() + tapInMs;
  const taps = all.map((one) => act(one).evaluate(tapAt, atMs));
  expect(await Promise.all(taps)).toContain(true);
  const paid = [await paidMinor(table), await paidMinor(second), await paidMinor(third)];
  expect(new Set(paid).size, String(paid)).toBe(1);
  for (const one of all) {
    await expect(one.locator('#balance')).toContainText(figure(490_000 + (paid[0] ?? 0)), patience);
    await expect(await ownBets(one)).toHaveCount(1);
  }
});

const tapInMs = 4_000;

/** Taps then, if it is a cash-out still, and answers whether it was. */
function tapAt(button: Element, atMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const isCashOut = button.textContent?.startsWith('Cash out ₦') === true;
      if (isCashOut) (button as HTMLElement).click();
      resolve(isCashOut);
    }, atMs - Date.now());
  });
}

/** Puts down, on the page's own clock, when the button first says that there is no connection. */
async function watchButton(page: Page): Promise<() => Promise<number>> {
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  await frame?.evaluate(() => {
    const button = document.querySelector('#panel-0 [data-act]');
    const shown = { at: 0 };
    Object.assign(window, { shown });
    const look = () => {
      if (shown.at === 0 && button?.textContent?.includes('No connection'))
        shown.at = performance.timeOrigin + performance.now();
    };
    new MutationObserver(look).observe(button as Node, { subtree: true, childList: true, characterData: true });
  });
  return () => frame?.evaluate(() => (window as unknown as { shown: { at: number } }).shown.at) ?? Promise.resolve(0);
}

/** A phone loses its network without a word: no connection is closed. */
const lostMaxMs = 2_000;

test('a lost connection is said on the button within two seconds, and what is true afterwards when it is back', async ({
  browser,
}) => {
  const link = await openCuttableLink();
  try {
    const { page, table } = await sitDown(browser, link);
    await bet(table);
    await expect(cashOut(table)).toBeVisible(patience);
    const shownAt = await watchButton(page);
    const cutAt = link.cut();
    await expect(act(table)).toContainText('No connection', patience);
    const tookMs = (await shownAt()) - cutAt;
    test.info().annotations.push({ type: 'said after', description: `${tookMs.toFixed(0)} ms` });
    expect(tookMs).toBeLessThan(lostMaxMs);
    await expect(act(table)).toHaveAttribute('aria-disabled', 'true');
    await expect(table.locator('#height')).toHaveText('–');
    // Back in mid-flight: the bet is on board still, and gets out by hand.
    link.mend();
    await expect(cashOut(table)).toBeVisible(patience);
    await tapOut(table);
    const paid = await paidMinor(table);
    await expect(table.locator('#balance')).toContainText(figure(490_000 + paid), patience);

    // Back after the burst: the page says that it has burst, and where.
    await bet(table);
    await expect(cashOut(table)).toBeVisible(patience);
    const flight = /flight (\d+)/.exec((await table.locator('#phase').textContent()) ?? '')?.[1] ?? '';
    link.cut();
    await expect(act(table)).toContainText('No connection', patience);
    await untilOver(page, flight);
    link.mend();
    await expect(note(table)).toContainText(/Burst at [\d.]+× · ₦.100\.00 lost/, patience);
    await expect(act(table)).not.toContainText('On board');
    await expect((await ownBets(table)).first()).toContainText(
      new RegExp(`Flight ${flight}.*burst at [\\d.]+×`),
      patience,
    );
  } finally {
    link.close();
  }
});

/** By the arcade's own word, past the page whose link is cut. */
async function untilOver(page: Page, flight: string): Promise<void> {
  const origin = new URL(
    page
      .frames()
      .find((one) => one.url().includes('/play/'))
      ?.url() ?? '',
  ).origin;
  await expect.poll(async () => (await fetch(`${origin}/zeppelin/flights/${flight}`)).status, patience).toBe(200);
}
