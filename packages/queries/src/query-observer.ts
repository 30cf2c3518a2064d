import { type QueryOptions, valueBy } from './options.ts';
import type { Observer, Query, QueryState } from './query.ts';
import type { QueryClient } from './query-client.ts';
import { shareStructure } from './share-structure.ts';

type Occasion = 'refetchOnWindowFocus' | 'refetchOnReconnect';

/** What a component sees of a query. */
export interface Seen<Shown> {
  status: QueryState<unknown>['status'];
  data: Shown | undefined;
  error: Error | null;
  dataUpdatedAt: number;
}

/** Stands between one component and the query that it shows, which changes with the key. */
export class QueryObserver<Data, Shown> implements Observer {
  readonly #client: QueryClient;
  #options: QueryOptions<Data, Shown>;
  #query: Query<Data>;
  #listener: (() => void) | undefined;
  #revision = 0;
  #told: QueryState<Data>;
  #interval: { everyMs: number; timer: ReturnType<typeof setInterval> } | undefined;
  /** The last answer that was shown, which stands in for the next one where it is asked to. */
  #previous: Data | undefined;
  #selected: { of: Data; by: unknown; shown: Shown } | undefined;
  /** The component shows how old the answer is, so it is drawn again for each one that says the same. */
  #hasAge = false;

  constructor(client: QueryClient, options: QueryOptions<Data, Shown>) {
    this.#client = client;
    this.#options = options;
    this.#query = this.#queryOf(options);
    this.#told = this.#query.state;
  }

  /** How often something changed that the component shows. */
  readonly revision = (): number => this.#revision;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    // It may have been forgotten between drawing and showing.
    this.#query = this.#queryOf(this.#options);
    this.#query.add(this);
    if (this.isEnabled() && this.#query.isStale(this.#options.staleTime)) void this.#query.fetch();
    this.#renewInterval();
    return () => {
      this.#listener = undefined;
      this.#stopInterval();
      this.#query.remove(this);
    };
  };

  readonly #tell = (): void => this.#listener?.();

  readonly refetch = (): Promise<void> => this.#query.fetch({ anew: true });

  readonly trackAge = (): void => {
    this.#hasAge = true;
  };

  isEnabled(): boolean {
    return this.#options.enabled !== false;
  }

  wants(occasion: Occasion): boolean {
    const wish = valueBy(this.#options[occasion], this.#query) ?? occasion === 'refetchOnWindowFocus';
    return wish && this.isEnabled() && this.#query.isStale(this.#options.staleTime);
  }

  /** What is to be drawn with these options, which hold from `setOptions` on. */
  see(options: QueryOptions<Data, Shown>): Seen<Shown> {
    const query = this.#queryOf(options);
    const willAsk = options.enabled !== false && query.isStale(options.staleTime) && this.#isNew(query, options);
    const { data, error, status, dataUpdatedAt } = query.state;
    if (data !== undefined) {
      this.#previous = data;
      return { status, error, dataUpdatedAt, data: this.#select(data, options) };
    }
    const stopgap = status === 'error' && !willAsk ? undefined : options.placeholderData?.(this.#previous);
    if (stopgap !== undefined)
      return { status: 'success', error: null, dataUpdatedAt, data: this.#select(stopgap, options) };
    // An earlier failure is not shown while it is made good.
    return { dataUpdatedAt, data: undefined, ...(willAsk ? { status: 'pending', error: null } : { status, error }) };
  }

  setOptions(options: QueryOptions<Data, Shown>): void {
    const query = this.#queryOf(options);
    query.setOptions(options as unknown as QueryOptions<Data>);
    const isNew = this.#isNew(query, options);
    const earlier = this.#query;
    this.#options = options;
    this.#query = query;
    if (!this.#listener) return;
    if (query !== earlier) {
      query.add(this);
      earlier.remove(this);
      this.#told = query.state;
    }
    if (isNew && this.isEnabled() && query.isStale(options.staleTime)) void query.fetch();
    if (isNew || this.#wishedInterval() !== this.#interval?.everyMs) this.#renewInterval();
  }

  onUpdate(): void {
    const { state } = this.#query;
    const told = this.#told;
    this.#told = state;
    this.#renewInterval();
    const isSame = state.data === told.data && state.error === told.error && state.status === told.status;
    if (isSame && !(this.#hasAge && state.dataUpdatedAt !== told.dataUpdatedAt)) return;
    this.#revision += 1;
    this.#client.tellLater(this.#tell);
  }

  #queryOf(options: QueryOptions<Data, Shown>): Query<Data> {
    // The query itself knows nothing of what its readers select.
    return this.#client.queryOf(options as unknown as QueryOptions<Data>);
  }

  /** It is shown for the first time, or may be asked for the first time. */
  #isNew(query: Query<Data>, options: QueryOptions<Data, Shown>): boolean {
    const wasEnabled = this.isEnabled();
    return !this.#listener || query !== this.#query || (!wasEnabled && options.enabled !== false);
  }

  #select(data: Data, { select }: QueryOptions<Data, Shown>): Shown {
    if (!select) return data as unknown as Shown;
    if (this.#selected?.of !== data || this.#selected.by !== select)
      this.#selected = { of: data, by: select, shown: shareStructure(this.#selected?.shown, select(data)) };
    return this.#selected.shown;
  }

  #wishedInterval(): number | undefined {
    return (this.isEnabled() && valueBy(this.#options.refetchInterval, this.#query)) || undefined;
  }

  /** Counts from the last news. */
  #renewInterval(): void {
    this.#stopInterval();
    const everyMs = this.#listener && this.#wishedInterval();
    if (everyMs === undefined || everyMs === Number.POSITIVE_INFINITY) return;
    const ask = () => {
      if (document.visibilityState !== 'hidden') void this.#query.fetch();
    };
    this.#interval = { everyMs, timer: setInterval(ask, everyMs) };
  }

  #stopInterval(): void {
    clearInterval(this.#interval?.timer);
    this.#interval = undefined;
  }
}
