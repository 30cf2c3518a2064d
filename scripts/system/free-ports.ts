import { createServer } from 'node:net';

const triesMax = 100;
/**
 * Below the ports that a system gives to outgoing connections and to listeners without a wish (32768 and up on Linux, 49152 elsewhere):
 * between this search and the start of the product, such a port may be taken by any other process.
 */
const range = { first: 12_000, last: 31_999 };
const hosts = ['127.0.0.1', '::1'];

/** The first of as many free ports in a row, because the stand-ins and the office take the ones after the platform's. */
export async function freePorts(count: number): Promise<[number, ...number[]]> {
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const first = range.first + Math.floor(Math.random() * (range.last - range.first - count));
    const rest = Array.from({ length: count - 1 }, (_, at) => first + at + 1);
    const free = await Promise.all([first, ...rest].flatMap((port) => hosts.map((host) => isFree(host, port))));
    if (free.every(Boolean)) return [first, ...rest];
  }
  throw new Error(`found no ${count} free ports in a row`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no such address to take.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
