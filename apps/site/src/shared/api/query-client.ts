import { QueryClient } from '@harmattan/queries';
import { CallUnreachable } from './call-errors.ts';

const retriesMax = 1;

export const queryClient = new QueryClient({
  // A refusal stays a refusal; a connection that dropped may be back.
  retry: (failures, error) => error instanceof CallUnreachable && failures < retriesMax,
});
