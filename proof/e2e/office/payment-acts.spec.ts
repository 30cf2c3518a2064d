import { randomInt } from 'node:crypto';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs, expectBalance, fund, giveName, latest, openMethod } from '../cashier/cashier.ts';
import { endDeposits, findDifference, leavePayoutUnclear, takeDepositBack } from '../cashier/time.ts';
import { gatewaysUrl, payoutsTo, sendTransfer } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { openMember, openOffice } from './staff.ts';
import { sendWithdrawal } from './withdrawals.ts';

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const comment = (page: Page) => dialog(page).getByLabel('Comment for the staff');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** Money that comes after the deposit's time is over. */
async function sendLate(page: Page, player: Player): Promise<void> {
  const opened = await callAs(player, page, 'POST Banking/RegisterKudipalBankTrasnferDeposit', { amount: 5_000 });
  await endDeposits(player);
  await expect(async () => {
    const { state } = await callAs(player, page, `GET Banking/GetDepositState?id=${opened.id}`);
    expect(state).toBe('expired');
  }).toPass();
  await sendTransfer({ account: opened.accNumber, amount: '5000' });
}

/** Money to an account that the gateway opened for a reference that the platform never had. */
async function sendToUnknown(amount: string): Promise<string> {
  const reference = `lost-${randomInt(1_000_000_000)}`;
  const response = await fetch(`${gatewaysUrl}/kudipal/v3/virtual-account-numbers`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxCredentials.kudipal.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: 'payer@example.com', tx_ref: reference, is_permanent: true, narration: 'A Payer' }),
  });
  const { data } = (await response.json()) as { data: { account_number: string } };
  await sendTransfer({ account: data.account_number, amount });
  return reference;
}

test('a late transfer is credited once, by the one who claimed it, and the balance has it @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await sendLate(page, player);
  const desk = await openOffice(browser, await openMember('payments'), '/payments?kind=deposit%20in%20review');
  await rowOf(desk, player.userName).click();
  const panel = desk.getByRole('region', { name: 'Deposit in review' });
  await expect(panel.getByRole('region', { name: 'Money' })).toContainText('Balance now');
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('Review');
  await expectAccessible(desk);
  const other = await openOffice(browser, await openMember('finance'), desk.url());
  const theirs = other.getByRole('region', { name: 'Deposit in review' });
  await theirs.getByRole('button', { name: 'Credit' }).click();
  await comment(other).fill('the bank confirmed it');

  await desk.keyboard.press('c');
  await expect(panel).toContainText('You work on it');
  await press(other, 'Credit');
  await expect(dialog(other).getByRole('alert')).toContainText('Another person works on this record');
  await expect(theirs).toContainText('Nothing can be decided here');

  await panel.getByRole('button', { name: 'Credit' }).click();
  await comment(desk).fill('the bank confirmed it');
  await press(desk, 'Credit');
  await expect(news(desk, /Credited to/)).toBeVisible();
  await press(other, 'Credit');
  await expect(dialog(other).getByRole('alert')).toContainText('This record has moved on');
  await other.keyboard.press('Escape');
  await expect(other.getByRole('region', { name: 'Payments' })).toContainText('no longer waits');
  await page.goto('/deposit');
  await expectBalance(page, '5,000.00');
});

