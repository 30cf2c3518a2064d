import { connect } from 'node:net';

export interface RawRequest {
  head: string;
  /** Sent after the head, as fast as the server takes it. */
  body?: Iterable<Buffer | string>;
}

/** The number of the answer, or `cut` when the server closed the connection without one. */
export function sendRaw(url: string, { head, body = [] }: RawRequest): Promise<number | 'cut'> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
      if (status) {
        resolve(Number(status));
        socket.destroy();
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve('cut'));
    socket.once('connect', () => void writeAll());

    async function writeAll(): Promise<void> {
      socket.write(head);
      for (const piece of body) {
        if (socket.destroyed) return;
        if (!socket.write(piece)) {
          await new Promise<void>((goOn) => {
            socket.once('drain', goOn);
            socket.once('close', goOn);
          });
        }
      }
    }
  });
}

/** Opens a connection that sends a piece of its head and then nothing more. */
export function openSlow(url: string): () => void {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.once('connect', () => socket.write('POST /api/api/Security/Login HTTP/1.1\r\nhost: localh'));
  return () => void socket.destroy();
}
