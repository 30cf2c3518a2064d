import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../report.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { measureSight } from './first-sight.ts';
import { bookIn, createVisitor, payIn, register, type Visitor } from './visitor.ts';

const viewport = { width: 360, height: 740 };
/** What comes right after the first prices belongs to the visit. */
const afterPricesMs = 2_000;

/** Three first visits, each in a browser that was never there: one looks, one pays in, one bets. */
export async function measureJourney(
  browser: Browser,
  siteUrl: string,
  tell: (visit: string, files: [address: string, bytes: number][]) => void = () => {},
): Promise<Figure[]> {
  const open = <Result>(visit: string, walk: Walk<Result>) =>
    cold(browser, siteUrl, { walk, tell: (files) => tell(visit, files) });
  const visit = await open('first visit', async (page, kilobytes) => {
    const sight = await measureSight(page);
    await delay(afterPricesMs);
    return { ...sight, kilobytes: kilobytes() };
  });
  const deposit = await open('first deposit', async (page) => {
    const visitor = createVisitor();
    await register(page, visitor);
    await payIn(page, visitor, '5000');
    return { taps: visitor.taps() };
  });
  const bet = await open('first bet', async (page, kilobytes) => {
    const visitor = createVisitor();
    await placeFirstBet(page, visitor);
    return { taps: visitor.taps(), kilobytes: kilobytes() };
  });
  return [
    { name: 'taps_first_deposit', value: deposit.taps, goalMax: 7, decimals: 0 },
    { name: 'taps_first_bet', value: bet.taps, goalMax: 9, decimals: 0 },
    { name: 'first_visit_kb', value: visit.kilobytes, goalMax: 150 },
    { name: 'first_bet_kb', value: bet.kilobytes, goalMax: 230 },
    { name: 'first_price_px', value: visit.firstPricePx, goalMax: 300, decimals: 0 },
    { name: 'matches_first_screen', value: visit.matches, goalMin: 4, decimals: 0 },
  ];
}

type Walk<Result> = (page: Page, kilobytes: () => number) => Promise<Result>;

/** Opens home in a browser that was never there, through a proxy that counts. */
async function cold<Result>(
  browser: Browser,
  siteUrl: string,
  { walk, tell }: { walk: Walk<Result>; tell(files: [address: string, bytes: number][]): void },
): Promise<Result> {
  const proxy = await startCountingProxy();
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    // Chromium passes its own machine by unless it is told not to.
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  try {
    const page = await context.newPage();
    await page.goto(siteUrl);
    const result = await walk(page, proxy.kilobytes);
    tell(proxy.byAddress());
    return result;
  } finally {
    await context.close();
    proxy.close();
  }
}

/** As players do it who come to bet: account, money, a price, the slip. */
async function placeFirstBet(page: Page, visitor: Visitor): Promise<void> {
  const { tap } = visitor;
  await register(page, visitor);
  await payIn(page, visitor, '5000');
  await tap(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Sports' }));
  const book = bookIn(page);
  await tap(
    book
      .getByRole('region', { name: /Today|Coming up/ })
      .locator('button.price')
      .first(),
  );
  await tap(page.getByRole('button', { name: 'Betslip, 1 pick' }));
  const slip = book.getByRole('region', { name: 'Betslip' });
  await slip.getByLabel('Stake', { exact: true }).fill('500');
  await tap(slip.getByRole('button', { name: /^Place bet/ }));
  await book
    .getByText(/Bet placed|accepted/i)
    .first()
    .waitFor();
}
