import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from './session.ts';
import { expectUnread, takeUnreadNews, unreadNews } from './unread-messages.ts';

const ada = '2348030000001';
const obi = '2348030000002';
const shown = () => unreadNews()?.unread;

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
  signIn(ada);
});

afterEach(() => vi.unstubAllGlobals());

it("shows a player their own count and never another's", () => {
  takeUnreadNews({ userName: ada, unread: 3 });
  expect(shown()).toBe(3);
  signIn(obi);
  expect(shown()).toBeUndefined();
});

it('takes the count of an answer, unless the stream was quicker', () => {
  takeUnreadNews({ userName: ada, unread: 3 });
  expectUnread()(2);
  expect(shown()).toBe(2);
  const answered = expectUnread();
  takeUnreadNews({ userName: ada, unread: 4 });
  answered(1);
  expect(shown()).toBe(4);
});

it('does not give an answer to the player who signed in meanwhile', () => {
  const answered = expectUnread();
  signIn(obi);
  answered(5);
  expect(shown()).toBeUndefined();
});
