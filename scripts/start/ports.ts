import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { PlainWordsError } from '../system/plain-words-error.mjs';

export interface PortClaim {
  host: string;
  port: number;
  /** The environment variable that chooses another port. */
  setting: string;
}

/** Says before the slow steps what would otherwise fail after them. */
export async function refuseTakenPorts(claims: PortClaim[]): Promise<void> {
  for (const claim of claims) await refuseTakenPort(claim);
}

async function refuseTakenPort({ host, port, setting }: PortClaim): Promise<void> {
  for (const address of await addressesOf(host)) {
    const code = await tryToListen(address, port);
    if (code === 'EADDRINUSE') {
      throw new PlainWordsError(
        `Port ${port} is taken by another program. Stop that one, or choose another port with ${setting}:\n` +
          `  ${setting}=${port + 100} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new PlainWordsError(`This user may not use port ${port}. Choose one above 1023 with ${setting}.`);
    }
  }
}

/** `localhost` is two addresses on most machines, and a stranger on either of them would get our visitors. */
async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    throw new PlainWordsError(`HOST is "${host}", which is no address of this machine. Try HOST=localhost.`);
  }
}

/** The code of what is in the way, or undefined. */
function tryToListen(host: string, port: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const server = createServer();
  server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  return promise;
}
