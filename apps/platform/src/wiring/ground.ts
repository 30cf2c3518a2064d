import { type MovableClock, movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds, type Ids } from '@harmattan/kernel/ids';
import { type Random, systemRandom } from '@harmattan/kernel/random';
import { createBus } from '@harmattan/process/bus/create-bus';
import { readTestClock } from '@harmattan/process/test-clock';
import type { FastifyBaseLogger } from 'fastify';
import type { Module } from '../module.ts';
import { createInformation } from '../modules/information/index.ts';
import { pruneAttempts } from '../plumbing/attempts/attempts.ts';
import type { Bus } from '../plumbing/bus.ts';
import { type Database, openDatabase } from '../plumbing/db/database.ts';
import { findModeProblem } from '../plumbing/db/recorded-mode.ts';
import { createOutbox, type Outbox } from '../plumbing/outbox/outbox.ts';
import { busIdentity } from '../plumbing/processes/bus-identity.ts';
import { joinProcesses } from '../plumbing/processes/join-processes.ts';
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
  processes: ReturnType<typeof joinProcesses>;
}

export interface GroundOptions extends Pick<Ground, 'settings' | 'log'> {
  /** In place of the one that the settings name: of platforms that share a process, or need no news of each other. */
  bus?: Bus;
}

/** What follows a sign-in is done where it happens, and each process sees by itself what is switched off. */
const nearTopics = ['identity.signed-in', 'incidents.changed'];

/** @param opened Releases what is opened here. */
export async function openGround(
  { settings, log, bus: given }: GroundOptions,
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
    replica: settings.databaseReplica,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    onReplicaError: (error) => log.warn({ err: error }, 'the replica did not answer a read'),
  });
  opened.defer(() => database.close());
  const modeProblem = await findModeProblem(database.pool, settings.mode);
  if (modeProblem !== undefined) throw new SettingsError([modeProblem]);
  const { url, prefix } = settings.bus;
  const bus = given ?? createBus({ url, scope: `${prefix}.platform`, nearTopics, log });
  const processes = joinProcesses({
    ...{ pool: database.pool, clock, log, ...settings.process },
    bus: given || url ? busIdentity(settings.bus) : undefined,
  });
  opened.defer(() => bus.close());
  const outbox = wakeOverBus(createOutbox({ database, clock, ids, log }), bus, settings.process);
  return { settings, brand, information, log, clock, random, ids, database, bus, outbox, processes };
}

/** The ground as a module, which starts before all others. */
export function groundModule({ settings, clock, database, outbox }: Ground): Module {
  return {
    work: outbox,
    jobs: [outbox.prune, pruneAttempts(database.pool)],
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(database.pool));
    },
  };
}

/** Starts before everything else, and stops after it. */
export function processModule({ processes }: Ground): Module {
  return {
    async start() {
      const problem = await processes.start();
      if (problem !== undefined) throw new SettingsError([problem]);
    },
    stop: processes.stop,
  };
}

const wakeTopic = 'outbox.wake';

/** A process that delivers nothing itself wakes those that do. */
function wakeOverBus(outbox: Outbox, bus: Bus, { role }: Settings['process']): Outbox {
  if (role === 'web') return { ...outbox, wake: () => bus.publish(wakeTopic, undefined) };
  bus.subscribe(wakeTopic, outbox.wake);
  return outbox;
}
