import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const pages = {
  terms: '/Terms',
  'responsible-gaming': '/ResponsibleGaming',
  'betting-rules': '/BettingRules',
  'privacy-policy': '/PrivacyPolicy',
  affiliates: '/Affiliates',
};

/** The headings that the operator's file has. */
function headingsOf(language: string, name: string): string[] {
  const file = new URL(`../../brand/pages/${language}/${name}.md`, import.meta.url);
  return [...readFileSync(file, 'utf8').matchAll(/^# (.+)$/gm)].map(([, words = '']) => words);
}

const article = (page: Page) => page.getByRole('article');
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('the footer leads to every text, and each is there in every language without a reload', async ({ page }) => {
  await page.goto('/Terms');
  await page.evaluate("document.body.dataset.kept = 'yes'");
  for (const language of ['en', 'sw', 'zh']) {
    // The text on the screen changes where it stands.
    await chooseLanguage(page, language);
    for (const [name, path] of Object.entries(pages).reverse()) {
      await footerLink(page, path).click();
      await expect(page).toHaveURL(path);
      await expect(article(page)).toHaveAttribute('lang', language);
      await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(headingsOf(language, name));
      await expect(page).toHaveTitle(new RegExp(`^${await page.getByRole('heading', { level: 1 }).textContent()} · `));
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
    const main = page.getByRole('main');
    await expect(main, 'says whose it is').toContainText(/sample text|nakala ya mfano|示例文本/);
    await expect(main, 'says when').toContainText('2026');
  }
  await expect(page.locator('body'), 'no page was loaded anew').toHaveAttribute('data-kept', 'yes');
});

test('a long text is accessible', async ({ page }) => {
  await page.goto('/PrivacyPolicy');
  await expect(article(page).getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expectAccessible(page);
});

test('a long text lists its parts beside it where there is room', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/BettingRules');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Zeppelin' }).click();
  await expect(article(page).getByRole('heading', { name: 'Zeppelin' })).toBeInViewport();
  const address = page.url();
  expect(address).toMatch(/#part-\d+$/);
  await page.goto('/Terms');
  await page.goto(address);
  await expect(article(page).getByRole('heading', { name: 'Zeppelin' })).toBeInViewport();
});

test('a text that does not arrive can be asked for again, and comes by itself after being offline', async ({
  page,
  context,
}) => {
  await page.route('**/pages/en/terms.md', (route) => route.fulfill({ status: 503, body: 'later' }));
  await page.goto('/Terms');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The text did not arrive');
  await page.unroute('**/pages/en/terms.md');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(article(page)).toContainText('Who may play');

  await context.setOffline(true);
  await footerLink(page, '/Affiliates').click();
  await expect(alert).toContainText('You are offline');
  await context.setOffline(false);
  await expect(article(page)).toContainText('How to join');
});

test('a partner path welcomes a visitor and leads on', async ({ page }) => {
  await page.goto('/wonglee');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Welcome to Harmattan' })).toBeVisible();
  await expect(main).toContainText('all money here is play money');
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await main.getByRole('link', { name: 'Responsible gaming' }).click();
  await expect(article(page)).toContainText('What the house keeps');
  await page.goBack();
  await main.getByRole('link', { name: 'Join now' }).click();
  await expect(page).toHaveURL('/register');
});
