import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, refuse } from '../answers.ts';
import { callAs } from '../cashier/cashier.ts';
import { answerBalance, signInPlayer } from '../player.ts';
import { answerGames, game, gameCall, main, moreButton, openList, searchBox, tabs, tiles } from './game-list.ts';

const allOfSlots = ['All', 'Free play', 'Drops & Wins', 'Tournament', 'Popular', 'Newest'];
const stated = ['Buy free spins', 'Video slots', 'Classic'];

test('each list has its categories in order, and begins with all', { tag: '@layout' }, async ({ page }) => {
  for (const [path, names] of [
    ['/slots', [...allOfSlots, ...stated]],
    ['/Casino', ['All', 'Popular', 'Newest', 'Provably fair', 'Table games', 'Video poker', 'Bingo', 'Other']],
    ['/livecasino', ['All', 'Baccarat', 'Poker', 'Blackjack', 'Roulette', 'Other']],
    ['/virtualgames', ['All', 'Newest', 'Popular', 'Horse races', 'Sports']],
  ] as const) {
    await openList(page, path);
    await expect(tabs(page)).toHaveText([...names]);
    await expect(main(page).getByRole('tab', { selected: true })).toHaveText('All');
    expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(page.viewportSize()?.width);
  }
});

test('a category lives in the address, is brought into sight and survives a reload', async ({ page }) => {
  await openList(page, '/slots');
  await main(page).getByRole('tab', { selected: true }).press('End');
  await expect(page).toHaveURL('/slots?category=7');
  await page.reload();
  const classic = main(page).getByRole('tab', { name: 'Classic', selected: true });
  await expect(classic).toBeInViewport({ ratio: 1 });
  await expect(tiles(page).first()).toBeVisible();
});

test('a supplier can be chosen, and shows only its own games', async ({ page }) => {
  await openList(page, '/slots');
  await main(page).getByLabel('Supplier').selectOption('EGT');
  await expect(page).toHaveURL('/slots?provider=2');
  await expect(tiles(page).first()).toContainText('EGT');
  for (const tile of await tiles(page).all()) await expect(tile).toContainText('EGT');
});

test('searches after a pause, from three letters on, and forgives a typo', async ({ page }) => {
  await page.clock.install();
  await openList(page, '/slots');
  const count = await tiles(page).count();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('GetGames') && asked.push(request.postDataJSON().searchText));

  await searchBox(page).fill('ba');
  await expect(searchBox(page)).toHaveAccessibleDescription('Type at least 3 characters');
  await page.clock.runFor(5_000);
  await searchBox(page).press('Enter');
  await expect(tiles(page)).toHaveCount(count);

  // The clock stands still from here on, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 600_000);
  await searchBox(page).fill('boabab gol');
  await page.clock.runFor(1_290);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(tiles(page).first()).toContainText('Baobab Gold');
  await expect(page).toHaveURL('/slots?search=boabab+gol');
  expect(asked).toEqual(['boabab gol']);

  await main(page).getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/slots');
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('baobab gold');
  await searchBox(page).press('Enter');
  await expect(tiles(page).first()).toContainText('Baobab Gold');
});

test('loads more behind full pages only, and begins anew with another filter', async ({ page }) => {
  await openList(page, '/slots');
  await expect(main(page)).toContainText('30 games shown');
  await moreButton(page).click();
  await expect(tiles(page)).toHaveCount(60);
  await main(page).getByRole('tab', { name: 'Popular' }).click();
  await expect(main(page)).toContainText('30 games shown');
  await main(page).getByRole('tab', { name: 'Drops & Wins' }).click();
  await expect(tiles(page).first()).toContainText('Drops');
  expect(await tiles(page).count()).toBeLessThan(30);
  await expect(moreButton(page)).toHaveCount(0);
});

