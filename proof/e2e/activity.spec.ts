// The reality check over a game, the statement of what a player did, and the self-test.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { phone } from './browser.ts';
import { fund, main } from './cashier/cashier.ts';
import { flyLong } from './games/long-flights.ts';
import { passHour } from './pass-hour.ts';
import { type Player, signInPlayer } from './player.ts';

test.setTimeout(600_000);
const patience = { timeout: 150_000 };

/** In no race: a prize would change the figures. */
const slot = '/game/StartQTech?gameid=HRM-camel-trail&freeplay=0';
const zeppelin = '/Game/StartBetsolutions/3?gameId=7001&freeplay=0';
const game = (page: Page) => page.frameLocator('iframe[title="Game"]');
const check = (page: Page) => page.getByRole('dialog', { name: 'Time for a look at your play' });
const bar = (page: Page) => page.getByText('A look at your play comes after this round.');

/** Spins once, and answers what was won, in kobo. */
async function spin(page: Page): Promise<number> {
  await expect(game(page).locator('#balance')).toContainText('5,000.00', patience);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/rounds'));
  await game(page).getByRole('button', { name: 'Spin', exact: true }).click(patience);
  await sent;
  const result = game(page).getByText(/^(You won ₦|No win this time)/);
  await expect(async () => {
    await game(page).locator('#cabinet').click({ timeout: 1_000 });
    await expect(result).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 90_000 });
  const words = (await result.textContent()) ?? '';
  return words.startsWith('You won') ? Number(words.replaceAll(/\D/g, '')) : 0;
}

/** What the player has, by the platform's own word, in kobo. */
async function balanceMinor(page: Page, { token }: Player): Promise<number> {
  const answer = await page.request.get('/api/api/User/GetBalance', { headers: { authorization: `Bearer ${token}` } });
  return Math.round((await answer.json()).data.totalBalance * 100);
}

const figure = (minor: number) => (Math.abs(minor) / 100).toLocaleString('en', { minimumFractionDigits: 2 });

