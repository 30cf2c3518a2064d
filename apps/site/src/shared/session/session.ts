import { useSyncExternalStore } from 'react';
import { deleteCookie, readCookie, writeCookie } from '../device/cookies.ts';
import { parseSession, type Session, sessionText } from './session-record.ts';

export type { Session } from './session-record.ts';

const cookieName = 'user';
const lifeDays = 2;

const listeners = new Set<() => void>();
let latest: { text: string | undefined; session: Session | undefined } = { text: undefined, session: undefined };

/** The cookie is the truth, because all tabs share it. As long as it says the same, this is the same object. */
export function readSession(): Session | undefined {
  const text = readCookie(cookieName);
  if (text !== latest.text) latest = { text, session: parseSession(text) };
  return latest.session;
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, readSession);
}

export function storeSession(session: Session): void {
  writeCookie(cookieName, sessionText(session), { days: lifeDays });
  refreshSessionFromCookie();
}

/** Writes the cookie even when the balance is the same: its two days begin anew. */
export function updateBalance(totalBalance: number): void {
  const session = readSession();
  if (session) storeSession({ ...session, balanceInfo: { totalBalance } });
}

export function clearSession(): void {
  deleteCookie(cookieName);
  refreshSessionFromCookie();
}

/** No event tells a page that a cookie ended or was changed by another tab: the polling calls this. */
export function refreshSessionFromCookie(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
