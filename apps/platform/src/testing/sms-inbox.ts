import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { smsRequest } from '@harmattan/wires/termii';
import { expect, onTestFinished } from 'vitest';

/** The far end of the SMS wire: takes every text and lets a test read it. It is there until the test is over, or the file. */
export async function startSmsInbox(whenOver: (stop: () => Promise<void>) => void = onTestFinished) {
  const texts: { to: string; text: string }[] = [];
  let isRefusing = false;
  const server = createServer(async (request, response) => {
    if (request.method === 'HEAD') return void response.end();
    // The platform may be stopped in the middle of a call.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    if (isRefusing) return void response.writeHead(400).end();
    const { to, sms } = smsRequest.parse(JSON.parse(body));
    texts.push({ to, text: sms });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ message_id: String(texts.length), message: 'Successfully Sent' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  async function newestCode(wanted: { userName: string; count: number; provesNumber: boolean }): Promise<string> {
    const isWanted = ({ to, text }: { to: string; text: string }) =>
      to === wanted.userName && /^\d{6} /.test(text) && text.includes('to prove your number') === wanted.provesNumber;
    await expect.poll(() => texts.filter(isWanted).length).toBeGreaterThanOrEqual(wanted.count);
    return texts.findLast(isWanted)?.text.slice(0, 6) ?? '';
  }
  return {
    url: `http://127.0.0.1:${port}`,
    texts,
    /** Takes no text from now on, or again. */
    refuse(refusing: boolean) {
      isRefusing = refusing;
    },
    /** The code in the latest text to a number, once it is there. Codes that prove a number are apart. */
    codeFor: (userName: string, count = 1) => newestCode({ userName, count, provesNumber: false }),
    numberCodeFor: (userName: string, count = 1) => newestCode({ userName, count, provesNumber: true }),
  };
}
