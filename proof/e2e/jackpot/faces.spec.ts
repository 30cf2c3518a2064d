import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, refuse } from '../answers.ts';
import { signInPlayer } from '../player.ts';
import { answerJackpots, jackpots } from './answers.ts';

const placeCall = 'POST Jackpot/PlaceManualJackpotBet';
const main = (page: Page) => page.getByRole('main');
const slipBar = (page: Page) => main(page).getByRole('link', { name: /Betslip/ });
const game = (page: Page, number: number) =>
  main(page)
    .getByRole('listitem')
    .nth(number - 1);
const choice = (page: Page, number: number, name: string) =>
  game(page, number).getByRole('button', { name: new RegExp(`^${name}`) });

async function pickAll(page: Page): Promise<void> {
  for (let number = 1; number <= 15; number += 1) await choice(page, number, 'Home').click();
}

test('the list has its empty and its failed face, and shows only what can be bet on', async ({ page }) => {
  await answerJackpots(page, []);
  await page.goto('/ManualJackpot');
  await expect(main(page)).toContainText('No jackpot is open');
  await page.unrouteAll();
  await page.route('**/GetManualJackpotList', (route) => route.abort());
  await page.reload();
  await expect(main(page)).toContainText('The jackpots could not be loaded');
  await page.unrouteAll();
  await answerJackpots(page);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Sat 21 Nov Jackpot', 'Sat 21 Nov Jackpot']);
  await expect(main(page)).toContainText('12,345,678.90');
  await expect(main(page)).toContainText('6 games · exact score');
  await page.goto('/ManualJackpot?id=999');
  await expect(main(page)).toContainText('This jackpot is not here');
});

test('picks toggle, replace and outlive a reload; the arrow clears them, and they can be had back', async ({
  page,
}) => {
  await answerJackpots(page);
  await page.goto('/ManualJackpot');
  await main(page).getByRole('link', { name: 'Sat 21 Nov Jackpot' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sat 21 Nov Jackpot' })).toBeFocused();
  await expect(main(page)).toContainText('13 games · 1X2 · 2 reserves');
  await expect(game(page, 14)).toContainText('Reserved');
  await choice(page, 1, 'Home').click();
  await choice(page, 1, 'Away').click();
  await expect(choice(page, 1, 'Home')).toHaveAttribute('aria-pressed', 'false');
  await expect(choice(page, 1, 'Away')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 2, 'Draw').click();
  await choice(page, 2, 'Draw').click();
  await choice(page, 3, 'Draw').click();
  await expect(slipBar(page)).toHaveText('2Betslip13 to go');
  await page.reload();
  await expect(slipBar(page)).toHaveText('2Betslip13 to go');

  await slipBar(page).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(2);
  await main(page)
    .getByRole('button', { name: /^Remove Kaduna Lions/ })
    .click();
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Back to the games' }).click();
  await expect(slipBar(page)).toHaveText('1Betslip14 to go');
  await main(page).getByRole('button', { name: 'Back to the jackpots' }).click();
  await expect(page).toHaveURL('/ManualJackpot');
  await expect(main(page)).toContainText('1 pick was cleared.');
  await main(page).getByRole('button', { name: 'Bring back' }).click();
  await expect(slipBar(page)).toHaveText('1Betslip14 to go');
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(main(page)).toContainText('Nothing is picked yet');
});

test('a score is added only with both numbers, then stands until it is removed', async ({ page }) => {
  await answerJackpots(page);
  await page.goto('/ManualJackpot?id=8');
  const [home, away] = [game(page, 1).getByLabel('Kaduna Lions'), game(page, 1).getByLabel('Jos Highlanders')];
  await home.fill('x-2');
  await expect(home).toHaveValue('2');
  await game(page, 1).getByRole('button', { name: 'Add' }).click();
  await expect(slipBar(page)).toContainText('7 to go');
  await away.fill('123');
  await expect(away).toHaveValue('12');
  await game(page, 1).getByRole('button', { name: 'Add' }).click();
  await expect(slipBar(page)).toContainText('6 to go');
  await expect(home).not.toBeEditable();
  await page.reload();
  await expect(home).toHaveValue('2');
  await slipBar(page).click();
  await expect(main(page).getByRole('listitem')).toContainText('2 – 12');
  await page.goBack();
  await game(page, 1).getByRole('button', { name: 'Remove' }).click();
  await expect(home).toBeEditable();
  await expect(slipBar(page)).toContainText('7 to go');
});

test('a ticket without an answer is asked for again by its key; after a refusal it has another one', async ({
  page,
}) => {
  await signInPlayer(page);
  await answerJackpots(page);
  const keys: string[] = [];
  let mode: 'none' | 'silence' | 'refusal' | 'success' = 'none';
  await page.route('**/PlaceManualJackpotBet?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    expect(searchParams.get('price')).toBe('1500.00');
    keys.push(searchParams.get('key') ?? '');
    const lines = route.request().postDataJSON();
    expect(lines).toHaveLength(15);
    expect(lines[0]).toEqual({
      jackpotId: 7,
      eventId: 101,
      choiceId: 1,
      canceled: true,
      participant1Score: null,
      participant2Score: null,
    });
    if (mode === 'none') return route.abort();
    if (mode === 'silence') return undefined;
    const placed = { status: 'Success', betId: '019a0000-0000-7000-8000-000000000001' } as const;
    return route.fulfill(
      mode === 'success'
        ? answer(placeCall, placed)
        : refuse(placeCall, 'INSUFFICIENT_AMOUNT', { status: 'INSUFFICIENT_AMOUNT' }),
    );
  });
  await page.clock.install();
  await page.goto('/ManualJackpot?id=7');
  await pickAll(page);
  await slipBar(page).click();
  const place = main(page).getByRole('button', { name: 'Place bet' });
  await place.click();
  await expect(main(page).getByRole('alert')).toContainText('the same ticket is never charged twice');
  expect(keys).toHaveLength(2);

  mode = 'silence';
  await place.click();
  await expect.poll(() => keys.length).toBe(3);
  mode = 'refusal';
  await page.clock.fastForward(10_001);
  await expect(main(page).getByRole('alert')).toContainText(
    'ErrorYour balance is too low for this ticket. Nothing was charged.',
  );
  expect(new Set(keys).size, 'one ticket, however often it was sent').toBe(1);

  mode = 'success';
  await place.click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeFocused();
  expect(new Set(keys).size).toBe(2);
  await main(page).getByRole('button', { name: 'Make another ticket' }).click();
  await expect(slipBar(page)).toContainText('15 to go');
});

test('a ticket without an answer can be asked for after the close, and nothing says before that it was not charged', async ({
  page,
}) => {
  await signInPlayer(page);
  await answerJackpots(page);
  const keys: (string | null)[] = [];
  let refusal: ReturnType<typeof refuse> | undefined;
  await page.route('**/PlaceManualJackpotBet?*', (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key'));
    if (refusal === undefined) return route.abort();
    return route.fulfill(refusal);
  });
  await page.goto('/ManualJackpot?id=7');
  await pickAll(page);
  await slipBar(page).click();
  const place = main(page).getByRole('button', { name: 'Place bet' });
  const alert = main(page).getByRole('alert');
  await place.click();
  await expect(alert).toContainText('not known yet');

  await answerJackpots(
    page,
    jackpots.map((jackpot) => ({ ...jackpot, isActive: false, state: 'closed' })),
  );
  await page.reload();
  await expect(alert).toContainText('not known yet');
  await expect(main(page)).not.toContainText('Nothing was charged');
  await main(page).getByRole('button', { name: 'Back to the games' }).click();
  await expect(main(page)).toContainText('Closed');
  await slipBar(page).click();
  refusal = refuse(placeCall, 'NOT_READY');
  await place.click();
  await expect.poll(() => keys.length).toBe(3);
  await expect(alert).toContainText('not known yet');
  refusal = refuse(placeCall, 'JACKPOT_IS_CLOSED', { status: 'JACKPOT_IS_CLOSED' });
  await place.click();
  await expect(alert).toContainText('Nothing was charged');
  await expect(place).toBeHidden();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size, 'one ticket, however often it was sent').toBe(1);
});

