import type { Clock } from '@harmattan/kernel/clock';

const downForMs = 2_000;
const patienceMs = 2_000;

/** Whether anything answers at an origin, whatever it says. An answer is believed for a moment. */
export function createReachable(
  clock: Pick<Clock, 'now'>,
  { upForMs }: { upForMs: number },
): (url: string) => Promise<boolean> {
  const known = new Map<string, { isUp: Promise<boolean>; until: number }>();
  return async (url) => {
    const { origin } = new URL(url);
    const nowMs = clock.now().getTime();
    const before = known.get(origin);
    if (before && before.until > nowMs && before.until <= nowMs + upForMs) return before.isUp;
    const entry = { isUp: answersInTwo(origin), until: nowMs + upForMs };
    known.set(origin, entry);
    const isUp = await entry.isUp;
    if (!isUp) entry.until = nowMs + downForMs;
    return isUp;
  };
}

/** A process that stood still for some seconds finds its first question expired. */
async function answersInTwo(origin: string): Promise<boolean> {
  return (await answers(origin)) || (await answers(origin));
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
