// Provably fair: a player recomputes a round from the seeds, without a connection.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';

const game = (page: Page) => page.frameLocator('iframe[title="Game"]');

test('a player plays dice, chooses a seed, and checks the round without a connection', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/StartBetSolutions/3?gameId=7002&freeplay=1');
  const dice = game(page);
  await expect(dice.locator('#balance')).toContainText('10,000.00');
  await dice.locator('#go').click();
  await expect(dice.getByText(/^(Won|Lost) /)).toBeVisible();
  const rolled = await dice.locator('#roll').textContent();

  await dice.getByRole('button', { name: 'Fairness' }).click();
  const dialog = dice.getByRole('dialog', { name: 'Fairness' });
  await expect(dialog).toContainText('Can be checked when you change your seed');
  for (const id of ['#fairness-commitment', '#fairness-next'])
    await expect(dialog.locator(id)).toHaveText(/^[0-9a-f]{64}$/);
  const commitment = await dialog.locator('#fairness-commitment').textContent();
  const next = await dialog.locator('#fairness-next').textContent();
  await dialog.getByRole('textbox', { name: 'Your seed' }).fill('');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toContainText('Write 1 to 64 letters, figures or signs.');
  await dialog.getByRole('textbox', { name: 'Your seed' }).fill('我的 lucky seed');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toContainText('Our old seed was:');
  await expect(dialog.locator('#fairness-commitment')).toHaveText(`${next}`);
  await expectAccessible(page);

  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Check round no. 0' }).click();
  const verifier = await opening;
  const check = verifier.getByRole('button', { name: 'Check', exact: true });
  // What it reckons with has been loaded.
  await expect(check).toBeEnabled();
  await expect(verifier.getByRole('textbox', { name: 'Digest of our seed' })).toHaveValue(`${commitment}`);
  const asked: string[] = [];
  verifier.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  await check.click();
  await expect(verifier.getByRole('heading', { name: 'This round was fair' })).toBeVisible();
  await expect(verifier.locator('#verdict')).toContainText(`${rolled}`);
  await expectAccessible(verifier);

  const serverSeed = verifier.getByRole('textbox', { name: 'Our seed', exact: true });
  const told = await serverSeed.inputValue();
  await serverSeed.fill(`${told.slice(0, -1)}${told.endsWith('0') ? '1' : '0'}`);
  await check.click();
  await expect(verifier.getByRole('heading', { name: 'This does not agree' })).toBeVisible();
  await expect(verifier.locator('#verdict')).toContainText('This seed is not the one that was promised.');
  await expectAccessible(verifier);
  await serverSeed.fill(told.slice(0, -1));
  await check.click();
  await expect(verifier.locator('#serverSeed-hint')).toContainText('Here are 63.');
  await expect(serverSeed).toBeFocused();
  expect(asked).toEqual([]);
});

test('the verifier speaks three languages, keeps the round in each, and says what is missing', async ({ page }) => {
  await page.goto('/game/StartBetSolutions/3?gameId=7004&freeplay=1');
  const source = await page.locator('iframe[title="Game"]').getAttribute('src');
  await expect(game(page).locator('#balance')).toContainText('10,000.00');
  const { origin } = new URL(
    page
      .frames()
      .find((frame) => frame.url().includes('/play/'))
      ?.url() ?? `${source}`,
  );
  await page.goto(`${origin}/verify/plinko?lang=sw#clientSeed=mbegu&nonce=3`);
  await expect(page.getByRole('heading', { name: 'Hakiki raundi ya Plinko' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Kiungo cha ukurasa huu hakikuwa kamili.');
  await page.getByRole('button', { name: 'Hakiki', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Rekebisha sehemu zilizowekwa alama');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '验证一局 Plinko' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '您的种子' })).toHaveValue('mbegu');
  await page.getByRole('link', { name: 'Mines' }).click();
  await expect(page.getByRole('combobox', { name: '地雷数' })).toHaveValue('1');
  await expectAccessible(page);
});