test('a session that ended before the ticket was taken leads to sign in and back to the slip', async ({ page }) => {
  await signInPlayer(page);
  await answerJackpots(page);
  await page.route('**/PlaceManualJackpotBet?*', (route) =>
    route.fulfill(refuse(placeCall, 'SESSION_HAS_ENDED', { status: 'SESSION_HAS_ENDED' })),
  );
  await page.goto('/ManualJackpot?id=7');
  await pickAll(page);
  await slipBar(page).click();
  await main(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Nothing was charged. Sign in and place it again.');
  await expectGood(page);
  await main(page).getByRole('alert').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate('history.state.state.returnTo')).toBe('/ManualJackpot?id=7&slip');
});

async function expectGood(page: Page, look?: { inBothThemes: boolean }): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  await expectAccessible(page, look);
}

test('the list and the entry of scores are accessible', async ({ page }) => {
  await answerJackpots(page);
  await page.goto('/ManualJackpot');
  await expect(main(page)).toContainText('12,345,678.90');
  await expectGood(page);
  await page.goto('/ManualJackpot?id=8');
  await game(page, 1).getByRole('textbox').first().fill('2');
  await game(page, 1).getByRole('textbox').last().fill('0');
  await game(page, 1).getByRole('button').click();
  await expectGood(page);
});

for (const [language, theme] of [
  ['en', 'dark'],
  ['sw', 'light'],
  ['zh', 'dark'],
] as const) {
  test(`games, slip and bets are accessible in ${language}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('appLanguage', chosen.language);
        localStorage.setItem('theme', chosen.theme);
      },
      { language, theme },
    );
    await signInPlayer(page);
    await answerJackpots(page);
    await page.goto('/ManualJackpot?id=7');
    await game(page, 1).getByRole('button').first().click();
    await expectGood(page, { inBothThemes: false });
    await main(page).locator('a[href$="slip"]').click();
    await main(page).locator('button[type=submit]').click();
    await expect(main(page).getByRole('alert').getByRole('paragraph')).toBeVisible();
    await expectGood(page, { inBothThemes: false });
    await page.goto('/ManualJackpotBet');
    await main(page).locator('button[aria-expanded]').first().click();
    await expect(main(page).locator('ol').getByRole('listitem')).toHaveCount(6);
    await expectGood(page, { inBothThemes: false });
  });
}
