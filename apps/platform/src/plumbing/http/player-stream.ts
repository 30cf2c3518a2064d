import { Readable } from 'node:stream';
import { type EventName, eventText } from '@harmattan/contract';
import type { Minor } from '@harmattan/kernel/money';

export interface BalanceNews {
  availableMinor: Minor;
  /** How many entries the account has had; news of an older version are no news. */
  version: bigint;
}

/** How many messages the player has not read. */
export interface UnreadNews {
  unread: number;
  /** Grows with every change of the number; news of an older version are no news. */
  version: bigint;
}

/** Money that has arrived or was paid out. */
export interface PaymentNews {
  id: string;
  direction: 'deposit' | 'withdraw';
  amountMinor: Minor;
}

/** A stake that a limit of the player's refused. */
export interface LimitNews {
  kind: 'stake' | 'loss' | 'time';
  period: 'day' | 'week' | 'month';
}

/** What keeps the player from play. */
export interface BreakShown {
  kind: 'time-out' | 'exclusion' | 'register' | 'match';
  since: Date;
  until: Date | null;
  returnsAt: Date | null;
  mayReturn: boolean;
  mayAppeal: boolean;
}

export interface BreakNews {
  break: BreakShown | null;
  /** Grows with every change; news of an older version are no news. */
  version: bigint;
}

/** One open stream. Only the newest of each kind counts, so what a slow reader has not taken yet is never more than that. */
export interface PlayerStream {
  body: Readable;
  tell(news: BalanceNews): void;
  tellUnread(news: UnreadNews): void;
  tellPayment(news: PaymentNews): void;
  tellLimit(news: LimitNews): void;
  tellBreak(news: BreakNews): void;
  /** Keeps proxies from hanging up, and closes a stream whose browser has read nothing since the last two beats. */
  beat(): void;
  end(): void;
}

const bufferMaxBytes = 1_024;
/** So long a page waits before it asks anew, when the stream has ended without a word. */
const retryMs = 3_000;

export function createPlayerStream(): PlayerStream {
  let isOpen = true;
  let hasRoom = true;
  let hadRoomAtLastBeat = true;
  const newestVersions = new Map<string, bigint>();
  const unsent = new Map<string, string>();

  const body = new Readable({
    highWaterMark: bufferMaxBytes,
    read() {
      hasRoom = true;
      const texts = [...unsent.values()];
      unsent.clear();
      if (texts.length > 0) write(texts.join(''));
    },
  });
  body.once('close', () => {
    isOpen = false;
  });

  function write(text: string): void {
    if (isOpen) hasRoom = body.push(text);
  }

  function say(event: EventName, version: bigint, toText: () => string): void {
    if (version <= (newestVersions.get(event) ?? -1n)) return;
    const text = toText();
    newestVersions.set(event, version);
    pass(event, text);
  }

  function pass(event: EventName, text: string): void {
    if (hasRoom) write(text);
    else unsent.set(event, text);
  }

  write(`retry: ${retryMs}\n\n`);

  return {
    body,
    tell({ availableMinor, version }) {
      say('balance', version, () => eventText('balance', { totalBalance: availableMinor, version }));
    },
    tellUnread({ unread, version }) {
      say('unread', version, () => eventText('unread', { unread }));
    },
    tellPayment({ id, direction, amountMinor: amount }) {
      pass('payment', eventText('payment', { id, type: direction === 'deposit' ? 1 : 2, amount }));
    },
    tellLimit: ({ kind, period }) => pass('limit', eventText('limit', { kind, period })),
    tellBreak({ break: shown, version }) {
      say('break', version, () => eventText('break', { break: shown }));
    },
    beat() {
      if (hasRoom) write(':\n\n');
      else if (!hadRoomAtLastBeat) body.destroy();
      hadRoomAtLastBeat = hasRoom;
    },
    end() {
      if (!isOpen) return;
      // Who does not read would keep the connection, and a server that wants to stop, waiting.
      if (!hasRoom) body.destroy();
      else {
        write(`retry: ${retryMs}\n\n`);
        body.push(null);
      }
      isOpen = false;
    },
  };
}
