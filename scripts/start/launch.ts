import { once } from 'node:events';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../stand-ins/gateways/src/plumbing/migrate.ts';
import { migrate as migrateSportsbook } from '../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import { claimDataDirectory } from './data-directory.ts';
import { type EmbeddedPostgres, embeddedKeepers, findExternalDatabase, startEmbeddedPostgres } from './database.ts';
import { refuseTakenPorts } from './ports.ts';
import { type Service, type ServiceSpec, startService } from './service.ts';
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

/** Brings everything up, waits until it is told to stop or something breaks, and takes everything down again. */
export async function launch({ progress, stop }: { progress: Progress; stop: StopRequest }): Promise<void> {
  const settings = readSettings(process.env, { migrates: true });
  const { dataDir, siteUrl, testClock } = settings;
  // However this function is left, what was started is stopped in the opposite order.
  await using started = new AsyncDisposableStack();
  const breakdowns: Promise<string>[] = [];

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
      progress.step(`Starting the ${spec.name}`, () => bringUp(spec, signal)),
    ),
  );
  progress.line(summary(settings, embedded?.directory));
  await untilStoppedOrBroken();

  async function startEmbedded(signal: AbortSignal): Promise<EmbeddedPostgres> {
    const own = await progress.step('Starting PostgreSQL', () => startEmbeddedPostgres({ dataDir, keepers, signal }));
    stopLater('PostgreSQL', own);
    return own;
  }

  async function bringUp(spec: ServiceSpec, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const service = startService(spec, signal);
    stopLater(`the ${spec.name}`, service);
    await service.ready;
  }

  function stopLater(name: string, part: Service): void {
    let isOver = false;
    part.ended.then(() => {
      isOver = true;
    });
    breakdowns.push(part.ended);
    started.defer(() => (isOver ? undefined : progress.step(`Stopping ${name}`, () => part.stop(stop.hurried))));
  }

  async function untilStoppedOrBroken(): Promise<void> {
    const stopped = stop.asked.aborted ? undefined : once(stop.asked, 'abort');
    const broken = Promise.race(breakdowns).then((sentence) => {
      throw new PlainWordsError(sentence);
    });
    await Promise.race([stopped, broken]);
  }
}
