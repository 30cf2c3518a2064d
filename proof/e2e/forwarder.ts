import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const passedOn = ['content-type', 'cache-control', 'content-security-policy'];

interface Forwarder {
  url: string;
  close: () => void;
}

/**
 * The site at another address, with its files changed on the way. A browser fetches a service worker by itself, out of
 * reach of a test's routes; this is how a test shows it a later one.
 */
export async function forwardTo(siteUrl: string, change: (path: string, body: string) => string): Promise<Forwarder> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(`${siteUrl}${path}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(path.endsWith('.js') ? change(path, body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
