// The player's file: found in every way, read in every part, and what the staff does with it.
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, pressLogin } from '../access/account.ts';
import { expectAccessible } from '../accessibility.ts';
import { callAs, expectBalance, fund, historyRows, openMethod } from '../cashier/cashier.ts';
import { payoutsTo, textsTo } from '../phone.ts';
import { type Player, password, signInPlayer } from '../player.ts';
import { confirm, dialog, findPlayer, news, openPart, part, playerIdOf, signs, statusOf } from './player-file.ts';
import { openMember, openOffice } from './staff.ts';
import { sendWithdrawal } from './withdrawals.ts';

const waitsOf = (desk: Page) => desk.getByRole('main').getByText('waits for a second person.');

/** Signs in by the page, as the player whose phone was signed out. */
async function tryLogin(page: Page, { userName }: Pick<Player, 'userName'>): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await fillLogin(page, { number: userName.slice(3), userName, password });
  await pressLogin(page);
}

test('a player is found in six ways, and every part of the file can be read @desktop', async ({ page, browser }) => {
  const player = await sendWithdrawal(page, 60_000);
  const desk = await openOffice(browser, await openMember('owner'));
  await findPlayer(desk, player.userName, player.userName);
  const id = playerIdOf(desk);
  await expectAccessible(desk);
  const payments = await openPart(desk, 'Payments');
  await expect(payments.getByRole('row', { name: /Withdrawal.*To approve.*60,000\.00/ })).toBeVisible();
  const reference = (await payments.getByRole('row').last().locator('code').first().textContent()) ?? '';
  const sessions = await openPart(desk, 'Sessions');
  await expect(sessions.getByRole('table', { name: 'Open sessions' }).getByRole('row')).toHaveCount(2);
  await expect(sessions.getByRole('table', { name: 'Sign-ins and other events' })).toContainText('signed in');
  const device =
    (await sessions.getByRole('table', { name: 'Known devices' }).locator('code').first().textContent()) ?? '';
  for (const [name, words] of [
    ['Timeline', 'Deposit'],
    ['Switches', 'Marketing'],
    ['Money', '40,000.00'],
    ['Bets', 'No bets and no rounds'],
    ['Messages', 'Welcome to Harmattan'],
    ['Notes', 'No notes'],
    ['Linked', 'account'],
    ['Audit', 'GET Players/Get'],
  ] as const) {
    await expect(await openPart(desk, name)).toContainText(words);
    await expectAccessible(desk);
  }
  for (const [text, by] of [
    [`#${id}`, 'Id'],
    [reference, 'Reference of a payment'],
    [device, 'Device'],
    [player.userName.slice(0, 12), 'Number'],
  ] as const) {
    await desk.goto(`/players?text=${encodeURIComponent(text)}`);
    await expect(desk.getByRole('link', { name: player.userName })).toContainText(by);
  }
  // The name and the address are those of many a player.
  await desk.goto('/players?text=127.0.0.1');
  await expect(desk.getByRole('list', { name: 'Players who were found' }).getByRole('link').first()).toContainText(
    'Address',
  );
  await desk.goto('/players?text=Ekong');
  await expect(desk.getByRole('list', { name: 'Players who were found' }).getByRole('link').first()).toContainText(
    'Name',
  );
});

