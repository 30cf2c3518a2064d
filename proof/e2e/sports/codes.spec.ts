// Booking codes on their way between players: links, pictures, popular codes and the picks of another's ticket.
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import jsqr from 'jsqr';
import { expectAccessible } from '../accessibility.ts';
import { callAs, fund } from '../cashier/cashier.ts';
import { expectCopied } from '../clipboard.ts';
import { signInPlayer } from '../player.ts';
import { originOf } from './host-book.ts';

type Place = Page | FrameLocator;
const book = () => originOf('sportsbook');
const slip = (place: Place) => place.getByRole('region', { name: 'Betslip' });
const inFrame = (page: Page) => page.getByRole('main').frameLocator('iframe');
const prices = (page: Page) => page.getByRole('region', { name: /Today|Coming up/ }).locator('button.price');
const openAsVisitor = (page: Page, place = '') => page.goto(`${book()}/book/guest?dress=altenar${place}`);

interface Pick {
  match: string;
  market: string;
  outcome: string;
}

/** Picks of the last matches that the book has: no other test plays them, and none begins meanwhile. */
async function picksAhead(page: Page, count: number): Promise<Pick[]> {
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.get(`${book()}/api/matches?day=${day}`);
  const { matches } = (await answer.json()) as { matches: { id: string }[] };
  expect(matches.length).toBeGreaterThanOrEqual(count);
  return matches.slice(-count).map(({ id }) => ({ match: id, market: 'double', outcome: '12' }));
}

async function codeOf(page: Page, picks: Pick[]): Promise<string> {
  const answer = await page.request.post(`${book()}/api/codes`, { data: { picks } });
  return (await answer.json()).code;
}

/** Takes a seat over the supplier's own door and places a slip, without a page. Answers the bet's ticket. */
async function betAs(page: Page, picks: Pick[]): Promise<string> {
  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  const { frameUrl } = await callAs(player, page, 'POST Sports/Altenar?lang=en&isLite=false');
  const led = await page.request.get(frameUrl, { maxRedirects: 0 });
  const [, seat] = /\/book\/([\w-]{43})/.exec(led.headers().location ?? '') ?? [];
  const { slip: checked } = await (await page.request.get(`${book()}/api/codes/${await codeOf(page, picks)}`)).json();
  const priced = picks.map((pick, at) => ({ ...pick, price: checked.picks[at].price }));
  const kind = picks.length > 1 ? 'accumulator' : 'single';
  const request = { key: crypto.randomUUID(), picks: priced, kind, stake: 10_000, priceChanges: 'any' };
  const answer = await page.request.post(`${book()}/api/seats/${seat}/bets`, { data: request });
  const { status, bets } = await answer.json();
  expect(status).toBe('placed');
  return bets[0].ticket;
}

async function expectNoSideways(page: Page): Promise<void> {
  const extraPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(extraPx).toBeLessThanOrEqual(0);
}

/** On a phone the slip is a view of its own. */
async function openSlip(page: Page): Promise<void> {
  const way = page.getByRole('navigation', { name: 'Sportsbook' }).getByRole('link', { name: /Betslip/ });
  if (await way.isVisible()) await way.click();
  await expect(slip(page)).toBeVisible();
}

test('a shared link opens the site’s own sports page with the slip filled, whoever follows it', {
  tag: '@layout',
}, async ({ page }) => {
  const code = await codeOf(page, await picksAhead(page, 2));
  await page.goto(`/Sports/Altenar?page=slip/${code}`);
  await expect(slip(inFrame(page)).getByRole('listitem')).toHaveCount(2);
  await expect(slip(inFrame(page))).toContainText(`The picks of code ${code} are on your slip, at the prices of now.`);
  await expectNoSideways(page);

  // Another of the site's books, and a code that was written small.
  const other = await codeOf(page, await picksAhead(page, 1));
  await page.goto(`/Sports/BTI?page=slip/${other.toLowerCase()}`);
  await expect(slip(inFrame(page)).getByRole('listitem')).toHaveCount(1);
});

test('picks on the slip stay until the player replaces them by those of a link', { tag: '@layout' }, async ({
  page,
}) => {
  await openAsVisitor(page);
  await prices(page).last().click();
  await expect(prices(page).last()).toHaveAttribute('aria-pressed', 'true');
  const code = await codeOf(page, await picksAhead(page, 2));
  await openAsVisitor(page, `&page=slip/${code}`);
  const ask = slip(page)
    .getByRole('status')
    .filter({ hasText: `Code ${code} has other picks than your slip.` });
  await expect(ask).toBeVisible();
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);
  await expectNoSideways(page);
  await ask.getByRole('button', { name: 'Keep my slip' }).click();
  await expect(ask).toBeHidden();
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await ask.getByRole('button', { name: 'Replace my slip' }).click();
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  // What is there already is not asked about again.
  await page.reload();
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  await expect(ask).toBeHidden();
});

