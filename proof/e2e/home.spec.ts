import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answer, answerCalls, refuse } from './answers.ts';

const call = '**/api/api/Security/GetIpCountry';

async function answerCountry(page: Page, country: string | null): Promise<void> {
  await page.route(call, (route) => route.fulfill(answer('GET Security/GetIpCountry', { country })));
}

/** Nothing but words and the shell: what is the same everywhere is seen there sooner. */
const plainPage = '/Terms';

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('as every browser does it', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens without a complaint in the console and with a title', { tag: '@layout' }, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await open(page);
    await expect(page).toHaveTitle(/^Welcome · /);
    await expect(page.getByText('You seem to be in')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('shows prices at once: the first within 300 px, four matches on the first screen', async ({ page }) => {
  await open(page);
  const rows = page.getByRole('main').frameLocator('iframe').locator('li.row');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(rows.nth(3)).toBeVisible();
  const firstPrice = await rows.first().locator('button.price').first().boundingBox();
  expect(firstPrice?.y).toBeLessThan(300);
  const [fourth, foot] = [await rows.nth(3).boundingBox(), await bar.boundingBox()];
  expect((fourth?.y ?? Number.NaN) + (fourth?.height ?? Number.NaN)).toBeLessThan(foot?.y ?? Number.NaN);
});

test('a flight of Zeppelin rises on its card to where it burst, and stands still for those who want no motion', async ({
  page,
}) => {
  const card = page.getByRole('link', { name: /Zeppelin.*Last flight 1\.40×/ });
  // Flights are shown 40 s after they were flown: this one takes off three seconds after the page has it.
  await answerCalls(page, { 'GET Game/GetLastFlights': { flights: [{ startedMsAgo: 37_000, burst: 140 }] } });
  await open(page);
  const seen = new Set<string>();
  await expect(async () => {
    const height = await card.locator('[data-flying="true"]').textContent({ timeout: 1_000 });
    expect(Number.parseFloat(height ?? '')).toBeLessThan(1.4);
    seen.add(height ?? '');
    expect(seen.size).toBeGreaterThan(1);
  }).toPass({ intervals: [100] });
  await expect(card.locator('[data-flying="false"]')).toHaveText('1.40×');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(card.locator('[data-flying="false"]')).toHaveText('1.40×');
});

test.describe('the place card', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Where you are' });

  test('says that Nigeria is open', async ({ page }) => {
    await answerCountry(page, 'NG');
    await open(page);
    await expect(card(page)).toContainText('Nigeria');
    await expect(card(page)).toContainText('Licensed here');
  });

  test('says that any other country is not', async ({ page }) => {
    await answerCountry(page, 'GH');
    await open(page);
    await expect(card(page)).toContainText('Ghana');
    await expect(card(page)).toContainText('licensed only in Nigeria');
  });

  test('admits that it does not know', async ({ page }) => {
    await answerCountry(page, null);
    await open(page);
    await expect(card(page)).toContainText('We cannot tell where you are');
  });

  test('offers to try again when no answer comes, and then shows it', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await open(page);
    await expect(card(page).getByRole('alert')).toContainText('No answer came back');
    await page.unroute(call);
    await answerCountry(page, 'NG');
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await expect(card(page)).toContainText('Nigeria');
  });

  test('tells a refusal in words', async ({ page }) => {
    await page.route(call, (route) => route.fulfill(refuse('GET Security/GetIpCountry', 'NOT_READY')));
    await open(page);
    await expect(card(page).getByRole('alert')).toContainText('The site is just starting');
  });

  test('does not move the page when the answer comes', { tag: '@layout' }, async ({ page }) => {
    let answerNow = () => {};
    const asked = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await page.route(call, async (route) => {
      await asked;
      await route.fulfill(answer('GET Security/GetIpCountry', { country: 'NG' }));
    });
    await open(page);
    await expect(page.getByText('Finding out which country you are in')).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // From the card to what stands below it: the book above grows and shrinks with its matches.
    const toFooter = () =>
      card(page).evaluate((card) => {
        const footer = card.ownerDocument.querySelector('footer');
        return (footer?.getBoundingClientRect().y ?? Number.NaN) - card.getBoundingClientRect().y;
      });
    const before = await toFooter();
    answerNow();
    await expect(card(page)).toContainText('Nigeria');
    expect(await toFooter()).toBe(before);
  });
});

