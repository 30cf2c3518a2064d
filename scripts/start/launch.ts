import { once } from 'node:events';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../stand-ins/gateways/src/plumbing/migrate.ts';
import { migrate as migrateSportsbook } from '../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import type { Progress } from '../system/progress.mjs';
import { claimDataDirectory } from './data-directory.ts';
import {
  durabilityOf,
  type EmbeddedPostgres,
  embeddedKeepers,
  findExternalDatabase,
  startEmbeddedPostgres,
} from './database.ts';
import { keepUp } from './keep-up.ts';
import { refuseTakenPorts } from './ports.ts';
import { type Service, startService } from './service.ts';
import { portsOf, servicesOf } from './services.ts';
import { buildSiteIfChanged } from './site-build.ts';
import type { StopRequest } from './stop-request.ts';
import { summary } from './summary.ts';
import { together } from './together.ts';

const migrations = {
  platform: migratePlatform,
  gateways: migrateGateways,
  arcade: migrateArcade,
  sportsbook: migrateSportsbook,
};

/** Brings everything up, keeps it up until it is told to stop, and takes everything down again. */
export async function launch({ progress, stop }: { progress: Progress; stop: StopRequest }): Promise<void> {
  const settings = readSettings(process.env, { migrates: true });
  const { dataDir, siteUrl, testClock } = settings;
  // However this function is left, what was started is stopped in the opposite order.
  await using started = new AsyncDisposableStack();

  const lock = await claimDataDirectory({ dataDir, note: siteUrl });
  started.defer(() => lock.release());
  await refuseTakenPorts(portsOf(settings));
  const external = await findExternalDatabase(settings);

  const keepers = embeddedKeepers(settings);
  const [embedded] = await together(stop.asked, (signal) => [
    keepers.length > 0 ? startEmbedded(signal) : Promise.resolve(undefined),
    buildSiteIfChanged({ progress, signal }),
  ]);
  const databases = new Map([...(embedded?.addresses ?? []), ...(external ? [['platform', external] as const] : [])]);
  await progress.step('Migrating the database', () =>
    together(stop.asked, () =>
      [...databases].map(([keeper, { ownerUrl, appRole }]) =>
        migrations[keeper]({ url: ownerUrl, appRole, testClock }),
      ),
    ),
  );
  await together(stop.asked, (signal) =>
    servicesOf(settings, databases).map((spec) =>
      progress.step(`Starting the ${spec.name}`, () =>
        keep(`the ${spec.name}`, (again) => startService(spec, { signal: again ?? signal, hurry: stop.hurried })),
      ),
    ),
  );
  progress.line(summary(settings, embedded?.directory));
  if (!stop.asked.aborted) await once(stop.asked, 'abort');

  async function startEmbedded(signal: AbortSignal): Promise<EmbeddedPostgres> {
    let own: EmbeddedPostgres | undefined;
    await progress.step('Starting PostgreSQL', () =>
      keep('PostgreSQL', async (again) => {
        // Who uses it knows one address of it.
        const socketDirectory = own?.socketDirectory;
        const durability = durabilityOf(settings);
        own = await startEmbeddedPostgres({ dataDir, keepers, durability, signal: again ?? signal, socketDirectory });
        return own;
      }),
    );
    return own as EmbeddedPostgres;
  }

  /** The first start ends with the signal of its caller; a later one only with the request to stop. */
  async function keep(name: string, start: (again?: AbortSignal) => Promise<Service>): Promise<void> {
    let isFirst = true;
    const kept = await keepUp({
      name,
      stopAsked: stop.asked,
      line: progress.line,
      start(signal) {
        const started = isFirst ? start() : start(signal);
        isFirst = false;
        return started;
      },
    });
    started.defer(() => progress.step(`Stopping ${name}`, () => kept.stop(stop.hurried)));
  }
}
