// From the first price to the money: what a player does with a sportsbook, on the site, over the real wires.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, post, pressLogin } from '../access/account.ts';
import { callAs, expectBalance, fund } from '../cashier/cashier.ts';
import { type Player, signInPlayer, storedSession } from '../player.ts';
import { originOf } from './host-book.ts';

const bookIn = (page: Page) => page.getByRole('main').frameLocator('iframe');
const slip = (book: FrameLocator) => book.getByRole('region', { name: 'Betslip' });
const coming = (book: FrameLocator) => book.getByRole('region', { name: /Today|Coming up/ }).locator('button.price');
/** Prices that are neither locked nor about to be. */
const inPlay = (book: FrameLocator) => book.getByRole('region', { name: 'Live now' }).locator('button.price');
const way = (book: FrameLocator, name: RegExp) =>
  book.getByRole('navigation', { name: 'Sportsbook' }).getByRole('link', { name });

/** The book has matches for so many days. */
const daysAheadMax = 13;

interface Coming {
  id: string;
  state: string;
  startsAt: string;
  main: { outcomes: { key: string; price: number }[] }[];
}

/**
 * Two matches some days ahead that this test alone may play out. Tests that run at the same time have days of their own. A result
 * changes the prices of what its clubs play next, so the league is one whose next matches no other test finds at home.
 */
async function matchesAhead(page: Page): Promise<[Coming, Coming]> {
  const { parallelIndex, config } = test.info();
  const ask = async (path: string): Promise<Coming[]> =>
    (await (await page.request.get(`${originOf('sportsbook')}/api/matches?${path}`)).json()).matches;
  const { leagues } = await (await page.request.get(`${originOf('sportsbook')}/api/home`)).json();
  const nextStarts = await Promise.all(
    leagues.filter(isFootball).map(async ({ id }: { id: string }) => {
      const next = (await ask(`league=${id}`)).find(({ state }) => state === 'scheduled');
      return { id, startsAt: next?.startsAt ?? '' };
    }),
  );
  const [league] = nextStarts.sort((one, other) => other.startsAt.localeCompare(one.startsAt)).slice(parallelIndex);
  for (let days = 3 + parallelIndex; days < daysAheadMax; days += config.workers) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const [first, second] = await ask(`league=${league?.id}&day=${day}`);
    if (first && second) return [first, second];
  }
  throw new Error('every match ahead of this league was played out already');
}

const isFootball = ({ sport }: { sport: string }) => sport === 'football';

/** The favourite and the outsider cannot both lose. */
async function bookingCode(page: Page, matches: Coming[]): Promise<string> {
  const picks = matches.map(({ id }) => ({ match: id, market: 'double', outcome: '12' }));
  const answer = await page.request.post(`${originOf('sportsbook')}/api/codes`, { data: { picks } });
  return (await answer.json()).code;
}

/** The rest of a match happens now. */
async function playOut(page: Page, id: string): Promise<void> {
  const answer = await page.request.post(`${originOf('sportsbook')}/desk/matches/${id}/play-out`, { data: {} });
  expect(answer.status()).toBe(200);
}

const placeButton = (book: FrameLocator, major: string) =>
  slip(book).getByRole('button', { name: new RegExp(`^Place bet .*${major}`) });

async function placeFor(book: FrameLocator, major: string): Promise<void> {
  await slip(book).getByLabel('Stake', { exact: true }).fill(major);
  await placeButton(book, major).click();
  await expect(slip(book)).toContainText(/Bet placed/);
  await slip(book).getByRole('button', { name: 'Done' }).click();
}

/** A goal while the bet waits refuses it, and the player asks again. A slip that is under way has no button. */
async function placeInPlay(book: FrameLocator, major: string): Promise<void> {
  await slip(book).getByLabel('Stake', { exact: true }).fill(major);
  await expect(async () => {
    if (await placeButton(book, major).isVisible()) await placeButton(book, major).click({ timeout: 1_000 });
    await expect(slip(book)).toContainText(/Bet placed/, { timeout: 10_000 });
  }).toPass();
  await slip(book).getByRole('button', { name: 'Done' }).click();
}

async function loadCode(book: FrameLocator, code: string): Promise<void> {
  await way(book, /^Betslip/).click();
  const field = slip(book).getByLabel('Load a booking code');
  if (!(await field.isVisible())) await slip(book).getByText('Booking code', { exact: true }).click();
  await field.fill(code);
  await slip(book).getByRole('button', { name: 'Load', exact: true }).click();
}

async function playerOf(page: Page): Promise<Player> {
  const session = JSON.parse(decodeURIComponent((await storedSession(page.context()))?.value ?? ''));
  return { userName: session.user.userName, token: session.token };
}

interface Round {
  stake: number;
  win: number;
  state: string;
  provider: string;
}

async function betsOf(page: Page, player: Player): Promise<Round[]> {
  const { rounds } = await callAs(player, page, 'POST User/GetUserBettingHistory', { before: null, area: 'sports' });
  return rounds;
}

async function balanceOf(page: Page, player: Player): Promise<number> {
  return (await callAs(player, page, 'GET User/GetBalance')).totalBalance;
}