test('an account that was taken over is shut at once and its pay-out held, support cannot lift it, and the owner returns @desktop', async ({
  page,
  browser,
}) => {
  const player = await sendWithdrawal(page, 60_000);
  const risk = await openOffice(browser, await openMember('risk'));
  const helper = await openOffice(browser, await openMember('support', 'payments'), '/payments');
  await page.goto('/withdraw');
  await expectBalance(page, '40,000.00');

  await findPlayer(risk, player.userName, player.userName);
  await (await openPart(risk, 'Switches')).getByRole('button', { name: 'Taken over' }).click();
  await expectAccessible(risk);
  await dialog(risk).getByLabel('What the player reads').fill('Call us: we have to know that it is you.');
  await confirm(risk, { button: 'Turn off', comment: 'new device, new account, all of the money' });
  await expect(news(risk, /Taken over: in force/)).toBeVisible();
  await expect(signs(risk)).toContainText('Sign-in off: risk');
  await expect(signs(risk)).toContainText('Withdrawals off: risk');
  await expect(part(risk, 'Sign-in')).toContainText('new device, new account, all of the money');
  await expectAccessible(risk);

  // The thief is out, and reads what to do.
  await page.goto('/withdraw');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await tryLogin(page, player);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Call us: we have to know that it is you.');

  // Support sees why, has no way to lift it, and the server says the same.
  await findPlayer(helper, player.userName, player.userName);
  await expect(helper.getByRole('table', { name: 'What is off' })).toContainText(
    'new device, new account, all of the money',
  );
  await openPart(helper, 'Switches');
  await expect(part(helper, 'Withdrawals')).toContainText('that you cannot lift');
  await expect(helper.getByRole('button', { name: /Turn on|End this block/ })).toHaveCount(0);
  const lift = { playerId: playerIdOf(helper), switch: 'withdraw', on: true, reason: 'the caller asks for it' };
  expect(await statusOf(helper, 'Players/SetSwitch', lift)).toBe('NOT_ALLOWED');

  // Nothing is paid meanwhile, whatever the payments desk approves.
  const finance = await openOffice(browser, await openMember('finance'), '/payments');
  for (const desk of [helper, finance]) {
    await desk.goto('/payments');
    await desk.getByRole('link', { name: player.userName }).click();
    await desk.getByRole('button', { name: 'Approve' }).click();
    await confirm(desk, { button: 'Approve', comment: 'known customer' });
    await expect(news(desk, /second person/).or(dialog(desk).getByRole('alert').locator('p'))).toBeVisible();
  }
  await expect(dialog(finance).getByRole('alert')).not.toBeEmpty();
  expect(await payoutsTo(player.userName)).toEqual([]);

  for (const name of ['Sign-in', 'Withdrawals']) {
    await part(risk, name).getByRole('button', { name: 'Turn on' }).click();
    await confirm(risk, { button: 'Turn on', comment: 'showed the passport in a video call' });
    await expect(news(risk, new RegExp(`${name}: on again`))).toBeVisible();
  }
  await tryLogin(page, player);
  await expect(page).not.toHaveURL(/login/);
  await expectBalance(page, '40,000.00');
});

test('a lost SIM card: two people change the number, not one, both numbers are told, and withdrawals wait @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const number = `70${player.userName.slice(5)}`;
  const maker = await openOffice(browser, await openMember('finance'));
  await findPlayer(maker, player.userName, player.userName);
  await maker.getByRole('button', { name: 'Access' }).click();
  await maker.getByRole('button', { name: 'Change the number' }).click();
  await expect(dialog(maker).getByLabel('New mobile number')).toBeFocused();
  await dialog(maker).getByLabel('New mobile number').fill(`0${number}`);
  await confirm(maker, { button: 'Ask for it', comment: 'lost the SIM card' });
  const proof = dialog(maker).getByLabel('How did you make sure that it is the player?');
  await expect(proof).toHaveAccessibleDescription(/Choose how you made sure/);
  await expectAccessible(maker);
  await proof.selectOption('document-in-person');
  await dialog(maker).getByRole('button', { name: 'Ask for it' }).click();
  await expect(news(maker, /The number changes when a second person approves/)).toBeVisible();
  await expect(waitsOf(maker)).toBeVisible();

  // The maker reads the request, and cannot decide on it.
  await maker.getByRole('link', { name: 'Change of number' }).click();
  const own = maker.getByRole('region', { name: 'Change of number' });
  await expect(own).toContainText('You asked for this');
  await expect(own.getByRole('button')).toHaveCount(0);
  const id = new URL(maker.url()).searchParams.get('id');
  expect(await statusOf(maker, 'Approvals/Decide', { id, approve: true, comment: 'x' })).toBe('OWN_REQUEST');

  const second = await openOffice(browser, await openMember('finance'), `/approvals?id=${id}`);
  const request = second.getByRole('region', { name: 'Change of number' });
  await expect(request).toContainText(`234${number}`);
  await expect(request).toContainText('Document, at the counter');
  await expect(request.getByRole('link', { name: player.userName })).toBeVisible();
  await expectAccessible(second);
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirm(second, { button: 'Approve', comment: 'saw the copy of the register' });
  await expect(news(second, /Approved: Change of number/)).toBeVisible();

  const told = async (to: string) => (await textsTo(to))[0]?.text ?? '';
  await expect.poll(() => told(player.userName)).toContain('another number');
  await expect.poll(() => told(`234${number}`)).toContain('this number now opens');
  await findPlayer(second, `234${number}`, `234${number}`);
  await expect(second.getByRole('main')).toContainText('Number not proven');
  // The holder of the old card opens nothing with it, and the player signs in with the new one.
  await tryLogin(page, player);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid username or password');
  await tryLogin(page, { userName: `234${number}` });
  await expectBalance(page, '5,000.00');
});

