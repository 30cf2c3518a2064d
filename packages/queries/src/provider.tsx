import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { QueryClient } from './query-client.ts';

const Context = createContext<QueryClient | undefined>(undefined);

interface ProviderProps {
  client: QueryClient;
  children: ReactNode;
}

export function QueryClientProvider({ client, children }: ProviderProps) {
  useEffect(() => client.watch(), [client]);
  return <Context value={client}>{children}</Context>;
}

export function useQueryClient(): QueryClient {
  const client = useContext(Context);
  if (!client) throw new Error('there is no QueryClientProvider above');
  return client;
}
