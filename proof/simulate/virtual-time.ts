import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose code runs now: timers of a crashed instance never fire. */
export interface Owner {
  isDead: boolean;
}
export const owners = new AsyncLocalStorage<Owner>();

interface Timer {
  dueMs: number;
  order: number;
  everyMs: number | undefined;
  owner: Owner | undefined;
  run(): void;
}

/** The real ones, for the simulator itself. */
export const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setImmediate: globalThis.setImmediate,
  now: performance.now.bind(performance),
};

/** An idle connection would be closed after this time, which only costs time to open it again. */
const idleConnectionMs = 10_000;
const startMs = Date.parse('2026-11-20T12:00:00Z');

/** Time that moves only when the schedule says so. Everything of the product that waits in this process waits in it. */
export interface VirtualTime {
  nowMs(): number;
  /** How long until the next timer is due. Undefined without one. */
  untilNextMs(): number | undefined;
  /** Moves to the next timer and runs it. */
  fireNext(): void;
  moveBy(ms: number): void;
  moveTo(elapsedMs: number): void;
  /** Since this time began. */
  elapsedMs(): number;
  /** Another process lives in this time as well. Returns the end of that. */
  follow(follower: Follower): () => void;
  sleep(ms: number): Promise<void>;
  /** Begins anew, without a timer. */
  reset(): void;
}

/** A process with timers of its own, which fire when this time says so. */
export interface Follower {
  /** When its next timer is due. */
  dueMs(): number | undefined;
  moveTo(elapsedMs: number): void;
  /** Runs its next timer. */
  fire(): void;
}

class Handle {
  readonly timer: Timer;
  readonly timers: Set<Timer>;
  constructor(timer: Timer, timers: Set<Timer>) {
    this.timer = timer;
    this.timers = timers;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    return this;
  }
  close(): this {
    this.timers.delete(this.timer);
    return this;
  }
  [Symbol.dispose](): void {
    this.timers.delete(this.timer);
  }
}

/** The timers of this process, in the order in which they are due. */
function createTimers(elapsedMs: () => number) {
  const timers = new Set<Timer>();
  let order = 0;

  function add(run: () => void, delayMs: number, isRepeated: boolean): Handle {
    order += 1;
    const ms = Math.max(1, Number.isFinite(delayMs) ? delayMs : 1);
    const everyMs = isRepeated ? ms : undefined;
    const timer: Timer = { dueMs: elapsedMs() + ms, order, everyMs, owner: owners.getStore(), run };
    if (delayMs !== idleConnectionMs) timers.add(timer);
    return new Handle(timer, timers);
  }

  function next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (timer.owner?.isDead) timers.delete(timer);
      else if (!first || timer.dueMs < first.dueMs || (timer.dueMs === first.dueMs && timer.order < first.order)) {
        first = timer;
      }
    }
    return first;
  }

  return {
    add,
    next,
    remove: (timer: Timer) => void timers.delete(timer),
    clear() {
      timers.clear();
      order = 0;
    },
  };
}

/** Puts timers that `add` makes in the place of the process's own. */
function replaceTimers(add: ReturnType<typeof createTimers>['add'], now: () => number): void {
  const clear = (handle: unknown) => void (handle instanceof Handle && handle.close());
  const replaced = {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => add(() => run(...args), ms, false),
    setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => add(() => run(...args), ms, true),
    clearTimeout: clear,
    clearInterval: clear,
  };
  Object.assign(globalThis, replaced);
  performance.now = now;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    add(
      () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
      ms,
      false,
    );
    return controller.signal;
  };
}

/** Takes the place of this process's timers. Once for a process. */
export function installVirtualTime(): VirtualTime {
  const followers = new Set<Follower>();
  let elapsedMs = 0;
  const { add, next, remove, clear } = createTimers(() => elapsedMs);
  replaceTimers(add, () => elapsedMs);

  /** The follower whose timer is due before all of this process's own. */
  function nextFollower(): { follower: Follower; dueMs: number } | undefined {
    let first: { follower: Follower; dueMs: number } | undefined;
    for (const follower of followers) {
      const dueMs = follower.dueMs();
      if (dueMs !== undefined && dueMs < (first?.dueMs ?? Number.POSITIVE_INFINITY)) first = { follower, dueMs };
    }
    return first && first.dueMs < (next()?.dueMs ?? Number.POSITIVE_INFINITY) ? first : undefined;
  }

  function moveTo(ms: number): void {
    elapsedMs = Math.max(elapsedMs, ms);
    for (const follower of followers) follower.moveTo(elapsedMs);
  }

  return {
    nowMs: () => startMs + elapsedMs,
    untilNextMs() {
      const dueMs = nextFollower()?.dueMs ?? next()?.dueMs;
      return dueMs === undefined ? undefined : Math.max(0, dueMs - elapsedMs);
    },
    fireNext() {
      const first = nextFollower();
      if (first) {
        moveTo(first.dueMs);
        return first.follower.fire();
      }
      const timer = next();
      if (!timer) return;
      moveTo(timer.dueMs);
      if (timer.everyMs === undefined) remove(timer);
      else timer.dueMs = elapsedMs + timer.everyMs;
      timer.run();
    },
    moveBy: (ms) => moveTo(elapsedMs + ms),
    moveTo,
    elapsedMs: () => elapsedMs,
    follow(follower) {
      followers.add(follower);
      follower.moveTo(elapsedMs);
      return () => void followers.delete(follower);
    },
    sleep: (ms) => new Promise((resolve) => void add(resolve, ms, false)),
    reset() {
      clear();
      followers.clear();
      elapsedMs = 0;
    },
  };
}
