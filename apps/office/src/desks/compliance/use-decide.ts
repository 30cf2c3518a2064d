import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

/** Sends, says what came of it and closes. After a refusal too the desk asks anew: it showed what is no longer true. */
export function useDecide(onClose: () => void) {
  const queries = useQueryClient();
  return async (send: () => Promise<unknown>, text: string) => {
    try {
      await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ['compliance'] });
      void queries.invalidateQueries({ queryKey: ['cases'] });
    }
  };
}
