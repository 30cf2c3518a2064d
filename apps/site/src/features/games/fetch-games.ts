import type { CallData } from '@harmattan/contract';
import { call } from '../../shared/api/call.ts';
import { isMobileDevice } from '../../shared/device/is-mobile-device.ts';

export type Game = CallData<'POST Game/GetGames'>[number];

/** A page this long may have another one behind it. */
const pageLength = 30;

export interface GamesWanted {
  gameType: number;
  category: number;
  providerId: number;
  searchText: string;
}

export interface ShownGames {
  games: Game[];
  /** Undefined when the last page was the last one. */
  nextPage: number | undefined;
}

export interface PageWanted extends GamesWanted {
  page: number;
  signal?: AbortSignal;
}

export async function fetchGames({ page, signal, ...wanted }: PageWanted): Promise<ShownGames> {
  const games = await call('POST Game/GetGames', {
    body: { ...wanted, forMobile: isMobileDevice(), page },
    ...(signal && { signal }),
  });
  return { games, nextPage: games.length < pageLength ? undefined : page + 1 };
}
