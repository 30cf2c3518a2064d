import { beginsWith, hashOf, type QueryFilter, type QueryKey, type QueryOptions } from './options.ts';
import { Query } from './query.ts';
import { createTeller } from './tell-later.ts';

interface ClientOptions {
  /** Whether a request that failed so often, the last time with this error, is made once more. */
  retry?: (failures: number, error: Error) => boolean;
}

/** `undefined` leaves everything as it is. */
type Change<Data> = Data | ((known: Data | undefined) => Data | undefined);

/** The answers that the pages of one browser have in common. */
export class QueryClient {
  readonly #queries = new Map<string, Query>();
  readonly #failureListeners = new Set<(error: Error) => void>();
  readonly #retry: (failures: number, error: Error) => boolean;

  /** For what shows a query. */
  readonly tellLater = createTeller();

  constructor({ retry = () => false }: ClientOptions = {}) {
    this.#retry = retry;
  }

  /** The query of these options, which is there from now on. */
  queryOf<Data>(options: QueryOptions<Data>): Query<Data> {
    return this.#queryAt(options.queryKey, options);
  }

  getQueryData<Data>(queryKey: QueryKey): Data | undefined {
    return this.#queries.get(hashOf(queryKey))?.state.data as Data | undefined;
  }

  setQueryData<Data>(queryKey: QueryKey, change: Change<Data>): void {
    const data = changed(this.getQueryData<Data>(queryKey), change);
    if (data !== undefined) this.#queryAt<Data>(queryKey, undefined).setData(data);
  }

  /** In every query that is kept under such a key. */
  setQueriesData<Data>(filter: QueryFilter, change: Change<Data>): void {
    for (const query of this.#find(filter)) {
      const data = changed(query.state.data as Data | undefined, change);
      if (data !== undefined) query.setData(data);
    }
  }

  /** What a page shows is asked for again now, all else when a page shows it. Resolves when the answers are there. */
  async invalidateQueries(filter: QueryFilter = {}): Promise<void> {
    const found = this.#find(filter);
    for (const query of found) query.invalidate();
    await Promise.all(found.filter((query) => query.isActive).map((query) => query.fetch({ anew: true })));
  }

  /** Forgets the answers, and asks again for what a page shows. */
  async resetQueries(filter: QueryFilter): Promise<void> {
    const found = this.#find(filter);
    for (const query of found) query.reset();
    await Promise.all(found.filter((query) => query.isActive).map((query) => query.fetch({ anew: true })));
  }

  /** As if the requests that are on their way had never been made. */
  async cancelQueries(filter: QueryFilter): Promise<void> {
    for (const query of this.#find(filter)) query.cancel();
  }

  removeQueries(filter: QueryFilter): void {
    for (const query of this.#find(filter)) this.#remove(query);
  }

  clear(): void {
    this.removeQueries({});
  }

  /** Told of every query and mutation that has failed for good. */
  onFailure(listener: (error: Error) => void): () => void {
    this.#failureListeners.add(listener);
    return () => void this.#failureListeners.delete(listener);
  }

  /** For mutations, which the client does not keep. */
  readonly tellFailure = (error: Error): void => {
    for (const listener of [...this.#failureListeners]) listener(error);
  };

  /** While the result of `watch` is not called, pages that are looked at again and phones that are online again ask for what is stale. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState !== 'hidden') this.#ask('refetchOnWindowFocus');
    };
    const reconnect = () => this.#ask('refetchOnReconnect');
    addEventListener('visibilitychange', look);
    addEventListener('online', reconnect);
    return () => {
      removeEventListener('visibilitychange', look);
      removeEventListener('online', reconnect);
    };
  }

  #ask(occasion: 'refetchOnWindowFocus' | 'refetchOnReconnect'): void {
    for (const query of this.#find({}))
      if ([...query.observers].some((observer) => observer.wants(occasion))) void query.fetch();
  }

  #queryAt<Data>(queryKey: QueryKey, options: QueryOptions<Data> | undefined): Query<Data> {
    const hash = hashOf(queryKey);
    const known = this.#queries.get(hash) as Query<Data> | undefined;
    if (known) return known;
    const rules = { retry: this.#retry, onFailure: this.tellFailure };
    const query = new Query<Data>(queryKey, options, rules, (unused) => this.#remove(unused as Query));
    this.#queries.set(hash, query as Query);
    return query;
  }

  #find({ queryKey, type, predicate }: QueryFilter): Query[] {
    return [...this.#queries.values()].filter(
      (query) =>
        (queryKey === undefined || beginsWith(query.queryKey, queryKey)) &&
        (type === undefined || !query.isActive) &&
        (predicate === undefined || predicate(query)),
    );
  }

  #remove(query: Query): void {
    query.leave();
    const hash = hashOf(query.queryKey);
    if (this.#queries.get(hash) === query) this.#queries.delete(hash);
  }
}

function changed<Data>(known: Data | undefined, change: Change<Data>): Data | undefined {
  return typeof change === 'function' ? (change as (known: Data | undefined) => Data | undefined)(known) : change;
}
