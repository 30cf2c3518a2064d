import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund } from '../cashier/cashier.ts';
import { type Player, signInPlayer } from '../player.ts';
import { originOf } from '../sports/host-book.ts';
import { confirm, dialog, news, statusOf } from './player-file.ts';
import { openMember, openOffice } from './staff.ts';

const bookIn = (page: Page) => page.getByRole('main').frameLocator('iframe');
const slip = (book: FrameLocator) => book.getByRole('region', { name: 'Betslip' });
const way = (book: FrameLocator, name: RegExp) =>
  book.getByRole('navigation', { name: 'Sportsbook' }).getByRole('link', { name });

interface Coming {
  id: string;
  home: { name: string };
  away: { name: string };
}

/** A match far ahead that this test alone has: other tests take theirs from the first days and other places. */
async function matchAhead(page: Page, place: number): Promise<Coming> {
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.get(`${originOf('sportsbook')}/api/matches?day=${day}`);
  const { matches } = (await answer.json()) as { matches: Coming[] };
  const match = matches.at(-1 - place);
  if (!match) throw new Error('there are matches in twelve days');
  return match;
}

async function codeFor(page: Page, pick: { match: string; market: string; outcome: string }): Promise<string> {
  const answer = await page.request.post(`${originOf('sportsbook')}/api/codes`, { data: { picks: [pick] } });
  return (await answer.json()).code;
}

/** A player with money at the book, on a phone. */
async function sitDown(page: Page, amounts: number[]): Promise<{ player: Player; book: FrameLocator }> {
  await page.setViewportSize({ width: 390, height: 800 });
  const player = await signInPlayer(page);
  for (const amount of amounts) await fund(page, player, amount);
  await page.goto('/Sports/Altenar');
  return { player, book: bookIn(page) };
}

async function loadCode(book: FrameLocator, code: string): Promise<void> {
  await way(book, /^Betslip/).click();
  const field = slip(book).getByLabel('Load a booking code');
  if (!(await field.isVisible())) await slip(book).getByText('Booking code', { exact: true }).click();
  await field.fill(code);
  await slip(book).getByRole('button', { name: 'Load', exact: true }).click();
}

async function place(book: FrameLocator, major: string): Promise<void> {
  await slip(book).getByLabel('Stake', { exact: true }).fill(major);
  await slip(book)
    .getByRole('button', { name: /^Place bet/ })
    .click();
}

const openDesk = async (browser: Browser, path: string) => openOffice(browser, await openMember('trading'), path);