test('an order of a court freezes the account, and only compliance reads why @desktop', async ({ page, browser }) => {
  const player = await signInPlayer(page);
  await fund(page, player, 50_000);
  await callAs(player, page, 'POST User/SaveUserPersonalDetails', {
    ...{ firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' },
  });
  const compliance = await openOffice(browser, await openMember('compliance'));
  await findPlayer(compliance, player.userName, player.userName);
  await (await openPart(compliance, 'Switches')).getByRole('button', { name: 'Frozen by order' }).click();
  await confirm(compliance, { button: 'Turn off', comment: 'order FHC/L/CS/1/26 of 14:03' });
  await expect(news(compliance, /Frozen by order: in force/)).toBeVisible();
  await expect(part(compliance, 'Play')).toContainText('order FHC/L/CS/1/26');

  const support = await openOffice(browser, await openMember('support'));
  await findPlayer(support, player.userName, player.userName);
  await expect(signs(support)).toContainText('Play off: not shown to you');
  await expect(support.getByRole('table', { name: 'What is off' })).toContainText('Ask compliance');
  await openPart(support, 'Switches');
  await expect(support.getByRole('button', { name: /Turn on|End this block|Frozen/ })).toHaveCount(0);
  await openPart(support, 'Timeline');
  await expect(support.getByRole('main')).not.toContainText(/FHC|court/i);

  const card = await openMethod(page, '/withdraw', 'Mobile money');
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Withdrawals are off for your account')).toBeVisible();
  await expectBalance(page, '50,000.00');
});

test('accounts with one bank account are linked with their weight, and no debit passes without a second person @desktop', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const account = `${String(Date.now()).slice(-6)}6789`;
  const players: Player[] = [];
  for (const one of [page, other]) {
    const player = await signInPlayer(one);
    await fund(one, player, 100_000);
    const query = new URLSearchParams({ accountnumber: account, code: '058' });
    const { accName } = await callAs(player, one, `POST Banking/GetBankAccountNumber?${query}`);
    const [firstName, lastName] = accName.split(' ');
    await callAs(player, one, 'POST User/SaveUserPersonalDetails', { firstName, lastName, dateOfBirth: '1990-02-28' });
    const asked = { amount: 60_000, accountNumber: account, code: '058', accountName: accName, password };
    await callAs(player, one, 'POST Banking/RegisterKudipalWithdraw', asked);
    players.push(player);
  }
  const [first, second] = players as [Player, Player];
  const desk = await openOffice(browser, await openMember('payments'));
  await findPlayer(desk, first.userName, first.userName);
  const linked = (await openPart(desk, 'Linked')).getByRole('row', { name: second.userName });
  await expect(linked).toContainText('Heavy');
  await expect(linked).toContainText(`Same account for payments •••${account.slice(-4)}`);
  await linked.getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1, name: `Player ${second.userName}` })).toBeVisible();

  await desk.getByRole('button', { name: 'Adjust money' }).click();
  await dialog(desk).getByLabel('Amount').fill('40000');
  await dialog(desk).getByLabel('Direction').selectOption('debit');
  await confirm(desk, { button: 'Ask for approval', comment: 'second account of one person' });
  await expect(news(desk, /moves when a second person approves/)).toBeVisible();
  await desk.getByRole('link', { name: 'Money by hand' }).click();
  const request = desk.getByRole('region', { name: 'Money by hand' });
  await expect(request).toContainText('From the player');
  await expect(request.getByRole('button')).toHaveCount(0);
  const id = new URL(desk.url()).searchParams.get('id');
  expect(await statusOf(desk, 'Approvals/Decide', { id, approve: true, comment: 'x' })).toBe('OWN_REQUEST');
  await other.goto('/withdraw');
  await expectBalance(other, '40,000.00');
});

