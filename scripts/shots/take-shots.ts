import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@harmattan/i18n/language';
import { type Browser, type BrowserContext, chromium as playwright } from '@playwright/test';
import { routes } from '../../apps/site/src/app/routes.ts';
import { desktop, launchOptions, phone } from '../../e2e/browser.ts';

const sizes = { phone, desktop };
const atOnceMax = 3;

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
  const paths = routes.filter(({ path, needsPlayer }) => !needsPlayer && path.startsWith(only)).map(({ path }) => path);
  const problems: string[] = [];
  const tours = Object.entries(sizes).flatMap(([size, viewport]) =>
    languages.map((language) => async () => {
      const into = join(folder, size, language);
      mkdirSync(into, { recursive: true });
      const context = await newContext(browser, { siteUrl, viewport, language, problems });
      for (const path of paths) await takeShot(context, { siteUrl, path, into });
      await context.close();
    }),
  );
  try {
    await runAtMost(atOnceMax, tours);
  } finally {
    await browser.close();
  }
  return { taken: tours.length * paths.length, problems };
}

async function newContext(
  browser: Browser,
  options: { siteUrl: string; viewport: typeof phone; language: string; problems: string[] },
): Promise<BrowserContext> {
  const localStorage = [{ name: 'appLanguage', value: options.language }];
  const context = await browser.newContext({
    viewport: options.viewport,
    storageState: { cookies: [], origins: [{ origin: options.siteUrl, localStorage }] },
  });
  context.on('page', (page) => {
    const complain = (what: string) => options.problems.push(`${page.url()} (${options.language}): ${what}`);
    page.on('console', (message) => message.type() === 'error' && complain(message.text()));
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => complain(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => response.status() >= 400 && complain(`${response.url()} ${response.status()}`));
  });
  return context;
}

async function takeShot(
  context: BrowserContext,
  { siteUrl, path, into }: { siteUrl: string; path: string; into: string },
): Promise<void> {
  const address = path === '*' ? '/no-such-page' : path;
  const page = await context.newPage();
  await page.goto(`${siteUrl}${address}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(into, `${address.slice(1).replaceAll('/', '-') || 'home'}.png`), fullPage: true });
  await page.close();
}

async function runAtMost(count: number, tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: count }, worker));
}
