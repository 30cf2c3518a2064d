// A house of Lagos, which taxes winnings. Walk 9, its first half: the slip, the payment and the list of bets say the same tax and net.
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { returnOf } from '../../../stand-ins/sportsbook/src/prices/index.ts';
import { netOf } from '../../../stand-ins/sportsbook/src/prices/net-of.ts';
import { expectAccessible } from '../accessibility.ts';
import { phone } from '../browser.ts';
import { callAs, expectBalance } from '../cashier/cashier.ts';
import { type Player, password } from '../player.ts';
import { test } from './fixtures.ts';
import type { Launched } from './launched.ts';
import { onPhone } from './on-phone.ts';

const dayMs = 86_400_000;
const stake = 100_00n;
const number = '8031234597';
const tax = { rate: 500 };

interface House {
  product: Launched;
}

interface Bet {
  match: { id: string; home: { name: string } };
  grossMinor: bigint;
  taxMinor: bigint;
  netMinor: bigint;
}

const major = (minor: bigint) => (Number(minor) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const portOf = ({ product }: House, offset: number) =>
  `http://127.0.0.1:${Number(new URL(product.siteUrl).port) + offset}`;
const bookIn = (page: Page) => page.getByRole('main').frameLocator('iframe');
const slipIn = (book: FrameLocator) => book.getByRole('region', { name: 'Betslip' });

async function signIn(page: Page, { product }: House): Promise<Player> {
  const post = async (path: string, data: object) => {
    const answer = await (await page.request.post(`/api/api/${path}`, { data })).json();
    return answer.data;
  };
  await post('Security/Register', { username: number, password, confirmPassword: password, agreeAll: 1 });
  const session = await post('Security/Login', { userName: number, password });
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'user', value, url: product.siteUrl }]);
  return { userName: session.user.userName, token: session.token };
}

async function fund(page: Page, player: Player, { product }: House): Promise<void> {
  const { accNumber } = await callAs(player, page, 'POST Banking/RegisterKudipalBankTrasnferDeposit', {
    amount: 10_000,
  });
  await onPhone(product, 'transfers', { account: accNumber, amount: '10000' });
  await page.goto('/Sports/Altenar');
  await expectBalance(page, '10,000.00');
}

/** On the favourite of a match some days ahead. */
async function bet(page: Page, house: House): Promise<Bet> {
  const day = new Date(Date.now() + 12 * dayMs).toISOString().slice(0, 10);
  const { matches } = await (await page.request.get(`${portOf(house, 2)}/api/matches?day=${day}`)).json();
  const match = matches.at(-1);
  const pick = { match: match.id, market: '1x2', outcome: '1' };
  const code = (await (await page.request.post(`${portOf(house, 2)}/api/codes`, { data: { picks: [pick] } })).json())
    .code;
  const { price } = match.main[0].outcomes[0];
  const grossMinor = returnOf(stake, [price]);
  const said = { grossMinor, ...netOf({ stake, tax }, grossMinor) };
  const book = bookIn(page);
  await book
    .getByRole('navigation', { name: 'Sportsbook' })
    .getByRole('link', { name: /^Betslip/ })
    .click();
  const field = slipIn(book).getByLabel('Load a booking code');
  if (!(await field.isVisible())) await slipIn(book).getByText('Booking code', { exact: true }).click();
  await field.fill(code);
  await slipIn(book).getByRole('button', { name: 'Load', exact: true }).click();
  await expect(slipIn(book).getByRole('listitem')).toHaveCount(1);
  await slipIn(book).getByLabel('Stake', { exact: true }).fill('100');
  for (const minor of [said.grossMinor, said.taxMinor, said.netMinor])
    await expect(slipIn(book)).toContainText(major(minor));
  await expect(slipIn(book)).toContainText('Tax on the winnings');
  await expectAccessible(page);
  await slipIn(book)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(slipIn(book)).toContainText('Bet placed');
  await expectBalance(page, '9,900.00');
  return { match, ...said };
}

async function win(page: Page, house: House, { match, netMinor }: Bet): Promise<void> {
  for (const [act, data] of [
    ['play-out', {}],
    ['correct', { score: [2, 1] }],
  ] as const)
    expect((await page.request.post(`${portOf(house, 2)}/desk/matches/${match.id}/${act}`, { data })).status()).toBe(
      200,
    );
  await expectBalance(page, major(990_000n + netMinor));
}

/** What the player reads of it on the site. */
async function expectHistory(page: Page, { grossMinor, taxMinor, netMinor }: Bet): Promise<void> {
  await page.goto('/Sports/mybets');
  await page.getByRole('main').getByRole('tab', { name: 'Settled' }).click();
  const card = page.getByRole('main').getByRole('list', { name: 'Settled' }).locator('> li').first();
  await expect(card).toContainText('Tax withheld');
  for (const minor of [grossMinor, taxMinor, netMinor]) await expect(card).toContainText(major(minor));
}

test('a house of Lagos: slip, payment and list of bets say the same tax, and what is paid is the rest', async ({
  browser,
  start,
  dataDir,
}) => {
  test.setTimeout(900_000);
  // With a clock of tests no match is abandoned by chance.
  const product = await start({ dataDir, env: { MARKET: 'nigeria-lagos', TEST_CLOCK: 'on' } });
  const house: House = { product };
  const context = await browser.newContext({ baseURL: product.siteUrl, viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const player = await signIn(page, house);
  await fund(page, player, house);
  const won = await bet(page, house);
  await win(page, house, won);
  await expectHistory(page, won);
  await context.close();
});
