import { hash } from 'node:crypto';
import type { Clock } from '@harmattan/kernel/clock';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import { isOfCompliance } from '../home-desk.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** What a page of the office can be told to ask for again. */
export type LiveTopic = 'worklists' | 'incidents' | 'figures';

/** What is told of what compliance alone may know goes to those who may know of it. */
export interface Listening {
  readsCompliance: boolean;
}

type Listener = (topic: LiveTopic) => void;

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
  const listeners = new Map<Listener, Listening>();
  const seen = new Map<LiveTopic | 'hidden worklists', string>();
  let stopLooking: (() => void) | undefined;
  let looking: Promise<void> | undefined;

  function tell(topic: LiveTopic, { isHidden = false } = {}): void {
    for (const [listener, { readsCompliance }] of [...listeners]) if (!isHidden || readsCompliance) listener(topic);
  }

  /** The first look only takes note. */
  function note(what: LiveTopic | 'hidden worklists', state: unknown): void {
    const print = hash('sha256', JSON.stringify(state, plain));
    const before = seen.get(what);
    seen.set(what, print);
    if (before === undefined || before === print) return;
    if (what === 'hidden worklists') tell('worklists', { isHidden: true });
    else tell(what);
  }

  async function compare(): Promise<void> {
    const [worklists, figures] = await Promise.all([readWorklists(deps), readFigures(deps)]);
    note('worklists', worklists.shown);
    note('hidden worklists', worklists.hidden);
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
    async listen(listener: Listener, listening: Listening): Promise<() => void> {
      if (seen.size === 0) await look();
      listeners.set(listener, listening);
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
  const listed = (wanted: boolean) =>
    items.filter(({ kind }) => isOfCompliance(kind) === wanted).map(({ id, kind }) => [id, kind]);
  return { shown: [listed(false), claims, requests.map(({ id }) => id), [...held]], hidden: listed(true) };
}

/** Of this hour: every figure of the day that changes, changes there. */
async function readFigures({ totals, identity, clock }: WatchDeps) {
  const now = clock.now();
  const period = { from: new Date(now.getTime() - (now.getTime() % hourMs)), to: now };
  return Promise.all([totals.read(period), totals.readPayments(period), identity.countRegistered(period)]);
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
