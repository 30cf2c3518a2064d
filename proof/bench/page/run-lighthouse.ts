import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { launchOptions } from '../../e2e/browser.ts';
import { median } from '../median.ts';

/** What Lighthouse says about a page on a phone: its own slow 4G, a processor four times slower. */
export interface Verdict {
  performance: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  requests: number;
}

/** The median of each figure, each run in a browser that was never there. */
export async function medianVerdict(url: string, options: { runs: number; executablePath?: string }): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  while (verdicts.length < options.runs) verdicts.push(await runOnce(url, options.executablePath));
  const of = (name: keyof Verdict) => median(verdicts.map((verdict) => verdict[name]));
  return {
    performance: of('performance'),
    seo: of('seo'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    requests: of('requests'),
  };
}

async function runOnce(url: string, executablePath: string | undefined): Promise<Verdict> {
  const [port] = await freePorts(1);
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }), args });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance', 'seo'] });
    if (!result || result.lhr.runtimeError) throw new Error(`no verdict: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits } = result.lhr;
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: unknown[] };
    return {
      performance: 100 * (categories.performance?.score ?? Number.NaN),
      seo: 100 * (categories.seo?.score ?? Number.NaN),
      lcpMs: figure('largest-contentful-paint'),
      tbtMs: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      requests: items.length,
    };
  } finally {
    await browser.close();
  }
}
