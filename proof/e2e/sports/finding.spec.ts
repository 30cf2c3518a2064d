// How a player finds a bet: lists, the way back to them, search and favourites, in the site's frame on a phone.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';

const bookIn = (page: Page) => page.getByRole('main').frameLocator('iframe');
const rows = (book: FrameLocator) => book.getByRole('main').getByRole('listitem');
const title = (book: FrameLocator) => book.locator('#match-title');

/** How far a row is below the top of the window, whichever of frame and site has scrolled. */
async function topOf(book: FrameLocator, at: number): Promise<number> {
  return (await rows(book).nth(at).boundingBox())?.y ?? Number.NaN;
}

/** Opens the match of a row, and goes back by the book's own button. */
async function lookAndReturn(book: FrameLocator, at: number): Promise<void> {
  await rows(book).nth(at).locator('.row-sides').click();
  await expect(title(book)).toBeVisible();
  await expect(book.locator('.market').first()).toBeVisible();
  await book.getByRole('button', { name: 'Back' }).click();
}

for (const [frame, address] of [
  ['of one height', '/Sports/Altenar'],
  ['as tall as the book', '/Sports/EveryMatrix'],
  ['of a widget', '/Sports/AltenarLite'],
] as const)
  test(`in a frame ${frame}, the way back from a match leads to where a list was left, as far as it was paged`, async ({
    page,
  }) => {
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`${address}?page=day/${day}`);
    const book = bookIn(page);
    await expect(rows(book)).toHaveCount(20);
    await book.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(book)).toHaveCount(40);
    await rows(book).nth(33).scrollIntoViewIfNeeded();
    const before = await topOf(book, 33);
    await lookAndReturn(book, 33);
    await expect(rows(book)).toHaveCount(40);
    await expect.poll(async () => Math.abs((await topOf(book, 33)) - before)).toBeLessThan(3);
  });

const wayTo = (book: FrameLocator, name: RegExp) => book.getByRole('main').getByRole('link', { name });

async function search(book: FrameLocator, label: string, text: string): Promise<void> {
  const button = book.getByRole('button', { name: label, exact: true });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await book.getByRole('searchbox').fill(text);
  await expect(book.locator('#list-title')).toContainText(text);
}

for (const [language, label, market, named, heading] of [
  ['en', 'Search', 'over 2.5', /^Goals, over or under/, 'Goals, over or under'],
  ['sw', 'Tafuta', 'kona', /^Kona\b(?! nyingi)/, 'Kona'],
  ['zh', '搜索', '角球', /^角球数/, '角球数'],
] as const)
  test(`a search in ${language} finds leagues, and markets that open first in the match that is chosen`, async ({
    page,
  }) => {
    await page.goto(`/${language === 'en' ? '' : `${language}/`}Sports/BTI`);
    const book = bookIn(page);
    await search(book, label, 'savannah');
    await wayTo(book, /Savannah/)
      .first()
      .click();
    await expect(book.getByRole('heading', { level: 2, name: /Savannah/ })).toBeVisible();

    await search(book, label, market);
    await wayTo(book, named).first().click();
    await expect(book.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await rows(book).last().locator('.row-sides').click();
    await expect(book.locator('.market h3').first()).toHaveText(heading);
    await expect(book.locator('.market').first().locator('button.price').first()).toBeVisible();
  });

test('a search that finds nothing says so, and clubs are found as before', async ({ page }) => {
  await page.goto('/Sports/Altenar');
  const book = bookIn(page);
  await search(book, 'Search', 'zzzzzz');
  await expect(book.getByText('No club, league or market is called that. Try another word.')).toBeVisible();
  await search(book, 'Search', 'kaduna');
  await expect(rows(book).first()).toContainText('Kaduna');
});

test('markets stand in as many columns as there is room for, and none is broken across two', {
  tag: '@layout',
}, async ({ page }) => {
  const columnsAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.goto('/Sports/Altenar?page=all');
    const book = bookIn(page);
    await rows(book).last().locator('.row-sides').click();
    await expect(book.locator('.grid')).toBeVisible();
    const boxes = await book
      .locator('.market')
      .evaluateAll((all) => all.map((one) => [one.getClientRects().length, one.getBoundingClientRect().left]));
    expect(boxes.every(([pieces]) => pieces === 1)).toBe(true);
    return new Set(boxes.map(([, left]) => left)).size;
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await columnsAt(width, height)).toBe(width < 900 ? 1 : 2);
  if (width >= 900) expect(await columnsAt(1_920, 1_080)).toBe(3);
});

test('a star makes a league and a match favourites, which stand first at home, in another tab and after a reload too', async ({
  page,
  context,
}) => {
  await page.goto('/Sports/Altenar?page=favourites');
  const book = bookIn(page);
  await expect(book.getByText('Open a league or a match and tap its star')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/Sports/Altenar');
  const favourites = (one: FrameLocator) => one.getByRole('region', { name: 'Favourites' });
  await expect(rows(bookIn(other)).first()).toBeVisible();
  await expect(favourites(bookIn(other))).toHaveCount(0);

  await page.goto('/Sports/Altenar?page=league/coastal');
  await expect(rows(book).first()).toBeVisible();
  const star = book.getByRole('button', { name: /^Favourite: / });
  expect((await star.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(favourites(bookIn(other)).getByRole('listitem').first()).toBeVisible();
  await expect(bookIn(other).getByRole('region').first()).toHaveAccessibleName('Favourites');

  await wayTo(bookIn(other), /^All$/).first().click();
  await bookIn(other).locator('.row-sides').first().click();
  const match = bookIn(other).getByRole('button', { name: /^Favourite: .+ – .+/ });
  await match.click();
  await expect(match).toHaveAttribute('aria-pressed', 'true');

  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/Sports/Altenar');
  await expect(favourites(book).getByRole('listitem')).toHaveCount(1);
  for (const row of await rows(book).all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  await expectAccessible(page);
});

test('from 1,280 px of its own on, the book has days and leagues beside every list', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/Sports/Altenar');
  const book = bookIn(page);
  const tree = book.locator('.tree');
  await expect(rows(book).first()).toBeVisible();
  await expect(tree).toHaveCount(0);
  await page.setViewportSize({ width: 1_920, height: 1_080 });
  const league = tree.getByRole('navigation', { name: 'Leagues' }).getByRole('link', { name: /Coastal League/ });
  await league.click();
  await expect(league).toHaveAttribute('aria-current', 'page');
  await expect(book.getByRole('heading', { level: 2, name: 'Coastal League' })).toBeVisible();
  await tree.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Tomorrow' }).click();
  await expect(rows(book)).toHaveCount(20);
  await book.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(book.getByRole('searchbox')).toBeFocused();
  await expectAccessible(page);
});
