// What a first visit costs a player on a phone: presses, kilobytes, and how far down the first price is. `--files` prints what each address sent.
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { ensureChromium } from '../../../scripts/system/chromium.ts';
import { withOwnProduct } from '../../../scripts/system/own-product.ts';
import { createProgress } from '../../../scripts/system/progress.mjs';
import { launchOptions } from '../../e2e/browser.ts';
import { report } from '../report.ts';
import { measureJourney } from './cold-visits.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, files: { type: 'boolean' } } });

function tell(visit: string, files: [address: string, bytes: number][]): void {
  if (!values.files) return;
  console.error(`\n${visit}`);
  for (const [address, bytes] of files) console.error(`${(bytes / 1_024).toFixed(1).padStart(8)} KB  ${address}`);
}

const chromium = await ensureChromium(createProgress(process.stderr));
await withOwnProduct({ DEMO: 'on' }, async (siteUrl) => {
  const browser = await playwright.launch({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
  try {
    report(await measureJourney(browser, siteUrl, tell));
  } finally {
    await browser.close();
  }
});
