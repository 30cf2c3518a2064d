import { rmSync } from 'node:fs';
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type { FastifyBaseLogger } from 'fastify';
import { onTestFinished } from 'vitest';
import type { CallMap } from '../plumbing/http/answer.ts';
import type { CallsOptions } from '../plumbing/http/calls.ts';
import { readPage } from '../plumbing/http/page.ts';
import { createServer } from '../plumbing/http/server.ts';
import type { StreamOptions } from '../plumbing/http/stream.ts';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings/index.ts';
import { makeTinySite } from './tiny-site.ts';

/** Removed when the test is over, or what `whenOver` is about. */
export function tinySite(whenOver: (remove: () => Promise<void>) => void = onTestFinished): string {
  const siteDir = makeTinySite();
  whenOver(async () => rmSync(siteDir, { recursive: true }));
  return siteDir;
}

export async function testServer<Calls extends CallMap>(
  options: CallsOptions<Calls> & {
    env?: NodeJS.ProcessEnv;
    pageData?: object;
    notReady?(): Promise<string[]>;
    isDraining?(): boolean;
    stream?: StreamOptions;
    log?: FastifyBaseLogger;
  },
) {
  const siteDir = tinySite();
  const page = readPage({ siteDir, pageData: options.pageData ?? {} });
  const server = await createServer({
    settings: readSettings(options.env ?? {}),
    siteDir,
    page: () => page,
    log: createLog({ level: 'silent' }),
    ids: createIds({ clock: systemClock, random: systemRandom }),
    notReady: async () => [],
    isDraining: () => false,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}