test('a claim is let go; then another person gives the late money back, and it is not credited @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await sendLate(page, player);
  const desk = await openOffice(browser, await openMember('payments'), '/payments?kind=deposit%20in%20review');
  await rowOf(desk, player.userName).click();
  const panel = desk.getByRole('region', { name: 'Deposit in review' });
  await panel.getByRole('button', { name: 'Claim' }).click();
  await expect(panel).toContainText('You work on it');
  const other = await openOffice(browser, await openMember('finance'), desk.url());
  const theirs = other.getByRole('region', { name: 'Deposit in review' });
  await expect(theirs).toContainText('Nothing can be decided here');
  await expect(theirs.getByRole('button', { name: 'Give back' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Let go' }).click();
  await expect(panel.getByRole('button', { name: 'Claim' })).toBeVisible();

  await theirs.getByRole('button', { name: 'Give back' }).click();
  await comment(other).fill('the payer asked for it');
  await press(other, 'Give back');
  await expect(news(other, /Marked as given back/)).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Payments' })).toContainText('no longer waits');
  await page.goto('/deposit');
  await expectBalance(page, '0.00');
});

test('a withdrawal is paid by hand by two people of finance, never by one, and no gateway sends it @desktop', async ({
  page,
  browser,
}) => {
  const player = await sendWithdrawal(page, 60_000);
  const clerk = await openOffice(browser, await openMember('payments'), '/payments');
  await rowOf(clerk, player.userName).click();
  await expect(clerk.getByRole('button', { name: 'Reject' })).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Pay by hand' })).toHaveCount(0);

  const maker = await openOffice(browser, await openMember('finance'), clerk.url());
  await maker.getByRole('button', { name: 'Pay by hand' }).click();
  await comment(maker).fill('the network is down');
  await press(maker, 'Pay by hand');
  const reference = dialog(maker).getByLabel('Reference outside of the platform');
  await expect(reference).toHaveAttribute('aria-invalid', 'true');
  await reference.fill(`hand-${randomInt(1_000_000_000)}`);
  await press(maker, 'Pay by hand');
  await expect(news(maker, /A second person has to approve it/)).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Pay by hand' })).toHaveCount(0);

  const second = await openOffice(browser, await openMember('finance'), clerk.url());
  await second.getByRole('button', { name: 'Pay by hand' }).click();
  await expect(dialog(second)).toContainText(/You are the second person.*hand-\d+/s);
  await comment(second).fill('seen at the bank');
  await press(second, 'Pay by hand');
  await expect(news(second, /Marked as paid by hand: ₦.60,000.00/)).toBeVisible();
  await page.goto('/withdraw');
  await expect(latest(page)).toContainText(/Paid. ₦.60,000.00 has left/);
  await expectBalance(page, '40,000.00');
  expect(await payoutsTo(player.userName)).toEqual([]);
});

test('a transfer for no known payment is allocated to the player whom the desk finds @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  const reference = await sendToUnknown('4000');
  const desk = await openOffice(browser, await openMember('payments'), '/payments');
  await rowOf(desk, new RegExp(`paid for ${reference}`, 'i')).click();
  await desk.getByRole('button', { name: 'Allocate' }).click();
  await press(desk, 'Allocate');
  const field = dialog(desk).getByRole('textbox', { name: 'Player' });
  await expect(field).toHaveAccessibleDescription(/choose one/);
  await field.fill(player.userName);
  await desk.keyboard.press('Enter');
  await dialog(desk).getByRole('radio', { name: player.userName }).check();
  await comment(desk).fill('the payer sent a receipt');
  await expectAccessible(desk);
  await press(desk, 'Allocate');
  await expect(news(desk, /Allocated\./)).toBeVisible();
  await page.goto('/deposit');
  await expectBalance(page, '4,000.00');
});

test('finance settles a pay-out whose gateway does not decide, by a reference @desktop', async ({ page, browser }) => {
  const player = await signInPlayer(page, { ending: '0500' });
  await fund(page, player, 5_000);
  await giveName(page, player);
  await callAs(player, page, 'POST Banking/RegisterFastHubWithdraw?amount=1000');
  await leavePayoutUnclear(player);
  const clerk = await openOffice(browser, await openMember('payments'), '/payments');
  await rowOf(clerk, player.userName).click();
  const mine = clerk.getByRole('region', { name: 'Outcome at the gateway not known' });
  await expect(mine.getByRole('button')).toHaveText(['Claim', 'Ask again']);

  const desk = await openOffice(browser, await openMember('finance'), clerk.url());
  await desk.getByRole('button', { name: 'Settle' }).click();
  await comment(desk).fill('asked the network');
  await press(desk, 'Settle');
  await expect(dialog(desk).getByLabel('What became of it')).toHaveAccessibleDescription(/Choose/);
  await dialog(desk).getByLabel('What became of it').selectOption('paid');
  await dialog(desk).getByLabel('Reference outside of the platform').fill('TZ-998877');
  await press(desk, 'Settle');
  await expect(news(desk, /Settled: ₦.1,000.00/)).toBeVisible();
  await page.goto('/withdraw');
  await expect(latest(page)).toContainText(/Paid. ₦.1,000.00 has left/);
  await expectBalance(page, '4,000.00');
});

test('a deposit that its payer took back is marked as seen, and a difference is explained by finance alone @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await takeDepositBack(player);
  const item = `deposit lost-${randomInt(1_000_000_000)}`;
  await findDifference(item);
  const clerk = await openOffice(browser, await openMember('payments'), '/payments');
  await rowOf(clerk, player.userName).click();
  await clerk.getByRole('button', { name: 'Mark as seen' }).click();
  await comment(clerk).fill('the player was asked');
  await press(clerk, 'Mark as seen');
  await expect(news(clerk, /Taken off the list/)).toBeVisible();
  const line = (desk: Page, text: string) => desk.getByRole('listitem').getByRole('link').filter({ hasText: text });
  await expect(line(clerk, player.userName)).toHaveCount(0);

  await line(clerk, item).click();
  await expect(clerk.getByRole('button', { name: 'Claim' })).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Explain' })).toHaveCount(0);
  await expectAccessible(clerk);
  const desk = await openOffice(browser, await openMember('finance'), clerk.url());
  await desk.getByRole('button', { name: 'Explain' }).click();
  await expect(dialog(desk)).toContainText('123.45');
  await press(desk, 'Explain');
  await expect(comment(desk)).toHaveAttribute('aria-invalid', 'true');
  await comment(desk).fill('a fee of the gateway');
  await press(desk, 'Explain');
  await expect(news(desk, /Explained and closed/)).toBeVisible();
  await expect(line(desk, item)).toHaveCount(0);
});

