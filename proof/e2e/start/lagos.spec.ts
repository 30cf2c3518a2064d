// A house of Lagos, which taxes winnings: what a bet says of it, what a void gives back, and how a month is closed and paid.
import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { returnOf } from '../../../stand-ins/sportsbook/src/prices/index.ts';
import { netOf } from '../../../stand-ins/sportsbook/src/prices/net-of.ts';
import { expectAccessible } from '../accessibility.ts';
import { desktop, phone } from '../browser.ts';
import { callAs, expectBalance } from '../cashier/cashier.ts';
import { confirm, dialog, news, statusOf } from '../office/player-file.ts';
import { openMemberAt, openOfficeAt } from '../office/staff.ts';
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
  dataDir: string;
  /** How far its clock was moved. */
  aheadMs: number;
}

interface Bet {
  match: { id: string; home: { name: string }; away: { name: string } };
  grossMinor: bigint;
  taxMinor: bigint;
  netMinor: bigint;
}

const major = (minor: bigint) => (Number(minor) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const portOf = ({ product }: Pick<House, 'product'>, offset: number) =>
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

/** On the home side of a match some days ahead, with 10,000.00 on the account. */
async function bet(page: Page, house: House, place: number): Promise<Bet> {
  await page.goto('/Sports/Altenar');
  const day = new Date(Date.now() + 12 * dayMs).toISOString().slice(0, 10);
  const { matches } = await (await page.request.get(`${portOf(house, 2)}/api/matches?day=${day}`)).json();
  const match = matches.at(-1 - place);
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

/** The last one on the site's list. */
async function settledBet(page: Page) {
  await page.goto('/Sports/mybets');
  await page.getByRole('main').getByRole('tab', { name: 'Settled' }).click();
  return page.getByRole('main').getByRole('list', { name: 'Settled' }).locator('> li').first();
}

/** What the player reads of it on the site. */
async function expectHistory(page: Page, { grossMinor, taxMinor, netMinor }: Bet): Promise<void> {
  const card = await settledBet(page);
  await expect(card).toContainText('Tax withheld');
  for (const minor of [grossMinor, taxMinor, netMinor]) await expect(card).toContainText(major(minor));
}

/** A new member of the staff at a desk of this house. */
async function openDesk(browser: Browser, house: House, { role, path }: { role: string; path: string }): Promise<Page> {
  const member = await openMemberAt({ dataDir: house.dataDir, aheadMs: () => house.aheadMs }, role);
  return openOfficeAt(browser, { baseURL: portOf(house, 4), viewport: desktop }, { member, path });
}

/** By two people, after a preview. */
async function voidMatch(browser: Browser, house: House, { match }: Bet): Promise<void> {
  const path = `/book/results?${new URLSearchParams({ text: match.home.name })}`;
  const maker = await openDesk(browser, house, { role: 'trading', path });
  const row = maker.getByRole('row', { name: new RegExp(`${match.home.name} – ${match.away.name}.*2–1`) }).first();
  await row.getByRole('button', { name: /^Correct/ }).click();
  await dialog(maker).getByLabel('Void the match instead').check();
  await expect(dialog(maker)).toContainText('1 bet is settled anew');
  await confirm(maker, { button: 'Ask for it', comment: 'played on the wrong ground' });
  await expect(news(maker, /A second person has to approve/)).toBeVisible();
  const second = await openDesk(browser, house, { role: 'trading', path: '/approvals' });
  await second.getByRole('link', { name: /Correct a result.*played on the wrong ground/ }).click();
  await second.getByRole('region', { name: 'Correct a result' }).getByRole('button', { name: 'Approve' }).click();
  await confirm(second, { button: 'Approve', comment: 'seen at the league' });
  await expect(news(second, /Approved/)).toBeVisible();
}

/** To the second day of the next month, for the platform and whoever signs in there. */
async function passMonth(page: Page, house: House): Promise<void> {
  const now = new Date();
  house.aheadMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2) - now.getTime();
  const url = `${house.product.siteUrl}/test/clock`;
  expect((await page.request.post(url, { data: { offsetMs: house.aheadMs } })).status()).toBe(200);
}

/** Two people close the month, one saves its file and enters the payment. */
async function closeMonth(browser: Browser, house: House, { taxMinor }: Bet): Promise<void> {
  const maker = await openDesk(browser, house, { role: 'finance', path: '/taxes' });
  const due = new RegExp(major(taxMinor).replace('.', '\\.'));
  const month = maker.getByRole('row').filter({ has: maker.getByText('To close') });
  await expect(async () => {
    await maker.reload();
    await expect(month).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(month).toContainText(due);
  await expectAccessible(maker);
  await month.getByRole('button', { name: /^Close/ }).click();
  await expect(dialog(maker)).toContainText(/3 withholdings.*given back/s);
  await confirm(maker, { button: 'Ask a second person', comment: 'month end' });
  await expect(news(maker, /waits for a second person/)).toBeVisible();

  const second = await openDesk(browser, house, { role: 'finance', path: '/approvals' });
  await second.getByRole('link', { name: /month end/ }).click();
  const id = new URL(second.url()).searchParams.get('id');
  const own = { id, approve: true, comment: 'mine' };
  expect(await statusOf(maker, 'Approvals/Decide', own)).toBe('OWN_REQUEST');
  await second.getByRole('button', { name: 'Approve' }).click();
  await confirm(second, { button: 'Approve', comment: 'compared' });
  await expect(news(second, /Approved/)).toBeVisible();

  await maker.goto('/taxes');
  const saved = maker.waitForEvent('download');
  await maker.getByRole('button', { name: /^Return file/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await maker.getByRole('button', { name: /^Enter payment/ }).click();
  await dialog(maker).getByLabel('Reference of the bank').fill('NIP 0001');
  await dialog(maker)
    .getByLabel('Paid on')
    .fill(new Date(Date.now() + house.aheadMs).toISOString().slice(0, 10));
  await confirm(maker, { button: `Paid ₦ ${major(taxMinor)}`, comment: 'paid today' });
  await expect(news(maker, /is booked/)).toBeVisible();
  await expect(maker.getByRole('row').filter({ hasText: 'NIP 0001' })).toContainText('Settled');
  await expect(maker.getByRole('main')).toContainText(/₦.0\.00 stands on its account/);
}

/** The player's own sheet: what was withheld, given back and withheld again. */
async function expectCertificate(page: Page, house: House, { taxMinor }: Bet): Promise<void> {
  await signIn(page, house);
  await page.goto('/tax');
  await page
    .getByRole('link', { name: /^Certificate of 20/ })
    .first()
    .click();
  const sheet = page.getByRole('article', { name: /^Certificate of tax withheld/ });
  await expect(sheet).toContainText(major(taxMinor));
  await expectAccessible(page);
}

test('a house of Lagos: slip, payment and list of bets say the same tax, a void gives it back to the kobo, and two people pay the month', async ({
  browser,
  start,
  dataDir,
}) => {
  test.setTimeout(900_000);
  // With a clock of tests no match is abandoned by chance.
  const product = await start({ dataDir, env: { MARKET: 'nigeria-lagos', TEST_CLOCK: 'on' } });
  const house: House = { product, dataDir, aheadMs: 0 };
  const context = await browser.newContext({ baseURL: product.siteUrl, viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const player = await signIn(page, house);
  await fund(page, player, house);
  const voided = await bet(page, house, 0);
  await win(page, house, voided);
  await expectHistory(page, voided);
  await voidMatch(browser, house, voided);
  await expectBalance(page, '10,000.00');

  const won = await bet(page, house, 1);
  await win(page, house, won);
  await passMonth(page, house);
  await closeMonth(browser, house, won);
  await expectCertificate(page, house, won);
  await context.close();
});
