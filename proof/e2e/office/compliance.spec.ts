// Walk 20: an authority reads the figures of its state for a month, down to a ticket, and nothing else.
import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { fund } from '../cashier/cashier.ts';
import { signInPlayer } from '../player.ts';
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
