// Large sums, orders and licences on the compliance desk. Walk 20: an authority reads the figures of its state for a month, down to a ticket, and nothing else.
import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillLogin, pressLogin } from '../access/account.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, fund, giveName, openMethod } from '../cashier/cashier.ts';
import { leaveUnused } from '../cashier/time.ts';
import { accountFor, sendTransfer } from '../phone.ts';
import { password, signInPlayer } from '../player.ts';
import { dialog, findPlayer, news, openPart } from './player-file.ts';
import { openMember, openOffice } from './staff.ts';

const game = { name: 'Jacks of Jos', path: '/game/StartQTech?gameid=HRM-jacks-of-jos&freeplay=0' };
/** No other test has players there. */
const state = 'Zamfara';

/** A player of the state who has played a hand to its end. */
async function playHand(browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const page = await context.newPage();
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const saved = await page.request.post('/api/api/User/SaveRegion', {
    data: { region: state },
    headers: { authorization: `Bearer ${player.token}` },
  });
  expect((await saved.json()).status).toBe('SUCCESS');
  await page.goto(game.path);
  const machine = page.frameLocator('iframe[title="Game"]');
  await expect(machine.locator('#balance')).toContainText('5,000.00');
  await machine.getByRole('button', { name: 'Deal' }).click();
  await expect(machine.getByRole('status')).toContainText('hold, then draw');
  const draw = machine.locator('#main[aria-disabled="false"]');
  await draw.click();
  const ended = machine.getByRole('status').getByText(/You won|came back|You lost/);
  // A hand that wins as it was dealt asks once more.
  await expect(ended.or(machine.getByRole('button', { name: /Give up the win/ }))).toBeVisible();
  if (!(await ended.isVisible())) await draw.click();
  await expect(ended).toBeVisible();
  return player.userName;
}

/** One owner asks and has the password, another one approves and has the secret of the app. */
async function openRegulator(browser: Browser) {
  const userName = `e2e-authority-${randomInt(1_000_000)}`;
  const one = await openOffice(browser, await openMember('owner'), '/regulator');
  await one.getByRole('button', { name: 'Open an account of a regulator' }).click();
  const form = one.getByRole('dialog');
  await form.getByLabel('User name').fill(userName);
  await form.getByLabel('Authority, in words').fill('State gaming board');
  await form.getByLabel('State').selectOption(state);
  await form.getByLabel('Comment for the staff').fill('letter 12 of the board');
  await expectAccessible(one);
  await form.getByRole('button', { name: 'Ask for it' }).click();
  const password = (await one.getByRole('dialog').locator('code').textContent()) as string;
  const other = await openOffice(browser, await openMember('owner'), '/approvals');
  await other.getByRole('link').filter({ hasText: 'letter 12 of the board' }).last().click();
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  await other.getByRole('dialog').getByLabel('Comment for the staff').fill('the letter is in the safe');
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const secret = (await other.getByRole('dialog').locator('code').textContent()) as string;
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return { userName, fullName: 'State gaming board', password, code: () => app.generate() };
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Desks' });

test('an authority reads stakes, wins and GGR of its state, down to a ticket, and no other state @desktop', async ({
  browser,
}) => {
  const userName = await playHand(browser);
  const authority = await openOffice(browser, await openRegulator(browser));
  await expect(authority.getByRole('heading', { level: 1, name: 'Regulator' })).toBeVisible();
  await expect(menu(authority).getByRole('link')).toHaveText(['Home', 'Regulator']);
  await expect(authority.getByLabel('State').getByRole('option')).toHaveText([state]);
  await expect(authority.getByRole('row', { name: /^All products/ })).toContainText('100.00');
  await expectAccessible(authority);
  await expect(authority.getByText('That is every player who staked in the month.')).toBeVisible();
  // Names and numbers are not told.
  await expect(authority.getByRole('main')).not.toContainText(userName);
  await authority
    .getByRole('link', { name: /^234•+\d{3}$/ })
    .first()
    .click();
  await authority.getByRole('link', { name: game.name }).first().click();
  await expect(authority.getByRole('region', { name: 'Ticket' })).toContainText('Stake');
  await expectAccessible(authority);

  await authority.goto('/regulator?region=Lagos');
  await expect(authority.getByRole('alert').first()).toBeVisible();
  await authority.goto('/payments');
  await expect(authority.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached();
});

const rowOf = (page: Page, userName: string) => page.getByRole('main').getByRole('link', { name: userName });

/** Two transfers of a day, neither of which is above the level. */
async function payLargeSum(page: Page) {
  const player = await signInPlayer(page);
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByRole('button', { name: 'Get my own account' }).click();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '900000' });
  await sendTransfer({ account, amount: '4200000' });
  await expectBalance(page, '5,100,000.00');
  return player;
}

