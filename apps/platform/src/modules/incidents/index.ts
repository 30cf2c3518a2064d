import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import { type Incident, type Play, type PlayPause, type Subject, subjectsOfPlay } from './incident.ts';
import { endExpired, endIncident, findInForce, insertIncident, isKnown, listPast } from './incidents-store.ts';
import { type KeepDeps, keepIncidents, writtenTopic } from './keep-incidents.ts';

export {
  allWithdrawals,
  type Incident,
  type IncidentKind,
  type Product,
  products,
  type Subject,
} from './incident.ts';

interface IncidentsDeps {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  log: Log;
  bus: KeepDeps['bus'];
  outbox: Pick<Outbox, 'record' | 'wake'>;
}

interface Word {
  by: string;
  reason: string;
  /** Written with the change. */
  also(transaction: pg.PoolClient, incident: Incident): Promise<void>;
}

/** What is switched off for everyone for a time, and ends by itself. */
export function createIncidents({ pool, clock, ids, log, bus, outbox }: IncidentsDeps) {
  const keeper = keepIncidents({ pool, clock, log, bus, onChange: () => bus.publish('incidents.changed', undefined) });

  /** Settles when this process knows the change; others are told. */
  async function refresh(): Promise<void> {
    await keeper.refresh();
    bus.publish(writtenTopic, undefined);
  }

  const findCurrent = (subjects: readonly Subject[]): Incident | undefined =>
    keeper.current().find((one) => subjects.some(({ kind, subject }) => one.kind === kind && one.subject === subject));

  return {
    start: keeper.start,
    stop: keeper.stop,
    /** Settles when this process knows all changes that were committed before. */
    refresh: keeper.refresh,

    /** Undefined, and nothing is changed, while one of the same subject is in force. */
    async begin(word: Word & Subject & Pick<Incident, 'name' | 'banner' | 'until'>): Promise<Incident | undefined> {
      const { also, ...wish } = word;
      const begun = await inTransaction(pool, async (transaction) => {
        await endExpired(transaction);
        const row = { ...wish, id: ids.next() };
        const inserted = await insertIncident(transaction, row);
        if (!inserted) return undefined;
        const incident = { ...row, ...inserted };
        await also(transaction, incident);
        return incident;
      });
      if (begun) await refresh();
      return begun;
    },

    /** Before its time. Tells the outbox `incidents.ended`. */
    async end({ id, by, reason, also }: Word & { id: string }): Promise<'ended' | 'over' | 'unknown'> {
      const isEnded = await inTransaction(pool, async (transaction) => {
        const incident = await endIncident(transaction, { id, by, reason });
        if (!incident) return false;
        await also(transaction, incident);
        await outbox.record(transaction, { topic: 'incidents.ended', payload: { id } });
        return true;
      });
      if (!isEnded) return (await isKnown(pool, id)) ? 'over' : 'unknown';
      outbox.wake();
      await refresh();
      return 'ended';
    },

    /** From the database, for a decision in a transaction: what it finds does not end until the transaction does. */
    find: findInForce,
    /** From memory, for decisions that happen too often to ask: at most two seconds old. */
    current: keeper.current,
    findCurrent,
    /** What keeps players from it now, in the operator's words where there are some. From memory. */
    findPlayPause: (play: Play): PlayPause | undefined => {
      const incident = findCurrent(subjectsOfPlay(play));
      return incident && { text: incident.banner };
    },
    /** What players cannot play now. From memory. */
    playPauses: () =>
      keeper
        .current()
        .flatMap(({ kind, subject, name, banner }) =>
          kind === 'supplier' || kind === 'product' ? [{ kind, subject, name, text: banner }] : [],
        ),
    listPast: () => listPast(pool),
  };
}

export type Incidents = ReturnType<typeof createIncidents>;
