// The sportsbook's own page, as it stands in a frame or alone.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';

const bookUrl = () => `http://127.0.0.1:${Number(new URL(test.info().project.use.baseURL ?? '').port) + 2}`;
const prices = (page: Page) => page.getByRole('region', { name: /Today|Coming up/ }).locator('button.price');
const slip = (page: Page) => page.getByRole('region', { name: 'Betslip' });
const stake = (page: Page) => slip(page).getByLabel('Stake', { exact: true });

async function openAsVisitor(page: Page, query = ''): Promise<void> {
  await page.goto(`${bookUrl()}/book/guest?dress=altenar${query}`);
}

/** As prices are written at first: two decimals, and the third where there is one. */
const decimal = (thousandths: number) => (thousandths / 1_000).toFixed(3).replace(/0$/, '');

/** On a phone the slip is a view of its own. */
async function openSlip(page: Page): Promise<void> {
  const way = page.getByRole('navigation', { name: 'Sportsbook' }).getByRole('link', { name: /Betslip/ });
  if (await way.isVisible()) await way.click();
  await expect(slip(page)).toBeVisible();
}

/** Takes a seat as the site would, over the supplier's own door. */
async function sitDown(page: Page, amount: number): Promise<void> {
  const player = await signInPlayer(page);
  await fund(page, player, amount);
  const { frameUrl } = await callAs(player, page, 'POST Sports/Altenar?lang=en&isLite=false');
  await page.goto(frameUrl);
}

test('a visitor taps a price and finds it on the slip, also after a reload, and is led to sign in with the picks kept', {
  tag: '@layout',
}, async ({ page }) => {
  await openAsVisitor(page);
  await prices(page).nth(-1).click();
  await prices(page).nth(-4).click();
  await expect(prices(page).nth(-1)).toHaveAttribute('aria-pressed', 'true');
  await openSlip(page);
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  await stake(page).fill('500');
  await expect(slip(page)).toContainText(/To return.*₦.[\d,]+\.\d\d/);

  await page.reload();
  await openSlip(page);
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  await expect(stake(page)).toHaveValue('500');
  await slip(page).getByRole('button', { name: 'Place bet · ₦ 500.00' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await openAsVisitor(page);
  await openSlip(page);
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
});

test('the way back from a match leads to where the list was left, and a new view begins at its top', async ({
  page,
}) => {
  await openAsVisitor(page);
  const row = prices(page).nth(-1);
  await row.scrollIntoViewIfNeeded();
  const leftAt = await page.evaluate<number>('scrollY');
  expect(leftAt).toBeGreaterThan(200);
  const match = page
    .getByRole('region', { name: /Today|Coming up/ })
    .getByRole('listitem')
    .last();
  await match.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await expect(page.getByRole('heading', { name: 'Correct score' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(leftAt);
});

test('a price that has changed is shown with what it was, and nothing is placed before the player went along with it', async ({
  page,
}) => {
  await sitDown(page, 5_000);
  let isChanged = false;
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/bets$/.test(request.url())) return;
    placed.push(request.postData() ?? '');
    // The book's own answer to the bet has its own price, and so have all answers after it.
    isChanged = false;
  });
  await page.route('**/api/slip', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (isChanged) for (const pick of answer.picks) pick.price += 100;
    await route.fulfill({ response, json: answer });
  });
  await prices(page).nth(-1).click();
  await openSlip(page);
  await stake(page).fill('500');
  await expect(slip(page).getByRole('button', { name: 'Place bet · ₦ 500.00' })).toBeVisible();
  const choice = slip(page).getByLabel('If a price changes');
  await expect(choice).toHaveValue('better');
  await choice.selectOption('Ask me');
  isChanged = true;
  await page.reload();
  await openSlip(page);
  await expect(slip(page).getByRole('listitem')).toContainText(/▲.*was \d+\.\d\d/);
  await expect(slip(page).getByRole('button', { name: /^Place bet/ })).toBeHidden();

  await slip(page).getByLabel('If a price changes').selectOption('Take better ones');
  await expect(slip(page).getByRole('button', { name: /^Place bet/ })).toBeVisible();
  await slip(page).getByLabel('If a price changes').selectOption('Ask me');
  await slip(page).getByRole('button', { name: 'Accept new prices' }).click();
  await expect(slip(page).getByRole('listitem')).not.toContainText(/was \d/);
  // The book itself has the other price: it asks again rather than take the bet at that one.
  await slip(page).getByRole('button', { name: 'Place bet · ₦ 500.00' }).click();
  await expect(slip(page).getByRole('alert')).toContainText('Nothing was taken from your balance');
  expect(placed).toHaveLength(1);

  await slip(page).getByRole('button', { name: 'Accept new prices' }).click();
  await slip(page).getByRole('button', { name: 'Place bet · ₦ 500.00' }).click();
  await expect(slip(page)).toContainText(/Bet placed.*Bet \d{10}/s);
  expect(placed).toHaveLength(2);
  const [first, second] = placed.map((body) => JSON.parse(body).key);
  expect(first).not.toBe(second);
});

test('prices move by themselves, by an arrow and in words; a suspended one is locked; what was missed is asked for', async ({
  page,
}) => {
  let tell = (_delta: object) => {};
  const watched = new Set<string>();
  await page.routeWebSocket('**/api/stream', (socket) => {
    tell = (delta) => socket.send(JSON.stringify({ d: [delta] }));
    socket.onMessage((text) => {
      for (const id of JSON.parse(String(text)).watch) watched.add(id);
    });
  });
  const home = page.waitForResponse('**/api/home');
  await openAsVisitor(page);
  const [match] = (await (await home).json()).next;
  const row = page.getByRole('listitem').filter({ hasText: match.home.name }).filter({ hasText: match.away.name });
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => watched.has(match.id)).toBe(true);

  const before = match.main[0].outcomes.map(({ price }: { price: number }) => price);
  const after = [before[0] + 100, before[1] - 100, before[2]];
  tell({ m: match.id, v: match.version + 1, o: { '1x2': after } });
  const shown = (at: number) => row.locator('.price').nth(at);
  await expect(shown(0)).toContainText(decimal(after[0]));
  await expect(shown(0)).toContainText(`risen, was ${decimal(before[0])}`);
  await expect(shown(0)).toContainText('▲');
  await expect(shown(1)).toContainText(`fallen, was ${decimal(before[1])}`);
  // Not the bare word, which may be part of a club's name.
  await expect(shown(2)).not.toContainText(/was \d/);

  tell({ m: match.id, v: match.version + 2, x: 1 });
  await expect(row).toContainText('Suspended');
  await expect(row.locator('button.price')).toHaveCount(0);

  // Two changes further: the one in between never came.
  const asked = page.waitForRequest(`**/api/matches/${match.id}`);
  tell({ m: match.id, v: match.version + 9, x: 0 });
  await asked;
});

