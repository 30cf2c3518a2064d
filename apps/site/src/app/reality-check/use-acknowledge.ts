import { useMutation, useQueryClient } from '@harmattan/queries';
import { navigate } from '@harmattan/router/location';
import { call } from '../../shared/api/call.ts';
import { playSessionKey } from '../../shared/session/use-play-session.ts';

/** Stopping leads home, which closes the game. The session is read anew: another page may have acknowledged the same check. */
export function useAcknowledge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: 'continue' | 'stop') => call('POST Limits/AcknowledgeRealityCheck', { body: { choice } }),
    onSuccess: (_data, choice) => choice === 'stop' && navigate('/'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: playSessionKey }),
  });
}
