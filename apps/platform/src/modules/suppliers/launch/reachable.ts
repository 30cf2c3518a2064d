import type { Clock } from '@harmattan/kernel/clock';

const upForMs = 10_000;
const downForMs = 2_000;
const patienceMs = 2_000;

/**
 * Whether anything answers where a supplier's games are opened. A frame cannot tell its page that it failed to load, so
 * this is found out before, and remembered for a moment.
 */
export function createReachable(clock: Clock): (url: string) => Promise<boolean> {
  const known = new Map<string, { isUp: Promise<boolean>; until: number }>();
  return async (url) => {
    const { origin } = new URL(url);
    const nowMs = clock.now().getTime();
    const before = known.get(origin);
    if (before && before.until > nowMs && before.until <= nowMs + upForMs) return before.isUp;
    const entry = { isUp: answers(origin), until: nowMs + upForMs };
    known.set(origin, entry);
    const isUp = await entry.isUp;
    if (!isUp) entry.until = nowMs + downForMs;
    return isUp;
  };
}

/** Any answer at all will do. */
async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
