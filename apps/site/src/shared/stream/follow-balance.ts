import { systemRandom } from '@harmattan/kernel/random';
import { readSession, type Session } from '../session.ts';
import { backOffMs } from './back-off.ts';
import { type BalanceNews, takeBalanceNews } from './balance-news.ts';
import { parseBalance } from './parse-balance.ts';
import { readStream } from './read-stream.ts';
import { watchActivity } from './watch-activity.ts';

const sharedName = 'balance-stream';

/**
 * Shows the balance as soon as it changes, for as long as somebody watches. Browsers allow few connections to one host,
 * so of all the tabs one reads the stream and tells the others. Returns how to stop.
 */
export function followBalance(): () => void {
  const session = readSession();
  if (!session) return () => {};
  const channel = openChannel();
  let pausing = new AbortController();

  function tell(news: BalanceNews): void {
    takeBalanceNews(news);
    channel?.postMessage(news);
  }

  const stopWatching = watchActivity((isActive) => {
    pausing.abort();
    pausing = new AbortController();
    if (isActive) readAlone(session, { signal: pausing.signal, tell });
  });

  return () => {
    stopWatching();
    pausing.abort();
    channel?.close();
  };
}

/** Undefined in browsers that are too old for it; there the other tabs wait for the polling. */
function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  const channel = new BroadcastChannel(sharedName);
  channel.onmessage = ({ data }: MessageEvent<BalanceNews>) => takeBalanceNews(data);
  return channel;
}

interface Reading {
  signal: AbortSignal;
  tell: (news: BalanceNews) => void;
}

/** Waits until no other tab reads; the lock goes to the next one with the end of this one, however it ends. */
async function readAlone(session: Session, reading: Reading): Promise<void> {
  const { signal } = reading;
  try {
    // Pages without TLS and old browsers have no locks; there every tab reads for itself.
    if ('locks' in navigator) await navigator.locks.request(sharedName, { signal }, () => readOn(session, reading));
    else await readOn(session, reading);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function readOn(session: Session, { signal, tell }: Reading): Promise<void> {
  const { token, user } = session;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await readStream({
        token,
        signal,
        onEvent({ name, data }) {
          failures = 0;
          const balance = name === 'balance' && parseBalance(data);
          if (balance) tell({ userName: user.userName, ...balance });
        },
      });
    } catch {
      // The balance is also asked for every ten seconds, which tells the player when something is wrong.
    }
    await pause(backOffMs(failures, systemRandom), signal);
  }
}

/** Ends early when the signal says so. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
