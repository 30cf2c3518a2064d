import { expect, type Locator, type Page, test } from '@playwright/test';
import { accountFor, codeFor, payoutsTo, sendTransfer } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { credited, expectBalance, fund, giveName, historyRows, latest, openMethod, stepUp } from './cashier.ts';

let player: Player;

test.beforeEach(async ({ page }) => {
  player = await signInPlayer(page);
});

const asking = (card: Locator) => card.getByRole('heading', { name: 'Finding out what became of it' });
const succeeded = (card: Locator) => card.getByRole('status').filter({ hasText: 'Success' });
const cardNumbers = { plain: '5061000000000013', pinAndOtp: '5061000000000047' };

/** The server hears the next call and acts on it, and the page hears nothing of it. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/${path}*`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** The server hears the next call and acts on it; its answer is on the way for ever. Resolves when it was given. */
function delayAnswer(page: Page, path: string): Promise<void> {
  return new Promise((resolve) => {
    void page.route(
      `**/${path}*`,
      async (route) => {
        await route.fetch();
        resolve();
      },
      { times: 1 },
    );
  });
}

const withdrawals = [
  { name: 'Bank account', path: 'RegisterKudipalWithdraw', send: sendToBank },
  { name: 'Mobile money', path: 'RegisterFastHubWithdraw', send: sendToMobile },
  { name: 'Other mobile money', path: 'RegisterSelcomWithdraw', send: sendToChannel },
];

/** Runs right before the press that moves money. */
type BeforePress = () => Promise<unknown>;

async function sendToBank(page: Page, card: Locator, beforePress: BeforePress): Promise<void> {
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Account number').fill('0123456789');
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).click();
  const confirm = await stepUp(page);
  await beforePress();
  await confirm.click();
}

async function sendToMobile(_page: Page, card: Locator, beforePress: BeforePress): Promise<void> {
  await card.getByLabel('Amount').fill('1000');
  await beforePress();
  await card.getByRole('button', { name: 'Send' }).click();
}

async function sendToChannel(page: Page, card: Locator, beforePress: BeforePress): Promise<void> {
  await card.getByLabel('Channel').selectOption('Mix by Yas');
  await sendToMobile(page, card, beforePress);
}

async function openWithdrawal(page: Page, name: string): Promise<Locator> {
  await fund(page, player, 10_000);
  await giveName(page, player);
  return openMethod(page, '/withdraw', name);
}

async function expectOnePayout(page: Page): Promise<void> {
  await expect(async () => expect(await payoutsTo(player.userName)).toHaveLength(1)).toPass({ timeout: 30_000 });
  await historyRows(page, 2);
  await expectBalance(page, '9,000.00');
}

for (const { name, path, send } of withdrawals) {
  test(`${name}: a lost answer is asked for, and pays out once`, async ({ page }) => {
    const card = await openWithdrawal(page, name);
    await send(page, card, () => loseAnswer(page, path));
    await expect(succeeded(card)).toBeVisible();
    await expectOnePayout(page);
  });

  test(`${name}: a reload while the answer is on its way pays out once, and says so`, async ({ page }) => {
    const card = await openWithdrawal(page, name);
    let given: Promise<void> | undefined;
    await send(page, card, async () => {
      given = delayAnswer(page, path);
    });
    await given;
    await page.reload();
    await expect(succeeded(card)).toBeVisible();
    await expectOnePayout(page);
  });
}

test('a balance of before a deposit refuses no withdrawal', async ({ page }) => {
  for (const path of ['GetBalance', 'QuoteWithdrawal', 'User/Stream'])
    await page.route(`**/${path}*`, (route) => route.abort());
  const card = await openWithdrawal(page, 'Mobile money');
  await expect(page.getByRole('banner')).toContainText(/(?<![\d,])0\.00/);
  await sendToMobile(page, card, async () => {});
  await expect(succeeded(card)).toBeVisible();
});

