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
  gameName: 'Kaduna Lions – Lekki Mariners: 1x2: X; and 29 more',
  provider: 'Altenar',
  stake: 12_345_678.9,
  ...{ win: 0, tax: 0, net: 0 },
  state: 'open',
  bet: {
    book: 'bti',
    reference: '1234567890',
    isSystem: false,
    price: 1_234_567_899,
    ...{ return: 98_765_432.1, returnTax: 0, returnNet: 98_765_432.1 },
    legs: Array.from({ length: 30 }, (_, at) => ({
      match: `Kaduna Lions ${at} – Lekki Mariners ${at}`,
      league: 'Savannah Premier',
      market: ['1x2', 'total:2.5', 'double', 'Handicap (0:1)'][at % 4] ?? '',
      outcome: ['X', 'over', '1X', 'Kaduna Lions (-1)'][at % 4] ?? '',
      price: 1_856,
      startsAt: '2026-11-15T18:00:00',
      isLive: at === 1,
    })),
  },
};
const game: Details['round'] = {
  ...bet,
  id: bet.id.replace(/1$/, '9'),
  area: 'games',
  gameName: 'Dune Run',
  provider: 'Endorphina',
  state: 'won',
  ...{ win: 12.5, net: 12.5 },
  bet: null,
};
const others = (['won', 'lost', 'void', 'cashed-out'] as const).map((state, index) => ({
  ...bet,
  id: bet.id.replace(/1$/, String(index + 2)),
  gameName: `Bet that was ${state}`,
  // From before legs were kept.
  bet: {
    book: 'bti',
    reference: '2',
    isSystem: false,
    price: null,
    return: null,
    returnTax: null,
    returnNet: null,
    legs: [],
  },
  win: state === 'lost' ? 0 : 250.5,
  net: state === 'lost' ? 0 : 250.5,
  state,
}));

async function answerBets(page: Page): Promise<void> {
  await page.route('**/User/GetUserBettingHistory', (route) => {
    const { before, area, state } = route.request().postDataJSON();
    if (area === 'games') {
      return route.fulfill(
        answer('POST User/GetUserBettingHistory', { rounds: state === 'open' ? [] : [game], next: null }),
      );
    }
    // The open bet is older than all that the first page looks through.
    if (before === null) {
      return route.fulfill(answer('POST User/GetUserBettingHistory', { rounds: [], next: '77' }));
    }
    const rounds = state === 'open' ? [bet] : area === 'all' ? [...others, game] : others;
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

test('my bets are one list of bets and games, with every leg and every movement, and are accessible', async ({
  page,
}) => {
  await signInPlayer(page);
  await answerBalance(page, -50.5);
  await answerBets(page);
  await page.goto('/Sports/mybets');
  await expect(page.getByRole('banner')).toContainText('-50.50');
  await expect(main(page)).toContainText('1 bet');
  const card = main(page).getByRole('list', { name: 'Open' }).locator('> li');
  await expect(card).toContainText(/Accumulator · 30 picks.*In progress.*Altenar/s);
  await expect(card).toContainText(/Draw.*1\.85.*Kaduna Lions 0 – Lekki Mariners 0.*Match result · Savannah Premier/s);
  await expect(card).toContainText(/Over 2\.5.*Live/s);
  await expect(card).toContainText(/Kaduna Lions 2 or draw.*Double chance/s);
  await expect(card).toContainText(/Kaduna Lions \(-1\).*Handicap \(0:1\)/s);
  await expect(card).toContainText(/Stake.*12,345,678\.90.*Price.*1,234,567\.89.*Can return.*98,765,432\.10/s);
  await expect(card).not.toContainText('Paid');
  await expect(card.getByRole('listitem')).toHaveCount(4);
  await card.getByRole('button', { name: 'Show 26 more' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(30);
  await expect(card.getByRole('link', { name: 'Scores and cash-out' })).toHaveAttribute(
    'href',
    '/Sports/BTI?page=bets/open/1234567890',
  );
  await card.getByRole('button', { name: 'Details' }).click();
  const moves = card.getByRole('list', { name: 'What moved in this bet' }).getByRole('listitem');
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(0)).toContainText(/Stake.*−.*100\.00/);
  await expect(moves.nth(1)).toContainText(/Cash-out.*\+.*250\.50/);
  await expect(moves.nth(2)).toContainText(/Correction.*−.*200\.00.*−.*50\.50/);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  await expectAccessible(page);

  await main(page).getByRole('tab', { name: 'Settled' }).click();
  const settled = main(page).getByRole('list', { name: 'Settled' }).locator('> li');
  for (const word of ['Won', 'Lost', 'Void', 'Cashed out'])
    await expect(settled.filter({ hasText: word }).first()).toBeVisible();
  await expect(settled).toHaveCount(5);
  await main(page).getByRole('tab', { name: 'Games' }).click();
  await expect(settled).toHaveCount(1);
  await expect(settled).toContainText(/Dune Run.*Won.*Endorphina.*Stake.*Paid.*12\.50/s);
  await expectAccessible(page);
  // What is shown stands in the address, so that a reload and the way back find it.
  await page.reload();
  await expect(settled).toContainText('Dune Run');
  await expect(main(page).getByRole('link', { name: 'Jackpot tickets' })).toHaveAttribute('href', '/ManualJackpotBet');
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