test('a bet whose answer is lost is asked about and never sent twice, and a reload in between changes nothing', async ({
  page,
}) => {
  await sitDown(page, 5_000);
  let sent = 0;
  await page.route('**/bets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  let isCut = true;
  await page.route('**/slips/*', (route) => (isCut ? route.abort() : route.fallback()));
  await prices(page).nth(-1).click();
  await openSlip(page);
  await stake(page).fill('500');
  await slip(page).getByRole('button', { name: 'Place bet · ₦ 500.00' }).click();
  await expect(slip(page).getByRole('status').filter({ hasText: 'No answer yet' })).toBeVisible();
  await expect(slip(page).getByRole('button', { name: /^Place bet/ })).toBeHidden();
  await page.reload();
  await openSlip(page);
  await expect(slip(page).getByRole('status').filter({ hasText: 'No answer yet' })).toBeVisible();
  isCut = false;
  await expect(slip(page)).toContainText(/Bet placed.*Bet \d{10}/s);
  expect(sent).toBe(1);
  await slip(page).getByRole('button', { name: 'See my bets' }).click();
  await expect(page.getByRole('region', { name: 'My bets' }).locator('.bet')).toHaveCount(1);
});

for (const [language, words] of [
  ['en', 'Your betslip is empty'],
  ['sw', 'Mkeka wako ni mtupu'],
  ['zh', '投注单是空的'],
] as const)
  test(`the book is accessible in ${language}: matches, a match and the slip`, async ({ page }) => {
    // Other words in the same colours.
    const look = () => expectAccessible(page, { inBothThemes: language === 'en' });
    await openAsVisitor(page, `&lang=${language}`);
    const price = page.locator('button.price').first();
    await expect(price).toBeVisible();
    await look();
    await page.goto(`${page.url()}#/slip`);
    await expect(page.getByText(words)).toBeVisible();
    await look();
    await page.goBack();
    await page.locator('.row-sides').last().click();
    await expect(page.locator('.grid')).toBeVisible();
    await look();
    await page.locator('.grid button.price').first().click();
    // No page of the book is wider than the screen.
    const extraPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(extraPx).toBeLessThanOrEqual(0);
  });
