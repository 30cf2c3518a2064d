import { connect, type Socket } from 'node:net';

/** Everything is read into this and looked at before the next read: thousands of lines take no memory of their own. */
const shared = Buffer.alloc(256 * 1_024);

const pingOpcode = 9;
/** Masked, and with nothing in it. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

export interface Line {
  send(text: string): void;
  close(): void;
}

interface Hears {
  /** A whole message, and how many bytes it took on the wire. */
  message(payload: Buffer, wire: { isBinary: boolean; bytes: number }): void;
  lost(reason: string): void;
}

/** A socket with no more work for each message than it takes to see where it ends. */
export function openLine(address: string, path: string, hears: Hears): Promise<Line> {
  const { hostname, port, origin } = new URL(address);
  return new Promise((resolve, reject) => {
    let rest: Buffer | undefined;
    let isOpen = false;
    let isClosed = false;
    const line: Line = {
      send: (text) => void socket.write(masked(text)),
      close() {
        isClosed = true;
        socket.destroy();
      },
    };
    const fail = (reason: string) => {
      if (isClosed) return;
      isClosed = true;
      if (isOpen) hears.lost(reason);
      else reject(new Error(reason));
    };
    const callback = (count: number, buffer: Uint8Array) => {
      let chunk = Buffer.from(buffer.buffer, buffer.byteOffset, count);
      if (rest) chunk = Buffer.concat([rest, chunk]);
      let at = 0;
      if (!isOpen) {
        const end = chunk.indexOf('\r\n\r\n');
        if (end >= 0 && !chunk.toString('latin1', 0, 12).endsWith('101')) {
          fail(chunk.toString('latin1', 0, 40));
          return true;
        }
        if (end >= 0) {
          isOpen = true;
          at = end + 4;
          resolve(line);
        }
      }
      while (isOpen) {
        const frame = frameAt(chunk, at);
        if (!frame) break;
        if (frame.opcode === pingOpcode) socket.write(pong);
        else
          hears.message(chunk.subarray(frame.from, frame.to), {
            isBinary: frame.opcode === 2,
            bytes: frame.to - at,
          });
        at = frame.to;
      }
      rest = at < chunk.length ? Buffer.from(chunk.subarray(at)) : undefined;
      return true;
    };
    const socket: Socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: shared, callback },
    });
    socket.once('error', (error) => fail(error.message));
    socket.once('close', () => fail('a socket was closed'));
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${origin}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

function frameAt(chunk: Buffer, at: number): { from: number; to: number; opcode: number } | undefined {
  if (chunk.length < at + 2) return undefined;
  const short = (chunk[at + 1] as number) & 127;
  if (short === 127) throw new Error('a message of more than 64 KB');
  if (short === 126 && chunk.length < at + 4) return undefined;
  const from = at + (short === 126 ? 4 : 2);
  const to = from + (short === 126 ? chunk.readUInt16BE(at + 2) : short);
  return to <= chunk.length ? { from, to, opcode: (chunk[at] as number) & 15 } : undefined;
}

/** A mask of nothing changes nothing, and is one all the same. */
function masked(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}
