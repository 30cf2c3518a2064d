import { call } from '../../shared/api/call.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { forgetToken } from '../../shared/session/session.ts';

/** Where no answer comes, this browser forgets its half of the session all the same: the other half is worth nothing alone. */
export async function signOut(): Promise<void> {
  await call('POST Staff/SignOut').catch(() => undefined);
  forgetToken('signed out');
  queryClient.clear();
}
