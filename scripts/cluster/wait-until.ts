import { setTimeout as delay } from 'node:timers/promises';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const limitMsUsual = 240_000;
const pollMs = 200;

interface Patience {
  signal?: AbortSignal | undefined;
  limitMs?: number;
  /** Why it may have failed. */
  explain?: () => string;
}

/** Asks until the answer is yes. Answers that fail are no. */
export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
  { signal, limitMs = limitMsUsual, explain }: Patience = {},
): Promise<void> {
  for (const endsAt = performance.now() + limitMs; performance.now() < endsAt; ) {
    if (await isTrue().catch(() => false)) return;
    await delay(pollMs, undefined, { signal });
  }
  throw new PlainWordsError(`${what} did not happen within ${limitMs / 1_000} s. ${explain?.() ?? ''}`);
}
