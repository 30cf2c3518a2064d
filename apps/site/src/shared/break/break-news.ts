import type { EventData } from '@harmattan/contract';
import { useSyncExternalStore } from 'react';
import { readSession } from '../session/session.ts';

/** What keeps a player from play, and whose it is. */
export type BreakNews = EventData<'break'> & { userName: string };
export type Break = NonNullable<BreakNews['break']>;

const listeners = new Set<() => void>();
let latest: BreakNews | undefined;

/** Of the player who is signed in now. Null until the stream tells of one. */
export function useBreak(): Break | null {
  return useSyncExternalStore(subscribe, () => breakNews()?.break ?? null);
}

export function breakNews(): BreakNews | undefined {
  return latest?.userName === readSession()?.user.userName ? latest : undefined;
}

/** From the stream, or the answer to the player's own wish. */
export function takeBreakNews(news: BreakNews): void {
  latest = news;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
