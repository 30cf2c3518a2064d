import type { EventName } from '@harmattan/contract';
import { systemRandom } from '@harmattan/kernel/random';
import { type BreakNews, breakNews, takeBreakNews } from '../break/break-news.ts';
import type { LimitNews } from '../limits/tell-limit.ts';
import { readSession, type Session } from '../session/session.ts';
import { takeUnreadNews, type UnreadNews, unreadNews } from '../session/unread-messages.ts';
import { backOffMs } from './back-off.ts';
import { type BalanceNews, takeBalanceNews } from './balance-news.ts';
import type { StreamEvent } from './event-parser.ts';
import { parseBalance } from './parse-balance.ts';
import { parseBreak } from './parse-break.ts';
import { parseLimit } from './parse-limit.ts';
import { parsePayment } from './parse-payment.ts';
import { parseUnread } from './parse-unread.ts';
import type { PaymentNews } from './payment-toast.ts';
import { readStream } from './read-stream.ts';
import { watchActivity } from './watch-activity.ts';

const lockName = 'balance-stream';
/** Tabs of an older version listen to another one, where every word is a balance. */
const channelName = 'player-news';
/** A tab that opens later asks the others what the stream has told them already. */
const question = 'what is known?';

type News = BalanceNews | UnreadNews | PaymentNews | LimitNews | BreakNews;

/**
 * Shows the balance, the count of unread messages and a break as soon as they change, while the page is active. Browsers
 * allow few connections to one host, so of all the tabs one reads the stream and tells the others. Returns how to stop.
 */
export function followNews(): () => void {
  const session = readSession();
  if (!session) return () => {};
  const channel = openChannel();
  let pausing = new AbortController();

  function tell(news: News): void {
    takeNews(news);
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
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<News | typeof question>) => {
    if (data !== question) return takeNews(data);
    // The balance is asked for by every tab itself.
    for (const known of [unreadNews(), breakNews()]) if (known) channel.postMessage(known);
  };
  channel.postMessage(question);
  return channel;
}

function takeNews(news: News): void {
  if ('unread' in news) takeUnreadNews(news);
  else if ('break' in news) takeBreakNews(news);
  // The inbox has it as well, for a page that cannot fetch this.
  else if ('type' in news) import('./payment-toast.ts').then(({ showPayment }) => showPayment(news)).catch(() => {});
  else if ('kind' in news) import('../limits/tell-limit.ts').then(({ tellLimit }) => tellLimit(news)).catch(() => {});
  else takeBalanceNews(news);
}

interface Reading {
  signal: AbortSignal;
  tell: (news: News) => void;
}

/** Waits until no other tab reads; the lock goes to the next one with the end of this one, however it ends. */
async function readAlone(session: Session, reading: Reading): Promise<void> {
  const { signal } = reading;
  try {
    // Pages without TLS and old browsers have no locks; there every tab reads for itself.
    if ('locks' in navigator) await navigator.locks.request(lockName, { signal }, () => readOn(session, reading));
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
        onEvent(event) {
          failures = 0;
          const told = read(event);
          if (told) tell({ userName: user.userName, ...told });
        },
      });
    } catch {
      // The balance is also asked for every ten seconds, which tells the player when something is wrong.
    }
    await pause(backOffMs(failures, systemRandom), signal);
  }
}

const readers = {
  balance: parseBalance,
  unread: parseUnread,
  payment: parsePayment,
  limit: parseLimit,
  break: parseBreak,
} satisfies Record<EventName, unknown>;

/** A later server may send events that this page does not know. */
function read({ name, data }: StreamEvent) {
  return Object.hasOwn(readers, name) ? readers[name as EventName](data) : undefined;
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
