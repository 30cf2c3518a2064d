import { QueryClient } from '@tanstack/react-query';
import { CallUnreachable } from './call-errors.ts';

const retriesMax = 1;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; a connection that dropped may be back.
      retry: (failures, error) => error instanceof CallUnreachable && failures < retriesMax,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