test('a visitor finds prices at home, signs in to bet by price, by code and in play, sells one and is paid the others', async ({
  page,
}) => {
  const account = newAccount();
  const { number, password } = account;
  await post(page, 'Security/Register', { username: number, password, confirmPassword: password, agreeAll: 1 });
  await page.goto('/');
  const book = bookIn(page);
  await coming(book).last().click();
  await page.getByRole('button', { name: 'Betslip, 1 pick' }).click();
  await slip(book).getByLabel('Stake', { exact: true }).fill('500');
  await slip(book)
    .getByRole('button', { name: /^Place bet/ })
    .click();

  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page.getByRole('banner')).toContainText('0.00');
  const player = await playerOf(page);
  await fund(page, player, 5_000);
  await page.goto('/');
  await way(book, /^Betslip/).click();
  await expect(slip(book).getByRole('listitem')).toHaveCount(1);
  await placeFor(book, '500');
  await expectBalance(page, '4,500.00');

  const [first, second] = await matchesAhead(page);
  await loadCode(book, await bookingCode(page, [first, second]));
  await slip(book).getByRole('button', { name: 'Accumulator', pressed: true }).waitFor();
  await placeFor(book, '300');
  await expectBalance(page, '4,200.00');

  await way(book, /^Matches/).click();
  // The last to begin goes on for longest.
  await inPlay(book).last().click();
  await way(book, /^Betslip/).click();
  await slip(book).getByLabel('If a price changes').selectOption('Take any');
  await placeInPlay(book, '200');
  await expectBalance(page, '4,000.00');

  await way(book, /^My bets/).click();
  const bets = book.getByRole('region', { name: 'My bets' });
  await expect(bets.locator('.bet')).toHaveCount(3);
  const single = bets.locator('.bet').last();
  await single.getByRole('button', { name: /^Cash out/ }).click();
  await bets.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }).click();
  await expect(bets.locator('.bet')).toHaveCount(2);

  await playOut(page, first.id);
  await playOut(page, second.id);
  await expect(async () => {
    const rounds = await betsOf(page, player);
    expect(rounds.find(({ stake }) => stake === 300)?.state).toMatch(/won|lost/);
    expect(rounds.find(({ stake }) => stake === 500)?.state).toBe('cashed-out');
  }).toPass();
  const rounds = await betsOf(page, player);
  const paid = rounds.reduce((sum, { win }) => sum + Math.round(win * 100), 0);
  expect(Math.round((await balanceOf(page, player)) * 100)).toBe(400_000 + paid);

  await expectInMyBets(page);
});

/** The three bets of the journey, in the site's own list and, from there, at the book. */
async function expectInMyBets(page: Page): Promise<void> {
  await page.goto('/Sports/MyBets');
  const main = page.getByRole('main');
  const live = main.getByRole('list', { name: 'Open' }).locator('> li');
  await expect(live).toHaveCount(1);
  await expect(live).toContainText(/Single.*Live.*Stake.*200\.00.*Price.*Can return/s);
  await main.getByRole('tab', { name: 'Settled' }).click();
  const settled = main.getByRole('list', { name: 'Settled' }).locator('> li');
  await expect(settled.filter({ hasText: 'Cashed out' })).toContainText(/Single.*Stake.*500\.00.*Price.*Paid/s);
  const accumulator = settled.filter({ hasText: 'Accumulator · 2 picks' });
  await expect(accumulator.getByRole('listitem')).toHaveCount(2);
  await accumulator.getByRole('link', { name: 'Ticket at the book' }).click();
  await expect(page).toHaveURL(/\/Sports\/Altenar\?page=bets\/settled\/\d+/);
  const bets = bookIn(page).getByRole('region', { name: 'My bets' });
  await expect(bets.locator('.bet').first()).toContainText('Accumulator · 2 picks');
}

test('where the browser keeps nothing for the book, the picks come through the sign-in all the same', async ({
  page,
}) => {
  await page.addInitScript((bookOrigin) => {
    const { location } = globalThis as unknown as { location: { origin: string } };
    if (location.origin === bookOrigin) Object.defineProperty(globalThis, 'localStorage', { get: () => undefined });
  }, originOf('sportsbook'));
  const account = newAccount();
  const { number, password } = account;
  await post(page, 'Security/Register', { username: number, password, confirmPassword: password, agreeAll: 1 });
  await page.goto('/');
  const book = bookIn(page);
  await coming(book).last().click();
  await way(book, /^Betslip/).click();
  const before = await slip(book).getByRole('listitem').textContent();
  await slip(book)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(slip(book).getByRole('listitem')).toContainText(before ?? 'a pick');
});

for (const [path, provider] of [
  ['/Sports/BTI', 'BTI'],
  ['/Sports/EveryMatrix', 'EveryMatrix'],
  ['/Sports/BSBetting', 'BSBetting'],
] as const)
  test(`${path} takes a bet and pays it`, async ({ page }) => {
    const player = await signInPlayer(page);
    await fund(page, player, 1_000);
    const [match] = await matchesAhead(page);
    const code = await bookingCode(page, [match]);
    await page.goto(path);
    const book = bookIn(page);
    await loadCode(book, code);
    await placeFor(book, '100');
    await expectBalance(page, '900.00');
    await playOut(page, match.id);
    await expect(async () => {
      expect(await betsOf(page, player)).toMatchObject([
        { provider, stake: 100, state: expect.stringMatching(/won|lost/) },
      ]);
    }).toPass();
    const [{ win }] = (await betsOf(page, player)) as [Round];
    expect(await balanceOf(page, player)).toBe(900 + win);
  });
