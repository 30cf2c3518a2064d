// What a first visit costs a player on a phone: presses, kilobytes, and how far down the first price is.
import { chromium as playwright } from '@playwright/test';
import { ensureChromium } from '../../../scripts/system/chromium.ts';
import { withOwnProduct } from '../../../scripts/system/own-product.ts';
import { createProgress } from '../../../scripts/system/progress.mjs';
import { launchOptions } from '../../e2e/browser.ts';
import { report } from '../report.ts';
import { measureJourney } from './cold-visits.ts';

const chromium = await ensureChromium(createProgress(process.stderr));
await withOwnProduct({ DEMO: 'on' }, async (siteUrl) => {
  const browser = await playwright.launch({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
  try {
    report(await measureJourney(browser, siteUrl));
  } finally {
    await browser.close();
  }
});
