import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSession, storeSession } from '../session/session.ts';
import { balanceNewsTaken, takeBalanceNews } from './balance-news.ts';

const ada = '2348030000001';
const obi = '2348030000002';
const shown = () => readSession()?.balanceInfo.totalBalance;

function signIn(userName: string): void {
  storeSession({
    token: `token of ${userName}`,
    user: { userName, currency: 'NGN', rankId: 0 },
    balanceInfo: { totalBalance: 0 },
  });
}

/** Holds one cookie, which is all there is. */
beforeEach(() => {
  let jar = '';
  const page = {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      jar = text.split(';')[0] ?? '';
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
});

afterEach(() => vi.unstubAllGlobals());

it('shows what is newer and nothing that is older', () => {
  signIn(ada);
  takeBalanceNews({ userName: ada, totalBalance: 10, version: 9n });
  takeBalanceNews({ userName: ada, totalBalance: 20, version: 10n });
  const taken = balanceNewsTaken();
  takeBalanceNews({ userName: ada, totalBalance: 5, version: 8n });
  takeBalanceNews({ userName: ada, totalBalance: 6, version: 10n });
  expect([shown(), balanceNewsTaken()]).toEqual([20, taken]);
});

it("shows no player another player's balance, and begins anew with each player", () => {
  signIn(obi);
  takeBalanceNews({ userName: ada, totalBalance: 99, version: 100n });
  expect(shown()).toBe(0);
  takeBalanceNews({ userName: obi, totalBalance: 7, version: 1n });
  expect(shown()).toBe(7);
});
