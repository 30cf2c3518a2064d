import type { Clock } from '@harmattan/kernel/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import * as library from 'ws';

/** A socket that has not taken so much yet is slow: it does without what comes often, and asks again when it notices. */
const slowBytes = 64 * 1_024;
/** One that takes nothing at all is given up. */
const stuckBytes = 512 * 1_024;

/** A socket that answers no ping until the next one is gone without a word. */
const pingEveryMs = 15_000;

/** The code of RFC 6455's registry that lets a page open another socket. */
const serviceRestart = 1012;

/** The library's own framing, which its types leave out. */
const { Sender } = library as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

interface Inside {
  _socket?: { write(bytes: Buffer): void; writableLength: number };
}

export interface Message {
  bytes: Uint8Array;
  /** It must reach everybody, the slow ones too. */
  isResult: boolean;
}

/** Everybody who watches: what is told to all of them is framed once and written to each. */
export function createWatchers({ clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> }) {
  const sockets = new Set<WebSocket>();
  const silent = new Set<WebSocket>();

  function ping(): void {
    for (const socket of silent) socket.terminate();
    for (const socket of sockets) {
      silent.add(socket);
      socket.ping();
    }
  }

  const stopPinging = clock.every(pingEveryMs, ping, (error) =>
    log.warn({ err: error }, 'not every socket was asked whether it is there'),
  );

  return {
    get count() {
      return sockets.size;
    },
    add(socket: WebSocket) {
      sockets.add(socket);
      // A browser answers by itself, in a hidden tab as well.
      socket.on('pong', () => silent.delete(socket));
      socket.once('close', () => {
        sockets.delete(socket);
        silent.delete(socket);
      });
    },
    /** What is told at the same moment is one write. */
    tell(messages: readonly Message[]) {
      const [all, results] = [framed(messages), framed(messages.filter(({ isResult }) => isResult))];
      for (const socket of sockets) {
        const inside = (socket as unknown as Inside)._socket;
        if (!inside || socket.readyState !== socket.OPEN) continue;
        const waiting = inside.writableLength;
        if (waiting > stuckBytes) socket.terminate();
        else if (waiting < slowBytes) inside.write(all);
        else if (results.length > 0) inside.write(results);
      }
    },
    /** Their pages come again, and find the process that flies. */
    sendAway() {
      for (const socket of sockets) socket.close(serviceRestart);
    },
    close() {
      stopPinging();
      for (const socket of sockets) socket.close(1001);
    },
  };
}

function framed(messages: readonly Message[]): Buffer {
  const options = { fin: true, rsv1: false, opcode: 2, mask: false, readOnly: true };
  return Buffer.concat(messages.flatMap(({ bytes }) => Sender.frame(Buffer.from(bytes), options)));
}

export type Watchers = ReturnType<typeof createWatchers>;
