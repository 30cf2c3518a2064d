// Picks of one match as one bet, on a phone: from the match to the ticket and the money.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
import { originOf } from './host-book.ts';

const book = () => originOf('sportsbook');
const slip = (page: Page) => page.getByRole('region', { name: 'Betslip' });
const main = (page: Page) => page.getByRole('main');
const way = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sportsbook' }).getByRole('link', { name });
const market = (page: Page, name: string) => page.getByRole('region', { name });

async function toSlip(page: Page): Promise<void> {
  if (await way(page, /^Betslip/).isVisible()) await way(page, /^Betslip/).click();
}

/** A match some days ahead that this test alone plays out. */
async function matchAhead(page: Page): Promise<{ id: string; home: { name: string } }> {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const { matches } = await (await page.request.get(`${book()}/api/matches?day=${day}`)).json();
  const { parallelIndex, retry } = test.info();
  return matches[parallelIndex + 4 * retry];
}

test('picks of one match are put together on its page, at one price, and are one bet', { tag: '@layout' }, async ({
  page,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 1_000);
  const { frameUrl } = await callAs(player, page, 'POST Sports/Altenar?lang=en&isLite=false');
  const match = await matchAhead(page);
  await page.goto(frameUrl);
  const seat = new URL(page.url()).pathname.split('/').at(-1);
  await page.evaluate((id) => {
    location.hash = `/match/${id}`;
  }, match.id);
  const home = market(page, 'Match result').getByRole('button', { name: new RegExp(match.home.name) });
  await home.click();
  await market(page, 'Both teams to score').getByRole('button', { name: /, No,/ }).click();

  // A home win contains that a goal falls: in words, until it is taken out.
  const goals = market(page, 'Goals, over or under');
  await goals.getByRole('button', { name: /, Over 0\.5,/ }).click();
  await toSlip(page);
  await expect(slip(page).getByRole('alert')).toContainText('contained in the others and adds nothing');
  await slip(page)
    .getByRole('button', { name: /^Remove.*Over 0\.5/ })
    .click();
  await expect(slip(page).getByRole('alert')).toBeHidden();
  await expect(slip(page).getByRole('button', { name: 'Bet builder' })).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page).locator('.slip-pick')).toHaveCount(2);
  await expect(slip(page)).toContainText(/Price of all picks/);

  await slip(page).getByLabel('Stake', { exact: true }).fill('500');
  await expectAccessible(page);
  const totals = (await slip(page).locator('.totals').textContent()) ?? '';
  const [, said] = /Price of all picks\D*(\d+\.\d\d)/.exec(totals) ?? [];
  await slip(page)
    .getByRole('button', { name: /^Place bet .*500/ })
    .click();
  await expect(slip(page)).toContainText('Bet placed');
  const [bet] = (await (await page.request.get(`${book()}/api/seats/${seat}/bets?state=open`)).json()).bets;
  expect(bet).toMatchObject({ kind: 'builder', stake: 50_000, picks: [{ market: '1x2' }, { market: 'btts' }] });
  expect(Math.round(Number(said) * 1_000)).toBe(bet.price);

  await slip(page).getByRole('button', { name: 'Done' }).click();
  await way(page, /^My bets/).click();
  const card = main(page).locator('.bet').first();
  await expect(card).toContainText(/Bet builder · 2 picks.*Match result.*Both teams to score/s);

  const desk = `${book()}/desk/matches/${match.id}`;
  expect((await page.request.post(`${desk}/play-out`, { data: {} })).status()).toBe(200);
  expect((await page.request.post(`${desk}/correct`, { data: { score: [2, 0] } })).status()).toBe(200);
  const paid = async () => (await (await page.request.get(`${book()}/api/seats/${seat}/bets/${bet.id}`)).json()).paid;
  await expect.poll(paid).toBe(bet.potential);
  await page.goto('/Sports/mybets');
  await main(page).getByRole('tab', { name: 'Settled' }).click();
  await expect(main(page)).toContainText(/Bet builder · 2 picks.*Price/s);
  await page.goto(`${book()}/ticket/${bet.ticket}?lang=en`);
  await expect(main(page)).toContainText(/Bet builder · 2 picks.*Match result.*Both teams to score/s);
  await expect(main(page)).toContainText(said as string);
});
