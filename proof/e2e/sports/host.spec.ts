import { expect, type Page, test } from '@playwright/test';
import { fillLogin, openAccount, pressLogin } from '../access/account.ts';
import { expectAccessible } from '../accessibility.ts';
import { answerCalls, refuse } from '../answers.ts';
import { answerBalance, signInPlayer } from '../player.ts';
import { answerBooks, bookIn, iframe, originOf, say, toldTo } from './host-book.ts';

const main = (page: Page) => page.getByRole('main');
const slipButton = (page: Page) => page.getByRole('button', { name: /^Betslip/ });
const heightOf = async (page: Page) => (await iframe(page).boundingBox())?.height;

test('a visitor finds the main sportsbook at home, a second after the page', { tag: '@layout' }, async ({ page }) => {
  const openings = await answerBooks(page);
  await page.goto('/');
  await expect(page.getByText('Opening the sportsbook of Altenar')).toBeAttached();
  await bookIn(page);
  expect(await heightOf(page)).toBe(2_785);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  expect(openings).toEqual([{ call: 'Altenar', search: '?lang=en', isPlayer: false }]);
  const startedMs = await page.evaluate<number>(
    `performance.getEntriesByType('resource').find(({ initiatorType }) => initiatorType === 'iframe').startTime`,
  );
  expect(startedMs).toBeGreaterThanOrEqual(1_000);
});

