import type { CallData } from '@harmattan/contract';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, answerCalls, refuseCall } from '../answers.ts';
import { answerBalance, signInPlayer } from '../player.ts';
import { main } from './game-list.ts';

const history = 'POST User/GetUserBettingHistory';
const details = 'POST User/getBettingDetails';

type Details = CallData<typeof details>;

const round: Details['round'] = {
  id: '019a0000-0000-7000-8000-000000000001',
  time: '2026-11-15T13:05:00',
  area: 'games',
  gameName: 'Baobab Gold',
  provider: 'Endorphina',
  stake: 12_345_678.9,
  win: 12_345_678.9,
  tax: 0,
  net: 12_345_678.9,
  state: 'won',
  bet: null,
};

const move = {
  time: round.time,
  isRefused: false,
  isReceived: false,
  amount: 100,
  balance: 12_345_678.9,
  reference: 'tx-1',
};

const roundDetails: Details = {
  round,
  roundReference: 'R-77',
  moves: [
    { ...move, kind: 'stake' },
    { ...move, kind: 'stake', isRefused: true, amount: 5_000, reference: 'tx-2' },
    { ...move, kind: 'win', isReceived: true, amount: 250.5, reference: 'tx-3' },
  ],
};

test('a player who has not played is told so, and shown where the games are', async ({ page }) => {
  await page.goto('/GameHistory');
  await expect(page).toHaveURL('/login');
  await signInPlayer(page);
  await page.goto('/TransactionHistory');
  await main(page).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL('/GameHistory');
  await expect(main(page)).toContainText('You have not played yet');
  await main(page).getByRole('link', { name: 'Go to the slots' }).click();
  await expect(page).toHaveURL('/slots');
});

test('a round tells its stake and win, and on request all that moved in it', async ({ page }) => {
  await signInPlayer(page);
  await refuseCall(page, history, 'GENERAL_ERROR');
  await page.goto('/GameHistory');
  await expect(main(page).getByRole('alert')).toContainText('Your rounds could not be loaded');
  await page.route('**/User/GetUserBettingHistory', (route) => {
    const { before } = route.request().postDataJSON();
    const older = {
      ...round,
      id: round.id.replace(/1$/, '2'),
      gameName: 'Talking Drum',
      win: 0,
      state: 'lost' as const,
    };
    const data = before === '77' ? { rounds: [older], next: null } : { rounds: [round], next: '77' };
    return route.fulfill(answer(history, data));
  });
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page)).toContainText('1 round so far');
  await main(page).getByRole('button', { name: 'Show more' }).click();
  await expect(main(page).getByRole('row', { name: /Talking Drum.*Lost/ })).toBeVisible();
  await expect(main(page)).toContainText('2 rounds');
  await expect(main(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await refuseCall(page, details, 'ROUND_DOES_NOT_EXIST');
  const opener = main(page).getByRole('button', { name: 'Details Baobab Gold' });
  await opener.click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'This round is not among yours.' })).toBeVisible();
  await answerCalls(page, { [details]: roundDetails });
  await main(page).getByRole('button', { name: 'Try again' }).click();
  const moves = main(page).getByRole('list', { name: 'What moved in this round' }).getByRole('listitem');
  await expect(moves).toHaveText([/^Stake.*−.*100.00.*tx-1$/, /^Stake.*Refused.*5,000.00/, /^Win.*\+.*250.50/]);
  await opener.click();
  await expect(moves).toHaveCount(0);
});

test('the rounds are accessible in every language and fit 320 px', async ({ page }) => {
  await signInPlayer(page);
  await answerBalance(page, 12_345_678.9);
  await answerCalls(page, {
    [history]: { rounds: [round, { ...round, id: round.id.replace(/1$/, '2') }], next: '77' },
    [details]: roundDetails,
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [language, theme] of [
    ['en', 'dark'],
    ['sw', 'light'],
    ['zh', 'dark'],
  ] as const) {
    await page.goto('/GameHistory');
    await page.evaluate(
      (chosen) => {
        localStorage.setItem('appLanguage', chosen.language);
        localStorage.setItem('theme', chosen.theme);
      },
      { language, theme },
    );
    await page.reload();
    await main(page).getByRole('button', { expanded: false }).first().click();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'tx-3' })).toBeVisible();
    await expectAccessible(page, { inBothThemes: false });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth'), language).toBe(320);
    await page.setViewportSize({ width, height });
  }
});
