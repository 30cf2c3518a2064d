import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openMember, openOffice } from './staff.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Desks' });
const comment = (page: Page) => page.getByRole('dialog').getByLabel('Comment for the staff');

test('other roles take two owners, not one twice, and end the sessions of the member @desktop', async ({ browser }) => {
  const [clerk, first, second] = [await openMember('content'), await openMember('owner'), await openMember('owner')];
  const theirs = await openOffice(browser, clerk);
  const desk = await openOffice(browser, first, '/staff');
  const row = desk.getByRole('row', { name: clerk.userName });
  await expectAccessible(desk);
  await row.getByRole('button', { name: `Change the roles of ${clerk.fullName}` }).click();
  await desk.getByRole('dialog').getByRole('checkbox', { name: 'Risk' }).check();
  await comment(desk).fill('covers for Ada');
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  await expect(row).toContainText('Other roles asked for');
  await expect(row).not.toContainText('Risk');
  await desk.goto('/approvals');
  await desk.getByRole('link', { name: new RegExp(`Other roles of a member.*${first.userName}`) }).click();
  await expect(desk.getByRole('region', { name: 'Other roles of a member' })).toContainText('You asked for this');

  const other = await openOffice(browser, second, '/approvals');
  await other.getByRole('link', { name: new RegExp(`Other roles of a member.*${first.userName}`) }).click();
  await expect(other.getByRole('region', { name: 'Other roles of a member' })).toContainText('content → risk, content');
  await other.getByRole('button', { name: 'Approve' }).click();
  await comment(other).fill('agreed');
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Approved: Other roles' })).toBeVisible();
  await theirs.goto('/players');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Sign in to the office' })).toBeVisible();
});

test('broken glass counts at once, is seen by the member and by owners, and an owner ends it @desktop', async ({
  browser,
}) => {
  const member = await openMember('content');
  const theirs = await openOffice(browser, member);
  await expect(menu(theirs).getByRole('link')).toHaveText(['Home', 'Approvals', 'Suppliers', 'Content', 'Marketing']);
  await theirs.getByRole('button', { name: 'Break glass' }).click();
  const dialog = theirs.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'approvals.decide' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'payments.read' }).check();
  await comment(theirs).fill('the payments desk is empty');
  await expectAccessible(theirs);
  await dialog.getByRole('button', { name: 'Break the glass' }).click();
  await expect(menu(theirs).getByRole('link', { name: 'Payments' })).toBeVisible();
  await menu(theirs).getByRole('link', { name: 'Payments' }).click();
  await expect(theirs.getByRole('status', { name: 'Broken glass' })).toContainText('payments.read');
  await expectAccessible(theirs);

  const owner = await openOffice(browser, await openMember('owner'));
  const strip = owner.getByRole('status', { name: 'Broken glass' });
  await expect(strip).toContainText('the payments desk is empty');
  await strip
    .getByRole('button', { name: `End it for ${member.fullName}` })
    .first()
    .click();
  await expect(owner.getByRole('status').filter({ hasText: 'permissions have ended' })).toBeVisible();
  await theirs.reload();
  await expect(menu(theirs).getByRole('link')).toHaveText(['Home', 'Approvals', 'Suppliers', 'Content', 'Marketing']);
  await expect(theirs.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached();
});
