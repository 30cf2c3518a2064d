import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, credited, expectBalance, giveName, main, openMethod } from '../cashier/cashier.ts';
import { accountFor, sendTransfer } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { openMember, openOffice } from './staff.ts';

const rowOf = (desk: Page, userName: string) => desk.getByRole('main').getByRole('link', { name: userName });
const news = (desk: Page, text: string) => desk.getByRole('status').filter({ hasText: text });
const inboxEntry = (page: Page, header: string) => main(page).getByRole('listitem').filter({ hasText: header });

/** The sandbox answers by itself as well, under the same header: every answer is opened. */
async function expectAnswer(page: Page, header: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto('/Messages');
    await expect(inboxEntry(page, header).first()).toBeVisible();
    for (const entry of await inboxEntry(page, header).all()) await entry.getByRole('button').first().click();
    await expect(main(page)).toContainText(text, { timeout: 2_000 });
  }).toPass();
}

async function write(page: Page, subject: string, text: string): Promise<void> {
  await page.goto('/Messages/NewMessage');
  await main(page).getByLabel('Department').selectOption('Support');
  await main(page).getByLabel('Subject').fill(subject);
  await main(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent. The answer comes to your inbox.')).toBeVisible();
}

/** Two transfers, of which the house knows the first. Answers with the bank's number of the second. */
async function payTwice(page: Page, player: Player): Promise<string> {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
  const { session } = await sendTransfer({ account, amount: '5000' });
  return session;
}

async function claim(page: Page, session: string): Promise<void> {
  await page.goto('/deposit');
  await main(page).getByRole('link', { name: 'I was debited' }).click();
  await main(page).getByLabel('How did you pay?').selectOption({ label: 'Bank transfer' });
  await main(page).getByLabel('Amount debited').fill('5000');
  await main(page).getByLabel('Session ID, reference or receipt text').fill(`Session ID ${session}`);
  await main(page).getByRole('button', { name: 'Find my payment' }).click();
}

test('a debited player writes, is asked for the session id and credited by it once; support answers and moves no money @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  const session = await payTwice(page, player);
  await write(page, 'I was debited', 'Five thousand left my bank twice. <b>Help</b>');

  const desk = await openOffice(browser, await openMember('support'), '/cases?owner=none');
  await expect(rowOf(desk, player.userName)).toContainText('I was debited');
  await expectAccessible(desk);
  await rowOf(desk, player.userName).focus();
  await desk.keyboard.press('t');
  await expect(desk.getByRole('heading', { level: 1, name: /^C-\d+ I was debited/ })).toBeVisible();
  await expect(desk.getByRole('list', { name: 'What was written' })).toContainText('<b>Help</b>');
  await expectAccessible(desk);
  await desk.getByLabel('Ready text').selectOption({ label: 'Ask for the session id of a transfer' });
  await desk.getByLabel('Answer to the player').press('Control+Enter');
  await expect(news(desk, 'The answer is sent.')).toBeVisible();
  await expect(desk.getByRole('main')).toContainText('Waits for the player');

  await expectAnswer(page, 'Re: I was debited', 'Please send us the session id of the transfer');
  await claim(page, session);
  await expect(inboxEntry(page, '5,000.00').first()).toContainText('Credited');
  await expectBalance(page, '10,000.00');
  // The same id once more credits nothing.
  await claim(page, session);
  await expect(inboxEntry(page, '5,000.00')).toHaveCount(2);
  await expectBalance(page, '10,000.00');

  await write(page, 'Re: I was debited', 'It is there now, thank you');
  await expect(desk.getByRole('list', { name: 'What was written' })).toContainText('It is there now', {
    timeout: 30_000,
  });
  await desk.keyboard.press('a');
  await desk.getByLabel('Answer to the player').fill('You are welcome.');
  await desk.getByLabel('Afterwards').selectOption('Solved');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('main')).toContainText('Solved');
  await expectAnswer(page, 'Re: I was debited', 'You are welcome.');

  const playerId = await desk.getByRole('link', { name: player.userName }).getAttribute('href');
  await desk.goto(playerId as string);
  await expect(desk.getByRole('button', { name: /Adjust|Credit/ })).toHaveCount(0);
  const status = await desk.evaluate(async (id) => {
    const authorization = `Bearer ${sessionStorage.getItem('officeToken')}`;
    const body = { playerId: id, amount: 5_000, direction: 'credit', reason: 'debited', key: 'a-key-of-support' };
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch('/office/api/Players/Adjust', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).status;
  }, playerId?.split('/').pop());
  expect(status).toBe('NOT_ALLOWED');
});

test('a caller is asked before anything is told, and a complaint is given to another person and closed @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  const other = await openMember('risk');
  const desk = await openOffice(browser, await openMember('support'), '/cases');
  await desk.getByRole('button', { name: 'New case' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Number of the player').fill(player.userName);
  await dialog.getByLabel('Category').selectOption('Complaint');
  await dialog.getByLabel('Subject').fill('Rude answer');
  await dialog.getByLabel('What the player says').fill('The last answer was rude.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Open the case' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^C-\d+ Rude answer/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Ask the questions' }).click();
  await expect(desk.getByRole('region', { name: 'Is this the player?' })).toContainText('knows too little');

  await desk.getByRole('button', { name: 'Give to' }).click();
  await dialog.getByLabel('New owner').selectOption({ label: `${other.fullName} (${other.userName})` });
  await dialog.getByLabel('Comment for the staff').fill('yours');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole('complementary')).toContainText(other.userName);
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.getByLabel('Comment for the staff').fill('told by phone');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(desk.getByRole('main').getByText('Closed', { exact: true })).toBeVisible();
  await desk.goto('/cases?view=complaints');
  await expect(rowOf(desk, player.userName)).toContainText('No answer yet');
  await expectAccessible(desk);
});

test('money paid in and not played opens a case that compliance sees, and neither support nor the player @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await giveName(page, player);
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByRole('button', { name: 'Get my own account' }).click();
  const { account } = await accountFor(player.userName);
  for (const balance of ['4,900,000.00', '9,800,000.00', '14,700,000.00']) {
    await sendTransfer({ account, amount: '4900000' });
    await expectBalance(page, balance);
  }
  await callAs(player, page, 'POST Banking/RegisterFastHubWithdraw?amount=60000');

  const compliance = await openOffice(browser, await openMember('compliance'), '/cases');
  // Beside it stands the case of the large sum.
  const unplayed = rowOf(compliance, player.userName).filter({ hasText: 'Paid in and not played' });
  await expect(unplayed).toContainText('Compliance only');
  await unplayed.click();
  await expect(compliance.getByRole('main')).toContainText('paid in NGN 14,700,000.00 within 7 days');
  await expect(compliance.getByLabel('Answer to the player')).toHaveCount(0);
  await expectAccessible(compliance);
  const address = new URL(compliance.url()).pathname;

  const support = await openOffice(browser, await openMember('support'), '/cases?view=all');
  await expect(support.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expect(support.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(rowOf(support, player.userName)).toHaveCount(0);
  await support.goto(address);
  await expect(support.getByRole('main')).toContainText('There is no such case');
  await support.goto('/payments');
  await expect(rowOf(support, player.userName)).toContainText('A person approves it');
  await page.goto('/Messages');
  await expect(main(page)).not.toContainText('C-9000');
});
