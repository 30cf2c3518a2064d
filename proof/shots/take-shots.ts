import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@harmattan/i18n/language';
import { type Browser, type BrowserContext, chromium as playwright } from '@playwright/test';
import { routes } from '../../apps/site/src/app/routes.ts';
import { desktop, launchOptions, phone } from '../e2e/browser.ts';
import { signIn } from './sign-in.ts';

const sizes = { phone, desktop };
const atOnceMax = 3;

interface Options {
  siteUrl: string;
  folder: string;
  chromium: string | undefined;
  /** Only paths that start like this. */
  only: string;
}

interface Tour {
  size: keyof typeof sizes;
  language: string;
  as: 'visitor' | 'player';
}

/** Opens each route as each kind of caller, at each size, in each language. Complaints of console and network are problems. */
export async function takeShots({ siteUrl, folder, chromium, only }: Options) {
  const browser = await playwright.launch({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
  const problems: string[] = [];
  let taken = 0;

  async function take(tour: Tour): Promise<void> {
    const into = join(folder, tour.as, tour.size, tour.language);
    mkdirSync(into, { recursive: true });
    const context = await openContext(browser, { siteUrl, tour, problems });
    for (const path of pathsFor(tour, only)) {
      await takeShot(context, { siteUrl, path, into });
      taken += 1;
    }
    await context.close();
  }

  try {
    await runAtMost(
      atOnceMax,
      allTours().map((tour) => () => take(tour)),
    );
  } finally {
    await browser.close();
  }
  return { taken, problems };
}

function allTours(): Tour[] {
  return (['visitor', 'player'] as const).flatMap((as) =>
    (['phone', 'desktop'] as const).flatMap((size) => languages.map((language) => ({ as, size, language }))),
  );
}

function pathsFor({ as }: Tour, only: string): string[] {
  return routes
    .filter(({ path, needsPlayer }) => (as === 'player' || !needsPlayer) && path.startsWith(only))
    .map(({ path }) => path);
}

async function openContext(
  browser: Browser,
  { siteUrl, tour, problems }: { siteUrl: string; tour: Tour; problems: string[] },
): Promise<BrowserContext> {
  const localStorage = [{ name: 'appLanguage', value: tour.language }];
  const context = await browser.newContext({
    viewport: sizes[tour.size],
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  if (tour.as === 'player') await signIn(context, siteUrl);
  context.on('page', (page) => {
    const complain = (what: string) => problems.push(`${page.url()} (${tour.as}, ${tour.language}): ${what}`);
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
  const address = path === '*' ? '/no-such-page' : path.replace(':language', 'en').replace(/:\w+/g, '1');
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
