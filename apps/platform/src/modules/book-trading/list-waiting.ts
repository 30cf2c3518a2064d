import type { Clock } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import type { WaitingItem } from '../waiting/index.ts';
import type { Book } from './book-client.ts';

/** One question serves all that ask within it. A book that is away is asked less often. */
const freshMs = 1_000;
const awayMs = 5_000;
const timeoutMs = 1_000;

/** What at the book waits for a person, as it was a moment ago; nothing while the book is away. */
export function createWaitingAtBook({
  book,
  clock,
  alarmMinor,
}: {
  book: Book;
  clock: Pick<Clock, 'now'>;
  alarmMinor: Minor;
}): () => Promise<WaitingItem[]> {
  let asked: { atMs: number; items: Promise<WaitingItem[]>; lifeMs: number } | undefined;

  function ask() {
    const asking = { atMs: clock.now().getTime(), lifeMs: freshMs, items: Promise.resolve<WaitingItem[]>([]) };
    asking.items = readWaiting(book, alarmMinor).catch(() => {
      asking.lifeMs = awayMs;
      return [];
    });
    return asking;
  }

  return () => {
    const nowMs = clock.now().getTime();
    if (!asked || Math.abs(nowMs - asked.atMs) >= asked.lifeMs) asked = ask();
    return asked.items;
  };
}

async function readWaiting(book: Book, alarmMinor: Minor): Promise<WaitingItem[]> {
  const [{ codes }, { referrals }] = await Promise.all([
    book.ask('exposure', { codesOnly: true }, { timeoutMs }),
    book.ask('referrals', {}, { timeoutMs }),
  ]);
  return [
    ...referrals
      .filter(({ state }) => state === 'waiting')
      .map(({ id, player, stake, askedAt }) => ({
        ...{
          id,
          kind: 'bet to decide' as const,
          playerId: /^\d{1,18}$/.test(player) ? BigInt(player) : null,
          amountMinor: stake,
          since: askedAt,
        },
        reason: 'a larger stake than the book accepts by itself',
      })),
    ...codes
      .filter(({ liability, stopped }) => liability > alarmMinor && !stopped)
      .map(({ code, liability, since }) => ({
        ...{ id: code, kind: 'code above the alarm' as const, playerId: null, amountMinor: liability, since },
        reason: 'its slips could return more than the alarm allows',
      })),
  ];
}
