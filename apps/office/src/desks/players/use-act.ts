import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { aboutPlayer } from './use-player.ts';

/** Sends, says what came of it and closes. The file is asked for anew after a refusal too: it showed what is no longer true. */
export function useAct(playerId: string, onClose: () => void) {
  const queries = useQueryClient();
  return async (send: () => Promise<string>) => {
    try {
      const text = await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: aboutPlayer(playerId) });
      void queries.invalidateQueries({ queryKey: ['approvals'] });
    }
  };
}