test('a large sum becomes a report with a clock, is sent once, and support learns nothing of it @desktop', async ({
  page,
  browser,
}) => {
  const player = await payLargeSum(page);
  const desk = await openOffice(browser, await openMember('compliance'), '/compliance');
  await rowOf(desk, player.userName).click();
  const panel = desk.getByRole('region', { name: 'Large payments' });
  await expect(panel).toContainText('5,100,000.00');
  await expect(panel).toContainText(/in (23|24) h/);
  const caseId = (await panel.getByRole('link', { name: /^C-9/ }).textContent()) as string;
  await expectAccessible(desk);
  const downloading = desk.waitForEvent('download');
  await panel.getByRole('button', { name: 'Report file' }).click();
  expect((await downloading).suggestedFilename()).toBe(`report-${caseId}.json`);

  const support = await openOffice(browser, await openMember('support'), '/compliance');
  await expect(support.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached();
  await expect(menu(support).getByRole('link', { name: /Compliance/ })).toHaveCount(0);
  await support.goto(`/cases/${caseId}`);
  await expect(support.getByRole('main')).toContainText('There is no such case');
  await findPlayer(support, player.userName, player.userName);
  await expect(support.getByRole('main')).not.toContainText(/C-9000|omplian|eport/);

  await desk.keyboard.press('s');
  await dialog(desk).getByLabel('Comment for the staff').fill('by the portal of the authority');
  await dialog(desk).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog(desk).getByLabel('Reference of the authority')).toHaveAccessibleDescription(/This is needed/);
  await dialog(desk).getByLabel('Reference of the authority').fill('NFIU-2026-118');
  await dialog(desk).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(news(desk, /is marked as sent/)).toBeVisible();
  await expect(rowOf(desk, player.userName)).toHaveCount(0);
  await desk.getByRole('link', { name: 'Done' }).click();
  await rowOf(desk, player.userName).click();
  await expect(panel).toContainText('NFIU-2026-118');
});

test('an order freezes a player and its release ends it, and support reads no reason @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await giveName(page, player);
  const desk = await openOffice(browser, await openMember('compliance'), '/compliance/orders');
  const number = `FHC/L/${randomInt(1_000_000)}`;
  const fill = async (which: string) => {
    await dialog(desk).getByLabel('Authority').fill('Federal High Court');
    await dialog(desk).getByLabel('Number', { exact: true }).fill(which);
    await dialog(desk).getByLabel('Received').fill('2026-11-18T08:00');
    await dialog(desk).getByLabel('What it says').fill('Keep the money where it is.');
  };
  await desk.getByRole('button', { name: 'Register an order' }).click();
  await fill(number);
  await dialog(desk).getByRole('button', { name: 'Register and freeze' }).click();
  await expect(dialog(desk).getByLabel('Players')).toHaveAccessibleDescription(/This is needed/);
  await dialog(desk).getByLabel('Players').fill(player.userName);
  await expectAccessible(desk);
  await dialog(desk).getByRole('button', { name: 'Register and freeze' }).click();
  await expect(news(desk, /Play and withdrawals are off/)).toBeVisible();
  const withdraw = async () => {
    const headers = { authorization: `Bearer ${player.token}` };
    const answer = await page.request.post('/api/api/Banking/RegisterFastHubWithdraw?amount=1000', { headers });
    return (await answer.json()).status;
  };
  expect(await withdraw()).toBe('WITHDRAWALS_ARE_OFF');

  const support = await openOffice(browser, await openMember('support'));
  await findPlayer(support, player.userName, player.userName);
  await openPart(support, 'Switches');
  await expect(support.getByRole('main')).toContainText('Off for a reason that is not shown to you');
  await expect(support.getByRole('main')).not.toContainText(/FHC|Court|order/i);
  await support.goto('/compliance/orders');
  await expect(support.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached();

  await desk.getByRole('main').getByRole('link', { name: number }).click();
  await expectAccessible(desk);
  await desk.getByRole('region', { name: 'Freeze' }).getByRole('button', { name: 'Release' }).click();
  await fill(`${number}/R`);
  await dialog(desk).getByRole('button', { name: 'Register and release' }).click();
  await expect(news(desk, /The freeze has ended/)).toBeVisible();
  expect(await withdraw()).toBe('SUCCESS');
});

