import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Sends, says what came of it in the words that `send` answers, and closes. What the desk shows is asked for anew after a refusal too: it showed what is
 * no longer true. Without `shown`, everything is.
 */
export function useDecide(onClose: () => void, shown?: readonly string[]) {
  const queries = useQueryClient();
  return async (send: () => Promise<string>) => {
    try {
      const text = await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      if (!shown) void queries.invalidateQueries();
      for (const name of shown ?? []) void queries.invalidateQueries({ queryKey: [name] });
    }
  };
}
