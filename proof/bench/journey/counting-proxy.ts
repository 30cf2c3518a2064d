import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

/** A proxy that counts what servers send to a browser: status lines, headers and bodies as they cross the wire. */
export async function startCountingProxy() {
  /** By address, without what was asked for. */
  const bytes = new Map<string, number>();
  const count = (address: string, more: number) => bytes.set(address, (bytes.get(address) ?? 0) + more);
  const tunnels = new Set<net.Socket>();

  const server = http.createServer((asked, answer) => {
    const { method, headers } = asked;
    const passed = http.request(asked.url ?? '', { method, headers, agent: false }, (given) => {
      const { statusCode = 502, statusMessage = '', rawHeaders } = given;
      const [address = ''] = (asked.url ?? '').split('?');
      const head = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
      // Each name and each value has two characters behind it.
      count(
        address,
        rawHeaders.reduce((sum, text) => sum + text.length + 2, head),
      );
      answer.writeHead(statusCode, statusMessage, rawHeaders);
      given.on('data', (chunk: Buffer) => {
        count(address, chunk.length);
      });
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // What is no plain request, as a socket's, is a tunnel.
  server.on('connect', (asked, near: net.Socket) => {
    const [host, port] = (asked.url ?? '').split(':');
    const far = net.connect(Number(port), host, () => near.write('HTTP/1.1 200 OK\r\n\r\n'));
    far.on('data', (chunk) => {
      count(`tunnel to ${asked.url}`, chunk.length);
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      tunnels.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => tunnels.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kilobytes: () => bytes.values().reduce((sum, more) => sum + more, 0) / 1_024,
    /** The heaviest first. */
    byAddress: (): [address: string, bytes: number][] => [...bytes].toSorted(([, one], [, other]) => other - one),
    close() {
      server.close();
      server.closeAllConnections();
      for (const socket of tunnels) socket.destroy();
    },
  };
}
