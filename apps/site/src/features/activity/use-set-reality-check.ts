import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { playSessionKey } from '../../shared/session/use-play-session.ts';

export function useSetRealityCheck() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutes: number) => call('POST Limits/SetRealityCheck', { body: { minutes } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: playSessionKey }),
  });
}