test('a licence that ends soon raises an alarm on the desk and on the home page of compliance alone @desktop', async ({
  browser,
}) => {
  const number = `URC ${randomInt(1_000_000)}`;
  const desk = await openOffice(browser, await openMember('compliance'), '/compliance/licences');
  await desk.getByRole('button', { name: 'Register a licence' }).click();
  await dialog(desk).getByLabel('Comment for the staff').fill('the paper is in the safe');
  await dialog(desk).getByLabel('Authority').fill('LSLGA');
  await dialog(desk).getByLabel('Number', { exact: true }).fill(number);
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await dialog(desk).getByLabel('From').fill('2026-01-01');
  await dialog(desk).getByLabel('Until').fill(soon);
  await dialog(desk).getByLabel('sports', { exact: true }).check();
  await dialog(desk).getByLabel('Lagos').check();
  await expectAccessible(desk);
  await dialog(desk).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(desk.getByRole('row', { name: number })).toContainText('5 days left');
  await expectAccessible(desk);
  await desk.goto('/');
  await expect(desk.getByRole('main')).toContainText('Licence expires within 7 days');
  const support = await openOffice(browser, await openMember('support'));
  await expect(support.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(support.getByRole('main')).not.toContainText('Licence');
});

const flags = [
  { flag: 'Relative of staff', off: 'Play is off at once' },
  { flag: 'Deceased', off: 'paid to the estate by hand' },
  { flag: 'Minor', off: 'Everything is off at once' },
];

test('players are flagged in the file, the flag turns off what it stands for, and ends on the desk alone @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const desk = await openOffice(browser, await openMember('compliance'));
  await findPlayer(desk, player.userName, player.userName);
  for (const { flag, off } of flags) {
    await desk.getByRole('button', { name: 'Compliance' }).click();
    await desk.getByRole('button', { name: 'Flag the player' }).click();
    await dialog(desk).getByLabel('What was found out').selectOption(flag);
    await expect(dialog(desk)).toContainText(off);
    await dialog(desk).getByLabel('Comment for the staff').fill(`a letter about: ${flag}`);
    await dialog(desk).getByRole('button', { name: 'Flag', exact: true }).click();
    await expect(dialog(desk).getByLabel('Where the document is')).toHaveAccessibleDescription(/Write where/);
    await dialog(desk).getByLabel('Where the document is').fill('safe 3');
    await dialog(desk).getByRole('button', { name: 'Flag', exact: true }).click();
    await expect(dialog(desk)).toHaveCount(0);
  }
  await page.goto('/profile');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();

  const support = await openOffice(browser, await openMember('support'));
  await findPlayer(support, player.userName, player.userName);
  await expect(support.getByRole('button', { name: 'Compliance' })).toHaveCount(0);
  await openPart(support, 'Switches');
  await expect(support.getByRole('main')).not.toContainText(/deceased|minor|relative|letter/i);
  await support.goto('/compliance/flags');
  await expect(support.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached();

  await desk.goto('/compliance/flags');
  const row = (flag: string) => desk.getByRole('row').filter({ hasText: player.userName }).filter({ hasText: flag });
  for (const { flag } of flags) await expect(row(flag)).toContainText('5,000.00');
  await expectAccessible(desk);
  await row('Minor').getByRole('button', { name: 'End' }).click();
  await dialog(desk).getByLabel('Comment for the staff').fill('a passport came');
  await dialog(desk).getByRole('button', { name: 'End', exact: true }).click();
  await expect(news(desk, /The flag has ended/)).toBeVisible();
  await expect(row('Minor')).toContainText('Ended');
  await expect(row('Deceased').getByRole('button', { name: 'End' })).toBeVisible();
});

test('an unused account stands under Dormant with its balance, and leaves it with the next sign-in @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await leaveUnused(player);
  const desk = await openOffice(browser, await openMember('compliance'), '/compliance/dormant');
  const row = desk.getByRole('row').filter({ hasText: player.userName });
  await expect(row).toContainText('5,000.00');
  await expect(desk.getByRole('table', { name: 'Balances by age' })).toContainText('2 to 3 years');
  await expectAccessible(desk);
  const downloading = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^dormant-.*\.csv$/);
  await desk.getByLabel('Not used for').selectOption('5 years and more');
  await expect(desk).toHaveURL(/age=5/);
  await expect(row).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto('/login');
  await fillLogin(page, { ...player, number: player.userName.slice(3), password });
  await pressLogin(page);
  await expectBalance(page, '5,000.00');
  await desk.goto('/compliance/dormant?state=ended');
  await expect(row).toContainText('Used again');
  await desk.goto('/compliance/dormant');
  await expect(desk.getByRole('heading', { level: 2, name: 'Dormant' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
