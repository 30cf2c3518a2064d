import type { Browser } from '@playwright/test';
import { bookIn } from '../journey/visitor.ts';

/** Lighthouse's slow 4G and slow phone, as the browser's own tools apply them. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const processorSlowdown = 4;

/** A visitor's home, cold, on a slow phone: when the first price can be read, and how many requests began before anything was painted. */
export async function measurePrices(browser: Browser, siteUrl: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slow4g);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    const startsAt: number[] = [];
    page.on('request', (request) => request.response().then(() => startsAt.push(request.timing().startTime)));
    await page.goto(siteUrl);
    await bookIn(page).locator('li.row button.price').first().waitFor();
    const { paintedAt, openedAt } = await page.evaluate(() => ({
      paintedAt:
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
      openedAt: performance.timeOrigin,
    }));
    return {
      firstPricesMs: Date.now() - openedAt,
      requestsBeforePaint: startsAt.filter((startedAt) => startedAt < paintedAt).length,
    };
  } finally {
    await context.close();
  }
}
