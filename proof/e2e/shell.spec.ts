import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { answer, answerCalls, refuse } from './answers.ts';
import { callAs, expectBalance, fund, giveName, latest } from './cashier/cashier.ts';
import { releasePayout } from './phone.ts';
import { answerBalance, type Player, password, signInPlayer, silenceStream, storedSession } from './player.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** A page with nothing but words on it, where the shell is all there is to load; at home a sportsbook comes along. */
const plainPage = '/Terms';

async function open(page: Page, path = plainPage): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const header = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const flag = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** The large menu: beside the page on a desktop, slid out on a phone. */
async function openMenu(page: Page) {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Menu' });
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

/** On a phone, what the header has no room for is in the menu of the account. */
async function openAccount(page: Page): Promise<void> {
  if (isPhone(page)) await header(page).getByTitle('Your account').click();
}

async function nameOf(player: Player, page: Page, account: string): Promise<string> {
  const query = new URLSearchParams({ accountnumber: account, code: '058' });
  return (await callAs(player, page, `POST Banking/GetBankAccountNumber?${query}`)).accName;
}

async function logOut(page: Page): Promise<void> {
  await header(page).getByTitle('Your account').click();
  await header(page).getByRole('button', { name: 'Logout' }).click();
}

test.describe('the header', { tag: '@layout' }, () => {
  test('offers a visitor Login and Join now', async ({ page }) => {
    await open(page);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await header(page).getByRole('link', { name: 'Join now' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('shows a player the balance and Deposit, and no Login', async ({ page }) => {
    await signInPlayer(page);
    await answerBalance(page, 24_815.5);
    await open(page);
    await expect(header(page)).toContainText('NGN');
    await expect(header(page)).toContainText('24,815.50');
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL('/deposit');
  });

  test('sets a long balance smaller below 376 px only', async ({ page }) => {
    await signInPlayer(page);
    const sizeOf = (text: string) =>
      header(page)
        .getByText(text)
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await answerBalance(page, 12_345_678.9);
    await page.setViewportSize({ width: 376, height: 740 });
    await open(page);
    const full = await sizeOf('12,345,678.90');
    await page.setViewportSize({ width: 375, height: 740 });
    expect(await sizeOf('12,345,678.90')).toBeLessThan(full);
    await answerBalance(page, 8_000);
    await page.reload();
    expect(await sizeOf('8,000.00')).toBeLessThan(full);
    await answerBalance(page, 800);
    await page.reload();
    expect(await sizeOf('800.00')).toBe(full);
  });

  test('hides the balance on request, and remembers', async ({ page }) => {
    await signInPlayer(page);
    await answerBalance(page, 500);
    await open(page);
    await header(page).getByRole('button', { name: 'Balance' }).click();
    await expect(header(page)).not.toContainText('500.00');
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Balance', pressed: true })).toBeVisible();
    await expect(header(page)).not.toContainText('500.00');
  });
});

test.describe('the menus', { tag: '@layout' }, () => {
  test('mark sports at all three of its addresses', async ({ page }) => {
    for (const path of ['/', '/Sports/Altenar', '/sports/altenarlite']) {
      await open(page, path);
      const sports = page.getByRole('link', { name: 'Sports', exact: true }).first();
      await expect(sports).toHaveAttribute('aria-current', 'page');
    }
    await open(page, '/Slots');
    await expect(page.getByRole('link', { name: 'Slots' }).first()).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Sports', exact: true }).first()).not.toHaveAttribute('aria-current');
  });

  test('show what is for players only to players', async ({ page }) => {
    await open(page);
    const forPlayers = ['Personal details', 'Transaction history', 'Security', 'Messages'];
    const visitors = await openMenu(page);
    await expect(visitors.getByRole('link', { name: 'Casino', exact: true })).toBeVisible();
    for (const name of forPlayers) await expect(visitors.getByRole('link', { name })).toHaveCount(0);
    await signInPlayer(page);
    await page.reload();
    const players = await openMenu(page);
    for (const name of forPlayers) await expect(players.getByRole('link', { name })).toBeVisible();
  });

  test('lead everywhere', async ({ page }) => {
    const places = {
      Slots: '/slots',
      'Live casino': '/livecasino',
      Tournaments: '/cashraces',
      'Sports jackpot': '/ManualJackpot',
      Promotions: '/promotions',
      Casino: '/casino',
      'Virtual games': '/virtualgames',
      'Table games': '/tablegames',
      'Provably fair': '/provablyfair',
      'Contact us': '/contact',
    };
    await open(page);
    const menu = await openMenu(page);
    for (const [name, path] of Object.entries(places)) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
  });

  test('the link of the page that is open loads it afresh', async ({ page }) => {
    await open(page, '/slots');
    await page.evaluate("document.body.dataset.before = 'true'");
    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  });

  test('Zeppelin sends a visitor to sign in', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'Zeppelin' }).first().click();
    await expect(page).toHaveURL('/login');
  });

  test('Zeppelin opens for a player in a window of its own', async ({ page }) => {
    await signInPlayer(page);
    await open(page);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Zeppelin' }).first().click();
    const popup = await opening;
    await expect(popup).toHaveURL('/Game/StartBetsolutions/3?gameId=7001');
    expect(await popup.evaluate('[innerWidth, innerHeight]')).toEqual([1008, 702]);
    await expect(page).toHaveURL(plainPage);
  });

  test('Zeppelin opens in the same tab where pop-ups are blocked', async ({ page }) => {
    await signInPlayer(page);
    await page.addInitScript('window.open = () => null');
    await open(page);
    await page.getByRole('link', { name: 'Zeppelin' }).first().click();
    await expect(page).toHaveURL('/Game/StartBetsolutions/3?gameId=7001');
  });

  test('a withdrawal turns Withdraw into Cancel order, and into On its way once it is sent', async ({ page }) => {
    const player = await signInPlayer(page);
    await fund(page, player, 100_000);
    await giveName(page, player, { account: '0123450409' });
    await open(page);
    await expect((await openMenu(page)).getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();

    // An operator has to approve it: until then it can be called back.
    await callAs(player, page, 'POST Banking/RegisterFastHubWithdraw?amount=60000');
    await open(page);
    const reloaded = page.waitForEvent('load');
    await (await openMenu(page)).getByRole('button', { name: 'Cancel order' }).click();
    await reloaded;
    await expect((await openMenu(page)).getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
    await expectBalance(page, '100,000.00');

    // By its number, the bank keeps this one waiting.
    const account = { accountNumber: '0123450409', code: '058', accountName: await nameOf(player, page, '0123450409') };
    await callAs(player, page, 'POST Banking/RegisterKudipalWithdraw', { amount: 20_000, ...account, password });
    await expect(async () => {
      await open(page);
      await openAccount(page);
      await expect(header(page).getByRole('link', { name: 'On its way' })).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await header(page).getByRole('link', { name: 'On its way' }).click();
    await expect(latest(page)).toContainText('on its way');
    await releasePayout(player.userName);
    await expect(latest(page).getByRole('status')).toContainText('Paid');
    await openAccount(page);
    await expect(header(page).getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
  });

  test('an order that can no longer be cancelled says so at the button', async ({ page }) => {
    await signInPlayer(page);
    await page.route('**/api/api/Banking/CheckUserWithdrawOrder', (route) =>
      route.fulfill(answer('GET Banking/CheckUserWithdrawOrder', true)),
    );
    await open(page);
    await openAccount(page);
    await header(page).getByRole('button', { name: 'Cancel order' }).click();
    await expect(header(page).getByText('There is no withdrawal left to cancel.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test('My bets leads a visitor to sign in, and remembers where they were going', async ({ page }) => {
    await open(page);
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'My bets' }).click();
    await expect(page).toHaveURL('/login');
    expect(await flag(page, 'myBetsClicked')).toBe('true');
  });

  test('the bar at the foot covers nothing', async ({ page }) => {
    await open(page, '/contact');
    const last = page.getByRole('contentinfo');
    await last.scrollIntoViewIfNeeded();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
    const end = await last.boundingBox();
    // A page scrolls by whole pixels and may end between two.
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + 1);
  });

  test('the slide-out menu holds the page still and gives the focus back', async ({ page }) => {
    // As tall as a page gets, so that there is something to hold.
    await open(page, '/slots');
    const menu = await openMenu(page);
    await page.mouse.move(340, 400);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('the slide-out menu closes 300 ms after a navigation, and leaves the focus on the new page', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    const menu = await openMenu(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await menu.getByRole('link', { name: 'Promotions' }).click();
    await expect(page).toHaveURL('/promotions');
    await page.clock.runFor(290);
    await expect(menu).toBeVisible();
    await page.clock.runFor(20);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the slide-out menu has name, balance, Deposit, Withdraw and Logout of a player', async ({ page }) => {
    const { userName } = await signInPlayer(page);
    await answerBalance(page, 1_250);
    await open(page);
    const menu = await openMenu(page);
    await expect(menu).toContainText(userName.replace(/(\d{3})(?=\d{3})/g, '$1 '));
    await expect(menu).toContainText('1,250.00');
    await expect(menu.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    await expect(menu.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('the slide-out menu unfolds the legal notice', async ({ page }) => {
    await open(page);
    const menu = await openMenu(page);
    await expect(menu.getByText('courts of Nigeria')).toBeHidden();
    await menu.getByText('Legal and compliance').click();
    await expect(menu.getByText('courts of Nigeria')).toBeVisible();
    await expect(menu.getByText('aged 18 and over')).toBeVisible();
  });
});

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('My bets is for players, and leads to the list of the supplier', async ({ page }) => {
    await open(page);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Sports', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My bets' })).toHaveCount(0);
    await signInPlayer(page);
    await page.reload();
    await menu.getByRole('link', { name: 'My bets' }).click();
    await expect(page).toHaveURL('/Sports/Altenar?page=bets');
    expect(await flag(page, 'RedirectToProviderMybets')).toBeNull();
  });

  test('help leads to the contact page where there is no chat', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('the name opens the way out, and closes with Escape', async ({ page }) => {
    const { userName } = await signInPlayer(page);
    await open(page);
    const name = header(page).getByRole('button', { name: userName.replace(/(\d{3})(?=\d{3})/g, '$1 ') });
    await name.click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await expect(name).toBeFocused();
  });
});

test.describe('logging out', { tag: '@layout' }, () => {
  test('ends the session here and on the server, and goes home', async ({ page, context, request }) => {
    const { token } = await signInPlayer(page);
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await open(page, '/deposit');
    const answered = page.waitForResponse('**/Security/LogOff');
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedSession(context)).toBeUndefined();
    expect((await answered).status()).toBe(200);
    // With the secret cookie as well, which the browser has just thrown away.
    const balance = await request.get('/api/api/User/GetBalance', {
      headers: { authorization: `Bearer ${token}`, cookie: cookies },
    });
    expect(balance.status()).toBe(401);
  });

  test('works whatever the server says', async ({ page, context }) => {
    await signInPlayer(page);
    await page.route('**/Security/LogOff', (route) => route.abort());
    await open(page, '/deposit');
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedSession(context)).toBeUndefined();
  });
});

test.describe('the routes', () => {
  test('open without regard to case', async ({ page }) => {
    for (const [path, name] of [
      ['/CONTACT', 'Contact us'],
      ['/privacypolicy', 'Privacy policy'],
      ['/responsiblegaming', 'Responsible gaming'],
      ['/SLOTS', 'Slots'],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await open(page, '/EN/sports/bti');
    await expect(page).toHaveTitle(/^BTI sportsbook · /);
  });

  test('for players send a visitor to sign in', async ({ page }) => {
    for (const path of ['/deposit', '/Withdraw', '/TransactionHistory', '/security/loginhistory', '/Messages']) {
      await open(page, path);
      await expect(page).toHaveURL('/login');
    }
  });
});

test.describe('polling', () => {
  const failing = refuse('GET User/GetBalance', 'GENERAL_ERROR');
  const balanceOf = (totalBalance: number) => answer('GET User/GetBalance', { totalBalance });

  /**
   * Leaves each question about the balance to the test, which so knows how many there were: the page asks the next one
   * only when it has dealt with the answer. Moves the clock by seconds, short of the time that a call may take.
   */
  async function holdBalance(page: Page): Promise<() => Promise<Route>> {
    const asked: Route[] = [];
    await silenceStream(page);
    await page.route('**/User/GetBalance', (route) => void asked.push(route));
    await page.clock.install();
    return async () => {
      const hasAsked = async () => {
        if (asked.length === 0) await page.clock.runFor(1_000);
        return asked.length > 0;
      };
      await expect.poll(hasAsked, { intervals: [50] }).toBe(true);
      return asked.shift() as Route;
    };
  }

  test('brings the balance every 10 s and renews the cookie', async ({ page, context }) => {
    await signInPlayer(page);
    await answerBalance(page, 100);
    await page.clock.install();
    await open(page);
    await expect(header(page)).toContainText('100.00');
    const before = await storedSession(context);
    await answerBalance(page, 250.5);
    await page.clock.runFor(10_000);
    await expect(header(page)).toContainText('250.50');
    const after = await storedSession(context);
    expect(JSON.parse(decodeURIComponent(after?.value ?? '')).balanceInfo.totalBalance).toBe(250.5);
    const twoDaysS = 2 * 24 * 60 * 60;
    expect(after?.expires).toBeGreaterThan(Date.now() / 1_000 + twoDaysS - 60);
    expect(before?.value).not.toBe(after?.value);
  });

  test('logs out and goes home after three failures in a row, not before', async ({ page, context }) => {
    await signInPlayer(page);
    const nextQuestion = await holdBalance(page);
    await open(page, '/security');
    await (await nextQuestion()).fulfill(balanceOf(100));
    await expect(header(page)).toContainText('100.00');
    for (const _failure of [1, 2]) await (await nextQuestion()).fulfill(failing);
    const third = await nextQuestion();
    await expect(header(page)).toContainText('100.00');
    await third.fulfill(failing);
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('You were signed out')).toBeVisible();
    expect(await storedSession(context)).toBeUndefined();
  });

  test('forgets failures after a success', async ({ page }) => {
    await signInPlayer(page);
    const nextQuestion = await holdBalance(page);
    await open(page);
    for (const isBad of [true, true, false, true, true]) {
      const question = await nextQuestion();
      await (isBad ? question.abort() : question.fulfill(balanceOf(7)));
    }
    await (await nextQuestion()).fulfill(balanceOf(8));
    await expect(header(page)).toContainText('8.00');
  });

  test('rests while the tab is hidden and asks at once when it shows', async ({ page }) => {
    await signInPlayer(page);
    await silenceStream(page);
    let asked = 0;
    await page.route('**/User/GetBalance', (route) => {
      asked += 1;
      return route.fulfill(answer('GET User/GetBalance', { totalBalance: asked }));
    });
    const hide = (isHidden: boolean) =>
      page.evaluate(`
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} });
        document.dispatchEvent(new Event('visibilitychange'));
      `);
    await page.clock.install();
    await open(page);
    await expect(header(page)).toContainText('1.00');
    await hide(true);
    await page.clock.runFor(60_000);
    expect(asked).toBe(1);
    await hide(false);
    await expect(header(page)).toContainText('2.00');
  });

  test('notices within 7 s that a withdrawal is pending', async ({ page }) => {
    await signInPlayer(page);
    await answerCalls(page, { 'GET Banking/CheckUserWithdrawOrder': false, 'GET Banking/GetWithdrawOrder': null });
    await page.clock.install();
    await open(page);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
    await answerCalls(page, { 'GET Banking/CheckUserWithdrawOrder': true });
    await page.clock.runFor(7_000);
    await expect(menu.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Withdraw', exact: true })).toHaveCount(0);
  });

  test('notices within 7 s that the cookie is gone', async ({ page, context }) => {
    await signInPlayer(page);
    await answerBalance(page, 100);
    await page.clock.install();
    await open(page);
    await expect(header(page)).toContainText('100.00');
    await context.clearCookies({ name: 'user' });
    await page.clock.runFor(7_000);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('a page for players goes home when the cookie is gone', async ({ page, context }) => {
    await signInPlayer(page);
    await page.clock.install();
    // At the cashier, a question that is asked in between leads to the page to sign in.
    await open(page, '/GameHistory');
    await context.clearCookies({ name: 'user' });
    await page.clock.runFor(7_000);
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test("a visitor's page notices within 7 s that another tab has signed in", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await signInPlayer(page);
    await page.clock.runFor(7_000);
    await expect(header(page).getByRole('link', { name: 'Deposit' })).toBeVisible();
  });

  test('does not ask for visitors', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.install();
    await open(page);
    await page.clock.runFor(30_000);
    expect(asked.filter((url) => url.includes('GetBalance'))).toEqual([]);
  });
});

test('offline says so and disables Deposit with the reason', async ({ page, context }) => {
  await signInPlayer(page);
  await answerBalance(page, 100);
  await open(page);
  await expect(header(page)).toContainText('100.00');
  await context.setOffline(true);
  await expect(header(page).getByRole('status')).toContainText('You are offline');
  const deposit = header(page).getByRole('button', { name: 'Deposit' });
  await expect(deposit).toHaveAttribute('aria-disabled', 'true');
  await expect(deposit).toHaveAccessibleDescription(/You are offline/);
  await context.setOffline(false);
  await expect(header(page).getByRole('link', { name: 'Deposit' })).toBeVisible();
});

for (const language of ['en', 'sw', 'zh']) {
  test(`fits 320 px with a long balance in ${language}`, async ({ page }) => {
    await signInPlayer(page);
    await answerBalance(page, 12_345_678.9);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    await open(page, '/slots');
    await expect(header(page)).toContainText('12,345,678.90');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await header(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText('12,345,678.90');
    expect(await page.evaluate('document.querySelector("dialog").scrollWidth')).toBeLessThanOrEqual(272);
  });
}

test('is accessible, menu open', async ({ page }) => {
  await signInPlayer(page);
  await answerBalance(page, 12_345_678.9);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/promotions');
  await expectAccessible(page);
  await openMenu(page);
  if (isPhone(page)) await drawer(page).getByText('Legal and compliance').click();
  else await header(page).getByTitle('Your account').click();
  await expectAccessible(page);
});

test('parts of the shell that could not be fetched come when they can be', async ({ page }) => {
  await signInPlayer(page);
  const document = await (await page.request.get('/')).text();
  const failed = new Set<string>();
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (document.includes(pathname) || failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.abort();
  });
  await page.goto('/');
  await expect(header(page).getByTitle('Your account')).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
});

test('a press that asks for another tab opens one, and the page stays', async ({ page, context }) => {
  await page.goto('/Terms');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/');
  await expect(page).toHaveURL('/Terms');
});