test('a reality check comes over a slot, one answer serves two tabs, stopping leads home, and the statement has the same figures', async ({
  page,
  context,
}) => {
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(slot);
  const wonMinor = await spin(page);
  const netMinor = (await balanceMinor(page, player)) - 500_000;
  const stakedMinor = wonMinor - netMinor;
  await passHour(player);
  const other = await context.newPage();
  await other.goto('/Terms');
  await expect(check(other)).toBeVisible(patience);
  await expect(check(page)).toContainText('1 h 1 min', patience);
  for (const minor of [stakedMinor, wonMinor, netMinor]) await expect(check(page)).toContainText(figure(minor));
  await expectAccessible(other);
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();
  await check(page).getByRole('button', { name: 'Continue' }).click();
  await expect(check(page)).toBeHidden();
  await expect(check(other)).toBeHidden(patience);
  await expect(game(page).getByRole('button', { name: 'Spin', exact: true })).toBeVisible();

  await passHour(player);
  await expect(check(page)).toBeVisible(patience);
  await check(page).getByRole('button', { name: 'Stop playing' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe[title="Game"]')).toHaveCount(0);
  await page.getByRole('button', { name: /234/ }).first().click();
  await expect(page.getByText(/Playing for 2 h \d min/)).toBeVisible();

  await expectStatement(page, { stakedMinor, wonMinor, netMinor });
});

async function expectStatement(
  page: Page,
  { stakedMinor, wonMinor, netMinor }: Record<'stakedMinor' | 'wonMinor' | 'netMinor', number>,
): Promise<void> {
  await page.goto('/activity');
  const fact = (name: string) => main(page).locator('dl > div').filter({ hasText: name });
  await expect(fact('Deposits').first()).toContainText('5,000.00');
  await expect(fact('Stakes')).toContainText(figure(stakedMinor));
  await expect(fact('Wins')).toContainText(figure(wonMinor));
  await expect(fact('Result of play')).toContainText(figure(netMinor));
  await expect(fact('Net deposits, lifetime')).toContainText('5,000.00');
  const products = main(page).getByRole('table', { name: 'By product' });
  await expect(products.getByRole('row', { name: /Games/ })).toContainText(figure(stakedMinor));
  await expectAccessible(page);
  await main(page).getByLabel('How often').selectOption({ label: 'Every 15 minutes' });
  await main(page).getByRole('link', { name: 'Months' }).click();
  await expect(main(page).getByRole('table', { name: 'By month' }).locator('tbody tr')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download 12 months' }).click();
  const text = Buffer.concat(await (await (await download).createReadStream()).toArray()).toString();
  expect(text).toContain(`,Games,NGN,,,,${(stakedMinor / 100).toFixed(2)},${(wonMinor / 100).toFixed(2)}`);
  expect(text).toContain(',,NGN,5000.00,0.00,0.00,');
  await page.reload();
  await expect(main(page).getByLabel('How often')).toHaveValue('15');
}

async function openZeppelin(browser: Browser) {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const player = await signInPlayer(page);
  await fund(page, player, 5_000);
  await page.goto(zeppelin);
  await expect(game(page).locator('#balance')).toContainText('5,000.00', patience);
  return { page, player };
}

test('a check does not come over a flight that is undecided: a bar says so until it ends', async ({ browser }) => {
  const { page, player } = await openZeppelin(browser);
  const act = game(page).locator('#panel-0 [data-act]');
  await flyLong();
  await expect(async () => {
    await act.evaluate((button) => {
      if (button.textContent?.startsWith('Bet')) (button as HTMLElement).click();
    });
    await expect(act).toContainText(/On board|Cash out ₦/, { timeout: 5_000 });
  }).toPass(patience);
  await passHour(player);
  await expect(bar(page)).toBeVisible(patience);
  await expect(check(page)).toBeHidden();
  const out = game(page)
    .locator('#panel-0')
    .getByRole('button', { name: /^Cash out ₦/ });
  await expect(out).toBeVisible(patience);
  await out.evaluate((button) => (button as HTMLElement).click());
  await expect(check(page)).toBeVisible(patience);
  await expect(bar(page)).toBeHidden();
});

const titles = {
  en: { test: 'How is your play going?', submit: 'See what it means', never: 'Never', always: 'Nearly always' },
  sw: { test: 'Mchezo wako unaendeleaje?', submit: 'Ona maana yake', never: 'Kamwe', always: 'Karibu kila mara' },
  zh: { test: '您的游戏状况如何？', submit: '查看结果', never: '从不', always: '几乎总是' },
};
const results = { en: 'You deserve support', sw: 'Unastahili msaada', zh: '您值得得到支持' };

for (const language of ['en', 'sw', 'zh'] as const) {
  test(`the self-test is answered on the phone and leads to limits and help, in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/self-test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language].test);
    const submit = main(page).getByRole('button', { name: titles[language].submit });
    await submit.click();
    await expect(main(page).getByRole('alert')).not.toBeEmpty();
    const questions = main(page).getByRole('group');
    await expect(questions).toHaveCount(9);
    for (let at = 0; at < 9; at += 1)
      await questions
        .nth(at)
        .getByLabel(at < 3 ? titles[language].always : titles[language].never)
        .check();
    await submit.click();
    await expect(main(page).getByRole('heading', { name: results[language] })).toBeFocused();
    await expect(main(page).locator('a[href="/limits"]')).toBeVisible();
    await expect(main(page).locator('a[href^="https://www.gamblingtherapy.org"]')).toBeVisible();
    await expect(main(page).locator('a[href^="tel:"]')).toHaveCount(0);
    if (language === 'en') await expectAccessible(page);
    expect(sent.filter((url) => !url.includes('/Marketing/'))).toEqual([]);
  });
}
