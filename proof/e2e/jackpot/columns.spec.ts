import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, refuse } from '../answers.ts';
import { signInPlayer } from '../player.ts';
import { answerJackpots, jackpots } from './answers.ts';

const placeCall = 'POST Jackpot/PlaceTickets';
const main = (page: Page) => page.getByRole('main');
const slipBar = (page: Page) => main(page).getByRole('link', { name: /Betslip/ });
const game = (page: Page, number: number) =>
  main(page)
    .locator('ol')
    .getByRole('listitem')
    .nth(number - 1);
const choice = (page: Page, number: number, name: string) =>
  game(page, number).getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('quick pick fills the open games, keeps what was picked, draws again and is undone by one tap', async ({
  page,
}) => {
  await answerJackpots(page);
  await page.goto('/ManualJackpot?id=7');
  await choice(page, 3, 'Away').click();
  await button(page, 'Quick pick').click();
  await expect(slipBar(page)).toHaveText('15BetslipReady');
  await expect(main(page).getByRole('status').filter({ hasText: '14 games were filled at random.' })).toBeVisible();
  await expect(choice(page, 3, 'Away')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Draw again').click();
  await expect(slipBar(page)).toHaveText('15BetslipReady');
  await expect(choice(page, 3, 'Away')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo').click();
  await expect(slipBar(page)).toHaveText('1Betslip14 to go');
  await expect(button(page, 'Undo')).toBeHidden();

  await page.goto('/ManualJackpot?id=8');
  await expect(main(page).getByRole('switch')).toHaveCount(0);
  await button(page, 'Quick pick').click();
  await expect(slipBar(page)).toHaveText('7BetslipReady');
  await expect(game(page, 1).getByRole('textbox').first()).toHaveValue(/^[0-3]$/);
});

test('doubles and triples make columns whose price is shown and sent, and tickets set aside go with it', async ({
  page,
}) => {
  await signInPlayer(page);
  await answerJackpots(page);
  const bodies: { price: number; tickets: unknown[][]; key: string }[] = [];
  let isRefused = true;
  await page.route('**/Jackpot/PlaceTickets', (route) => {
    bodies.push(route.request().postDataJSON());
    const placed = {
      status: 'Success',
      betIds: [1, 2].map((at) => `019a0000-0000-7000-8000-00000000000${at}`),
    } as const;
    return route.fulfill(
      isRefused
        ? refuse(placeCall, 'TICKET_PRICE_HAS_CHANGED', { status: 'TICKET_PRICE_HAS_CHANGED' })
        : answer(placeCall, placed),
    );
  });
  await page.goto('/ManualJackpot?id=7');
  await button(page, 'Quick pick').click();
  await slipBar(page).click();
  await button(page, 'Add another ticket').click();
  await expect(slipBar(page)).toContainText('15 to go');
  await button(page, 'Quick pick').click();
  await main(page).getByRole('switch', { name: 'Several outcomes per game' }).check();
  for (const [number, names] of [
    [1, ['Home', 'Draw']],
    [2, ['Home', 'Draw', 'Away']],
  ] as const) {
    for (const name of ['Home', 'Draw', 'Away']) {
      const isOn = (await choice(page, number, name).getAttribute('aria-pressed')) === 'true';
      if (isOn !== (names as readonly string[]).includes(name)) await choice(page, number, name).click();
    }
  }
  // One column beside six.
  await expect(slipBar(page)).toContainText('2 tickets · 6 columns');
  await expect(slipBar(page)).toContainText('10,500.00');
  await expectAccessible(page);
  await slipBar(page).click();
  await expect(main(page)).toContainText('Tickets to place together');
  await expect(game(page, 1)).toContainText('Home / Draw');
  await expectAccessible(page);
  await button(page, 'Place bet').click();
  await expect(main(page).getByRole('alert')).toContainText('The price of a ticket has changed.');
  isRefused = false;
  await button(page, 'Place bet').click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeFocused();
  await expect(main(page)).toContainText('Your 2 tickets are in. They cost');
  expect(bodies).toHaveLength(2);
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(2);
  for (const { price, tickets } of bodies) {
    expect(price).toBe(10_500);
    expect(tickets.map(({ length }) => length)).toEqual([15, 15]);
    expect(tickets[1]?.slice(0, 2)).toMatchObject([
      { eventId: 101, choiceId: 0, choiceIds: [1, 2] },
      { eventId: 102, choiceId: 0, choiceIds: [1, 2, 3] },
    ]);
  }
});

test('more columns than a ticket may have are said before anything is sent', async ({ page }) => {
  await answerJackpots(page);
  await page.goto('/ManualJackpot?id=7');
  await main(page).getByRole('switch').check();
  for (let number = 1; number <= 7; number += 1) {
    for (const name of ['Home', 'Draw', 'Away']) await choice(page, number, name).click();
  }
  await button(page, 'Quick pick').click();
  await expect(slipBar(page)).toContainText('2,187 columns');
  await slipBar(page).click();
  await expect(main(page)).toContainText('A ticket has at most 1000 columns.');
});

test('after the close a game says what was picked, and the page has the root of the tickets', async ({ page }) => {
  await answerJackpots(
    page,
    jackpots.map((jackpot) => ({ ...jackpot, isActive: false, state: 'closed' })),
  );
  await page.goto('/ManualJackpot?id=7');
  await expect(game(page, 1)).toContainText('Picked: 50% home, 25% draw, 25% away');
  await expect(main(page)).toContainText('When the sale closed, 5 tickets were sealed under this code.');
  await expect(main(page).locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await expectAccessible(page);
});

test('past rounds stand with winners and amounts, a page at a time, and have their failed and empty faces', async ({
  page,
}) => {
  await answerJackpots(page);
  await page.goto('/ManualJackpot?past');
  await expect(page.getByRole('heading', { level: 1, name: 'Past rounds' })).toBeVisible();
  const rounds = main(page).getByRole('listitem');
  await expect(rounds.first()).toContainText('All right');
  await expect(rounds.first()).toContainText('2 winners');
  await expect(rounds.first()).toContainText('6,172,839.45');
  await expect(rounds.first()).toContainText('no winner');
  await expect(rounds.nth(1)).toContainText('called off');
  await expectAccessible(page);
  await button(page, 'Show more').click();
  await expect(rounds).toHaveCount(3);

  await page.route('**/GetPastRounds', (route) => route.abort());
  await page.reload();
  await expect(main(page)).toContainText('The past rounds could not be loaded');
  await page.route('**/GetPastRounds', (route) =>
    route.fulfill(answer('GET Jackpot/GetPastRounds', { rounds: [], next: null })),
  );
  await button(page, 'Try again').click();
  await expect(main(page)).toContainText('No round is over yet');
});

test('a ticket is checked in the browser against the published root, and its proof is saved', async ({ page }) => {
  await signInPlayer(page);
  await answerJackpots(page);
  await page.goto('/ManualJackpotBet');
  const ticket = main(page).locator('ul:not(nav ul) > li').first();
  await ticket.getByRole('button', { name: /^Picks and results/ }).click();
  await ticket.getByRole('button', { name: 'Check that this ticket is sealed' }).click();
  await expect(ticket.getByRole('status')).toContainText('This ticket is among the 5 sealed ones, as it was bought.');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await ticket.getByRole('button', { name: 'Save the proof' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ jackpotId: 5, index: 0, tickets: 5 });

  await page.route('**/GetTicketProof?*', async (route) => {
    await route.fulfill(refuse('GET Jackpot/GetTicketProof', 'TICKETS_ARE_NOT_SEALED'));
  });
  await ticket.getByRole('button', { name: 'Check that this ticket is sealed' }).click();
  await expect(ticket.getByRole('status')).toContainText('Tickets are sealed when the sale closes.');
});