test('a code says plainly which picks are over, that it is stopped, or that there is none', async ({ page }) => {
  const code = await codeOf(page, await picksAhead(page, 2));
  let change = (_loaded: { slip: { picks: { state: string; price: number }[] }; isStopped: boolean }) => {};
  await page.route(`**/api/codes/${code}`, async (route) => {
    const response = await route.fetch();
    const loaded = await response.json();
    change(loaded);
    await route.fulfill({ response, json: loaded });
  });
  const close = (pick: { state: string; price: number } | undefined) =>
    Object.assign(pick ?? {}, { state: 'closed', price: 0 });
  change = ({ slip: { picks } }) => close(picks[0]);
  await openAsVisitor(page, `&page=slip/${code}`);
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);
  await expect(slip(page).getByRole('status').first()).toContainText(/These are over and were left out:.* or .* – /s);
  await slip(page).getByRole('button', { name: 'Clear all' }).click();

  for (const [next, words] of [
    [({ slip: { picks } }) => picks.forEach(close), 'No pick of this code can be bet on any more.'],
    [
      (loaded) => Object.assign(loaded, { isStopped: true }),
      'The book takes no more slips with the picks of this code.',
    ],
  ] as [typeof change, string][]) {
    change = next;
    await page.reload();
    await expect(slip(page).getByRole('alert')).toContainText(words);
    await expect(slip(page).getByRole('listitem')).toHaveCount(0);
  }
  await openAsVisitor(page, '&page=slip/AAAAAAA');
  await expect(slip(page).getByRole('alert')).toContainText('There is no such code');
});

/** As a camera would see the corner of the picture with the code. */
async function readQr(canvas: Locator): Promise<string | undefined> {
  const { data, side } = await canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const side = width / 2;
    const pen = (element as HTMLCanvasElement).getContext('2d');
    return { side, data: [...(pen?.getImageData(0, height - side, side, side).data ?? [])] };
  });
  return jsqr(Uint8ClampedArray.from(data), side, side)?.data;
}

test('a code is handed on as a link, by the phone’s own sheet, and as a picture whose QR code leads to the slip', {
  tag: '@layout',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = async (data: { files?: File[] }) => {
      shared.push(data.files ? { files: data.files.map(({ name, type, size }) => ({ name, type, size })) } : data);
    };
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
  const code = await codeOf(page, await picksAhead(page, 3));
  await openAsVisitor(page, `&page=slip/${code}`);
  await slip(page).getByLabel('Stake', { exact: true }).fill('4321');
  await slip(page).getByText('Booking code', { exact: true }).click();
  await slip(page).getByRole('button', { name: 'Make a booking code' }).click();
  await expect(slip(page)).toContainText(code);
  const link = `${test.info().project.use.baseURL}/Sports/Altenar?page=slip/${code}`;
  await slip(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(slip(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await expectCopied(slip(page), (copied) => expect(copied).toBe(link));
  await slip(page).getByRole('button', { name: 'Share', exact: true }).click();
  const shared = () => page.evaluate<object[]>('shared');
  expect(await shared()).toEqual([{ text: `My picks. Booking code ${code}`, url: link }]);

  await slip(page).getByRole('button', { name: 'Make a picture' }).click();
  const picture = slip(page).getByRole('img', { name: `Picture of the picks with code ${code}` });
  await expect(picture).toBeVisible();
  expect(await readQr(picture.locator('canvas'))).toBe(link);
  await expectNoSideways(page);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await slip(page).getByRole('link', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe(`${code}.png`);
  await slip(page).getByRole('button', { name: 'Share picture' }).click();
  await expect.poll(shared).toHaveLength(2);
  expect((await shared())[1]).toMatchObject({ files: [{ name: `${code}.png`, type: 'image/png' }] });
});

test('a code that several players have bet under is one tap away from every slip', { tag: '@layout' }, async ({
  page,
}) => {
  const picks = await picksAhead(page, 4);
  const code = await codeOf(page, picks);
  for (let players = 0; players < 2; players += 1) await betAs(page, picks);
  const popular = async (): Promise<string[]> => {
    const { codes } = await (await page.request.get(`${book()}/api/codes/popular`)).json();
    return codes.map((each: { code: string }) => each.code);
  };
  await expect.poll(popular).toContain(code);

  await openAsVisitor(page);
  await page.getByRole('link', { name: 'Popular codes' }).first().click();
  const card = page.getByRole('region', { name: 'Popular codes' }).getByRole('listitem').filter({ hasText: code });
  await expect(card.first()).toContainText(/[2-9] slips.*and 1 more.*Price of all picks/s);
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Put on my slip ${code}` }).click();
  await openSlip(page);
  await expect(slip(page).getByRole('listitem')).toHaveCount(4);
});

test('the picks of another’s ticket come onto one’s own slip, at the prices of now', { tag: '@layout' }, async ({
  page,
}) => {
  const ticket = await betAs(page, await picksAhead(page, 2));
  await page.context().clearCookies();
  await page.goto(`${book()}/ticket/${ticket}?lang=en`);
  await expect(page.getByRole('main')).toContainText(/2 of 2 picks can be bet on now\. Price now: \d+\.\d\d/);
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Put these picks on my slip' }).click();
  await expect(page).toHaveURL(/\/Sports\/Altenar\?page=slip\/[A-Z\d]{7}$/);
  await expect(slip(inFrame(page)).getByRole('listitem')).toHaveCount(2);
});

for (const [language, title, asked] of [
  ['sw', 'Namba maarufu', 'Badilisha mkeka wangu'],
  ['zh', '热门预订码', '替换我的投注单'],
] as const)
  test(`codes are accessible in ${language}`, async ({ page }) => {
    const code = await codeOf(page, await picksAhead(page, 2));
    await openAsVisitor(page, `&lang=${language}`);
    await page.locator('button.price').last().click();
    await page.goto(`${page.url()}#/codes`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, { inBothThemes: false });
    await openAsVisitor(page, `&lang=${language}&page=slip/${code}`);
    await expect(page.getByRole('button', { name: asked })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, { inBothThemes: false });
  });
