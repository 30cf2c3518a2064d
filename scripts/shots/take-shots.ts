import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@harmattan/i18n/language';
import { type Browser, chromium as playwright, type Page } from '@playwright/test';
import { routes } from '../../apps/site/src/app/routes.ts';
import { desktop, launchOptions, phone } from '../../e2e/browser.ts';

const sizes = { phone, desktop };

interface Options {
  siteUrl: string;
  folder: string;
  chromium: string | undefined;
  /** Only paths that start like this. */
  only: string;
}

/** Opens each route at each size in each language. What the console or the network complains of is a problem. */
export async function takeShots({ siteUrl, folder, chromium, only }: Options) {
  const browser = await playwright.launch({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
  const problems: string[] = [];
  let taken = 0;
  try {
    const wanted = routes.filter(({ path, needsPlayer }) => !needsPlayer && path.startsWith(only));
    for (const { path } of wanted) {
      for (const [size, viewport] of Object.entries(sizes)) {
        for (const language of languages) {
          const into = join(folder, size, language);
          mkdirSync(into, { recursive: true });
          const { page, close } = await openPage(browser, { viewport, language, problems });
          await page.goto(`${siteUrl}${addressOf(path)}`, { waitUntil: 'networkidle' });
          await page.screenshot({ path: join(into, `${fileName(path)}.png`), fullPage: true });
          await close();
          taken += 1;
        }
      }
    }
  } finally {
    await browser.close();
  }
  return { taken, problems };
}

async function openPage(
  browser: Browser,
  options: { viewport: typeof phone; language: string; problems: string[] },
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: options.viewport });
  await context.addInitScript((language) => localStorage.setItem('appLanguage', language), options.language);
  const page = await context.newPage();
  const complain = (what: string) => options.problems.push(`${page.url()} (${options.language}): ${what}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  page.on('requestfailed', (request) => complain(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => response.status() >= 400 && complain(`${response.url()} ${response.status()}`));
  return { page, close: () => context.close() };
}

function addressOf(path: string): string {
  return path === '*' ? '/no-such-page' : path;
}

function fileName(path: string): string {
  return addressOf(path).slice(1).replaceAll('/', '-') || 'home';
}