test('withdrawals of one rule are approved together, by two people, each with an outcome @desktop', async ({
  page,
  browser,
}) => {
  const one = await sendWithdrawal(page, 60_000);
  const two = await sendWithdrawal(await (await browser.newContext()).newPage(), 61_000);
  const first = await openOffice(browser, await openMember('payments'), '/payments');
  const box = (desk: Page, { userName }: Player) => desk.getByLabel(`Select the withdrawal of ${userName}`);
  await expect(rowOf(first, one.userName)).toBeVisible();
  await rowOf(first, one.userName).focus();
  await first.keyboard.press('x');
  await expect(box(first, one)).toBeChecked();
  await box(first, two).check();
  await expect(news(first, /2 selected · ₦.121,000.00/)).toBeVisible();
  await first.getByRole('button', { name: 'Approve together' }).click();
  await expect(dialog(first)).toContainText('2 are above the limit of one person');
  await expectAccessible(first);
  await comment(first).fill('known players');
  await press(first, 'Approve 2');
  const outcomes = (desk: Page) => dialog(desk).getByRole('list', { name: 'What became of each' });
  await expect(outcomes(first).getByRole('listitem')).toContainText(['waits for a second', 'waits for a second']);
  await dialog(first).getByRole('button', { name: 'Close' }).last().click();
  await expect(box(first, one)).toHaveCount(0);

  const second = await openOffice(browser, await openMember('payments'), '/payments');
  for (const player of [one, two]) await box(second, player).check();
  await second.getByRole('button', { name: 'Approve together' }).click();
  await expect(dialog(second)).toContainText('2 go out at once');
  await comment(second).fill('checked again');
  await press(second, 'Approve 2');
  await expect(dialog(second).getByRole('heading', { name: '2 of 2 approved' })).toBeVisible();
  for (const { userName } of [one, two])
    await expect(async () => expect(await payoutsTo(userName)).toMatchObject([{ state: 'paid' }])).toPass();
});

test('limits are set only after their trial, by two people @desktop', async ({ browser }) => {
  const maker = await openOffice(browser, await openMember('finance'), '/payments/rules');
  const count = maker.getByLabel('Withdrawals in a day');
  // One more than now: it holds back no withdrawal of another test.
  const next = String(Number(await count.inputValue()) + 1);
  await count.fill(next);
  const set = maker.getByRole('button', { name: 'Set these limits' });
  await expect(set).toHaveAccessibleDescription('Try these limits first.');
  await maker.getByRole('button', { name: 'Try on the last 30 days' }).click();
  await expect(maker.getByRole('region', { name: /last 30 days/ })).toContainText('Held by these limits');
  await expectAccessible(maker);
  await set.click();
  await comment(maker).fill('more players come back');
  await press(maker, 'Set these limits');
  await expect(news(maker, /A second person has to approve the limits/)).toBeVisible();
  await expect(maker.getByText('You asked for other limits')).toBeVisible();
  await expect(set).toHaveCount(0);

  const second = await openOffice(browser, await openMember('owner'), '/payments/rules');
  await second.getByRole('button', { name: 'Try on the last 30 days' }).click();
  await second.getByRole('button', { name: 'Approve these limits' }).click();
  await comment(second).fill('agreed');
  await press(second, 'Set these limits');
  await expect(news(second, /The limits are set/)).toBeVisible();
  await expect(second.getByRole('row', { name: /more players come back|agreed/ }).first()).toContainText(next);
});

test('the text of a method is what players read at it; float and banks are shown @desktop', async ({
  page,
  browser,
}) => {
  const desk = await openOffice(browser, await openMember('finance'), '/payments/float');
  await expect(desk.getByRole('row', { name: /^kudipal/ })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Methods' }).click();
  const change = async (text: string) => {
    await desk.getByRole('button', { name: 'Change HaloPesa' }).click();
    await dialog(desk).getByLabel('Text for players, English').fill(text);
    await comment(desk).fill('the network is slow');
    await press(desk, 'Save');
    await expect(news(desk, /HaloPesa is saved/)).toBeVisible();
  };
  await change('HaloPesa is slow today.');
  await expectAccessible(desk);
  await signInPlayer(page);
  await expect(await openMethod(page, '/deposit', 'HaloPesa')).toContainText('HaloPesa is slow today.');
  await change('');
  await expect(await openMethod(page, '/deposit', 'HaloPesa')).not.toContainText('slow today');
});