test('shows no game twice, and gives the focus a place when the last page takes the button away', async ({ page }) => {
  const ids = (count: number, first = 1) => Array.from({ length: count }, (_, place) => game(first + place));
  await page.route(gameCall, (route) => {
    const isFirst = route.request().postDataJSON().page === 1;
    return route.fulfill(answer('POST Game/GetGames', isFirst ? ids(30) : ids(5, 29)));
  });
  await openList(page, '/slots');
  await moreButton(page).click();
  await expect(tiles(page)).toHaveCount(33);
  await expect(moreButton(page)).toHaveCount(0);
  await expect(main(page).getByText('33 games shown')).toBeFocused();
});

test('coming back finds the same place in the list', { tag: '@layout' }, async ({ page }) => {
  await openList(page, '/slots?category=2');
  await moreButton(page).click();
  await expect(moreButton(page)).toHaveCount(0);
  const count = await tiles(page).count();
  await tiles(page)
    .nth(count - 7)
    .scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('scrollY');
  expect(place).toBeGreaterThan(400);
  // Browsers tell of scrolling at the next frame, sooner than any finger could leave.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.evaluate('document.querySelector("footer a[href]").click()');
  await expect(page).not.toHaveURL(/slots/);
  await page.goBack();
  await expect(page).toHaveURL('/slots?category=2');
  await expect(tiles(page)).toHaveCount(count);
  expect(await page.evaluate('scrollY')).toBe(place);
});

test('a visitor is sent to sign in, but plays for free', async ({ page }) => {
  await openList(page, '/slots');
  await expect(tabs(page).filter({ hasText: 'Favourites' })).toHaveCount(0);
  await tiles(page).first().getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Try free' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await tiles(page).first().getByRole('link').click();
  await sheet.getByRole('link', { name: 'Play with money' }).click();
  await expect(page).toHaveURL('/login');

  await openList(page, '/slots?category=24');
  const opening = page.waitForEvent('popup');
  await tiles(page).first().getByRole('link').click();
  await expect(await opening).toHaveURL(/^[^?]+\/game\/Start\w+(\/\w+)?\?gameid=.+&freeplay=1$/i);
  await expect(page).toHaveURL('/slots?category=24');
});

test('a player plays for money in a window of its own', { tag: '@layout' }, async ({ page }) => {
  await signInPlayer(page);
  await openList(page, '/slots');
  const opening = page.waitForEvent('popup');
  await tiles(page).first().getByRole('link').click();
  const popup = await opening;
  await expect(popup).toHaveURL(/&freeplay=0$/);
  expect(await popup.evaluate('[innerWidth, innerHeight]')).toEqual([1008, 702]);
});

test('where pop-ups are blocked a game opens in this window, and back leads to the list as it was', async ({
  page,
}) => {
  await signInPlayer(page);
  // Some blockers say nothing, others hand out a window that is closed already.
  await page.addInitScript('window.open = () => ({ closed: true })');
  await openList(page, '/slots');
  await moreButton(page).click();
  await expect(tiles(page)).toHaveCount(60);
  await tiles(page).nth(45).getByRole('link').click();
  await expect(page).toHaveURL(/freeplay=0$/);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(60);
});

test("a visitor's star leads to the sign-in", async ({ page }) => {
  await page.goto('/slots');
  await main(page)
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await expect(page).toHaveURL('/login');
});

test('the star of a session that has ended leads to the sign-in, too', async ({ page }) => {
  const player = await signInPlayer(page);
  await openList(page, '/slots');
  await callAs(player, page, 'POST Security/LogOff');
  await main(page)
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await expect(page).toHaveURL('/login');
});