test.describe('what a frame says', () => {
  test('is heeded from the book alone: not from this page, another window, or another page in its place', async ({
    page,
  }) => {
    await answerBooks(page);
    await page.goto('/Sports/EveryMatrix');
    const book = await bookIn(page);
    const forged = [{ type: 'OMFE:goToLogin' }, { type: 'OMFE:setIFrameHeight', payload: 777 }];
    for (const message of forged) await page.evaluate((data) => postMessage(data, '*'), message);

    // The supplier's own origin, in a window that is not the book's.
    await page.evaluate(
      (src) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src, id: 'other' }));
      },
      `${originOf('sportsbook')}/other`,
    );
    const other = await (await page.locator('#other').elementHandle())?.contentFrame();
    await other?.waitForURL(/other/);
    if (other) await say(other, ...forged);

    await say(book, { type: 'OMFE:setIFrameHeight', payload: 901 });
    await expect.poll(() => heightOf(page)).toBe(901);
    await expect(page).toHaveURL('/Sports/EveryMatrix');

    // The book's own window, navigated to another origin.
    await book.goto(`${originOf('arcade')}/foreign`);
    await say(book, ...forged);
    await book.goto(`${originOf('sportsbook')}/back`);
    await say(book, { type: 'OMFE:setIFrameHeight', payload: 902 });
    await expect.poll(() => heightOf(page)).toBe(902);
    await expect(page).toHaveURL('/Sports/EveryMatrix');
  });

  test('makes the frame of one book taller, within bounds, and of no other', async ({ page }) => {
    await answerBooks(page);
    await page.goto('/Sports/EveryMatrix');
    const book = await bookIn(page);
    await say(book, { type: 'OMFE:setIFrameHeight', payload: 1e9 });
    await expect.poll(() => heightOf(page)).toBe(20_000);
    await say(book, { type: 'OMFE:setIFrameHeight', payload: -5 }, { type: 'OMFE:setIFrameHeight', payload: '1px' });
    await say(book, { type: 'OMFE:setIFrameHeight', payload: 1 });
    await expect.poll(() => heightOf(page)).toBe(100);

    await page.goto('/Sports/Altenar');
    const altenar = await bookIn(page);
    await say(altenar, { source: 'sportsbook', event: 'height', value: 900 });
    await say(altenar, { source: 'sportsbook', event: 'betslipCount', value: 1 });
    if ((page.viewportSize()?.width ?? 0) < 1_024) await expect(slipButton(page)).toBeVisible();
    expect(await heightOf(page)).toBe(2_785);
  });

  test('holds the page still while something covers the book, and shows the book where it asks', async ({ page }) => {
    await answerBooks(page);
    await page.goto('/Sports/EveryMatrix');
    const book = await bookIn(page);
    await say(book, { type: 'OMFE:setIFrameHeight', payload: 3_000 });
    await expect.poll(() => heightOf(page)).toBe(3_000);
    const top = (await iframe(page).boundingBox())?.y ?? 0;
    await page.evaluate('scrollTo(0, 1500)');
    await say(book, { type: 'OMFE:showOverlay' });
    await expect.poll(() => heightOf(page)).toBe((page.viewportSize()?.height ?? 0) - 60);
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden');
    expect(Math.abs((await iframe(page).boundingBox())?.y ?? 99)).toBeLessThan(1);
    await say(book, { type: 'OMFE:hideOverlay' });
    await expect.poll(() => heightOf(page)).toBe(3_000);
    expect(await page.evaluate('scrollY')).toBe(1_500);
    await say(book, { type: 'OMFE:scrollTop' });
    await expect.poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - top)).toBeLessThan(1);
    await say(book, { type: 'OMFE:locationChanged', payload: { pathname: '/match/17', search: '', hash: '' } });
    await expect(page).toHaveURL('/Sports/EveryMatrix?page=match/17');
    await page.reload();
    expect((await bookIn(page)).url()).toContain('page=match%2F17');
  });

  test('leads back to where a view was left, when the book is as tall again as it was', async ({ page }) => {
    await answerBooks(page);
    await page.goto('/Sports/EveryMatrix');
    const book = await bookIn(page);
    const moveTo = (pathname: string) => ({
      type: 'OMFE:locationChanged',
      payload: { pathname, search: '', hash: '' },
    });
    await say(book, { type: 'OMFE:setIFrameHeight', payload: 4_000 });
    await expect.poll(() => heightOf(page)).toBe(4_000);
    await page.evaluate('scrollTo(0, 2200)');
    await say(book, moveTo('/match/17'), { type: 'OMFE:scrollTop' }, { type: 'OMFE:setIFrameHeight', payload: 1_200 });
    await expect.poll(() => heightOf(page)).toBe(1_200);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeLessThan(300);
    await say(book, moveTo('/'));
    await expect(page).toHaveURL('/Sports/EveryMatrix');
    expect(await page.evaluate<number>('scrollY')).toBeLessThan(2_200);
    await say(book, { type: 'OMFE:setIFrameHeight', payload: 4_000 });
    await expect.poll(() => page.evaluate('scrollY')).toBe(2_200);
  });

  test('moves the balance when a bet is placed', async ({ page }) => {
    await answerBooks(page);
    await signInPlayer(page);
    await answerBalance(page, 1_000);
    await page.clock.install();
    await page.goto('/');
    const book = await bookIn(page);
    await expect(page.getByRole('banner')).toContainText('1,000.00');
    await page.clock.pauseAt(Date.now() + 60_000);
    await answerBalance(page, 750.5);
    await say(book, { source: 'sportsbook', event: 'betPlaced', value: ['1'] });
    let passedMs = 0;
    await expect(async () => {
      passedMs += 100;
      await page.clock.runFor(100);
      await expect(page.getByRole('banner')).toContainText('750.50', { timeout: 1_000 });
    }).toPass();
    expect(passedMs, 'sooner than the page asks by itself').toBeLessThan(10_000);
  });
});

test('a book is told who plays when it asks, and no page that has taken its place', async ({ page }) => {
  await answerBooks(page);
  await signInPlayer(page);
  await page.goto('/Sports/BTI');
  const book = await bookIn(page);
  await say(book, { action: 'status' });
  await expect
    .poll(() => toldTo(book))
    .toEqual([{ action: 'status', data: { status: 'real', token: 'a-token-of-theirs' } }]);
  await say(book, { action: 'session' });
  await expect.poll(() => toldTo(book)).toHaveLength(2);

  // Pressed while another page is in the frame: whatever is told now must not reach it.
  await say(book, { action: 'betSlipCountChange', count: 1 });
  await expect(slipButton(page)).toBeVisible();
  await book.goto(`${originOf('arcade')}/foreign`);
  await slipButton(page).click();
  await say(book, { action: 'status' }, { action: 'session' });
  // Whatever was sent before this has arrived before it.
  await iframe(page).evaluate((frame) => Reflect.get(frame, 'contentWindow').postMessage('the last one', '*'));
  await expect.poll(() => toldTo(book)).toContain('the last one');
  expect(await toldTo(book)).toEqual(['the last one']);
});

