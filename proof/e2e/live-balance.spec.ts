import { eventText } from '@harmattan/contract';
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { answerBalance, signInPlayer } from './player.ts';

const header = (page: Page) => page.getByRole('banner');
const event = (totalBalance: bigint, version: bigint) => eventText('balance', { totalBalance, version });

/** How often the tabs of this browser have opened the stream. */
function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/User/Stream')) count += 1;
  });
  return () => count;
}

test('shows a balance as soon as the stream tells it, and never an older one after it', async ({ page }) => {
  await signInPlayer(page);
  await answerBalance(page, 1);
  const connections: Route[] = [];
  await page.route('**/User/Stream', (route) => void connections.push(route));
  /** A connection is opened only when the page has dealt with all that the one before has told. */
  const connection = async (count: number) => {
    await expect.poll(() => connections.length).toBe(count);
    return (body: string) => connections[count - 1]?.fulfill({ contentType: 'text/event-stream', body });
  };
  await page.goto('/');
  await (await connection(1))(`retry: 3000\n\n${event(77_725n, 5n)}`);
  await expect(header(page)).toContainText('777.25');
  await (await connection(2))(event(300n, 4n));
  const tellThird = await connection(3);
  await expect(header(page)).toContainText('777.25');
  await tellThird(event(88_850n, 6n));
  await expect(header(page)).toContainText('888.50');
});

test('one tab reads the stream for all, and another takes over when it is closed', async ({ page, context }) => {
  await signInPlayer(page);
  const opened = countStreams(context);
  const streaming = page.waitForResponse('**/User/Stream');
  await page.goto('/');
  expect((await streaming).headers()['content-type']).toContain('text/event-stream');

  const other = await context.newPage();
  const asked = other.waitForResponse('**/User/GetBalance');
  await other.goto('/');
  await asked;
  await expect(header(other)).toContainText('0.00');
  // Told by the first tab: nothing but the stream knows of the welcome in the inbox.
  await expect(header(other)).toContainText('1 unread message');
  // The browser lists the tab that waits for the lock.
  const waiting = () => other.evaluate('navigator.locks.query().then(({ pending }) => pending.length)');
  await expect.poll(waiting).toBe(1);
  expect(opened()).toBe(1);
  await page.close();
  await expect.poll(opened).toBe(2);
});
