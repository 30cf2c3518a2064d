import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Page, chromium as playwright } from '@playwright/test';
import { PlainWordsError } from '../../scripts/system/plain-words-error.mjs';
import { desktop, launchOptions, phone } from '../e2e/browser.ts';
import { signIn } from './sign-in.ts';

interface Picture {
  name: string;
  path: string;
  size: typeof phone;
  /** A phone's screen has two pixels where a desktop's has one. */
  scale: 1 | 2;
  as: 'visitor' | 'player';
  /** Until everything is there that the picture shows. */
  untilShown(page: Page): Promise<void>;
}

const patienceMs = 300_000;
const lookEveryMs = 100;
/** The multiplier at which Zeppelin's picture is taken. */
const heightShown = 1.4;
const qualityOfWebp = 0.8;
const game = (page: Page) => page.frameLocator('iframe[title="Game"]');
const onDesktop = { size: desktop, scale: 1 } as const;
const onPhone = { size: phone, scale: 2, as: 'player' } as const;

/** What README.md shows. Home comes last: no flight takes off without a watcher, and home shows one that Zeppelin's picture watched. */
const pictures: Picture[] = [
  { name: 'sportsbook', path: '/Sports/BTI', as: 'player', ...onDesktop, untilShown: untilPrices },
  { name: 'game', path: '/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=1', ...onPhone, untilShown: untilGame },
  { name: 'zeppelin', path: '/Game/StartBetsolutions/3?gameId=7001&freeplay=1', ...onPhone, untilShown: untilFlying },
  { name: 'cashier', path: '/deposit', ...onPhone, untilShown: untilMethods },
  { name: 'home', path: '/', as: 'visitor', ...onDesktop, untilShown: untilHome },
];

/** Opens the pages of README.md and writes each as a small WebP. Answers the files' names. */
export async function takeReadmeShots(options: {
  siteUrl: string;
  folder: string;
  chromium: string | undefined;
}): Promise<string[]> {
  const { siteUrl, folder, chromium } = options;
  const browser = await playwright.launch({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
  try {
    for (const picture of pictures) {
      const png = await takePng(browser, siteUrl, picture);
      writeFileSync(join(folder, `${picture.name}.webp`), await webpOf(browser, png));
    }
  } finally {
    await browser.close();
  }
  return pictures.map(({ name }) => `${name}.webp`);
}

async function takePng(browser: Browser, siteUrl: string, picture: Picture): Promise<Buffer> {
  const context = await browser.newContext({ viewport: picture.size, deviceScaleFactor: picture.scale });
  context.setDefaultTimeout(patienceMs);
  if (picture.as === 'player') await signIn(context, siteUrl);
  const page = await context.newPage();
  await page.goto(`${siteUrl}${picture.path}`);
  await picture.untilShown(page);
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** A player's page has a stream open, so its network is never idle. */
async function untilPictures(page: Page): Promise<void> {
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  await page.evaluate('document.fonts.ready.then(() => true)');
}

async function untilMethods(page: Page): Promise<void> {
  await page.getByText('Bank transfer').first().waitFor();
  await untilPictures(page);
}

/** The book stands in a frame, and shows the frame before the prices. */
async function untilPrices(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('.row .price').first().waitFor();
  await untilPictures(page);
}

async function untilHome(page: Page): Promise<void> {
  await page.locator('[data-flying]').waitFor();
  await untilPrices(page);
}

/** The game is at rest when it shows a balance. */
async function untilGame(page: Page): Promise<void> {
  await game(page).locator('#balance').filter({ hasText: /\d/ }).waitFor();
  await game(page).locator('button:enabled', { hasText: 'Spin' }).first().waitFor();
}

/** High enough to be seen, and not burst yet. Some flights burst before. */
async function untilFlying(page: Page): Promise<void> {
  const flying = game(page).locator('#zeppelin[data-phase="flying"] #height');
  for (const endsAt = performance.now() + patienceMs; performance.now() < endsAt; await delay(lookEveryMs)) {
    const [height] = await flying.allTextContents();
    if (Number.parseFloat(height ?? '') >= heightShown) return;
  }
  throw new PlainWordsError('No flight rose as high as the picture needs.');
}

/** The browser draws the picture and writes it as WebP, which Playwright does not. */
async function webpOf(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64: string = await page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${qualityOfWebp}).split(',')[1];
  })()`);
  await page.close();
  return Buffer.from(base64, 'base64');
}
