import { connect, createServer, type Socket } from 'node:net';

const host = '127.0.0.1';

/** A network link between two programs: it delays, and it can be cut and mended. */
export type Link = Awaited<ReturnType<typeof openLink>>;

export async function openLink({ from, to }: { from: number; to: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let delayMs = 0;
  let isCut = false;

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect({ host, port: to });
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [one, other] of [pair, [upstream, client] as const]) {
      one.setNoDelay(true);
      one.on('data', (bytes) => carry(bytes, other));
      one.on('error', () => one.destroy());
      // What is still on its way is lost with the link.
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });

  function carry(bytes: Buffer, other: Socket): void {
    const write = () => {
      if (!other.destroyed) other.write(bytes);
    };
    if (delayMs === 0) write();
    else setTimeout(write, delayMs);
  }

  function cut(): void {
    isCut = true;
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: from, exclusive: true }, resolve);
  });
  return {
    cut,
    mend(): void {
      isCut = false;
    },
    /** In each direction, for connections that are open as well. */
    delay(ms: number): void {
      delayMs = ms;
    },
    async close(): Promise<void> {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
