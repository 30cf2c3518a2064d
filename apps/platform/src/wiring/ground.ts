import { type MovableClock, movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds, type Ids } from '@harmattan/kernel/ids';
import { type Random, systemRandom } from '@harmattan/kernel/random';
import { readTestClock } from '@harmattan/process/test-clock';
import type { FastifyBaseLogger } from 'fastify';
import type { Module } from '../module.ts';
import { createInformation } from '../modules/information/index.ts';
import { pruneAttempts } from '../plumbing/attempts/attempts.ts';
import { type Bus, createLocalBus } from '../plumbing/bus.ts';
import { type Database, openDatabase } from '../plumbing/db/database.ts';
import { findModeProblem } from '../plumbing/db/recorded-mode.ts';
import { createOutbox, type Outbox } from '../plumbing/outbox/outbox.ts';
import { type Brand, readBrand } from '../settings/brand.ts';
import { type Settings, SettingsError } from '../settings/index.ts';
import { currencyProblems } from '../settings/payments.ts';

/** What every module may use. */
export interface Ground {
  settings: Settings & { databaseUrl: string };
  brand: Brand;
  /** Pages that the operator wrote. */
  information: ReturnType<typeof createInformation>;
  log: FastifyBaseLogger;
  clock: MovableClock;
  random: Random;
  ids: Ids;
  database: Database;
  bus: Bus;
  outbox: Outbox;
}

/** @param opened Releases what is opened here. */
export async function openGround(
  { settings, log }: Pick<Ground, 'settings' | 'log'>,
  opened: AsyncDisposableStack,
): Promise<Ground> {
  const brand = readBrand({ file: settings.brandFile, mode: settings.mode, now: systemClock.now() });
  const problems = settings.mode === 'live' ? currencyProblems(settings.payments, brand.currency) : [];
  if (problems.length > 0) throw new SettingsError(problems);
  // Before the database, which records the mode of its first start: a start without its files leaves no trace there.
  const information = createInformation({ dir: settings.pagesDir, mode: settings.mode, brand });
  const clock = movableClock(systemClock);
  const random = systemRandom;
  const ids = createIds({ clock, random });
  const database = openDatabase({
    url: settings.databaseUrl,
    connectionsMax: settings.databaseConnectionsMax,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  opened.defer(() => database.close());
  const modeProblem = await findModeProblem(database.pool, settings.mode);
  if (modeProblem !== undefined) throw new SettingsError([modeProblem]);
  const bus = createLocalBus({ log });
  opened.defer(() => bus.close());
  const outbox = createOutbox({ database, clock, ids, log });
  return { settings, brand, information, log, clock, random, ids, database, bus, outbox };
}

/** The ground as a module, which starts before all others. */
export function groundModule({ settings, clock, database, outbox }: Ground): Module {
  return {
    jobs: [outbox.prune, pruneAttempts(database.pool)],
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(database.pool));
      outbox.start();
    },
    stop: outbox.stop,
  };
}
