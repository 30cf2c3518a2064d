import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFarGateway } from '../../apps/platform/src/testing/far-gateway.ts';
import { overHttp } from '../../apps/platform/src/testing/over-http.ts';
import { startSmsInbox } from '../../apps/platform/src/testing/sms-inbox.ts';
import type { TestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { newNetwork, newPlayerAtHome } from '../../apps/platform/src/testing/test-network.ts';
import type { newBrowser } from '../../apps/platform/src/testing/test-player.ts';
import { startProcess } from '../faults/start-process.ts';
import type { Edit } from '../simulate/planted/bugs.ts';

export type Browser = ReturnType<typeof newBrowser>;
export type Stage = Awaited<ReturnType<typeof openStage>>;
export type Player = Awaited<ReturnType<Stage['newPlayer']>>;

type WhenOver = (stop: () => Promise<void>) => void;

export const password = 'suya-pepper';

/**
 * The platform in a process of its own, as strangers reach it: over a port. The test is the trusted proxy, which says where each
 * caller is. Gateways and suppliers are far ends of the test's.
 */
export async function openStage(
  db: TestDatabase,
  { planted = [], env = {}, whenOver }: { planted?: readonly Edit[]; env?: NodeJS.ProcessEnv; whenOver: WhenOver },
) {
  const inbox = await startSmsInbox(whenOver);
  const far = await startFarGateway(whenOver);
  const platform = await startProcess(
    'platform-process.ts',
    {
      DATABASE_URL: db.url('harmattan_app'),
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      MODE: 'sandbox',
      DEMO: 'off',
      REGISTER_URL: 'none',
      REQUESTS_PER_MINUTE_MAX: '1000000',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SMS_URL: inbox.url,
      KUDIPAL_URL: `${far.url}/kudipal`,
      ENDORPHINA_URL: await startFrontDoor(whenOver),
      PLANTED_EDITS: JSON.stringify(planted),
      ...env,
    },
    { preload: new URL('../faults/plant-edits.ts', import.meta.url).pathname },
  );
  whenOver(() => platform.kill());
  const { url } = platform;

  const door = overHttp(url);
  const server = {
    inject: (options: object) =>
      untilServed(
        () => door.inject(options),
        ({ statusCode }) => statusCode,
      ),
  };

  return {
    url,
    db,
    inbox,
    far,
    newNetwork: () => newNetwork(server),
    newPlayer: () => newPlayerAtHome(server, password),
    pid: platform.child.pid as number,
    /** A request as it is, for what no page of ours would send. */
    ask: (path: string, init: RequestInit = {}) =>
      untilServed(
        () => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
        ({ status }) => status,
      ),
  };
}

/** On a busy machine the platform may say that its database takes too long: such a request was not judged and is sent again. */
async function untilServed<Answer>(send: () => Promise<Answer>, statusOf: (answer: Answer) => number): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (statusOf(answer) !== 503) return answer;
  }
}

/** A supplier's front door: it answers, and that is all. */
async function startFrontDoor(whenOver: WhenOver): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
