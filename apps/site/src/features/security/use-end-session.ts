import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { sessionsKey } from './use-sessions.ts';

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** One that has ended meanwhile is what was wanted. */
async function endSession({ sessionId, proof }: { sessionId: string; proof: object }): Promise<void> {
  try {
    await call('POST Security/EndUserSession', { body: { sessionId, ...proof } });
  } catch (error) {
    if (refusalOf<'POST Security/EndUserSession'>(error)?.status !== 'SESSION_DOES_NOT_EXIST') throw error;
  }
}
