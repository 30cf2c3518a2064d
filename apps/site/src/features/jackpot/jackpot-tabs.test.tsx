import { afterEach, expect, test, vi } from 'vitest';
import { linksOf, openPage } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = {
  token: 'a-token',
  user: { userName: '2348031234567', currency: 'NGN', rankId: 1 },
  balanceInfo: { totalBalance: 0 },
};

test('the jackpots have the tabs Jackpots and Jackpot Bets', async () => {
  const { draw } = await openPage();
  const { JackpotTabs } = await import('./jackpot-tabs.tsx');
  expect(linksOf(draw(<JackpotTabs current="jackpots" />))).toEqual([
    'Jackpots → /ManualJackpot',
    'Jackpot Bets → /ManualJackpotBet',
  ]);
});

test.each([
  ['a visitor to sign in', undefined, 'My Bets → /login'],
  ['a player to the bets', session, 'My Bets → /ManualJackpotBet'],
])('My Bets leads %s', async (_whom, stored, link) => {
  const { draw } = await openPage(stored && { session: stored });
  const { MyBetsLink } = await import('./my-bets-link.tsx');
  expect(linksOf(draw(<MyBetsLink />))).toEqual([link]);
});
