import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { signIn } from './sign-in.ts';
import { sizes, type Tour, type Wishes, wishedTours } from './tours.ts';

const atOnceMax = 3;
const patienceMs = 30_000;
/** Pages that are a sportsbook, in a frame. */
const bookPath = /^\/((en\/)?sports\/(?!mybets|altenarlite)\w+)?$/i;
/** It follows the first paint, on wide screens. */
const sideMenu = 'nav a[href="/contact"]';
/** The site's own, and the sportsbook's. */
const skeleton = '[aria-busy="true"], .skeleton';

interface Options {
  siteUrl: string;
  folder: string;
  chromium: string | undefined;
  wishes: Wishes;
}

/** Takes the wished pictures. Complaints of console and network are problems, and so is a page that does not come to rest. */
export async function takeShots({ siteUrl, folder, chromium, wishes }: Options) {
  const browser = await playwright.launch({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
  const problems: string[] = [];
  let taken = 0;
  const race = await findRace(siteUrl);

  async function take(tour: Tour): Promise<void> {
    const into = join(folder, tour.as, tour.size, tour.language, tour.theme);
    mkdirSync(into, { recursive: true });
    const context = await openContext(browser, { siteUrl, tour, problems });
    for (const path of tour.paths) {
      const page = await context.newPage();
      await page.goto(`${siteUrl}${path === '/cashracedetails' ? `${path}?urlSuffix=${race}` : path}`);
      const isAtRest = await untilAtRest(page, tour);
      if (!isAtRest) problems.push(`${path} (${tour.as}, ${tour.size}): still loading after ${patienceMs / 1_000} s`);
      const file = join(into, `${fileName(path)}.png`);
      await page.screenshot({ path: file, fullPage: !wishes.isFirstScreen });
      await page.close();
      taken += 1;
    }
    await context.close();
  }

  try {
    await runAtMost(
      atOnceMax,
      wishedTours(wishes).map((tour) => () => take(tour)),
    );
  } finally {
    await browser.close();
  }
  return { taken, problems };
}

/** Those further down come only when one scrolls to them. */
const allPictures = `Promise.all([document.fonts.ready, ...[...document.images].map((image) => {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
})]).then(() => true)`;

/**
 * The page has its heading, and neither it nor a frame of it shows a skeleton. Its network never rests: a player's page keeps a
 * stream open. The gallery shows skeletons for ever.
 */
async function untilAtRest(page: Page, { size }: Tour): Promise<boolean> {
  const heading = page.locator('h1, iframe[title="Game"]').first();
  try {
    await heading.waitFor({ state: 'attached', timeout: patienceMs });
    if (page.url().endsWith('/gallery')) return true;
    const isBare = (await page.locator('header').count()) === 0;
    if (size !== 'phone' && !isBare) await page.locator(sideMenu).first().waitFor({ timeout: patienceMs });
    if (bookPath.test(new URL(page.url()).pathname))
      await page.frameLocator('iframe').locator('.row').first().waitFor();
    await untilNoSkeleton(page);
    // A frame opens once the page knows what it shows.
    await untilNoSkeleton(page);
    await page.evaluate(allPictures);
    return true;
  } catch {
    return false;
  }
}

async function untilNoSkeleton(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForLoadState('load', { timeout: patienceMs });
    await frame.locator(skeleton).first().waitFor({ state: 'hidden', timeout: patienceMs });
  }
}

async function openContext(
  browser: Browser,
  { siteUrl, tour, problems }: { siteUrl: string; tour: Tour; problems: string[] },
): Promise<BrowserContext> {
  const localStorage = [
    { name: 'appLanguage', value: tour.language },
    { name: 'theme', value: tour.theme },
  ];
  const context = await browser.newContext({
    viewport: sizes[tour.size],
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  if (tour.as === 'player') await signIn(context, siteUrl);
  context.on('page', (page) => {
    const complain = (what: string) => problems.push(`${page.url()} (${tour.as}, ${tour.language}): ${what}`);
    page.on('console', (message) => message.type() === 'error' && complain(message.text()));
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => {
      // The page is closed while its stream is open.
      const text = request.failure()?.errorText;
      if (text !== 'net::ERR_ABORTED') complain(`${request.url()} ${text}`);
    });
    page.on('response', (response) => response.status() >= 400 && complain(`${response.url()} ${response.status()}`));
  });
  return context;
}

/** Races are named after their day. */
async function findRace(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/api/Cashrace/GetCashRacesList?lang=en`);
  const { data } = (await answer.json()) as { data: { urlSuffix: string }[] };
  return data[0]?.urlSuffix ?? '';
}

function fileName(path: string): string {
  return path.slice(1).replace(/\?.*/, '').replaceAll('/', '-') || 'home';
}

async function runAtMost(count: number, tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: count }, worker));
}
