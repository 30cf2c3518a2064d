// Zeppelin: everybody is on the same airship, and each is paid what the server saw.
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { phone } from '../browser.ts';
import { fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main } from './game-list.ts';

const address = '/Game/StartBetsolutions/3?gameId=7001';
const ship = (page: Page) => page.frameLocator('iframe[title="Game"]');
const phaseOf = (table: FrameLocator) => table.locator('#zeppelin').getAttribute('data-phase');
const figure = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

/** Three skies at once are much for a machine that paints them by itself; the calm page tells the same. */
async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })).newPage();
}

async function sitDown(browser: Browser): Promise<Page> {
  const page = await openPage(browser);
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(`${address}&freeplay=0`);
  await expect(ship(page).locator('#balance')).toContainText('5,000.00');
  return page;
}

/** Waits until bets are taken for a good while yet. */
async function untilBetting(table: FrameLocator): Promise<void> {
  await expect(async () => {
    expect(await phaseOf(table)).toBe('open');
    expect(Number.parseFloat((await table.locator('#height').textContent()) ?? '')).toBeGreaterThan(3);
  }).toPass({ intervals: [50] });
}

/** What the panel says came of the bet, in kobo. */
async function paidMinor(table: FrameLocator): Promise<number> {
  const note = table.locator('#panel-0 [data-note]');
  await expect(note).toContainText(/Out at [\d.,]+× · ₦.[\d,.]+ paid|Burst at [\d.,]+× · ₦.100\.00 lost/);
  const [, paid] = /₦.([\d,.]+) paid/.exec((await note.textContent()) ?? '') ?? [];
  return paid ? Number(paid.replaceAll(/\D/g, '')) : 0;
}

/** The flight that is shown, and how high it is shown to be. */
async function shown(table: FrameLocator): Promise<{ flight: string | undefined; height: number }> {
  const [phase, height] = await Promise.all([
    table.locator('#phase').textContent(),
    table.locator('#height').textContent(),
  ]);
  return { flight: /Flying · flight (\d+)/.exec(phase ?? '')?.[1], height: Number.parseFloat(height ?? '') };
}

test('two players on one airship are paid what the server saw, and a third who comes late sees the same flight', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([sitDown(browser), sitDown(browser)]);
  const late = await openPage(browser);
  const [first, second, third] = [ship(one), ship(two), ship(late)];
  await first.getByLabel('Target, as a multiplier, First bet').fill('1.02');
  await untilBetting(first);
  await Promise.all([first, second].map((table) => table.getByRole('button', { name: 'Bet ₦ 100.00' }).click()));
  await expect(first.getByRole('button', { name: 'On board' })).toContainText('out at 1.02×');
  await expect(second.getByRole('button', { name: 'On board' })).toBeVisible();
  // A slow machine may see the stake only together with what it won.
  await expect(first.locator('#balance')).toContainText(/4,900\.00|5,002\.00/);
  // Players of other tests may be on board as well.
  await expect(second.locator('#players-sum')).toContainText(/[1-9]\d* on board · ₦.[1-9]\d*00\.00/);

  // By hand, as soon as it flies; a flight may burst before anybody could.
  const out = second.getByRole('button', { name: /^Cash out/ });
  await expect(out.or(second.getByText(/^Burst at/).first()).first()).toBeVisible();
  if (await out.isVisible()) await out.click({ timeout: 5_000, force: true }).catch(() => {});
  const [firstMinor, secondMinor] = [await paidMinor(first), await paidMinor(second)];
  expect([0, 10_200]).toContain(firstMinor);
  await expect(first.locator('#balance')).toContainText(figure(490_000 + firstMinor));
  await expect(second.locator('#balance')).toContainText(figure(490_000 + secondMinor));

  // A page that opens during a flight shows its present height. If that flight bursts meanwhile, the next one is compared.
  await late.goto(`${address}&freeplay=1`);
  await expect(third.locator('#balance')).toContainText('10,000.00');
  await expect(async () => {
    await late.reload();
    await expect(third.locator('#phase')).toContainText('Flying', { timeout: 1_500 });
    const [now, here] = await Promise.all([shown(first), shown(third)]);
    expect(here.flight).toBeDefined();
    expect(here.flight).toBe(now.flight);
    expect(Math.abs(here.height - now.height) / now.height).toBeLessThan(0.08);
  }).toPass({ intervals: [200] });

  await second.getByRole('tab', { name: 'Your bets' }).click();
  await expect(second.getByRole('link', { name: /^Download the signed receipt/ })).toBeVisible();
  await expect(first.locator('#checked')).toContainText(/\d+ checked, 0 wrong/);
  await two.goto('/GameHistory');
  await expect(main(two)).toContainText('Zeppelin');
  await expect(main(two)).toContainText('100.00');
});

test('the airship is accessible: calm for those who want no motion, by keyboard, and with its proofs', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}&freeplay=1`);
  const table = ship(page);
  await expect(table.locator('#balance')).toContainText('10,000.00');
  await expect(table.locator('.gauge')).toBeVisible();
  await expect(table.locator('#sky')).toBeHidden();
  await table.getByRole('button', { name: 'Second bet', exact: true }).click();
  await expect(table.getByLabel('Stake, Second bet', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await table.getByLabel('Stake, First bet', { exact: true }).fill('9');
  await table.getByLabel('Stake, First bet', { exact: true }).press('Enter');
  await expect(table.locator('#panel-0 [data-note]')).toContainText('Whole amounts from ₦ 10.00 to ₦ 50,000.00.');
  await table.getByRole('button', { name: 'Twice the stake, First bet' }).click();
  await expect(table.getByLabel('Stake, First bet', { exact: true })).toHaveValue('20');

  await table.getByRole('button', { name: /^Checks every flight|checked, 0 wrong$/ }).click();
  await expect(table.getByRole('dialog', { name: 'Fairness' })).toContainText(/[0-9a-f]{64}/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await table.getByRole('button', { name: 'Rules' }).click();
  await expect(table.getByRole('dialog', { name: 'Rules' })).toContainText('Return to player: 99 %');
  await page.keyboard.press('Escape');

  // By itself, where a browser that keeps nothing for frames of others keeps what the player has chosen.
  const own = page
    .frames()
    .find((frame) => frame.url().includes('/play/'))
    ?.url();
  await page.goto(own ?? '');
  await expect(page.locator('#balance')).toContainText('10,000.00');
  const lite = page.getByRole('button', { name: 'Lite: number only' });
  await lite.click();
  await page.reload();
  await expect(lite).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.gauge')).toBeHidden();
});

test('a bet that waits for the next flight can be called off, and costs nothing', async ({ page }) => {
  await page.goto(`${address}&freeplay=1`);
  const table = ship(page);
  await expect(table.locator('#balance')).toContainText('10,000.00');
  await expect.poll(() => phaseOf(table), { intervals: [50] }).toBe('flying');
  await table.getByRole('button', { name: 'Bet ₦ 100.00 on the next flight' }).click();
  await table.getByRole('button', { name: /^Call off/ }).click();
  await expect(table.getByRole('button', { name: /^Bet ₦ 100.00/ })).toBeVisible();
  await untilBetting(table);
  await expect(table.locator('#balance')).toContainText('10,000.00');
  await expect(table.getByRole('button', { name: 'Bet ₦ 100.00 on this flight' })).toBeVisible();
});
