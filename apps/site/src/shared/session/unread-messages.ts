import { useSyncExternalStore } from 'react';
import { readSession } from './session.ts';

/** How many messages of the inbox are unread, and whose. */
export interface UnreadNews {
  userName: string;
  unread: number;
}

const listeners = new Set<() => void>();
let latest: UnreadNews | undefined;
let newsTaken = 0;

/** Zero until a count arrives; a player is never shown the count of another. */
export function useUnreadMessages(): number {
  return useSyncExternalStore(subscribe, () => unreadNews()?.unread ?? 0);
}

/** What is known of the player who is signed in now. */
export function unreadNews(): UnreadNews | undefined {
  return latest?.userName === readSession()?.user.userName ? latest : undefined;
}

/** From the stream, which tells every change. */
export function takeUnreadNews(news: UnreadNews): void {
  newsTaken += 1;
  show(news);
}

/**
 * Called before a call is made; the function that it returns takes the count of the answer. The answer is not shown when the
 * stream has sent a newer count meanwhile, or another player has signed in.
 */
export function expectUnread(): (unread: number) => void {
  const newsBefore = newsTaken;
  const userName = readSession()?.user.userName;
  return (unread) => {
    if (userName !== undefined && newsTaken === newsBefore) show({ userName, unread });
  };
}

function show(news: UnreadNews): void {
  latest = news;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
