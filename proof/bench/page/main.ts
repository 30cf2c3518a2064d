// What a phone on a slow network feels of the site: Lighthouse's verdicts, with a bare React page measured beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { repositoryRoot } from '../../../apps/platform/src/settings/paths.ts';
import { ensureChromium } from '../../../scripts/system/chromium.ts';
import { withOwnProduct } from '../../../scripts/system/own-product.ts';
import { createProgress } from '../../../scripts/system/progress.mjs';
import { launchOptions } from '../../e2e/browser.ts';
import { median } from '../median.ts';
import { type Figure, report } from '../report.ts';
import { measurePrices } from './measure-prices.ts';
import { medianVerdict, type Verdict } from './run-lighthouse.ts';
import { serveBarePage } from './serve-bare-page.ts';

const pages = { home: '/', slots: '/slots', promotions: '/promotions', jackpot: '/ManualJackpot', login: '/login' };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean' } } });
const runs = Number(values.runs);
const executablePath = await ensureChromium(createProgress(process.stderr));
const browserOptions = executablePath === undefined ? {} : { executablePath };

const bare = await serveBarePage();
try {
  // Nothing is played by itself, so that every run sees the same page.
  await withOwnProduct({ DEMO: 'off' }, async (siteUrl) => {
    const verdicts = new Map<string, Verdict>();
    const judge = async (name: string, url: string) => {
      const verdict = await medianVerdict(url, { runs, ...browserOptions });
      verdicts.set(name, verdict);
      console.log(inWords(name, verdict));
    };
    for (const [name, path] of Object.entries(pages)) await judge(name, siteUrl + path);
    await judge('bare', bare.url);
    report([...figuresOf(verdicts), ...(await measureByHand(siteUrl))]);
  });
} finally {
  bare.close();
}

function figuresOf(verdicts: Map<string, Verdict>): Figure[] {
  const home = verdicts.get('home');
  return [
    ...Object.keys(pages).map((name) => score(`lighthouse_${name}`, verdicts.get(name)?.performance, 95)),
    { name: 'lighthouse_bare', value: verdicts.get('bare')?.performance ?? Number.NaN, decimals: 0 },
    score('seo', Math.min(...Object.keys(pages).map((name) => verdicts.get(name)?.seo ?? Number.NaN)), 100),
    { name: 'lcp_ms', value: home?.lcpMs ?? Number.NaN, goalMax: 1_800, decimals: 0 },
    { name: 'tbt_ms', value: home?.tbtMs ?? Number.NaN, goalMax: 150, decimals: 0 },
    { name: 'cls', value: home?.cls ?? Number.NaN, goalMax: 0.02, decimals: 3 },
  ];
}

function score(name: string, value = Number.NaN, goalMin: number): Figure {
  return { name, value, goalMin, decimals: 0 };
}

async function measureByHand(siteUrl: string): Promise<Figure[]> {
  const size = JSON.parse(readFileSync(join(repositoryRoot, 'apps/site/dist/size.json'), 'utf8'));
  const browser = await playwright.launch({ ...launchOptions, ...browserOptions });
  try {
    const visits: Awaited<ReturnType<typeof measurePrices>>[] = [];
    while (visits.length < runs) visits.push(await measurePrices(browser, siteUrl));
    return [
      {
        name: 'first_prices_ms',
        value: median(visits.map((visit) => visit.firstPricesMs)),
        goalMax: 2_500,
        decimals: 0,
      },
      {
        name: 'requests_before_paint',
        value: median(visits.map((visit) => visit.requestsBeforePaint)),
        goalMax: 15,
        decimals: 0,
      },
      { name: 'js_first_load_kb_br', value: size.js_first_load_kb_br, goalMax: 85 },
    ];
  } finally {
    await browser.close();
  }
}

function inWords(name: string, { performance, seo, lcpMs, tbtMs, cls, requests }: Verdict): string {
  const facts = [`LCP ${lcpMs.toFixed(0)} ms`, `blocked ${tbtMs.toFixed(0)} ms`, `shift ${cls.toFixed(3)}`];
  return `${name.padEnd(12)}${performance.toFixed(0).padStart(4)}  ${facts.join(', ')}, SEO ${seo.toFixed(0)}, ${requests} requests`;
}
