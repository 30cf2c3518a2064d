import { useSyncExternalStore } from 'react';

/** One half of the session. The other is a cookie that no script can read; neither is worth anything alone. */
const storageKey = 'officeToken';

/** Why the sign-in is shown. */
export type EndNote = 'ended' | 'signed out';

interface Session {
  token: string | undefined;
  note: EndNote | undefined;
}

let session: Session = { token: sessionStorage.getItem(storageKey) ?? undefined, note: undefined };
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

export function readToken(): string | undefined {
  return session.token;
}

export function keepToken(token: string): void {
  sessionStorage.setItem(storageKey, token);
  change({ token, note: undefined });
}

export function forgetToken(note: EndNote): void {
  if (session.token === undefined) return;
  sessionStorage.removeItem(storageKey);
  change({ token: undefined, note });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
