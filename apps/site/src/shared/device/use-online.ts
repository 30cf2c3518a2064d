import { useSyncExternalStore } from 'react';

/**
 * False when the phone says that it has no network. True promises nothing: a call may still fail. Buttons that move
 * money are disabled while it is false.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
