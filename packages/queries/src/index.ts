export type { MutationOptions } from './mutation-observer.ts';
export { keepPreviousData, type QueryKey, skipToken } from './options.ts';
export { QueryClientProvider, useQueryClient } from './provider.tsx';
export { QueryClient } from './query-client.ts';
export { type MutationResult, useMutation } from './use-mutation.ts';
export { type QueryResult, useQuery } from './use-query.ts';
