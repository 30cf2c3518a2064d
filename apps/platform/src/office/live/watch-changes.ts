import { hash } from 'node:crypto';
import type { Clock } from '@harmattan/kernel/clock';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** What a page of the office can be told to ask for again. */
export type LiveTopic = 'worklists' | 'incidents' | 'figures';

export interface WatchDeps
  extends Pick<OfficeDeps, 'waiting' | 'workClaims' | 'approvals' | 'totals' | 'identity' | 'cashier'> {
  clock: Clock;
  bus: Bus;
  log: Log;
}

const lookEveryMs = 2_000;
const hourMs = 3_600_000;

export type Watch = ReturnType<typeof watchChanges>;

/**
 * Looks for changes while a page listens: one look of this process for all its pages. What is found is a topic and never what changed, so
 * that it may be told to every member of the staff. Each process looks for itself, in the database that all of them write to.
 */
export function watchChanges(deps: WatchDeps) {
  const { clock, bus, log } = deps;
  const listeners = new Set<(topic: LiveTopic) => void>();
  const seen = new Map<LiveTopic, string>();
  let stopLooking: (() => void) | undefined;
  let looking: Promise<void> | undefined;

  function tell(topic: LiveTopic): void {
    for (const listener of [...listeners]) listener(topic);
  }

  /** The first look only takes note. */
  function note(topic: LiveTopic, state: unknown): void {
    const print = hash('sha256', JSON.stringify(state, plain));
    const before = seen.get(topic);
    seen.set(topic, print);
    if (before !== undefined && before !== print) tell(topic);
  }

  async function compare(): Promise<void> {
    const [worklists, figures] = await Promise.all([readWorklists(deps), readFigures(deps)]);
    note('worklists', worklists);
    note('figures', figures);
  }

  function look(): Promise<void> {
    looking ??= compare().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const unsubscribe = bus.subscribe('incidents.changed', () => tell('incidents'));

  return {
    /** Settles when nothing that changes from now on is missed. Returns what ends it. */
    async listen(listener: (topic: LiveTopic) => void): Promise<() => void> {
      if (seen.size === 0) await look();
      listeners.add(listener);
      stopLooking ??= clock.every(lookEveryMs, look, (error) =>
        log.warn({ err: error }, 'could not see what has changed for the office'),
      );
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopLooking?.();
        stopLooking = undefined;
        seen.clear();
      };
    },
    stop(): void {
      unsubscribe();
      stopLooking?.();
    },
  };
}

async function readWorklists({ waiting, workClaims, approvals, cashier }: WatchDeps) {
  const [items, claims, requests, held] = await Promise.all([
    waiting.waitingForOperator(),
    workClaims.list('payment'),
    approvals.listWaiting(),
    cashier.countWaitingForIncidents(),
  ]);
  return [items.map(({ id, kind }) => [id, kind]), claims, requests.map(({ id }) => id), [...held]];
}

/** Of this hour: every figure of the day that changes, changes there. */
async function readFigures({ totals, identity, clock }: WatchDeps) {
  const now = clock.now();
  const period = { from: new Date(now.getTime() - (now.getTime() % hourMs)), to: now };
  return Promise.all([totals.read(period), totals.readPayments(period), identity.countRegistered(period)]);
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
