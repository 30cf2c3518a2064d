import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

/** Sends, says what came of it and closes. Everything is asked for anew after a refusal too: it showed what is no longer true. */
export function useDecide(onClose: () => void) {
  const queries = useQueryClient();
  return async (send: () => Promise<string>) => {
    try {
      const text = await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  };
}
