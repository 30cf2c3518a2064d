import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { signInPlayer } from '../player.ts';
import { type Member, officeUrl, openMember, openOffice, signIn } from './staff.ts';
import { sendWithdrawal } from './withdrawals.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Desks' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a wrong sign-in says so, and an ended session leads to the sign-in and back to the same place @desktop', async ({
  page,
}) => {
  const [member, other] = [await openMember('payments'), await openMember('finance')];
  await page.goto(`${officeUrl()}/approvals`);
  await signIn(page, { ...member, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Name, password or code is wrong');
  await expect(page.getByLabel('Code of your authenticator app')).toBeFocused();
  await expect(page.getByLabel('Code of your authenticator app')).toHaveValue('');
  await signIn(page, member);
  await expect(heading(page, 'Approvals')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(member.fullName);

  await page.goto(`${officeUrl()}/players?text=99999`);
  await expect(page.getByRole('main')).toContainText('No player found');
  await page.clock.setSystemTime(Date.now() + 11.8 * 3_600_000);
  await expect(page.getByRole('status').filter({ hasText: /Session ends in 1[012] min/ })).toBeVisible();
  // The half of the session that no script can read.
  await page.context().clearCookies();
  await page.goto(`${officeUrl()}/payments`);
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('waits');
  await signIn(page, other);
  await expect(heading(page, 'Payments')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Sign in to the office')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a role sees its own desks alone, and the server refuses the others @desktop', async ({ browser }) => {
  const page = await openOffice(browser, await openMember('content'), '/payments');
  await expect(menu(page).getByRole('link')).toHaveText(['Home', 'Approvals', 'Suppliers', 'Content', 'Marketing']);
  await expect(heading(page, 'There is nothing here')).toBeAttached();
  const answers = await page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem('officeToken')}`;
    const ask = async (path: string) =>
      (await (await fetch(`/office/api/${path}`, { headers: { authorization } })).json()).status;
    return [await ask('Staff/Me'), await ask('Payments/Worklist'), await ask('Audit/List')];
  });
  expect(answers).toEqual(['SUCCESS', 'NOT_ALLOWED', 'NOT_ALLOWED']);
});

test("a player's token opens nothing in the office, and the site does not lead there @desktop", async ({ page }) => {
  const player = await signInPlayer(page);
  const response = await page.request.get(`${officeUrl()}/office/api/Staff/Me`, {
    headers: { authorization: `Bearer ${player.token}` },
  });
  expect([response.status(), (await response.json()).status]).toEqual([401, 'NOT_SIGNED_IN']);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.locator(`a[href*="office"], a[href^="${officeUrl()}"]`).count()).toBe(0);
});

test('the palette finds a payment, a player and a desk by keyboard; the audit loads older entries @desktop', async ({
  page,
  browser,
}) => {
  const player = await sendWithdrawal(page, 60_000);
  const member = await openMember('owner');
  const desk = await openOffice(browser, member);
  const find = async (text: string, option: RegExp) => {
    await desk.keyboard.press('Control+k');
    await expect(desk.getByRole('combobox')).toBeFocused();
    await desk.keyboard.type(text);
    await expect(desk.getByRole('option', { name: option })).toBeVisible();
  };
  await find(player.userName, /^Withdrawal to approve/);
  await expect(desk.getByRole('option', { name: new RegExp(`^${player.userName} #`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await desk.keyboard.press('Enter');
  await expect(heading(desk, `Player ${player.userName}`)).toBeFocused();
  await find(`approve ${player.userName}`, /^Withdrawal to approve/);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await readOften(desk, 120);
  await find('audit', /^Audit/);
  await desk.keyboard.press('Enter');
  await expect(heading(desk, 'Audit')).toBeVisible();
  await desk.getByLabel('Member of the staff').fill(member.userName);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(`actor=${member.userName}`));
  const entries = desk.getByRole('list', { name: /What the staff did/ }).getByRole('listitem');
  await expect(entries).toHaveCount(100);
  await entries.last().scrollIntoViewIfNeeded();
  await expect(desk.getByText('This is the first entry.')).toBeVisible();
  expect(await entries.count()).toBeGreaterThan(120);
});

/** Each search of players for another text is an entry of the audit. */
async function readOften(desk: Page, times: number): Promise<void> {
  await desk.evaluate(async (count) => {
    const authorization = `Bearer ${sessionStorage.getItem('officeToken')}`;
    for (let at = 0; at < count; at++)
      await fetch(`/office/api/Players/Search?text=99${1_000 + at}`, { headers: { authorization } });
  }, times);
}

test('a member who is disabled is out at once, and the own account cannot be disabled @desktop', async ({
  browser,
}) => {
  const [owner, leaver] = [await openMember('owner'), await openMember('support')];
  const theirs = await openOffice(browser, leaver, '/players');
  const desk = await openOffice(browser, owner, '/staff');
  const rowOf = ({ userName }: Member) => desk.getByRole('row', { name: userName });
  await expect(rowOf(owner).getByRole('button')).toHaveCount(0);
  await rowOf(leaver)
    .getByRole('button', { name: `Disable ${leaver.fullName}` })
    .click();
  await desk.getByLabel('Comment for the staff').fill('has left the house');
  await desk.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(rowOf(leaver)).toContainText('Disabled');
  // The page may have heard of it by itself before.
  await theirs.reload();
  await expect(heading(theirs, 'Sign in to the office')).toBeVisible();
});

test('every screen of the office keeps no person out, in either theme @desktop', async ({ page, browser }) => {
  const player = await sendWithdrawal(page, 60_000);
  await page.goto(officeUrl());
  await expect(heading(page, 'Sign in to the office')).toBeVisible();
  await expectAccessible(page);
  const desk = await openOffice(browser, await openMember('owner'));
  const row = desk.getByRole('link', { name: player.userName });
  await expect(heading(desk, 'Needs action by you')).toBeVisible();
  await expect(desk.getByRole('main').getByRole('link', { name: 'Payments', exact: true })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto('/payments');
  await row.click();
  await expect(desk.getByRole('region', { name: 'Withdrawal to approve' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('dialog')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('Comment for the staff').fill('known customer');
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'A second person' })).toBeVisible();
  await desk.goto('/approvals');
  await desk
    .getByRole('link', { name: /Pay out a withdrawal/ })
    .first()
    .click();
  await expect(desk.getByRole('region', { name: 'Pay out a withdrawal' })).toBeVisible();
  await expectAccessible(desk);
  for (const [path, name] of [
    ['/players', 'Players'],
    [`/players?text=${player.userName}`, 'Players'],
    ['/audit', 'Audit'],
    ['/staff', 'Staff'],
    ['/nowhere', 'There is nothing here'],
  ] as const) {
    await desk.goto(path);
    await expect(heading(desk, name)).toBeAttached();
    await expect(desk.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    await expectAccessible(desk);
  }
  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('option').first()).toBeVisible();
  await expectAccessible(desk);
});
