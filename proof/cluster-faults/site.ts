import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { members } from '../../scripts/cluster/layout.ts';
import { busUrl, createNats, isListening } from '../../scripts/cluster/nats.ts';
import { createPart, type Part } from '../../scripts/cluster/part.ts';
import { waitUntil } from '../../scripts/cluster/wait-until.ts';
import { answersOk, serverFlags } from '../../scripts/start/service.ts';
import { quoteLogEnd } from '../../scripts/system/log-file.ts';
import { PlainWordsError } from '../../scripts/system/plain-words-error.mjs';
import type { Edit } from '../simulate/planted/bugs.ts';
import type { World } from './world.ts';

export const platformsMax = 3;
const host = '127.0.0.1';
const plantHook = fileURLToPath(new URL('../faults/plant-edits.ts', import.meta.url));
const entry = fileURLToPath(new URL('../faults/platform-process.ts', import.meta.url));

export interface Platform extends Part {
  /** Past HAProxy. */
  url: string;
  /** Starts it, and settles once it serves. */
  begin(): Promise<void>;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Platforms behind HAProxy on the database of the world, with three NATS between them. */
export async function startSite(world: World) {
  const { dataDir, ports, programs } = world;
  await using started = new AsyncDisposableStack();
  const nats = members.map((one) => createNats(one, { dataDir, ports, command: programs.nats }));
  for (const one of nats) {
    one.start();
    started.defer(() => one.stop());
  }
  await untilNats(world);
  const platforms = members.map((number) => createPlatform(world, number));
  started.defer(() => Promise.all(platforms.map((platform) => platform.stop())).then(() => {}));
  for (const platform of platforms) await platform.begin();
  const url = `http://${host}:${ports.site}`;
  await waitUntil('The way to a platform', () => answersOk({ readyUrl: `${url}/readyz` }));
  const all = started.move();
  return { url, nats, platforms, untilNats: () => untilNats(world), stop: () => all.disposeAsync() };
}

function untilNats({ ports }: World): Promise<void> {
  return waitUntil('The start of NATS', async () =>
    (await Promise.all(members.map((one) => isListening(ports.nats(one))))).every(Boolean),
  );
}

/** `edits` change its text in memory, for a control. */
export function createPlatform(world: World, number: number, edits?: readonly Edit[]): Platform {
  const { dataDir, ports } = world;
  const name = `platform-${number}`;
  const url = `http://${host}:${ports.platform(number)}`;
  mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 });
  const logFile = join(dataDir, 'logs', `${name}.log`);
  const databaseUrl = new URL(world.appUrl());
  // The database sees which of the processes writes.
  databaseUrl.searchParams.set('application_name', name);
  const part = createPart({
    name,
    command: process.execPath,
    args: [...serverFlags, ...(edits ? ['--import', plantHook] : []), entry],
    hasChannel: true,
    logFile,
    env: {
      ...process.env,
      MODE: 'sandbox',
      DEMO: 'off',
      REGISTER_URL: 'none',
      DATA_DIR: join(dataDir, name),
      DATABASE_URL: databaseUrl.href,
      BUS_URL: busUrl(ports),
      HOST: host,
      FAULT_PORT: String(ports.platform(number)),
      SITE_URL: `http://localhost:${ports.site}`,
      TRUSTED_PROXIES: host,
      REQUESTS_PER_MINUTE_MAX: '1000000',
      DRAIN_NOTICE_MS: '2000',
      ...(edits && { PLANTED_EDITS: JSON.stringify(edits) }),
    },
  });
  return {
    ...part,
    url,
    async begin() {
      part.start();
      await waitUntil(
        `The start of ${name}`,
        async () => {
          if (!part.isRunning()) throw new PlainWordsError(`${name} ended. ${quoteLogEnd(logFile)}`);
          return answersOk({ readyUrl: `${url}/readyz` });
        },
        { explain: () => quoteLogEnd(logFile) },
      );
    },
  };
}
