import { useEffect, useState, useSyncExternalStore } from 'react';
import { type MutateOptions, MutationObserver, type MutationOptions } from './mutation-observer.ts';
import { useQueryClient } from './provider.tsx';

interface MutationActs<Data, Input> {
  mutate: (input: Input, once?: MutateOptions<Data, Input>) => void;
  /** Forgets the last try. */
  reset: () => void;
}

interface Idle {
  status: 'idle';
  isPending: false;
  isError: false;
  isSuccess: false;
  data: undefined;
  error: null;
  variables: undefined;
}

interface Pending<Input> {
  status: 'pending';
  isPending: true;
  isError: false;
  isSuccess: false;
  data: undefined;
  error: null;
  variables: Input;
}

interface Failed<Input> {
  status: 'error';
  isPending: false;
  isError: true;
  isSuccess: false;
  data: undefined;
  error: Error;
  variables: Input;
}

interface Done<Data, Input> {
  status: 'success';
  isPending: false;
  isError: false;
  isSuccess: true;
  data: Data;
  error: null;
  variables: Input;
}

/** How the component's last try stands. */
export type MutationResult<Data, Input = void> = MutationActs<Data, Input> &
  (Idle | Pending<Input> | Failed<Input> | Done<Data, Input>);

export function useMutation<Data, Input = void>(options: MutationOptions<Data, Input>): MutationResult<Data, Input> {
  const client = useQueryClient();
  const [observer] = useState(() => new MutationObserver(client, options));
  const state = useSyncExternalStore(observer.subscribe, observer.state, observer.state);
  useEffect(() => {
    observer.options = options;
  });
  const { status } = state;
  return {
    ...state,
    ...{ isPending: status === 'pending', isError: status === 'error', isSuccess: status === 'success' },
    ...{ mutate: observer.mutate, reset: observer.reset },
  } as MutationResult<Data, Input>;
}
