import { isResting } from './refresh.ts';

let isLive = false;
const listeners = new Set<() => void>();

/** While the server tells of changes, a list is asked for rarely, in case that something was missed. */
const liveMs = 60_000;

export function setLive(next: boolean): void {
  if (isLive === next) return;
  isLive = next;
  for (const listener of listeners) listener();
}

export const readLive = () => isLive;

export function subscribeLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often a list is asked for that the stream tells of: by the period without the stream, rarely with it, and not at all while the page rests. */
export function liveEvery(periodMs: number): () => number | false {
  return () => {
    if (isResting()) return false;
    return isLive ? Math.max(periodMs, liveMs) : periodMs;
  };
}
