import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { accountDialog, fund, giveName, latest, main, openMethod, stepUp } from '../cashier/cashier.ts';
import { payoutsTo } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { takingTurns } from '../take-turns.ts';
import { openMember, openOffice } from './staff.ts';

/** No other test pays to it. */
const bank = { code: '033', name: 'United Bank for Africa' };
/** Left to this test but for the sweep of every title, which takes turns with it. */
const game = {
  supplier: 'Endorphina',
  path: '/game/StartEndorphina?gameId=endorphina_SaharaSun@ENDORPHINA&freeplay=1',
};

const incidents = (page: Page) => page.getByRole('region', { name: 'Switched off for everyone' });
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

interface Wish {
  what: string;
  which: string;
  banner?: string;
}

/** As a person fills the form of the home page. */
async function switchOff(page: Page, { what, which, banner = '' }: Wish): Promise<void> {
  await incidents(page).getByRole('button', { name: 'Switch off' }).click();
  const form = page.getByRole('dialog', { name: 'Switch off for everyone' });
  await form.getByLabel('What', { exact: true }).selectOption({ label: what });
  await form.getByLabel('Which one').selectOption({ label: which });
  await form.getByLabel('For how long').selectOption({ label: '30 minutes' });
  await form.getByLabel('What players read').fill(banner);
  await form.getByRole('button', { name: 'Switch off' }).click();
  await expect(form.getByLabel('Comment for the staff')).toHaveAccessibleDescription(/Write why/);
  await form.getByLabel('Comment for the staff').fill('the far end is down');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Switch off' }).click();
  await expect(news(page, new RegExp(`${which} is switched off`))).toBeVisible();
  await expect(incidents(page)).toContainText('the far end is down');
}

async function endIt(page: Page, name: string): Promise<void> {
  await incidents(page)
    .getByRole('button', { name: `End: ${name}` })
    .click();
  const form = page.getByRole('dialog', { name: 'End it now' });
  await form.getByLabel('Comment for the staff').fill('it is back');
  await form.getByRole('button', { name: 'End it' }).click();
  await expect(news(page, new RegExp(`${name} is on again`))).toBeVisible();
}

/** A player who asks for 20,000 naira to the bank that is off, on a phone of their own. */
async function askForMoney(browser: Browser): Promise<{ page: Page; player: Player }> {
  const page = await (await browser.newContext({ baseURL: test.info().project.use.baseURL as string })).newPage();
  const player = await signInPlayer(page);
  await fund(page, player, 100_000);
  await giveName(page, player);
  const card = await openMethod(page, '/withdraw', 'Bank account');
  await expect(main(page).getByText(`${bank.name} takes no transfers at the moment`)).toBeVisible();
  await card.getByLabel('Bank', { exact: true }).selectOption(bank.code);
  await card.getByLabel('Account number').fill('0123456789');
  await card.getByLabel('Amount').fill('20000');
  await card.getByRole('button', { name: 'Send' }).click();
  await (await stepUp(page)).click();
  await expect(accountDialog(page)).toBeHidden();
  await expect(latest(page)).toContainText('It waits because the bank or service takes no money at the moment');
  return { page, player };
}

test('a bank is switched off: pay-outs asked meanwhile wait, and are paid once each, the oldest first @desktop', async ({
  browser,
}) => {
  const desk = await openOffice(browser, await openMember('payments'));
  await switchOff(desk, { what: 'Bank', which: bank.name });
  const waiting = [await askForMoney(browser), await askForMoney(browser)];
  await expectAccessible(waiting[0]?.page as Page);
  // The page of the desk is not reloaded.
  await expect(incidents(desk)).toContainText('2 pay-outs wait');
  for (const { player } of waiting) expect(await payoutsTo(player.userName)).toEqual([]);
  await expectAccessible(desk);

  // Content may look, and has no way to end it.
  const content = await openOffice(browser, await openMember('content'));
  await expect(incidents(content)).toContainText(bank.name);
  await expect(incidents(content).getByRole('button', { name: /End/ })).toHaveCount(0);

  await endIt(desk, bank.name);
  for (const { page, player } of waiting) {
    await expect(latest(page)).toContainText(/Paid. ₦.20,000.00 has left/);
    expect(await payoutsTo(player.userName)).toMatchObject([{ amount: '20000.00', state: 'paid' }]);
  }
  const sentAt = async (page: Page) =>
    latest(page).getByRole('listitem').filter({ hasText: 'Sent' }).getByRole('time').getAttribute('datetime');
  const [first, second] = [await sentAt(waiting[0]?.page as Page), await sentAt(waiting[1]?.page as Page)];
  expect(String(first) <= String(second), `${first} before ${second}`).toBe(true);
  await expect(incidents(desk)).not.toContainText(bank.name);
});

test("a supplier is switched off: its game says so in the operator's words, and opens again afterwards @desktop", async ({
  page,
  browser,
}) => {
  const desk = await openOffice(browser, await openMember('content'));
  await takingTurns('endorphina', async () => {
    await switchOff(desk, { what: 'Supplier', which: game.supplier, banner: 'We are back at noon' });
    await page.goto(game.path);
    await expect(main(page).getByRole('alert')).toContainText('We are back at noon');
    await endIt(desk, game.supplier);
  });
  await page.reload();
  await expect(page.frameLocator('iframe[title="Game"]').getByRole('heading').first()).toBeVisible();
});
