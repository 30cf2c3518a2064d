import type { CallData } from '@harmattan/contract';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, answerCalls } from '../answers.ts';
import { answerBalance, signInPlayer } from '../player.ts';
import { answerBooks, bookIn } from './host-book.ts';

const main = (page: Page) => page.getByRole('main');

type Details = CallData<'POST User/getBettingDetails'>;

const bet: Details['round'] = {
  id: '019a0000-0000-7000-8000-000000000001',
  time: '2026-11-15T13:05:00',
  area: 'sports',
  gameName: 'Accumulator of 30: Kaduna Lions, Lekki Mariners, Calabar Stars and 27 more',
  provider: 'Altenar',
  stake: 12_345_678.9,
  win: 0,
  state: 'open',
};
const others = (['won', 'lost', 'void', 'cashed-out'] as const).map((state, index) => ({
  ...bet,
  id: bet.id.replace(/1$/, String(index + 2)),
  gameName: `Bet that was ${state}`,
  win: state === 'lost' ? 0 : 250.5,
  state,
}));

async function answerBets(page: Page): Promise<void> {
  await page.route('**/User/GetUserBettingHistory', (route) => {
    const { before, area, state } = route.request().postDataJSON();
    expect(area).toBe('sports');
    // The open bet is older than all that the first page looks through.
    if (before === null) {
      return route.fulfill(answer('POST User/GetUserBettingHistory', { rounds: [], next: '77' }));
    }
    const rounds = state === 'open' ? [bet] : others;
    return route.fulfill(answer('POST User/GetUserBettingHistory', { rounds, next: null }));
  });
  const move = { time: bet.time, isRefused: false, amount: 100, balance: -50.5, reference: 'b-1' };
  const data: Details = {
    round: bet,
    roundReference: '1234567890',
    moves: [
      { ...move, kind: 'stake', isReceived: false },
      { ...move, kind: 'cash-out', isReceived: true, amount: 250.5 },
      { ...move, kind: 'correction', isReceived: false, amount: 200 },
    ],
  };
  await answerCalls(page, { 'POST User/getBettingDetails': data });
}

test('my bets are for players, and empty at first', async ({ page }) => {
  await page.goto('/Sports/MyBets');
  await expect(page).toHaveURL('/login');
  await signInPlayer(page);
  await page.goto('/sports/mybets');
  await expect(main(page)).toContainText('No open bets');
  await main(page).getByRole('tab', { name: 'Settled' }).click();
  await expect(main(page)).toContainText('No settled bets');
  await main(page).getByRole('link', { name: "See today's matches" }).click();
  await expect(page).toHaveURL('/Sports/Altenar');
});

test('my bets tell what is open and what came of the rest, with every movement, and are accessible', async ({
  page,
}) => {
  await signInPlayer(page);
  await answerBalance(page, -50.5);
  await answerBets(page);
  await page.goto('/Sports/mybets');
  await expect(page.getByRole('banner')).toContainText('-50.50');
  await expect(main(page)).toContainText('1 bet');
  await expect(main(page).getByRole('row', { name: /Accumulator of 30.*Altenar.*In progress/ })).toBeVisible();
  await expect(main(page)).not.toContainText('Bet that was won');
  await main(page)
    .getByRole('button', { name: /^Details/ })
    .click();
  const moves = main(page).getByRole('list', { name: 'What moved in this bet' }).getByRole('listitem');
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(0)).toContainText(/Stake.*−.*100\.00/);
  await expect(moves.nth(1)).toContainText(/Cash-out.*\+.*250\.50/);
  await expect(moves.nth(2)).toContainText(/Correction.*−.*200\.00.*−.*50\.50/);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  await expectAccessible(page);
  await main(page).getByRole('tab', { name: 'Settled' }).click();
  for (const word of ['Won', 'Lost', 'Void', 'Cashed out']) {
    await expect(main(page).getByRole('row', { name: new RegExp(word) })).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: 'BTI' })).toHaveAttribute('href', '/Sports/BTI?page=bets');
  await expectAccessible(page);
});

test('the large menu leads to the list of the main book, once, and from there to all bets', async ({ page }) => {
  await answerBooks(page);
  await signInPlayer(page);
  await page.goto('/contact');
  await page.evaluate("localStorage.setItem('RedirectToProviderMybets', 'true')");
  await page.goto('/Sports/mybets');
  await expect(page).toHaveURL('/Sports/Altenar?page=bets');
  expect((await bookIn(page)).url()).toContain('page=bets');
  expect(await page.evaluate("localStorage.getItem('RedirectToProviderMybets')")).toBeNull();
  await main(page).getByRole('link', { name: 'All your bets' }).click();
  await expect(page).toHaveURL('/Sports/mybets');
  await expect(page.getByRole('heading', { level: 1, name: 'My bets' })).toBeFocused();
});