test('the way to the slip shows its count above zero, covers nothing, and leads there', async ({ page }) => {
  await answerBooks(page);
  await page.goto('/');
  const book = await bookIn(page);
  const tell = (event: string, value?: unknown) => say(book, { source: 'sportsbook', event, value });
  await tell('betslipCount', 0);
  await expect(slipButton(page)).toHaveAccessibleName('Betslip');
  await tell('betslipCount', 3);
  await expect(slipButton(page)).toHaveAccessibleName('Betslip, 3 picks');
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  const button = await slipButton(page).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);

  // Below the book it stays behind, above what follows.
  await page.getByRole('heading', { name: 'Where you are' }).scrollIntoViewIfNeeded();
  const [frame, rest] = [await iframe(page).boundingBox(), await slipButton(page).boundingBox()];
  expect(rest?.y ?? 0).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));

  await page.evaluate('scrollTo(0, 1000)');
  await slipButton(page).click();
  await expect.poll(() => toldTo(book)).toEqual([{ source: 'host', command: 'goToBetslip' }]);
  expect(Math.abs((await iframe(page).boundingBox())?.y ?? 99)).toBeLessThan(1);
  await tell('betslipShown');
  await expect(slipButton(page)).toHaveCount(0);
  await tell('betslipHidden');
  await expect(slipButton(page)).toBeVisible();
  await tell('betslipCount', 0);
  await expect(slipButton(page)).toHaveText(/^BetslipBetslip$/);
});

test('a desktop has the slip beside the matches, and no button for it', { tag: '@desktop' }, async ({ page }) => {
  await answerBooks(page);
  await page.goto('/');
  await say(await bookIn(page), { source: 'sportsbook', event: 'betslipCount', value: 3 });
  await expect(page.locator('button', { hasText: 'Betslip' })).toBeAttached();
  await expect(slipButton(page)).toBeHidden();
});

test('who has to sign in for a bet comes back to the same book, which begins anew for them', async ({ page }) => {
  const openings = await answerBooks(page);
  const account = await openAccount(page);
  await page.goto('/Sports/BSBetting');
  await say(await bookIn(page), { source: 'sportsbook', event: 'navigate', value: '/match/17' });
  await expect(page).toHaveURL('/Sports/BSBetting?page=match/17');
  await say(await bookIn(page), { source: 'sportsbook', event: 'signIn' });
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account);
  await pressLogin(page);
  await expect(page).toHaveURL('/Sports/BSBetting?page=match/17');
  await bookIn(page);
  expect(openings.map(({ isPlayer }) => isPlayer)).toEqual([false, true]);

  // The site knows the player: what has ended is the book's own session.
  await say(await bookIn(page), { source: 'sportsbook', event: 'signIn' });
  await expect(main(page).getByRole('alert')).toContainText('Nothing has happened to your bets');
  await main(page).getByRole('button', { name: 'Open it again' }).click();
  await bookIn(page);
  expect(openings).toHaveLength(3);
});

