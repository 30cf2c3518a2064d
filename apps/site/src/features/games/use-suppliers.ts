import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { firstCategory, type GameList } from './game-lists.ts';

const keptForMs = 10 * 60_000;

export function useSuppliers(list: GameList) {
  const query = { gameType: `${list.gameType}` as const, category: String(firstCategory(list).number) };
  return useQuery({
    queryKey: ['GET Game/GetGameProviders', query],
    queryFn: ({ signal }) => call('GET Game/GetGameProviders', { query, signal }),
    staleTime: keptForMs,
  });
}
