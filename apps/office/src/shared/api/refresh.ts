import { now } from '../time/now.ts';
import { queryClient } from './query-client.ts';

/** A page without input rests: its calls would keep a session alive that the server ends after half an hour without one. */
const restAfterMs = 5 * 60_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastInputAt = now();

export function isResting(): boolean {
  return now() - lastInputAt > restAfterMs;
}

/** How often a list is asked for anew while its page is in use and visible. */
export function refreshEvery(periodMs: number): () => number | false {
  return () => (isResting() ? false : periodMs);
}

/** Lists that rested are asked for again with the first input. */
export function watchInput(): () => void {
  const listening = new AbortController();
  const note = () => {
    const hasRested = isResting();
    lastInputAt = now();
    if (hasRested) void queryClient.invalidateQueries();
  };
  for (const input of inputs) addEventListener(input, note, { signal: listening.signal, passive: true, capture: true });
  return () => listening.abort();
}
