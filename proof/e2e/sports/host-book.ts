import { expect, type Frame, type Page, test } from '@playwright/test';
import { answer } from '../answers.ts';

/**
 * A sportsbook of our own in the place of the real ones, where the site may frame one: what it says to the page around
 * it is up to the test, and it keeps what it is told.
 */
const bookPage = `<!doctype html><html lang="en"><title>A book</title><h1>Matches of theirs</h1>
<script>globalThis.told = []; addEventListener('message', ({ data }) => told.push(data));</script></html>`;

export function originOf(standIn: 'arcade' | 'sportsbook'): string {
  const site = new URL(test.info().project.use.baseURL ?? '');
  return `http://127.0.0.1:${Number(site.port) + (standIn === 'arcade' ? 1 : 2)}`;
}

export interface Opening {
  call: string;
  search: string;
  isPlayer: boolean;
}

/** Answers every call that opens a book with this one. Tells which calls there were. */
export async function answerBooks(page: Page): Promise<Opening[]> {
  const openings: Opening[] = [];
  await page.context().route(/\/api\/api\/Sports\/(Altenar|BTI|EveryMatrix|BSBetting)\b/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const isPlayer = route.request().headers().authorization !== undefined;
    const call = pathname.replace('/api/api/Sports/', '') as keyof ReturnType<typeof repliesOf>;
    openings.push({ call, search, isPlayer });
    return route.fulfill(repliesOf(isPlayer, openings.length)[call]);
  });
  for (const standIn of ['arcade', 'sportsbook'] as const) {
    await page
      .context()
      .route(`${originOf(standIn)}/**`, (route) => route.fulfill({ contentType: 'text/html', body: bookPage }));
  }
  return openings;
}

function repliesOf(isPlayer: boolean, number: number) {
  const token = isPlayer ? 'a-token-of-theirs' : null;
  const origin = originOf('sportsbook');
  const opened = { lang: 'en-GB', frameUrl: `${origin}/a-book?n=${number}` } as const;
  const widget = { url: `${origin}/widget.js`, skinId: '1', walletCode: '1', integration: 'a-site' };
  return {
    Altenar: answer('POST Sports/Altenar', { ...opened, ...widget, token }),
    BTI: answer('POST Sports/BTI', { ...opened, baseUrl: origin, merchantId: '1', token }),
    EveryMatrix: answer('POST Sports/EveryMatrix', {
      ...opened,
      iFramebaseUrl: origin,
      basePath: '/Sports/EveryMatrix',
      currentSession: token,
    }),
    BSBetting: answer('POST Sports/BSBetting', { ...opened, url: `${origin}/a-book`, merchantId: '1' }),
  };
}

export const iframe = (page: Page) => page.getByRole('main').locator('iframe');

/** The page inside the frame, once it is there. */
export async function bookIn(page: Page): Promise<Frame> {
  await expect(iframe(page)).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Matches of theirs' })).toBeVisible();
  const frame = await (await iframe(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('the frame has a page');
  return frame;
}

/** As the page inside a frame, to the page around it. */
export async function say(frame: Frame, ...messages: unknown[]): Promise<void> {
  for (const message of messages) {
    await frame.evaluate((data) => Reflect.get(globalThis, 'parent').postMessage(data, '*'), message);
  }
}

/** What the page inside a frame has been told so far. */
export function toldTo(frame: Frame): Promise<unknown[]> {
  return frame.evaluate(() => Reflect.get(globalThis, 'told'));
}
