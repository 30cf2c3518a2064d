import { useLayoutEffect, useState } from 'preact/hooks';

/** One piece of state that views read and others change. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  change(by: (now: T) => T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(first: T): Store<T> {
  let now = first;
  const listeners = new Set<() => void>();
  const store: Store<T> = {
    get: () => now,
    set(next) {
      if (Object.is(next, now)) return;
      now = next;
      for (const listener of [...listeners]) listener();
    },
    change: (by) => store.set(by(now)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSelected(store, (value) => value);
}

/** Draws anew only when what was selected has changed. */
export function useSelected<T, Part>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (value: T) => Part): Part {
  const part = select(store.get());
  const [, redraw] = useState({});
  useLayoutEffect(() => {
    let last = part;
    const check = () => {
      const next = select(store.get());
      if (Object.is(next, last)) return;
      last = next;
      redraw({});
    };
    check();
    return store.subscribe(check);
  });
  return part;
}
