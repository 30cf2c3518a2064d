import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { c2bCodes } from '@harmattan/wires/selcom';
import { expect, onTestFinished } from 'vitest';

export interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire says.
  body: any;
}

/** The platform as the gateways know it: takes web hooks and C2B calls, and answers as it is told. */
export async function createPlatformFarEnd() {
  const received: Received[] = [];
  /** By path: the HTTP status, or the result code of a C2B call. */
  const answers = new Map<string, number | string>();
  const server = createServer(async (request, response) => {
    // The gateways may be stopped in the middle of a call.
    const sent = await text(request).catch(() => undefined);
    if (sent === undefined) return;
    const path = request.url ?? '';
    const body = JSON.parse(sent);
    received.push({ path, headers: request.headers, body });
    const answer = answers.get(path);
    response.statusCode = typeof answer === 'number' ? answer : 200;
    const resultcode = typeof answer === 'string' ? answer : c2bCodes.accepted;
    const result = resultcode === c2bCodes.accepted ? 'SUCCESS' : 'FAIL';
    const { reference = '', transid = '' } = body;
    response.end(JSON.stringify({ reference, transid, resultcode, result, message: result, name: 'A*** O***' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    at: (path: string) => received.filter((hook) => hook.path === path),
    /** Waits until so many calls have come to a path. */
    async calls(path: string, count: number): Promise<Received[]> {
      await expect.poll(() => received.filter((hook) => hook.path === path).length).toBe(count);
      return received.filter((hook) => hook.path === path);
    },
  };
}
