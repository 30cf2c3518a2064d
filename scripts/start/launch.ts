import { once } from 'node:events';
import { migrate } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import { claimDataDirectory } from './data-directory.ts';
import { findExternalDatabase, type RunningDatabase, startEmbeddedDatabase } from './database.ts';
import { refuseTakenPorts } from './ports.ts';
import { type Service, type ServiceSpec, startService } from './service.ts';
import { portsOf, servicesOf } from './services.ts';
import { buildSiteIfChanged } from './site-build.ts';
import type { StopRequest } from './stop-request.ts';
import { summary } from './summary.ts';
import { together } from './together.ts';

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

  const [database] = await together(stop.asked, (signal) => [
    external ? Promise.resolve(external) : startDatabase(signal),
    buildSiteIfChanged({ progress, signal }),
  ]);
  await progress.step('Migrating the database', () =>
    migrate({ url: database.ownerUrl, appRole: database.appRole, testClock }),
  );
  for (const spec of servicesOf(settings, database)) {
    await progress.step(`Starting the ${spec.name}`, () => bringUp(spec));
  }
  progress.line(summary(settings, database.embedded?.directory));
  await untilStoppedOrBroken();

  async function startDatabase(signal: AbortSignal): Promise<RunningDatabase> {
    const own = await progress.step('Starting PostgreSQL', () => startEmbeddedDatabase({ dataDir, signal }));
    stopLater('PostgreSQL', own.embedded);
    return own;
  }

  async function bringUp(spec: ServiceSpec): Promise<void> {
    stop.asked.throwIfAborted();
    const service = startService(spec, stop.asked);
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
