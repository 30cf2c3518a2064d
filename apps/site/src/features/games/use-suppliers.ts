import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import type { GameList } from './game-lists.ts';

const keptForMs = 10 * 60_000;

export function useSuppliers({ gameType }: GameList) {
  return useQuery({
    queryKey: ['GET Game/GetGameProviders', gameType],
    queryFn: ({ signal }) => call('GET Game/GetGameProviders', { query: { gameType: `${gameType}` }, signal }),
    staleTime: keptForMs,
  });
}
