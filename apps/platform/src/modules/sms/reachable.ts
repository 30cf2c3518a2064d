import type { Clock } from '@harmattan/kernel/clock';

const timeoutMs = 2_000;
const believedMs = 5_000;

/**
 * Whether the gateway answers at all, whatever it says. The same question is asked for every number, known or not, and its
 * answer is believed for some seconds: neither words nor time tell which numbers have an account.
 */
export function createReachable({ url, clock }: { url: string; clock: Pick<Clock, 'now'> }): () => Promise<boolean> {
  let latest: { atMs: number; answer: Promise<boolean> } | undefined;
  return () => {
    const nowMs = clock.now().getTime();
    const isFresh = latest !== undefined && Math.abs(nowMs - latest.atMs) < believedMs;
    if (!isFresh) latest = { atMs: nowMs, answer: askTwice(url) };
    return latest?.answer ?? Promise.resolve(false);
  };
}

/** A process that stood still for some seconds finds its first question expired. */
async function askTwice(url: string): Promise<boolean> {
  return (await ask(url)) || (await ask(url));
}

async function ask(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