test('a booking code above the alarm is stopped: it places no more, and the slips that were accepted stand @desktop', async ({
  page,
  browser,
}) => {
  const { book } = await sitDown(page, [100_000]);
  const match = await matchAhead(page, 0);
  const code = await codeFor(page, { match: match.id, market: 'score', outcome: '4:4' });
  await loadCode(book, code);
  await expect(slip(book).getByRole('listitem')).toHaveCount(1);
  await expect(slip(book)).toContainText(/Your largest stake: ₦.10,000,000.00/);
  await place(book, '40000');
  await expect(slip(book)).toContainText('Bet placed');
  await slip(book).getByRole('button', { name: 'Done' }).click();
  await loadCode(book, code);
  await expect(slip(book).getByRole('listitem')).toHaveCount(1);

  const desk = await openDesk(browser, '/');
  await desk.getByRole('link', { name: 'Code above the alarm' }).click();
  const row = desk.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('Alarm');
  await expect(row).toContainText('40,000.00');
  await expectAccessible(desk);
  await row.getByRole('button', { name: `Stop ${code}` }).click();
  await confirm(desk, { button: 'Stop', comment: 'too much of one code' });
  await expect(news(desk, /is stopped/)).toBeVisible();

  await loadCode(book, code);
  await expect(slip(book).getByRole('alert')).toContainText('The book takes no more slips with the picks of this code');
  await expect(slip(book).getByLabel('Stake', { exact: true })).toHaveValue('');
  await place(book, '40000');
  await expect(slip(book)).toContainText('The book takes no more slips with these picks');
  await expectBalance(page, '60,000.00');
  await expect(row).toContainText('Stopped');
  await row.getByRole('link', { name: code }).click();
  const ticket = desk.getByRole('list', { name: 'Tickets that were found' }).getByRole('article');
  await expect(ticket).toHaveCount(1);
  await expect(ticket).toContainText(/Open.*40,000.00.*Rules version/s);
  await expectAccessible(desk);
  const file = desk.waitForEvent('download');
  await ticket.getByRole('button', { name: 'Evidence file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ticket-\d+\.json$/);
});

test('a large single is looked at: less is offered and taken at the held price; silence is a no, and no money moved before @desktop', async ({
  page,
  browser,
}) => {
  const { book } = await sitDown(page, [1_000_000, 1_000_000, 500_000]);
  const match = await matchAhead(page, 1);
  const code = await codeFor(page, { match: match.id, market: '1x2', outcome: '1' });
  const desk = await openDesk(browser, '/book/referrals');
  await expect(desk.getByText('No slip waits')).toBeVisible();
  await loadCode(book, code);
  await place(book, '2000000');
  await expect(slip(book)).toContainText('A person is looking at this bet');
  const waiting = desk.getByRole('list', { name: 'Slips that wait for a decision' }).getByRole('article');
  await expect(waiting).toContainText('2,000,000.00');
  await expectBalance(page, '2,500,000.00');
  // The operator does not answer.
  await expect(slip(book)).toContainText('Time ran out');
  await expect(waiting).toHaveCount(0);
  await expectBalance(page, '2,500,000.00');

  await slip(book)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(waiting).toContainText('Waits for you');
  await waiting.getByLabel('Offer less').fill('500000');
  await waiting.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(news(desk, /Offered ₦.500,000.00/)).toBeVisible();
  await expect(slip(book)).toContainText(/The book offers a stake of ₦.500,000.00 at the same price/);
  await expectBalance(page, '2,500,000.00');
  await slip(book)
    .getByRole('button', { name: /^Place for/ })
    .click();
  await expect(slip(book)).toContainText('Bet placed');
  await expectBalance(page, '2,000,000.00');
});

test('a wrong result is corrected by two people after a preview, paid once, and the player sees old and new @desktop', async ({
  page,
  browser,
}) => {
  const { book } = await sitDown(page, [10_000]);
  const match = await matchAhead(page, 2);
  await loadCode(book, await codeFor(page, { match: match.id, market: '1x2', outcome: '1' }));
  await place(book, '1000');
  await expect(slip(book)).toContainText('Bet placed');
  const desk = `${originOf('sportsbook')}/desk/matches/${match.id}`;
  for (const [act, data] of [
    ['play-out', {}],
    ['correct', { score: [1, 2] }],
  ] as const)
    expect((await page.request.post(`${desk}/${act}`, { data })).status()).toBe(200);
  await expectBalance(page, '9,000.00');

  const maker = await openDesk(browser, `/book/results?${new URLSearchParams({ text: match.home.name })}`);
  const row = maker.getByRole('row', { name: new RegExp(`${match.home.name} – ${match.away.name}.*1–2`) }).first();
  await row.getByRole('button', { name: /^Correct/ }).click();
  await dialog(maker).getByLabel('Home', { exact: true }).fill('2');
  await dialog(maker).getByLabel('Away', { exact: true }).fill('1');
  await expect(dialog(maker)).toContainText('1 bet is settled anew');
  await expectAccessible(maker);
  await confirm(maker, { button: 'Ask for it', comment: 'the league says 2–1' });
  await expect(news(maker, /A second person has to approve/)).toBeVisible();
  await maker.goto('/approvals');
  await maker.getByRole('link', { name: /Correct a result.*the league says 2–1/ }).click();
  await expect(maker.getByRole('region', { name: 'Correct a result' })).toContainText('You asked for this');
  const id = new URL(maker.url()).searchParams.get('id');
  expect(await statusOf(maker, 'Approvals/Decide', { id, approve: true, comment: 'mine' })).toBe('OWN_REQUEST');
  await expectBalance(page, '9,000.00');

  const second = await openDesk(browser, `/approvals?id=${id}`);
  const request = second.getByRole('region', { name: 'Correct a result' });
  await expect(request).toContainText(/1–2 → 2–1.*1 bets/s);
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirm(second, { button: 'Approve', comment: 'seen at the league' });
  await expect(news(second, /Approved/)).toBeVisible();
  expect(await statusOf(second, 'Approvals/Decide', { id, approve: true, comment: 'twice' })).toBe(
    'RECORD_HAS_MOVED_ON',
  );
  await way(book, /^My bets/).click();
  await book.getByRole('link', { name: 'Settled' }).click();
  const bet = book.getByRole('region', { name: 'My bets' }).locator('.bet').first();
  await expect(bet).toContainText(/1 : 2.*→.*2 : 1/s);
  await expect(bet).toContainText(/Settled again after the result was corrected. Paid ₦.0.00 before, ₦/);
});

test('a ticket is voided for an obvious error by two people: the stake is back, the player is told, and it is not voided twice @desktop', async ({
  page,
  browser,
}) => {
  const { book } = await sitDown(page, [10_000]);
  const match = await matchAhead(page, 3);
  const code = await codeFor(page, { match: match.id, market: '1x2', outcome: '1' });
  await loadCode(book, code);
  await place(book, '1000');
  await expect(slip(book)).toContainText('Bet placed');
  await expectBalance(page, '9,000.00');

  const maker = await openDesk(browser, `/book?text=${code}`);
  const ticket = (desk: Page) => desk.getByRole('list', { name: 'Tickets that were found' }).getByRole('article');
  await ticket(maker).getByRole('button', { name: 'Void', exact: true }).click();
  await dialog(maker).getByLabel('Obvious error').selectOption('The price was plainly wrong');
  await expect(dialog(maker)).toContainText(/₦.1,000.00 goes back to the player.*betting rules, as installed/s);
  await expect(dialog(maker)).toContainText(/Your bet \d+ is void/);
  await expectAccessible(maker);
  await confirm(maker, { button: 'Ask for it', comment: 'the sides were swapped' });
  await expect(news(maker, /A second person has to approve/)).toBeVisible();
  await expect(ticket(maker)).toContainText('waits for a second person');
  await expect(ticket(maker).getByRole('button', { name: 'Void', exact: true })).toHaveCount(0);
  await expectBalance(page, '9,000.00');

  const second = await openDesk(browser, '/approvals');
  await second.getByRole('link', { name: /Void a ticket.*the sides were swapped/ }).click();
  const request = second.getByRole('region', { name: 'Void a ticket' });
  await expect(request).toContainText(/its price was plainly wrong.*1,000.00 goes back/s);
  const id = new URL(second.url()).searchParams.get('id');
  expect(await statusOf(maker, 'Approvals/Decide', { id, approve: true, comment: 'mine' })).toBe('OWN_REQUEST');
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirm(second, { button: 'Approve', comment: 'seen' });
  await expect(news(second, /Approved/)).toBeVisible();
  await expectBalance(page, '10,000.00');
  await maker.reload();
  await expect(ticket(maker)).toContainText('It was voided for an obvious error.');
  await expectAccessible(maker);
  await page.goto('/Messages');
  await expect(page.getByRole('button', { name: /^Unread: Your bet \d+ is void/ })).toBeVisible();
});
