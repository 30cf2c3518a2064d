import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `before`: the wallet has not received the call. `after`: it has answered, and the caller has not received the answer. */
export type Moment = 'before' | 'after';

/** `cut`: the proxy closes the connection. `fail`: it answers with status 500. */
type Watch = (call: string, moment: Moment) => Promise<'pass' | 'cut' | 'fail'>;

const letPass: Watch = async () => 'pass';

/** A way to the wallet on which every call can be stopped, before the wallet hears it or after it has answered. */
export async function startWalletProxy() {
  let target = '';
  let watch = letPass;
  const server = createServer(async (request, response) => {
    const cut = () => void request.socket.destroy();
    const fail = () => void response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    // Either side may die in the middle of a call: what is left of the call is cut, and the proxy stays.
    try {
      const body = Buffer.concat(await request.toArray());
      const call = request.url?.split('/').at(-1) ?? '';
      const goesOn = async (moment: Moment) => {
        const order = await watch(call, moment);
        if (order === 'cut') cut();
        if (order === 'fail') fail();
        return order === 'pass';
      };
      if (!(await goesOn('before'))) return;
      const answer = await fetch(`${target}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body,
      });
      const text = await answer.text();
      if (!(await goesOn('after'))) return;
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
    } catch {
      cut();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(url: string) {
      target = url;
    },
    /** Undefined: everything passes again. */
    watch(next: Watch | undefined) {
      watch = next ?? letPass;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
