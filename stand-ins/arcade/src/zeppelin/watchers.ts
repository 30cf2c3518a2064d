import type { WebSocket } from 'ws';
import * as library from 'ws';

/** A socket that has not taken so much yet is slow: it does without what comes often, and asks again when it notices. */
const slowBytes = 64 * 1_024;
/** One that takes nothing at all is given up. */
const stuckBytes = 512 * 1_024;

/** The library's own framing, which its types leave out. */
const { Sender } = library as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

interface Inside {
  _socket?: { write(bytes: Buffer): void; writableLength: number };
}

/** Everybody who watches: what is told to all of them is framed once and written to each. */
export function createWatchers() {
  const sockets = new Set<WebSocket>();

  return {
    get count() {
      return sockets.size;
    },
    add(socket: WebSocket) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    /** `isResult`: it must reach everybody, the slow ones too. */
    tell(message: Uint8Array, { isResult }: { isResult: boolean }) {
      const [head, body] = Sender.frame(Buffer.from(message), {
        fin: true,
        rsv1: false,
        opcode: 2,
        mask: false,
        readOnly: true,
      });
      const frame = Buffer.concat([head as Buffer, body ?? Buffer.alloc(0)]);
      for (const socket of sockets) {
        const inside = (socket as unknown as Inside)._socket;
        if (!inside || socket.readyState !== socket.OPEN) continue;
        if (inside.writableLength > stuckBytes) socket.terminate();
        else if (isResult || inside.writableLength < slowBytes) inside.write(frame);
      }
    },
    close() {
      for (const socket of sockets) socket.close(1001);
    },
  };
}

export type Watchers = ReturnType<typeof createWatchers>;