test('money by hand is asked for once however often it is pressed, and moves once when another person approves @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  const desk = await openOffice(browser, await openMember('payments'));
  await findPlayer(desk, player.userName, player.userName);
  await desk.getByRole('button', { name: 'Adjust money' }).click();
  await expect(dialog(desk).getByLabel('Amount')).toBeFocused();
  await confirm(desk, { button: 'Ask for approval', comment: 'goodwill for the outage' });
  await expect(dialog(desk).getByLabel('Amount')).toHaveAccessibleDescription(/above zero/);
  await expectAccessible(desk);
  await dialog(desk).getByLabel('Amount').fill('1500.50');
  // The first answer is lost on the way back: the form is sent again, as the same request.
  await desk.route(
    '**/Players/Adjust',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog(desk).getByRole('button', { name: 'Ask for approval' }).dblclick();
  await expect(dialog(desk).getByRole('alert')).toContainText('The office did not answer');
  await dialog(desk).getByRole('button', { name: 'Ask for approval' }).click();
  await expect(news(desk, /₦.1,500.50 moves when a second person approves/)).toBeVisible();
  await expect(waitsOf(desk)).toHaveCount(1);
  await page.goto('/deposit');
  await expectBalance(page, '5,000.00');

  const finance = await openOffice(browser, await openMember('finance'));
  await findPlayer(finance, player.userName, player.userName);
  await finance.getByRole('link', { name: 'Money by hand' }).click();
  const request = finance.getByRole('region', { name: 'Money by hand' });
  await expect(request).toContainText('1,500.50');
  await expect(request).toContainText('goodwill for the outage');
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirm(finance, { button: 'Approve', comment: 'agreed with the head of support' });
  await expect(news(finance, /Approved: Money by hand/)).toBeVisible();
  await expectBalance(page, '6,500.50');
  const rows = await historyRows(page, 2);
  await expect(rows.first()).toContainText('1,500.50');
  await findPlayer(finance, player.userName, player.userName);
  const money = await openPart(finance, 'Money');
  await expect(money.getByRole('row', { name: /Money by hand, to the player.*1,500\.50.*6,500\.50/ })).toHaveCount(1);
});

test('play switched off in the middle of a hand: the hand is paid, the next stake refused, and the player reads why @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto('/game/StartQTech?gameid=HRM-jacks-of-jos&freeplay=0');
  const game = page.frameLocator('iframe[title="Game"]');
  await expect(game.locator('#balance')).toContainText('5,000.00');
  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.getByRole('button', { name: 'Draw 5' })).toBeVisible();

  const support = await openOffice(browser, await openMember('support'));
  await findPlayer(support, player.userName, player.userName);
  await openPart(support, 'Switches');
  await part(support, 'Play').getByRole('button', { name: 'Turn off' }).click();
  await expectAccessible(support);
  await dialog(support).getByLabel('Until').fill('2020-01-01T10:00');
  await dialog(support).getByLabel('What the player reads').fill('You asked us on the phone for a break.');
  await confirm(support, { button: 'Turn off', comment: 'asked on the phone for a break' });
  await expect(dialog(support).getByLabel('Until')).toHaveAccessibleDescription(/yet to come/);
  await dialog(support).getByLabel('Until').fill('');
  await dialog(support).getByRole('button', { name: 'Turn off' }).click();
  await expect(news(support, /Play: off from now on/)).toBeVisible();
  await expect(signs(support)).toContainText('Play off: staff');

  for (const card of [1, 2, 3, 4, 5]) await game.getByRole('button', { name: new RegExp(`^Card ${card}: `) }).click();
  await game.getByRole('button', { name: 'Keep all' }).click();
  await expect(game.getByRole('status')).toContainText(/You won ₦|came back|You lost ₦/);
  const balance = await game.locator('#balance').textContent();
  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.getByText(/Nothing was taken|not taken/).first()).toBeVisible();
  await expect(game.locator('#balance')).toHaveText(balance ?? '');
  await page.reload();
  await expect(page.getByText('Play is off for your account')).toBeVisible();
  await page.goto('/Messages');
  await page.getByRole('main').getByText('Play on your account is off').click();
  await expect(page.getByRole('main')).toContainText('You asked us on the phone for a break.');
  await expect(await openPart(support, 'Bets')).toContainText(/Won|Lost/);
});