test('a book that is down is told of calmly, leaves the rest alone, and opens later', async ({ page }) => {
  const altenar = '**/Sports/Altenar?*';
  await answerBooks(page);
  await page.route(altenar, (route) => route.fulfill(refuse('POST Sports/Altenar', 'SPORTSBOOK_SERVICE_DOWN')));
  await page.goto('/');
  await expect(main(page).getByRole('alert')).toContainText('Your balance and your open bets are safe');
  await page.getByTitle('Sportsbooks').click();
  await expect(main(page).getByRole('link', { name: 'EveryMatrix' })).toHaveAttribute('href', '/Sports/EveryMatrix');
  await expect(
    main(page)
      .getByRole('link', { name: /jackpot/i })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(altenar);
  await main(page).getByRole('button', { name: 'Try again' }).first().click();
  await bookIn(page);
});

test('the language in the address wins, and follows who chooses another', async ({ page }) => {
  const openings = await answerBooks(page);
  await page.goto('/sw/Sports/BTI');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await bookIn(page);
  expect(openings.at(-1)).toMatchObject({ call: 'BTI', search: '?lang=sw' });
  await page.getByLabel('Lugha').selectOption({ label: '中文' });
  await expect(page).toHaveURL('/zh/Sports/BTI');
  await bookIn(page);
  expect(openings.at(-1)).toMatchObject({ call: 'BTI', search: '?lang=zh' });
});

test.describe('the list of books', () => {
  const opener = (page: Page) => page.getByTitle('Sportsbooks');
  const books = (page: Page) => page.getByRole('navigation', { name: 'Sportsbooks' }).getByRole('link');

  test('leads to each of them and marks the one that is open', { tag: '@layout' }, async ({ page }) => {
    await answerBooks(page);
    await page.goto('/');
    await opener(page).click();
    await expect(books(page)).toHaveText(['Altenar', 'BTI', 'EveryMatrix', 'BSBetting']);
    await expect(books(page).first()).toHaveAttribute('aria-current', 'page');
    for (const name of ['BTI', 'EveryMatrix', 'BSBetting']) {
      await books(page).filter({ hasText: name }).click();
      await expect(page).toHaveURL(`/Sports/${name}`);
      await opener(page).click();
      await expect(books(page).filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByTitle(`Sportsbook of ${name}`)).toBeVisible();
    }
  });

  test('closes with Escape, by a tap elsewhere and when the focus leaves it', async ({ page }) => {
    await answerBooks(page);
    await page.goto('/Sports/BTI');
    await opener(page).click();
    await expect(books(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(books(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).press('Enter');
    await page.getByRole('heading', { name: 'Sports', level: 1 }).click();
    await expect(books(page)).toHaveCount(0);
    await opener(page).press('Enter');
    await books(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(books(page)).toHaveCount(0);
  });

  test.describe('inside an app', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 11; TECNO KE5; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36',
    });

    test('does without EveryMatrix', async ({ page }) => {
      await answerBooks(page);
      await answerCalls(page, { 'GET Security/GetIpCountry': { country: 'TZ' } });
      await page.addInitScript(() => {
        if (self === top) localStorage.setItem('webviewModalWasShown', 'true');
      });
      await page.goto('/');
      await opener(page).click();
      await expect(books(page)).toHaveText(['Altenar', 'BTI', 'BSBetting']);
      await page.goto('/Sports/EveryMatrix');
      await expect(page).toHaveURL('/Sports/Altenar');
      await expect(page.getByTitle('Sportsbook of Altenar')).toBeVisible();
    });
  });
});

test.describe('Sports Lite', () => {
  const script = /\/altenar\/altenarWSDK\.js$/;
  const inFrame = (page: Page) => page.frameLocator('main iframe');

  /** In the place of the supplier's script. What it does is up to the test. */
  const answerScript = (page: Page, onAdded: string) =>
    page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.altenarWSDK = {
          init(options) { window.told = options; },
          async addSportsBook({ container, props }) {
            const button = Object.assign(document.createElement('button'), { textContent: 'Their sign-in' });
            button.style.height = '60px';
            button.onclick = props.onSignInButtonClick;
            container.append(button);
            ${onAdded}
          },
          remove() {},
        };`,
      }),
    );

  test('runs in a frame of its own origin, as tall as the book, and does what the book asks for', {
    tag: '@layout',
  }, async ({ page }) => {
    await answerScript(page, "props.onRouteChange({ page: '/live' }); props.onOddSelect({ count: 1 });");
    await page.goto('/Sports/AltenarLite');
    const button = inFrame(page).getByRole('button', { name: 'Their sign-in' });
    await expect(button).toBeVisible();
    await expect(page).toHaveURL('/Sports/AltenarLite?page=live');
    const frame = await (await iframe(page).elementHandle())?.contentFrame();
    expect(new URL(frame?.url() ?? '').hostname).toBe('127.0.0.1');
    expect(await frame?.evaluate('told')).toEqual({ integration: 'harmattan', culture: 'en-GB', themeName: 'dark' });
    // The least height that a frame gets.
    await expect.poll(async () => (await iframe(page).boundingBox())?.height).toBe(100);
    await expectAccessible(page);
    await button.click();
    await expect(page).toHaveURL('/login');
  });

  test('what the script does reaches neither the session nor the page around it, and leaves with the page', async ({
    page,
  }) => {
    await signInPlayer(page);
    const attempts = `
      const found = { cookie: document.cookie, storage: Object.keys(localStorage) };
      const tried = (name, attempt) => { try { found[name] = String(attempt()); } catch (error) { found[name] = error.name; } };
      tried('dom', () => parent.document.title);
      tried('parentStorage', () => parent.localStorage.length);
      tried('parentCookie', () => parent.document.cookie);
      tried('leads away', () => { top.location.href = 'https://evil.example/'; return 'moved'; });
      found.call = await fetch('http://localhost:' + location.port + '/api/api/User/GetBalance', { credentials: 'include' })
        .then(() => 'answered', (error) => error.name);
      found.ownCall = await fetch('/api/api/Security/GetIpCountry').then(() => 'answered', (error) => error.name);
      window.found = found;`;
    await answerScript(page, attempts);
    await page.goto('/Sports/AltenarLite');
    const frame = await (await iframe(page).elementHandle())?.contentFrame();
    if (!frame) throw new Error('the frame has a page');
    await expect.poll(() => frame.evaluate('typeof found')).toBe('object');
    expect(await frame.evaluate('found')).toEqual({
      cookie: '',
      storage: [],
      dom: 'SecurityError',
      parentStorage: 'SecurityError',
      parentCookie: 'SecurityError',
      'leads away': 'SecurityError',
      call: 'TypeError',
      ownCall: 'TypeError',
    });
    await expect(page).toHaveURL('/Sports/AltenarLite');
    expect(await page.evaluate(() => document.cookie)).toContain('user=');

    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page).toHaveURL(/slots/i);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate('typeof altenarWSDK')).toBe('undefined');
    const loaded = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''));
    expect(loaded.filter((src) => !src.startsWith(new URL(page.url()).origin))).toEqual([]);
  });

  test('ignores messages of the page itself and of a window that is not its frame', async ({ page }) => {
    await answerScript(page, 'window.said = props;');
    await page.goto('/Sports/AltenarLite');
    await expect(inFrame(page).getByRole('button', { name: 'Their sign-in' })).toBeVisible();
    // From the page itself, and from a window of another origin that is not the frame.
    await page.evaluate(() => postMessage({ source: 'sportsbook', event: 'signIn' }, '*'));
    const other = page.frames().length;
    await page.evaluate(
      (address) => {
        const stranger = document.createElement('iframe');
        stranger.src = address;
        stranger.title = 'stranger';
        document.body.append(stranger);
      },
      `${originOf('arcade')}/healthz`,
    );
    await expect.poll(() => page.frames().length).toBe(other + 1);
    const stranger = page.frames().at(-1);
    await stranger?.evaluate("parent.postMessage({ source: 'sportsbook', event: 'signIn' }, '*')");
    // The frame's own word comes after theirs: had one of them been heard, the page would be elsewhere.
    const frame = await (await iframe(page).elementHandle())?.contentFrame();
    await frame?.evaluate("said.onRouteChange({ page: '/live' })");
    await expect(page).toHaveURL('/Sports/AltenarLite?page=live');
  });

  test('says so calmly when its script does not come', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/Sports/AltenarLite');
    await expect(main(page).getByRole('alert')).toContainText('Your balance and your open bets are safe');
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
