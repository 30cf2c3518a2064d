import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answerCalls, refuseCall } from '../answers.ts';
import { signInPlayer } from '../player.ts';
import { boardOf, details, game, race } from './answers.ts';

const main = (page: Page) => page.getByRole('main');

async function open(page: Page): Promise<void> {
  const told = details();
  await answerCalls(page, {
    'GET Cashrace/GetCashraceDetails': told,
    'GET Cashrace/GetCashRaceBoard': boardOf(told),
    'GET Cashrace/GetCashRaceGames': [game],
  });
  await page.goto('/cashracedetails?urlSuffix=harmattan-dash');
}

test('the list counts down, shows ten prizes, and has its failed, closed and empty face @layout', async ({ page }) => {
  await page.route('**/Cashrace/GetCashRacesList?*', (route) => route.abort());
  await page.goto('/cashraces');
  await expect(main(page)).toContainText('The tournaments could not be loaded');
  await refuseCall(page, 'GET Cashrace/GetCashRacesList', 'TOURNAMENT_MAINTENANCE');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page)).toContainText('Tournaments are under maintenance');

  const soon = race({ id: 8, state: 'upcoming', startsInSeconds: 2, urlSuffix: 'soon', cashRaceName: 'Lagos Night' });
  await answerCalls(page, {
    'GET Cashrace/GetCashRacesList': [race(), soon, race({ id: 9, state: 'paid', urlSuffix: 'paid' })],
  });
  await main(page).getByRole('button', { name: 'Try again' }).click();
  const first = main(page).getByRole('listitem').filter({ hasText: 'Harmattan Dash' }).first();
  await expect(first).toContainText('12,345,678.90');
  const clock = first.getByRole('timer');
  const before = (await clock.textContent()) ?? '';
  await expect(clock).not.toHaveText(before);
  await expect(first.getByText('Place 10')).toBeVisible();
  await expectAccessible(page);

  // At zero the server is asked what it is now.
  await answerCalls(page, {
    'GET Cashrace/GetCashRacesList': [{ ...soon, state: 'running', startsInSeconds: 0, endsInSeconds: 600 }],
  });
  await expect(main(page).getByText('Ends in')).toBeVisible();
  await answerCalls(page, { 'GET Cashrace/GetCashRacesList': [] });
  await page.reload();
  const notice = page.getByRole('dialog', { name: 'No tournaments just now' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('a race shows its board with the own place in sight, its games, prizes and rules @layout', async ({ page }) => {
  await signInPlayer(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Harmattan Dash' })).toBeVisible();
  await expect(main(page).getByRole('row')).toHaveCount(11);
  await expect(main(page).getByRole('row').filter({ hasText: 'You' })).toContainText('0803•••••14');
  await expect(main(page).getByText('Your place')).toBeInViewport();
  await expect(main(page)).toContainText('To pass place 4:');
  await expect(main(page).getByRole('heading', { level: 3, name: 'How it counts' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Lion of the Savannah/ })).toBeVisible();
  await expectAccessible(page);

  // A place is taken while the page stands open.
  await answerCalls(page, {
    'GET Cashrace/GetCashRaceBoard': boardOf(
      details({ own: { place: 4, prize: 600_000, tax: 0, net: 600_000, turnover: 819_345.51, toNextPlace: 1 } }),
    ),
  });
  await expect(main(page)).toContainText('To pass place 3:');
  await answerCalls(page, { 'GET Cashrace/GetCashRaceBoard': boardOf(details({ state: 'paid', endsInSeconds: 0 })) });
  await expect(main(page)).toContainText('Final board');
  await expect(main(page).getByText('Paid to you')).toBeVisible();
});

test('a visitor is asked in and comes back; an address without a race says so calmly', async ({ page }) => {
  await open(page);
  await answerCalls(page, { 'GET Cashrace/GetCashRaceBoard': boardOf(details({ own: null })) });
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  for (const address of [
    '/cashracedetails',
    '/cashracedetails?urlSuffix=no-such-race',
    '/cashracedetails?urlSuffix=%3Cb',
  ]) {
    await page.goto(address);
    await expect(main(page)).toContainText('This tournament is not here');
  }
  await main(page).getByRole('link', { name: 'See all tournaments' }).click();
  await expect(page).toHaveURL('/cashraces');
});