test.describe('the language', () => {
  test('is kept, and told to the browser', async ({ page }) => {
    await answerCountry(page, 'TZ');
    await open(page);
    await page.getByLabel('Language').selectOption({ label: 'Kiswahili' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michezo');
    await expect(page.getByRole('heading', { level: 2, name: 'Nyumba ya kubashiri' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page).toHaveTitle(/^Karibu · /);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michezo');
    expect(await page.evaluate(() => localStorage.getItem('appLanguage'))).toBe('sw');
  });

  test('follows a choice made in another tab', async ({ page, context }) => {
    await open(page, plainPage);
    const other = await context.newPage();
    await open(other, plainPage);
    await other.getByLabel('Language').selectOption({ label: '中文' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByLabel('语言')).toBeVisible();
  });

  test('stays as it was when the texts cannot be fetched', async ({ page }) => {
    await open(page, plainPage);
    await page.route('**/assets/*', (route) => route.abort());
    await page.getByLabel('Language').selectOption({ label: '中文' });
    await expect(page.getByText('No answer came back')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('keeps the theme', async ({ page }) => {
  await open(page, plainPage);
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible();
});

test('moves the focus to the heading of a new page, and back to the old place', { tag: '@layout' }, async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Betting rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betting rules' })).toBeFocused();
  await expect(page).toHaveTitle(/^Betting rules · /);
  expect(await page.evaluate<number>('scrollY')).toBe(0);
  const next = page.getByRole('contentinfo').getByRole('link', { name: 'Affiliates' });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate<number>('scrollY');
  expect(left).toBeGreaterThan(100);
  await next.click();
  await expect(page).toHaveURL('/Affiliates');
  await page.goBack();
  await expect(page).toHaveURL('/BettingRules');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(left);

  // Another page that is opened by its address has nothing to do with where this one was left.
  await page.goto('/Terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate<number>('scrollY')).toBe(0);
});

test('the link of the page that is open loads it afresh', async ({ page }) => {
  await open(page);
  await page.evaluate("document.body.dataset.before = 'true'");
  await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the skip link leads to the content', { tag: '@layout' }, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown address says so and leads home', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page).toHaveTitle(/^Page not found · /);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

for (const language of ['en', 'sw', 'zh']) {
  test(`fits a phone of 320 px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    for (const path of ['/', '/gallery', '/no-such-page']) {
      await open(page, path);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    }
  });
}

for (const theme of ['dark', 'light']) {
  test(`is accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await answerCountry(page, 'GH');
    await open(page);
    await expect(page.getByText('Ghana')).toBeVisible();
    await expectAccessible(page, { inBothThemes: false });
  });
}

test('home follows the operator: sections in another order, banners in their row, and a logo of their own', {
  tag: '@layout',
}, async ({ page }) => {
  // As the server writes it into the page once an office has published it; there every other test would see it.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replace(/"home":\[[^\]]*\]/, '"home":["banners","games","matches","cards","welcome"]')
      .replace(/"brand":\{/, `"brand":{"logo":{"hash":"${'a'.repeat(64)}","width":192},`);
    await route.fulfill({ response, body: text });
  });
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="96"><rect width="192" height="96"/></svg>';
  await page.route('**/art/uploads/*-192.webp', (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }));
  const one = {
    id: 1,
    imageURL: '/art/banners/welcome.svg',
    title: 'Twice the fun',
    text: 'On Saturday',
    url: '/slots',
  };
  await answerCalls(page, { 'GET Marketing/GetBanners': [one, { ...one, id: 2, title: 'A long name '.repeat(5) }] });
  await open(page);
  await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
  const parts = [
    page.getByRole('link', { name: 'Twice the fun' }),
    page.getByRole('heading', { name: 'Popular slots' }),
    page.getByRole('main').locator('iframe'),
    page.getByRole('link', { name: /Zeppelin/ }).last(),
    page.getByText('You seem to be in'),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  await expect(async () => {
    const places = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
    expect(places).toEqual([...places].sort((above, below) => above - below));
  }).toPass();
  await expectAccessible(page);
});
