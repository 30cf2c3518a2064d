import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answer } from './answers.ts';

interface Shipped {
  categories: { id: number; names: Record<string, string> }[];
  promotions: { id: number; categories: number[]; texts: Record<string, { title: string; summary: string }> }[];
}

const shipped: Shipped = JSON.parse(readFileSync(new URL('../../brand/promotions.json', import.meta.url), 'utf8'));
const main = (page: Page) => page.getByRole('main');
/** Without those that the office's own walk publishes meanwhile. */
const cards = (page: Page) =>
  main(page)
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /^Walk / });
const titlesIn = (language: string, categoryId?: number) =>
  shipped.promotions
    .filter(({ categories }) => categoryId === undefined || categories.includes(categoryId))
    .map(({ texts }) => texts[language]?.title ?? '');

test('promotions can be read by kind, one by one and back again, accessible throughout', async ({ page }) => {
  await page.goto('/promotions');
  await expect(cards(page)).toHaveText(titlesIn('en'));
  await expect(main(page).getByText('Until 30 Jun 2027')).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('tab', { name: 'Sports' }).click();
  await expect(page).toHaveURL('/promotions?category=2');
  await expect(cards(page)).toHaveText(titlesIn('en', 2));
  await main(page).getByRole('link', { name: 'The sports jackpot' }).click();
  await expect(page).toHaveURL('/promotiondetails?promotionid=2');
  await expect(page.getByRole('heading', { level: 1, name: 'The sports jackpot' })).toBeFocused();
  await expect(main(page).getByRole('table')).toContainText('13 games');
  await expect(main(page).getByRole('img')).toHaveCount(0);
  expect(
    await main(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.goBack();
  await expect(main(page).getByRole('tab', { name: 'Sports' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(main(page).getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveText(titlesIn('en'));

  await main(page).getByRole('link', { name: 'The sports jackpot' }).click();
  await main(page).getByRole('link', { name: 'Fill in a ticket' }).click();
  await expect(page).toHaveURL('/ManualJackpot');
});

test('promotions speak three languages, and change with the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('appLanguage') ?? localStorage.setItem('appLanguage', 'sw'));
  await page.goto('/promotions?category=1');
  await expect(cards(page)).toHaveText(titlesIn('sw', 1));
  await expect(main(page).getByRole('tab', { name: shipped.categories[0]?.names.sw ?? '' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('banner').getByLabel('Lugha').selectOption('zh');
  await expect(cards(page)).toHaveText(titlesIn('zh', 1));
  await cards(page).first().getByRole('link').click();
  const [first] = shipped.promotions;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.texts.zh?.title ?? '');
  await expect(main(page)).toContainText(first?.texts.zh?.summary ?? '');
  await page.getByRole('banner').getByLabel('语言').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.texts.en?.title ?? '');
});

test('a promotion that is not on, none at all and a failure are told calmly, each with a way on', async ({ page }) => {
  for (const id of ['999', 'x', '', '1%27%20or%201=1']) {
    await page.goto(`/promotiondetails?promotionid=${id}`);
    await expect(main(page)).toContainText('This promotion is not on');
  }
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'See what is on' }).click();
  await expect(page).toHaveURL('/promotions');
  // A link to a kind that is no more shows everything.
  await page.goto('/promotions?category=77');
  await expect(main(page).getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveText(titlesIn('en'));

  const kinds = '**/Marketing/GetActivePromotionCategories*';
  await page.route(kinds, (route) => route.abort());
  await page.goto('/promotions?category=2');
  await expect(main(page)).toContainText('The kinds of promotions could not be loaded');
  await expect(cards(page)).toHaveText(titlesIn('en', 2));
  await page.unroute(kinds);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('tab', { name: 'Sports' })).toHaveAttribute('aria-selected', 'true');

  const list = '**/Marketing/getActivePromotions*';
  await page.route(list, (route) => route.fulfill(answer('GET Marketing/getActivePromotions', [])));
  await page.goto('/promotions');
  await expect(main(page)).toContainText('Nothing here at the moment');
  await page.unroute(list);
  await page.route(list, (route) => route.abort());
  await page.reload();
  await expect(main(page)).toContainText('The promotions could not be loaded');
  await page.unroute(list);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveText(titlesIn('en'));

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tournaments and jackpots' }).click();
  await expect(page).toHaveURL('/promotions?category=1');
  await expect(cards(page)).toHaveText(titlesIn('en', 1));
});
