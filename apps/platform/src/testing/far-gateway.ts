import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Present, systemClock } from '@harmattan/kernel/clock';
import { verifyFasthub } from '@harmattan/wires/fasthub';
import { isBearer } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { verifySelcom } from '@harmattan/wires/selcom';
import { onTestFinished } from 'vitest';
import { farKudipal } from './far-kudipal.ts';
import { farMobileMoney } from './far-mobile-money.ts';

/** What the far end does with a call instead of answering it well. `done` means that it did what it was asked before. */
export type Fault =
  | 'hangs'
  | 'done, then hangs'
  | 'done, then hangs up'
  | 'done, then fails'
  | 'done, then babbles'
  | 'fails'
  | 'redirects';

export interface FarCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

export type FarAnswer = { status?: number; body: object };

/** The far ends of all payment wires: what they are told to answer is what they answer, and they remember every call. They are there until the test is over, or the file. */
export async function startFarGateway(
  whenOver: (stop: () => Promise<void>) => void = onTestFinished,
  clock: Present = systemClock,
) {
  const kudipal = farKudipal(clock);
  const selcom = farMobileMoney(clock);
  const fasthub = farMobileMoney(clock);
  const ends: Record<
    string,
    { answer(call: FarCall): FarAnswer; isKnown(request: IncomingMessage, call: FarCall): boolean }
  > = {
    kudipal: {
      answer: kudipal.answer,
      isKnown: ({ headers }) => isBearer(headers.authorization, sandboxCredentials.kudipal.secretKey),
    },
    selcom: { answer: selcom.answer, isKnown: (request, call) => isSigned(verifySelcom, 'selcom', request, call) },
    fasthub: { answer: fasthub.answer, isKnown: (request, call) => isSigned(verifyFasthub, 'fasthub', request, call) },
  };
  const calls: FarCall[] = [];
  const faults: { path: string; fault: Fault; times: number }[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://far');
    const [, name = '', ...rest] = url.pathname.split('/');
    // The caller may be stopped in the middle of a call.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const call: FarCall = {
      method: request.method ?? '',
      path: `/${rest.join('/')}`,
      query: Object.fromEntries(url.searchParams),
      body: body ? JSON.parse(body) : {},
    };
    calls.push(call);
    const end = ends[name];
    if (!end?.isKnown(request, call))
      return answer(response, { status: 401, body: { status: 'error', message: 'who?' } });
    const planned = faults.find(({ path, times }) => times > 0 && call.path.includes(path));
    if (planned) planned.times -= 1;
    misbehave(response, planned?.fault, () => end.answer(call));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    kudipal,
    selcom,
    fasthub,
    calls,
    callsTo: (path: string, method = 'POST') =>
      calls.filter((call) => call.method === method && call.path.includes(path)),
    /** The next calls to such a path go wrong in this way. */
    fault: (path: string, fault: Fault, times = 1) => faults.push({ path, fault, times }),
    heal: () => faults.splice(0),
    /** From now on connections are refused. */
    async goDown() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const broken: FarAnswer = { status: 500, body: { status: 'error', message: 'broken' } };

function misbehave(response: ServerResponse, fault: Fault | undefined, work: () => FarAnswer): void {
  const done = fault === undefined || fault.startsWith('done') ? work() : broken;
  switch (fault) {
    case undefined:
      answer(response, done);
      break;
    case 'hangs':
    case 'done, then hangs':
      break;
    case 'fails':
    case 'done, then fails':
      answer(response, broken);
      break;
    case 'done, then hangs up':
      response.destroy();
      break;
    case 'done, then babbles':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"succ');
      break;
    case 'redirects':
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      break;
  }
}

function answer(response: ServerResponse, { status = 200, body }: FarAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function isSigned(
  verify: typeof verifySelcom,
  name: 'selcom' | 'fasthub',
  { headers }: IncomingMessage,
  call: FarCall,
): boolean {
  const { apiKey, apiSecret } = sandboxCredentials[name];
  const body = call.method === 'GET' ? call.query : call.body;
  // The tests' clock may be far ahead; how old a signature may be is tested with the wires.
  const window = { now: new Date(headers.timestamp as string), windowMs: 1_000 };
  return verify({ headers, body, apiKey, apiSecret, ...window, mustSign: Object.keys(body) });
}
