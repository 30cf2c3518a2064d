import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QueryOptions } from './options.ts';
import { useQueryClient } from './provider.tsx';
import { QueryObserver } from './query-observer.ts';

interface QueryActs {
  /** When the answer came, whether or not it was a new one. */
  readonly dataUpdatedAt: number;
  /** The last answer is shown, and the next one failed. */
  isRefetchError: boolean;
  /** Asks again; resolves when the answer or the failure is there. */
  refetch: () => Promise<void>;
}

interface Pending extends QueryActs {
  status: 'pending';
  isPending: true;
  isError: false;
  data: undefined;
  error: null;
}

interface Failed<Data> extends QueryActs {
  status: 'error';
  isPending: false;
  isError: true;
  data: Data | undefined;
  error: Error;
}

interface Answered<Data> extends QueryActs {
  status: 'success';
  isPending: false;
  isError: false;
  data: Data;
  error: null;
}

export type QueryResult<Data> = Pending | Failed<Data> | Answered<Data>;

/** With `initialData` there is an answer at all times. */
export function useQuery<Data, Shown = Data>(
  options: QueryOptions<Data, Shown> & { initialData: Data },
): QueryActs & { data: Shown; error: Error | null; isError: boolean };
export function useQuery<Data, Shown = Data>(options: QueryOptions<Data, Shown>): QueryResult<Shown>;
export function useQuery<Data, Shown = Data>(options: QueryOptions<Data, Shown>) {
  const client = useQueryClient();
  const [observer] = useState(() => new QueryObserver(client, options));
  useSyncExternalStore(observer.subscribe, observer.revision, observer.revision);
  useEffect(() => observer.setOptions(options));
  const { status, data, error, dataUpdatedAt } = observer.see(options);
  const isError = status === 'error';
  return {
    ...{ status, data, error, isError, refetch: observer.refetch },
    ...{ isPending: status === 'pending', isRefetchError: isError && data !== undefined },
    get dataUpdatedAt() {
      observer.trackAge();
      return dataUpdatedAt;
    },
  };
}
