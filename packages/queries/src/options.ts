import type { QueryState } from './query.ts';

/** What the answers of one question are kept under. Two keys are the same when they read the same, in whatever order their fields stand. */
export type QueryKey = readonly unknown[];

/** Instead of a function that asks: others put the data there. */
export const skipToken: unique symbol = Symbol('skip');

/** The signal ends the request; a function that takes it is stopped when nothing shows the query any more. */
export type QueryFunction<Data> = (context: { signal: AbortSignal }) => Promise<Data>;

/** A value, or one that depends on how the query stands. */
type ByState<Data, Value> = Value | ((query: { state: QueryState<Data> }) => Value);

export interface QueryOptions<Data, Shown = Data> {
  queryKey: QueryKey;
  queryFn: QueryFunction<Data> | typeof skipToken;
  /** False: nothing is asked for until it is true. */
  enabled?: boolean;
  /** So long an answer is not asked for again by a page that is opened, or looked at again. */
  staleTime?: number;
  /** So long an answer is kept that no page shows. */
  gcTime?: number;
  /** Asked again and again, while the page is looked at. */
  refetchInterval?: ByState<Data, number | false>;
  /** When the page is looked at again, if the answer is stale. */
  refetchOnWindowFocus?: ByState<Data, boolean>;
  /** When the phone says that it is online again, if the answer is stale. */
  refetchOnReconnect?: ByState<Data, boolean>;
  /** Overrides what the client says of all queries. */
  retry?: false;
  initialData?: Data;
  /** Shown until the first answer is there: of the query before it, or made up. */
  placeholderData?: (previous: Data | undefined) => Data | undefined;
  /** What the reader wants of the answer. */
  select?: (data: Data) => Shown;
}

/** For `placeholderData`: the answer to the last question stays until there is one to the next. */
export function keepPreviousData<Data>(previous: Data | undefined): Data | undefined {
  return previous;
}

/** A query whose key begins with `queryKey` is meant. */
export interface QueryFilter {
  queryKey?: QueryKey;
  /** Only those that no page shows. */
  type?: 'inactive';
  predicate?: (query: { queryKey: QueryKey }) => boolean;
}

export function hashOf(key: QueryKey): string {
  return JSON.stringify(key, (_name, value) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value,
  );
}

export function beginsWith(key: QueryKey, start: QueryKey): boolean {
  return hashOf(key.slice(0, start.length)) === hashOf(start);
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function valueBy<Data, Value extends number | boolean>(
  value: ByState<Data, Value> | undefined,
  query: { state: QueryState<Data> },
): Value | undefined {
  return typeof value === 'function' ? value(query) : value;
}
