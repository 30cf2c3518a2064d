import { Readable } from 'node:stream';
import { jsonNumberFromKobo, type Kobo } from '@harmattan/kernel/money';

export interface BalanceNews {
  availableKobo: Kobo;
  /** How many entries the account has had; news of an older version are no news. */
  version: bigint;
}

/** One open stream. Only the newest balance counts, so what a slow reader has not taken yet is never more than that. */
export interface PlayerStream {
  body: Readable;
  tell(news: BalanceNews): void;
  /** Keeps proxies from hanging up, and drops whoever has read nothing since the last two beats. */
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
  let newestVersion: bigint | undefined;
  let unsent: string | undefined;

  const body = new Readable({
    highWaterMark: bufferMaxBytes,
    read() {
      hasRoom = true;
      const text = unsent;
      unsent = undefined;
      if (text !== undefined) write(text);
    },
  });
  body.once('close', () => {
    isOpen = false;
  });

  function write(text: string): void {
    if (isOpen) hasRoom = body.push(text);
  }

  write(`retry: ${retryMs}\n\n`);

  return {
    body,
    tell({ availableKobo, version }) {
      if (newestVersion !== undefined && version <= newestVersion) return;
      newestVersion = version;
      const data = { totalBalance: jsonNumberFromKobo(availableKobo), version: String(version) };
      const text = `event: balance\ndata: ${JSON.stringify(data)}\n\n`;
      if (hasRoom) write(text);
      else unsent = text;
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
