import { createServer } from 'node:net';

const triesMax = 100;

/** The first of as many free ports in a row, because the stand-ins take the ones after the platform's. */
export async function freePorts(count: number): Promise<[number, ...number[]]> {
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const first = await someFreePort();
    const rest = Array.from({ length: count - 1 }, (_, at) => first + at + 1);
    if ((await Promise.all(rest.map(isFree))).every(Boolean)) return [first, ...rest];
  }
  throw new Error(`found no ${count} free ports in a row`);
}

function someFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
