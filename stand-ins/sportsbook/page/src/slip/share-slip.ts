import type { SlipDesk } from './slip-desk.ts';

/** Tabs of one browser have one slip: what another tab stores is taken over. `storageKey` is where they store it. */
export function shareSlip(storageKey: string, desk: Pick<SlipDesk, 'adopt'>): () => void {
  const take = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key !== storageKey || newValue === null) return;
    try {
      desk.adopt(JSON.parse(newValue));
    } catch {
      // What is no slip changes nothing.
    }
  };
  addEventListener('storage', take);
  return () => removeEventListener('storage', take);
}
