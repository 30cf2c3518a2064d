import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expectBalance, historyRows, latest } from '../cashier/cashier.ts';
import { payoutsTo } from '../phone.ts';
import { openMember, openOffice } from './staff.ts';
import { askForWithdrawal, sendWithdrawal } from './withdrawals.ts';

const rowOf = (page: Page, userName: string) => page.getByRole('link', { name: userName });
const comment = (page: Page) => page.getByRole('dialog').getByLabel('Comment for the staff');
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** Moves by the list's own keys until the row has the focus. */
async function moveTo(page: Page, userName: string): Promise<void> {
  const row = rowOf(page, userName);
  await expect(row).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 100 });
  }).toPass();
}

test('two people approve a large withdrawal by keyboard alone, not one twice, and it is paid once @desktop', async ({
  page,
  browser,
}) => {
  const player = await askForWithdrawal(page, '60000');
  const first = await openOffice(browser, await openMember('payments'), '/payments');
  await moveTo(first, player.userName);
  await first.keyboard.press('Enter');
  const panel = first.getByRole('region', { name: 'Withdrawal to approve' });
  await expect(panel).toContainText('60,000.00');
  await first.keyboard.press('a');
  await expect(comment(first)).toBeFocused();
  await first.keyboard.press('Control+Enter');
  await expect(comment(first)).toHaveAccessibleDescription(/Write why/);
  await first.keyboard.type('known customer');
  await first.keyboard.press('Control+Enter');
  await expect(news(first, /A second person has to approve ₦.60,000.00/)).toBeVisible();
  await expect(panel).toContainText('You have approved it. Another person has to approve it');
  await expect(panel.getByRole('button')).toHaveText(['Claim', 'Reject']);
  await first.keyboard.press('a');
  await expect(first.getByRole('dialog')).toHaveCount(0);
  expect(await payoutsTo(player.userName)).toEqual([]);

  await first.goto('/approvals');
  const own = first.getByRole('link', { name: /Pay out a withdrawal.*60,000.00/ }).last();
  await own.click();
  await expect(first.getByRole('region', { name: 'Pay out a withdrawal' })).toContainText('You asked for this');

  const second = await openOffice(browser, await openMember('payments'), '/payments');
  await moveTo(second, player.userName);
  await second.keyboard.press('a');
  await expect(second.getByRole('dialog')).toContainText('You are the second person');
  await second.keyboard.type('checked again');
  const sent: string[] = [];
  second.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  // Pressed twice, sent once.
  await second.keyboard.press('Control+Enter');
  await second.keyboard.press('Control+Enter');
  await expect(news(second, /Approved\. ₦.60,000.00 is on its way/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(rowOf(second, player.userName)).toHaveCount(0);

  await expect(latest(page)).toContainText(/Paid. ₦.60,000.00 has left/);
  expect(await payoutsTo(player.userName)).toMatchObject([{ amount: '60000.00', state: 'paid' }]);
  const rows = await historyRows(page, 2);
  await expect(rows.first()).toContainText('60,000.00');
  await expectBalance(page, '40,000.00');
});

test('of two who decide, the second reads that the record has moved on, and nothing is done twice @desktop', async ({
  page,
  browser,
}) => {
  const player = await sendWithdrawal(page, 50_001);
  const [one, other] = [
    await openOffice(browser, await openMember('payments'), '/payments'),
    await openOffice(browser, await openMember('finance'), '/payments'),
  ];
  for (const desk of [one, other]) {
    await rowOf(desk, player.userName).click();
    await desk.getByRole('button', { name: 'Reject' }).click();
    await comment(desk).fill('not now');
  }
  await one.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(news(one, /Rejected\./)).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('This record has moved on');
  await other.keyboard.press('Escape');
  await expect(other.getByRole('region', { name: 'Payments' })).toContainText('no longer waits');
  await page.goto('/withdraw');
  await expectBalance(page, '100,000.00');
});

test('a rejection on a phone gives the money back, and the player reads why', async ({ page, browser }) => {
  const player = await sendWithdrawal(page, 60_000);
  const desk = await openOffice(browser, await openMember('payments'));
  await desk
    .getByRole('navigation', { name: 'Desks' })
    .getByRole('link', { name: /Payments/ })
    .click();
  await rowOf(desk, player.userName).click();
  await expect(desk.getByRole('list', { name: /What waits/ })).toBeHidden();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Reject' }).click();
  await comment(desk).fill('name of the account differs');
  await desk.getByLabel('Comment for the player').fill('Please use an account in your own name.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(news(desk, /Rejected\. ₦.60,000.00 is back/)).toBeVisible();
  await desk.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rowOf(desk, player.userName)).toHaveCount(0);

  await page.goto('/Messages');
  const main = page.getByRole('main');
  await main.getByText('Your withdrawal was not approved').click();
  await expect(main).toContainText('Please use an account in your own name.');
  await expect(main).not.toContainText('name of the account differs');
  await expectBalance(page, '100,000.00');
});