test('the star changes once the server agrees, and its games wait in a tab of their own', async ({ page }) => {
  await signInPlayer(page);
  await openList(page, '/slots');
  const tile = tiles(page).nth(4);
  const name = (await tile.getByRole('link').locator('[title]').textContent()) ?? '';
  const star = main(page).getByRole('button', { name: `Favourite: ${name}`, exact: true });

  await page.route('**/Game/AddFavGame*', (route) => route.abort());
  await star.click();
  await expect(page.getByText(`${name}: the star could not be changed`)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  await page.unroute('**/Game/AddFavGame*');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await tabs(page).filter({ hasText: 'Favourites' }).click();
  await expect(page).toHaveURL('/slots?category=1');
  await expect(tiles(page)).toHaveCount(1);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(main(page)).toContainText('No favourites yet');
});

test('provably fair games are a grid and nothing else', async ({ page }) => {
  await openList(page, '/provablyfair');
  await expect(tiles(page).filter({ hasText: 'Zeppelin' })).toBeVisible();
  for (const role of ['tab', 'searchbox', 'combobox'] as const) await expect(main(page).getByRole(role)).toHaveCount(0);
  await expect(moreButton(page)).toHaveCount(0);
});

test('the five tables open in a window of their own', async ({ page }) => {
  await openList(page, '/tablegames');
  await expect(tiles(page).getByRole('link')).toHaveText([
    /^Blackjack/,
    /^European Roulette/,
    /^Baccarat/,
    /^Casino Hold'em/,
    /^Sic Bo/,
  ]);
  const arePictured = "[...document.querySelectorAll('main img')].every((img) => img.naturalWidth > 0)";
  await expect.poll(() => page.evaluate(arePictured)).toBe(true);
  await tiles(page).first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Play with money' }).click();
  await expect(page).toHaveURL('/login');

  await signInPlayer(page);
  await openList(page, '/tablegames');
  const opening = page.waitForEvent('popup');
  await tiles(page).last().getByRole('link').click();
  await expect(await opening).toHaveURL('/game/StartBetSolutions/1/?gameId=5004&freeplay=0');
});

test('to save data no picture is fetched, until the player wants them', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/tiles/') && pictures.push(request.url()));
  // As a phone tells it that was asked to save data.
  await page.addInitScript(
    "Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })",
  );
  await openList(page, '/slots');
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await openList(page, '/tablegames');
  expect(pictures).toEqual([]);
  await main(page).getByRole('switch', { name: 'Save data' }).click();
  await expect(main(page).locator('img').first()).toBeVisible();
  await openList(page, '/slots');
  await expect(main(page).getByRole('switch', { name: 'Save data' })).not.toBeChecked();
  await expect.poll(() => pictures.length).toBeGreaterThan(5);
});

test('a tile says what is special, and needs no picture', async ({ page }) => {
  await answerGames(page, [
    game(1, { isRecent: true, hasIngameDropsAndWins: true, isInActiveTournament: true }),
    game(2, { imageName: 'no-such-picture.svg' }),
  ]);
  await openList(page, '/slots');
  await expect(tiles(page).first()).toHaveText('Game 1RecentDropsTournamentQTech');
  const boxes = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height));
  expect(boxes[0]).toBe(boxes[1]);
  await expect(main(page).locator('img')).toHaveCount(0);
  await expect(tiles(page).last()).toContainText('Game 2');
});

test('says when the games cannot be loaded or none is found, and leads on', async ({ page }) => {
  await page.route(gameCall, (route) => route.fulfill(refuse('POST Game/GetGames', 'GENERAL_ERROR')));
  await page.goto('/slots?search=xqzwvkj&provider=2');
  await expect(main(page).getByRole('alert')).toContainText('The games could not be loaded');
  await page.unroute(gameCall);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page)).toContainText('No game here is called “xqzwvkj”');
  await main(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/slots');
  await expect(searchBox(page)).toHaveValue('');
  await expect(tiles(page)).toHaveCount(30);
});

for (const [language, theme, isLookedAt] of [
  ['en', 'dark', true],
  ['sw', 'light', true],
  // Other words in the same boxes: whether they fit is all that is new.
  ['zh', 'dark', false],
] as const) {
  test(`the lists ${isLookedAt ? 'are accessible' : 'can be read'} in ${language}, ${theme}, and fit 320 px`, async ({
    page,
  }) => {
    await signInPlayer(page);
    await answerBalance(page, 12_345_678.9);
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('appLanguage', chosen.language);
        localStorage.setItem('theme', chosen.theme);
      },
      { language, theme },
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/slots', '/provablyfair', '/slots?search=xqzwvkj']) {
      await page.goto(path);
      await expect(main(page).getByRole('list').or(main(page).getByText('xqzwvkj')).first()).toBeVisible();
      if (isLookedAt) await expectAccessible(page, { inBothThemes: false });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(320);
    }
  });
}