test('a request that never arrived is found out, and can be sent again', async ({ page }) => {
  const card = await openWithdrawal(page, 'Mobile money');
  await sendToMobile(page, card, () =>
    page.route('**/RegisterFastHubWithdraw*', (route) => route.abort(), { times: 1 }),
  );
  await expect(asking(card)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send' })).toBeHidden();
  await expect(card.getByRole('alert')).toContainText('did not reach us', { timeout: 40_000 });
  await expect(card.getByLabel('Amount')).toHaveValue('1,000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(succeeded(card)).toBeVisible();
  await expectOnePayout(page);
});

test('a phone that goes offline in the middle asks when it is back', async ({ page, context }) => {
  const card = await openWithdrawal(page, 'Mobile money');
  let given: Promise<void> | undefined;
  await sendToMobile(page, card, async () => {
    given = delayAnswer(page, 'RegisterFastHubWithdraw');
  });
  await given;
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(asking(card)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(succeeded(card)).toBeVisible();
  await expectOnePayout(page);
});

test('double clicks on Send and on Confirm have one effect and show the true outcome', async ({ page }) => {
  const card = await openWithdrawal(page, 'Bank account');
  await card.getByLabel('Bank', { exact: true }).selectOption('058');
  await card.getByLabel('Account number').fill('0123456789');
  await card.getByLabel('Amount').fill('1000');
  await card.getByRole('button', { name: 'Send' }).dblclick();
  const confirm = await stepUp(page);
  let calls = 0;
  page.on('request', (request) => {
    calls += Number(request.url().includes('RegisterKudipalWithdraw'));
  });
  await confirm.dblclick();
  await expect(succeeded(card)).toBeVisible();
  await expect(page).toHaveURL(/\/withdraw/);
  expect(calls).toBe(1);
  await expectOnePayout(page);
});

async function payByCard(page: Page, number: string): Promise<Locator> {
  const card = await openMethod(page, '/deposit', 'Card');
  await card.getByLabel('Amount').fill('5000');
  await fillCard(card, number);
  await card.getByRole('button', { name: 'Pay by card' }).click();
  return card;
}

async function fillCard(card: Locator, number: string): Promise<void> {
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('39');
  await card.getByLabel('CVV').fill('123');
}

test('a card whose charge lost its answer is charged once', async ({ page }) => {
  await loseAnswer(page, 'RegisterKudipalCardDeposit');
  const card = await payByCard(page, cardNumbers.plain);
  await expect(credited(card)).toBeVisible();
  await historyRows(page, 1);
  await expectBalance(page, '5,000.00');
});

test('the steps of a card survive a reload and a lost answer each', async ({ page }) => {
  const card = await payByCard(page, cardNumbers.pinAndOtp);
  await expect(card.getByLabel('Card PIN')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Card PIN')).toBeVisible();
  await fillCard(card, cardNumbers.pinAndOtp);
  await card.getByLabel('Card PIN').fill('3310');
  await loseAnswer(page, 'KudipalChargeWithPin');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByLabel('One-time code')).toBeVisible();
  await page.reload();
  await card.getByLabel('One-time code').fill(await codeFor(player.userName));
  await loseAnswer(page, 'KudipalSubmitOTP');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(credited(card)).toBeVisible();
  await historyRows(page, 1);
  await expectBalance(page, '5,000.00');
});

test('an account whose answer was lost is shown, and there is one', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('5000');
  await loseAnswer(page, 'RegisterKudipalBankTrasnferDeposit');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '5000' });
  await expect(credited(card)).toBeVisible();
  await historyRows(page, 1);
});

test('a code and a push whose answers were lost are shown, and there is one of each', async ({ page }) => {
  const code = await openMethod(page, '/deposit', 'USSD');
  await code.getByLabel('Bank', { exact: true }).selectOption('058');
  await code.getByLabel('Amount').fill('5000');
  await loseAnswer(page, 'RegisterKudipalUssdDeposit');
  await code.getByRole('button', { name: /code/ }).click();
  await expect(code.getByLabel('USSD code')).toContainText('*');
  const push = await openMethod(page, '/deposit', 'Fast deposit');
  await push.getByLabel('Amount').fill('5000');
  await loseAnswer(page, 'registerFastHubPayBillDeposit');
  await push.getByRole('button', { name: 'Ask my phone' }).click();
  await expect(push.getByRole('heading', { name: /Approve/ })).toBeVisible();
  await historyRows(page, 2);
});

test('an account that may be paid already is not offered before the page has asked', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/GetDepositState*', async (route) => {
    await slow;
    await route.continue();
  });
  await sendTransfer({ account, amount: '5000' });
  await page.reload();
  await expect(card.getByRole('heading', { name: 'Checking whether your money has arrived' })).toBeVisible();
  await expect(card.getByRole('timer')).toBeHidden();
  answerNow();
  await expect(credited(card)).toBeVisible();
});

test('a second transfer to a paid account is told on the page', async ({ page }) => {
  const card = await openMethod(page, '/deposit', 'Bank transfer');
  await card.getByLabel('Amount').fill('5000');
  await card.getByRole('button', { name: 'Get the account number' }).click();
  await expect(card.getByRole('timer')).toBeVisible();
  const { account } = await accountFor(player.userName);
  await sendTransfer({ account, amount: '5000', how: 'twice' });
  await expect(credited(card)).toBeVisible();
  await expect(card).toContainText(/Another ₦.5,000.00 came for the same deposit/, { timeout: 45_000 });
});

test('a withdrawal that was called back without an answer shows that it was', async ({ page }) => {
  await fund(page, player, 100_000);
  await giveName(page, player);
  const card = await openMethod(page, '/withdraw', 'Mobile money');
  await card.getByLabel('Amount').fill('60000');
  await card.getByRole('button', { name: 'Send' }).click();
  await latest(page).getByRole('button', { name: 'Cancel order' }).click();
  await loseAnswer(page, 'RejectWithadrawByUser');
  const dialog = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(latest(page)).toContainText('You cancelled it');
  await expectBalance(page, '100,000.00');
});
