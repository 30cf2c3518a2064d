import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsPath } from '@harmattan/wires/termii';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { createSms } from './create-sms.ts';

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 307, 308])('takes neither a text nor our key to where a %i leads', async (status) => {
  const asked: string[] = [];
  const elsewhere = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  const gateway = await listen((_request, response) => {
    response.writeHead(status, { location: `${elsewhere}${smsPath}` }).end();
  });
  const sms = createSms({
    settings: { url: gateway, apiKey: 'key', sender: 'Harmattan' },
    log: createLog({ level: 'silent' }),
  });
  expect(await sms.send({ to: '2348030000001', text: 'Your code is 123456' })).toBe('failed');
  expect(asked).toEqual([]);
});
