import { showToast } from '@harmattan/ui/toast';
import { useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { useRefresh } from './use-decide.ts';

export type Claiming = ReturnType<typeof useClaim>;

/** Keeps others from an item for ten minutes, or lets it go. */
export function useClaim() {
  const refresh = useRefresh();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function send(sending: () => Promise<unknown>) {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await sending();
    } catch (refusal) {
      showToast({ kind: 'error', text: failureText(refusal) });
    } finally {
      isSending.current = false;
      setIsBusy(false);
      refresh();
    }
  }
  return {
    isBusy,
    claim: (body: { id: string; kind: string }) => send(() => call('POST Payments/Claim', { body })),
    release: (id: string) => send(() => call('POST Payments/Release', { body: { id } })),
  };
}
