import type { QueryKey, QueryOptions } from './options.ts';
import { skipToken } from './options.ts';
import { shareStructure } from './share-structure.ts';

export interface QueryState<Data> {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: Error | null;
  /** 0: there was no answer yet. */
  dataUpdatedAt: number;
  /** The data are known to be old, however new they are. */
  isInvalidated: boolean;
}

/** What shows a query. */
export interface Observer {
  isEnabled(): boolean;
  wants(occasion: 'refetchOnWindowFocus' | 'refetchOnReconnect'): boolean;
  onUpdate(): void;
}

/** What the client decides for all queries. */
export interface QueryRules {
  retry(failures: number, error: Error): boolean;
  onFailure(error: Error): void;
}

interface Fetch {
  promise: Promise<void>;
  /** Ends it without an answer. */
  cancel(): void;
  /** Its function took the signal, so it can be stopped. */
  hasSignal: boolean;
  /** As the query stood before it. */
  before: QueryState<unknown>;
}

const usualKeepMs = 5 * 60_000;
const retryMinMs = 1_000;
const retryMaxMs = 30_000;
/** What a timer can hold; anything longer is for ever. */
const timerMaxMs = 2 ** 31 - 1;

/** One question with its last answer, which one request at a time brings, however many components show it. */
export class Query<Data = unknown> {
  readonly queryKey: QueryKey;
  readonly #rules: QueryRules;
  readonly #onUnused: (query: Query<Data>) => void;
  readonly #first: QueryState<Data>;
  readonly #observers = new Set<Observer>();
  #options: QueryOptions<Data> | undefined;
  #fetch: Fetch | undefined;
  #keepMs = 0;
  #endOfKeeping: ReturnType<typeof setTimeout> | undefined;
  state: QueryState<Data>;

  /** @param onUnused No component has shown it for as long as it is kept. */
  constructor(
    queryKey: QueryKey,
    options: QueryOptions<Data> | undefined,
    rules: QueryRules,
    onUnused: (query: Query<Data>) => void,
  ) {
    this.queryKey = queryKey;
    this.#rules = rules;
    this.#onUnused = onUnused;
    const data = options?.initialData;
    const hasData = data !== undefined;
    this.#first = {
      ...{ status: hasData ? 'success' : 'pending', data, error: null },
      ...{ dataUpdatedAt: hasData ? Date.now() : 0, isInvalidated: false },
    };
    this.state = this.#first;
    this.setOptions(options);
    this.#keep();
  }

  /** Those of the component that asked last hold. */
  setOptions(options: QueryOptions<Data> | undefined): void {
    this.#options = options ?? this.#options;
    this.#keepMs = Math.max(this.#keepMs, options?.gcTime ?? usualKeepMs);
  }

  get isShown(): boolean {
    return this.#observers.size > 0;
  }

  get observers(): Iterable<Observer> {
    return this.#observers;
  }

  /** A page shows it, and it may be asked. */
  get isActive(): boolean {
    return [...this.#observers].some((observer) => observer.isEnabled());
  }

  isStale(staleMs = 0): boolean {
    const { data, isInvalidated, dataUpdatedAt } = this.state;
    return data === undefined || isInvalidated || Date.now() >= dataUpdatedAt + staleMs;
  }

  add(observer: Observer): void {
    this.#observers.add(observer);
    clearTimeout(this.#endOfKeeping);
  }

  remove(observer: Observer): void {
    if (!this.#observers.delete(observer) || this.isShown) return;
    if (this.#fetch?.hasSignal) this.cancel();
    this.#keep();
  }

  /** Asks, or joins the request that is on its way. Never throws: the state tells. `anew`: an answer to an earlier request will not do. */
  fetch({ anew = false } = {}): Promise<void> {
    if (this.#fetch && !(anew && this.state.data !== undefined)) return this.#fetch.promise;
    this.#stop();
    const ask = this.#options?.queryFn;
    if (ask === undefined || ask === skipToken) return Promise.resolve();
    const before = this.state;
    if (before.dataUpdatedAt === 0) this.#change({ status: 'pending', error: null });
    const controller = new AbortController();
    const fetch: Fetch = { before, hasSignal: false, cancel: () => controller.abort(), promise: Promise.resolve() };
    const context = {
      get signal() {
        fetch.hasSignal = true;
        return controller.signal;
      },
    };
    this.#fetch = fetch;
    fetch.promise = this.#run(() => ask(context), controller.signal);
    return fetch.promise;
  }

  /** As if the request on its way had never been made. */
  cancel(): void {
    const before = this.#fetch?.before as QueryState<Data> | undefined;
    this.#stop();
    if (before) this.#change(before);
  }

  setData(data: Data): void {
    this.#answer(data);
    if (!this.isShown) this.#keep();
  }

  invalidate(): void {
    if (!this.state.isInvalidated) this.#change({ isInvalidated: true });
  }

  reset(): void {
    this.#stop();
    this.#change(this.#first);
  }

  /** It is not in the cache any more; what shows it still has its last answer. */
  leave(): void {
    clearTimeout(this.#endOfKeeping);
    this.#stop();
  }

  async #run(ask: () => Promise<Data>, signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const data = await ask();
        if (signal.aborted) return;
        this.#fetch = undefined;
        this.#answer(data);
      } catch (error) {
        if (signal.aborted) return;
        if (this.#mayRetry(failures, error as Error)) {
          await pause(Math.min(retryMinMs * 2 ** failures, retryMaxMs), signal);
          continue;
        }
        this.#fetch = undefined;
        this.#change({ status: 'error', error: error as Error, isInvalidated: true });
        this.#rules.onFailure(error as Error);
      }
      if (!this.isShown) this.#keep();
      return;
    }
  }

  #mayRetry(failures: number, error: Error): boolean {
    return this.isShown && this.#options?.retry !== false && this.#rules.retry(failures, error);
  }

  #answer(fresh: Data): void {
    const data = shareStructure(this.state.data, fresh);
    this.#change({ status: 'success', data, error: null, dataUpdatedAt: Date.now(), isInvalidated: false });
  }

  #change(change: Partial<QueryState<Data>>): void {
    this.state = { ...this.state, ...change };
    for (const observer of [...this.#observers]) observer.onUpdate();
  }

  #stop(): void {
    this.#fetch?.cancel();
    this.#fetch = undefined;
  }

  #keep(): void {
    clearTimeout(this.#endOfKeeping);
    if (this.#keepMs > timerMaxMs) return;
    this.#endOfKeeping = setTimeout(() => {
      if (!this.isShown && !this.#fetch) this.#onUnused(this);
    }, this.#keepMs);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
