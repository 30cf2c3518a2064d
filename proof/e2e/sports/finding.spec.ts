// How a player finds a bet: lists, the way back to them, search and favourites, in the site's frame on a phone.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';

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
