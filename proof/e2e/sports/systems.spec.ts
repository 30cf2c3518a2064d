// Bets of several lines, and several bets of one slip: from the slip on a phone to the money.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, fund } from '../cashier/cashier.ts';
import { type Player, signInPlayer } from '../player.ts';
import { originOf } from './host-book.ts';

const book = () => originOf('sportsbook');
const slip = (page: Page) => page.getByRole('region', { name: 'Betslip' });

interface Pick {
  match: string;
  market: string;
  outcome: string;
}

/** The book has matches for so many days; those of the last ones are picked by other tests. */
const lastDay = 11;

/** Home wins of matches that this test alone may play out: tests that run at the same time have days of their own. */
async function picksAhead(page: Page, count: number): Promise<Pick[]> {
  const { parallelIndex, config } = test.info();
  for (let days = lastDay - parallelIndex; days > 2; days -= config.workers) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { matches } = (await (await page.request.get(`${book()}/api/matches?day=${day}`)).json()) as {
      matches: { id: string; state: string }[];
    };
    const scheduled = matches.filter(({ state }) => state === 'scheduled').slice(-count);
    if (scheduled.length === count) return scheduled.map(({ id }) => ({ match: id, market: '1x2', outcome: '1' }));
  }
  throw new Error('every match ahead was played out already');
}

/** The book in a window of its own, at a seat of this player, with these picks on the slip. Answers the address of the seat's calls. */
async function openSlip(page: Page, player: Player, picks: Pick[]): Promise<string> {
  const { frameUrl } = await callAs(player, page, 'POST Sports/Altenar?lang=en&isLite=false');
  const led = await page.request.get(frameUrl, { maxRedirects: 0 });
  const [, seat] = /\/book\/([\w-]{43})/.exec(led.headers().location ?? '') ?? [];
  const { code } = await (await page.request.post(`${book()}/api/codes`, { data: { picks } })).json();
  await page.goto(`${book()}/book/${seat}?dress=altenar&page=slip/${code}`);
  await expect(slip(page).locator('.slip-pick')).toHaveCount(picks.length);
  return `${book()}/api/seats/${seat}`;
}

/** A home win, whatever its course was. */
async function winAtHome(page: Page, { match }: Pick): Promise<void> {
  const act = async (name: string, data: object) =>
    expect((await page.request.post(`${book()}/desk/matches/${match}/${name}`, { data })).status()).toBe(200);
  await act('play-out', {});
  await act('correct', { score: [2, 1] });
}

const balanceOf = async (page: Page, player: Player): Promise<number> =>
  Math.round((await callAs(player, page, 'GET User/GetBalance')).totalBalance * 100);

async function expectNoSideways(page: Page): Promise<void> {
  const extraPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(extraPx).toBeLessThanOrEqual(0);
}

test('two of three with a banker is one bet of three lines, and is paid what the ticket said', {
  tag: '@layout',
}, async ({ page }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  const picks = await picksAhead(page, 4);
  const seat = await openSlip(page, player, picks);
  await slip(page).getByRole('button', { name: 'System' }).click();
  const bankers = slip(page).getByRole('group', { name: 'Bankers' });
  await bankers.getByRole('checkbox').first().check();
  await slip(page).getByLabel('Which system').selectOption({ label: '2/3 + 1 · 3 lines' });
  await slip(page).getByLabel('Stake for each line').fill('20');
  await expect(slip(page)).toContainText(/Total stake · 3 lines.*60\.00/s);
  const [, said] = /To return\D*([\d,]+\.\d\d)/.exec((await slip(page).locator('.totals').textContent()) ?? '') ?? [];
  await expectNoSideways(page);
  await expectAccessible(page);
  // Two tabs of one browser share the slip, and so does the page after a reload.
  await page.reload();
  await expect(bankers.getByRole('checkbox').first()).toBeChecked();
  await slip(page)
    .getByRole('button', { name: /^Place bet · .*60\.00/ })
    .click();
  await expect(slip(page)).toContainText('Bet placed');
  const [bet] = (await (await page.request.get(`${seat}/bets?state=open`)).json()).bets;
  expect(bet).toMatchObject({ kind: 'system', stake: 6_000, system: { name: '2/3 + 1', lines: 3, linesWon: 0 } });
  expect(Math.round(Number(said?.replaceAll(',', '')) * 100)).toBe(bet.potential);
  expect(await balanceOf(page, player)).toBe(94_000);

  for (const pick of picks) await winAtHome(page, pick);
  const settled = async () => (await (await page.request.get(`${seat}/bets/${bet.id}`)).json()).paid;
  await expect.poll(settled).toBe(bet.potential);
  await expect.poll(() => balanceOf(page, player)).toBe(94_000 + bet.potential);
  await page.goto(page.url().replace(/page=[^&]*/, 'page=bets/settled'));
  const card = page.getByRole('region', { name: 'My bets' }).locator('.bet').first();
  await expect(card).toContainText(/System · 4 picks.*2\/3 \+ 1 · 3 lines.*Stake for each line.*20\.00/s);
  await expect(card).toContainText('3 of 3 lines won');
  await expectNoSideways(page);
  await page.goto(`${book()}/ticket/${bet.ticket}?lang=en`);
  await expect(page.getByRole('main')).toContainText(/System 2\/3 \+ 1 · 3 lines · 4 picks · 3 of 3 lines won/);
});

test('three singles with a stake each are three bets: two are taken, the third is refused and stays on the slip', async ({
  page,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  const picks = await picksAhead(page, 4);
  const [other] = picks.splice(3, 1) as [Pick];
  const seat = await openSlip(page, player, picks);
  await slip(page).getByRole('button', { name: 'Singles' }).click();
  await slip(page).getByLabel('Stake for each bet').fill('100');
  await slip(page).locator('.slip-pick').nth(1).getByRole('textbox').fill('700');
  await expect(slip(page)).toContainText(/Total stake · 3 bets.*900\.00/s);
  await expectNoSideways(page);
  await expectAccessible(page);

  // The same player bets elsewhere: 500.00 are left, which are too little for the second single alone.
  const { picks: checked } = await (await page.request.post(`${book()}/api/slip`, { data: { picks: [other] } })).json();
  const elsewhere = { ...other, price: checked[0].price };
  const request = { key: crypto.randomUUID(), picks: [elsewhere], kind: 'single', stake: 50_000, priceChanges: 'any' };
  const taken = await page.request.post(`${seat}/bets`, { data: request });
  expect((await taken.json()).status).toBe('placed');
  await slip(page)
    .getByRole('button', { name: /^Place bet · .*900\.00/ })
    .click();
  await expect(slip(page)).toContainText('2 bets placed');
  const refusal = slip(page).getByRole('alert').filter({ hasText: 'Your balance is too little for this stake.' });
  await expect(refusal).toHaveCount(1);
  // It keeps the stake that it had.
  await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('700');
  await expect(slip(page).locator('.slip-pick')).toHaveCount(1);
  expect(await balanceOf(page, player)).toBe(30_000);
  const { bets } = await (await page.request.get(`${seat}/bets?state=open`)).json();
  expect(bets.map(({ stake }: { stake: number }) => stake).sort()).toEqual([10_000, 10_000, 50_000]);
  // Nothing of it is sent again.
  await page.reload();
  await expect(slip(page).locator('.slip-pick')).toHaveCount(1);
  expect(await balanceOf(page, player)).toBe(30_000);
});
