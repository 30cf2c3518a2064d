import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answer } from './answers.ts';

const countryCall = '**/Security/GetIpCountry';
const clickCall = '**/Marketing/RegisterCampaignClick**';

async function answerCountry(page: Page, country: string | null): Promise<void> {
  await page.route(countryCall, (route) => route.fulfill(answer('GET Security/GetIpCountry', { country })));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('dialog', { name: 'Before you go on' });

test.describe('a campaign', () => {
  test('is registered and remembered for 30 days', async ({ page, context }) => {
    const clicking = page.waitForRequest(clickCall);
    await page.goto('/Sports/AltenarLite?refcode=radio-7', { referer: 'https://radio.example/page' });
    const first = await clicking;
    expect(first.method()).toBe('POST');
    expect(Object.fromEntries(new URL(first.url()).searchParams)).toEqual({
      refcode: 'radio-7',
      host: 'https://radio.example/page',
      controllerName: 'Sports',
      actionName: 'AltenarLite',
      isFirst: '0',
    });
    expect(await (await first.response())?.json()).toMatchObject({ statusCode: 0 });
    const cookie = (await context.cookies()).find(({ name }) => name === 'refcode');
    expect(cookie?.value).toBe('radio-7');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);

    const clickingAgain = page.waitForRequest(clickCall);
    await page.goto('/?refcode=tv-3');
    const second = new URL((await clickingAgain).url()).searchParams;
    expect(Object.fromEntries(second)).toMatchObject({ controllerName: '', actionName: '', isFirst: '1' });
  });

  test('is named by a partner path, whose page leads to registration', async ({ page, context }) => {
    const clicking = page.waitForRequest(clickCall);
    await page.goto('/Wachambuzi');
    expect(new URL((await clicking).url()).searchParams.get('refcode')).toBe('wachambuzi');
    await expect(heading(page)).toContainText('Welcome to');
    expect((await context.cookies()).find(({ name }) => name === 'refcode')?.value).toBe('wachambuzi');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Join now' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('does not disturb the page when it cannot be told', async ({ page }) => {
    await page.route(clickCall, (route) => route.abort());
    await page.goto('/?refcode=radio-7');
    await expect(heading(page)).toBeVisible();
  });
});

test('an ordinary browser is let in without a question', async ({ page }) => {
  await answerCountry(page, 'GH');
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('the frame of the page is painted before any file of the site is here, in the language and theme that the reader chose', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('appLanguage', 'sw');
    localStorage.setItem('theme', 'light');
  });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/slots');
  await expect(page.getByText('Jaribio · hakuna pesa halisi')).toBeVisible();
  await expect(page.getByText('Sandbox · no real money')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /sports betting/);
});

test('the location page has an address of its own', async ({ page, context }) => {
  await page.goto('/LocationPermission');
  await expect(page.getByRole('main')).toContainText('licensed only in Nigeria and cannot be used elsewhere');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locationPageWasShown');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(0.9);
  expect(days).toBeLessThanOrEqual(1);
});

test.describe('in the web view of an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; TECNO KE5; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36',
  });

  test('a loader stands until the country is known', async ({ page }) => {
    let answerNow = () => {};
    const asked = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await page.route(countryCall, async (route) => {
      await asked;
      await route.fulfill(answer('GET Security/GetIpCountry', { country: 'TZ' }));
    });
    await page.goto('/');
    await expect(page.getByRole('status')).toHaveText('Checking which country you are in');
    await expect(page.getByRole('banner')).toHaveCount(0);
    answerNow();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('banner').first()).toBeAttached();
  });

  for (const country of ['NG', null]) {
    test(`${country ?? 'an unknown country'} is shown the location page instead of the app`, async ({
      page,
      context,
    }) => {
      await answerCountry(page, country);
      await page.goto('/slots');
      await expect(page.getByRole('main')).toContainText('cannot be used elsewhere');
      await expect(page.getByRole('banner')).toHaveCount(0);
      expect((await context.cookies()).some(({ name }) => name === 'locationPageWasShown')).toBe(true);
      await expectAccessible(page);
    });
  }

  test('a failed check offers another try', async ({ page }) => {
    await page.route(countryCall, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('We could not check where you are');
    await page.unroute(countryCall);
    await answerCountry(page, 'PT');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('banner').first()).toBeAttached();
  });

  test('an open country is asked for the age, once, and nothing but the answer ends it', async ({ page }) => {
    await answerCountry(page, 'TZ');
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    const goOn = question(page).getByRole('button', { name: 'Continue' });
    await expect(goOn).toHaveAttribute('aria-disabled', 'true');
    await goOn.click({ force: true });
    await expect(question(page)).toBeVisible();
    await question(page).getByLabel('I am 18 or over').check();
    await goOn.click();
    await expect(question(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('webviewModalWasShown'))).toBe('true');
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test('the page on responsible gaming can be read before answering', async ({ page }) => {
    await answerCountry(page, 'GE');
    await page.goto('/');
    // Outside of the site, so that a test does not follow it.
    const link = question(page).getByRole('link', { name: 'How to play responsibly' });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

/** Loses the file with the texts that every page of a language needs; files have no names of their own. */
async function loseTexts(page: Page, language: 'en' | 'sw'): Promise<void> {
  const catalogue = new URL(`../../packages/i18n/catalogues/${language}/shell.json`, import.meta.url);
  const words: string = JSON.parse(readFileSync(catalogue, 'utf8'))['shell.skip'];
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await ((await response.text()).includes(words) ? route.abort() : route.fulfill({ response }));
  });
}

test.describe('a start without the texts', () => {
  test('goes on in English when those of another language do not come', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('appLanguage', 'sw'));
    await loseTexts(page, 'sw');
    await page.goto('/Terms');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('says so in every language when none come, with a way to try again', async ({ page }) => {
    await loseTexts(page, 'en');
    await page.goto('/Terms');
    await expect(page.getByRole('alert')).toContainText('The page did not load');
    await expect(page.getByRole('alert')).toContainText('Ukurasa haukufunguka');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toBeVisible();
  });
});
