import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, refuse } from '../answers.ts';
import { callAs } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { main, openList } from './game-list.ts';

const launch = '/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0';
const frame = (page: Page) => page.frameLocator('iframe[title="Game"]');
const bar = (page: Page) => page.getByRole('banner');

/** A supplier of our own, where the site may frame one: what it says to the page around it is up to the test. */
async function answerLaunch(page: Page): Promise<{ launches: URL[] }> {
  const launches: URL[] = [];
  const site = new URL(test.info().project.use.baseURL ?? '');
  const supplier = `http://127.0.0.1:${Number(site.port) + 1}`;
  await page.context().route('**/api/api/Game/Start*', (route) => {
    launches.push(new URL(route.request().url()));
    return route.fulfill(answer('POST Game/StartQTech', { url: `${supplier}/a-game` }));
  });
  await page
    .context()
    .route(`${supplier}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>A game of theirs</h1>' }),
    );
  return { launches };
}

/** As the game, to the page around it. */
async function say(page: Page, message: unknown): Promise<void> {
  const heading = frame(page).getByRole('heading');
  await heading.evaluate((_, data) => Reflect.get(globalThis, 'parent').postMessage(data, '*'), message);
}

test('a visitor may not play with money, and is asked nothing where there is no game', async ({ page }) => {
  await page.goto(launch);
  await expect(page).toHaveURL('/login');
  await page.goto('/GAME/startVIVO?freeplay=0');
  await expect(main(page).getByRole('alert')).toContainText('We do not have this game');
});

test('a game that does not exist leads back to the list it would be in', async ({ page }) => {
  await signInPlayer(page);
  await page.goto('/game/StartBetSolutions/1/?gameId=5999&freeplay=0');
  await expect(main(page).getByRole('alert')).toContainText('We do not have this game');
  await main(page).getByRole('button', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL('/tablegames');
});

test('where a game has no free play, it is offered with money', async ({ page }) => {
  await page.goto('/game/StartBetSolutions/2?gameId=6020&freeplay=1');
  await expect(main(page).getByRole('alert')).toContainText('No free play in this game');
  await main(page).getByRole('button', { name: 'Play with money' }).click();
  await expect(page).toHaveURL('/login');
});

test('a game has the window to itself, but for a slim bar', { tag: '@layout' }, async ({ page }) => {
  await signInPlayer(page);
  const { launches } = await answerLaunch(page);
  await page.goto(launch);
  await expect(frame(page).getByRole('heading')).toHaveText('A game of theirs');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(bar(page)).toContainText('Sandbox');
  for (const size of [page.viewportSize(), { width: 320, height: 568 }, { width: 740, height: 360 }]) {
    if (size) await page.setViewportSize(size);
    const box = await page.locator('iframe').boundingBox();
    expect(box?.width).toBe(size?.width);
    expect(box?.height).toBeGreaterThanOrEqual((size?.height ?? 0) - 46);
    expect(
      await page.evaluate('[document.documentElement.scrollWidth, document.documentElement.scrollHeight]'),
    ).toEqual([size?.width, size?.height]);
  }
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Full screen', exact: true }).click();
  await bar(page).getByRole('button', { name: 'Leave full screen' }).click();
  expect(launches.map(({ search }) => search)).toEqual([
    `?gameid=HRM-cowrie-rush&lang=en&lobbyUrl=${encodeURIComponent(`${launches[0]?.origin}/slots`)}&freeplay=0&isMobile=false`,
  ]);
});

test('the page heeds the game in its frame, and no other window', async ({ page }) => {
  await signInPlayer(page);
  const { launches } = await answerLaunch(page);
  await page.goto(launch);
  await expect(frame(page).getByRole('heading')).toBeVisible();
  await page.evaluate(`postMessage({ type: 'harmattan:session-expired' }, location.origin)`);
  await say(page, 'harmattan:close');
  await say(page, { type: 'harmattan:deposit' });
  await say(page, { type: 'harmattan:session-expired' });
  await expect(main(page).getByRole('alert')).toContainText('Your session has ended');
  await main(page).getByRole('button', { name: 'Open the game again' }).click();
  await expect(frame(page).getByRole('heading')).toBeVisible();
  expect(launches).toHaveLength(2);
  await say(page, { type: 'harmattan:close' });
  await expect(page).toHaveURL('/slots');
});

test('a window that was opened for the game closes with it', async ({ page }) => {
  await signInPlayer(page);
  const { launches } = await answerLaunch(page);
  await page.goto('/provablyfair');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Zeppelin' }).first().click();
  const popup = await opening;
  await expect(frame(popup).getByRole('heading')).toBeVisible();
  expect(launches.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/api/Game/StartBetsolutions?productId=3&gameId=7001&lang=en&freeplay=0',
  ]);
  const closing = popup.waitForEvent('close');
  await bar(popup).getByRole('button', { name: 'Close the game' }).click();
  await closing;
});

test('where pop-ups are blocked, the way back finds the list as it was left', async ({ page }) => {
  await signInPlayer(page);
  await answerLaunch(page);
  await page.addInitScript('window.open = () => null');
  await openList(page, '/slots?category=7');
  const game = main(page).getByRole('listitem').first();
  await game.getByRole('link').click();
  await expect(frame(page).getByRole('heading')).toBeVisible();
  // From now on the list comes from nowhere but the page's own memory.
  await page.route('**/Game/GetGames', () => undefined);
  await bar(page).getByRole('button', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL('/slots?category=7');
  await expect(game).toBeVisible();
});

test('what keeps a game from opening is told calmly, and can be tried again', async ({ page }) => {
  const player = await signInPlayer(page);
  const { launches } = await answerLaunch(page);
  await page.route('**/api/api/Game/Start*', (route) =>
    route.fulfill(refuse('POST Game/StartQTech', 'GAME_SERVICE_DOWN')),
  );
  await page.goto(launch);
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('The supplier of this game cannot be reached. No money was taken.');

  await page.unroute('**/api/api/Game/Start*');
  await page.route('**/api/api/Game/Start*', (route) => route.abort());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Check your connection and try again. No money was taken.');

  await page.unroute('**/api/api/Game/Start*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(frame(page).getByRole('heading')).toBeVisible();
  expect(launches).toHaveLength(1);

  await page.context().unroute('**/api/api/Game/Start*');
  await callAs(player, page, 'POST Security/LogOff');
  await bar(page).getByRole('button', { name: 'Open the game again' }).click();
  await expect(alert).toContainText('Your session has ended');
  await alert.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a game that takes its time is not hurried, and can be opened anew', async ({ page }) => {
  await signInPlayer(page);
  await page.clock.install();
  const { launches } = await answerLaunch(page);
  // The first one is never answered.
  await page.route('**/a-game', (route) => (launches.length > 1 ? route.fallback() : undefined));
  await page.goto(launch);
  await expect(main(page).getByText('Opening the game…').first()).toBeVisible();
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(15_100);
  await expect(main(page)).toContainText('This takes longer than usual.');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(frame(page).getByRole('heading')).toBeVisible();
  await expect(main(page)).not.toContainText('Opening the game…');
  expect(launches).toHaveLength(2);
});
