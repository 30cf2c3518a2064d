import type { OfficeCallData } from '@harmattan/contract/office';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useMay } from '../../shared/session/me.ts';

export type Player = OfficeCallData<'GET Players/Get'>;
export type PlayerMoment = OfficeCallData<'GET Players/Timeline'>['items'][number];
export type Switches = OfficeCallData<'GET Players/Switches'>;
export type PlayerSwitch = Switches['switches'][number];
export type PlayerLimit = OfficeCallData<'GET Players/Limits'>['limits'][number];
export type SwitchBlock = PlayerSwitch['blocks'][number];

/** Every query about a player begins with this, so that an act asks for all of them anew. */
export const aboutPlayer = (playerId: string) => ['player', playerId] as const;

/** Not refreshed by themselves: each reading of a file is kept in the audit. */
const once = { refetchOnWindowFocus: false, staleTime: 30_000 } as const;

export function usePlayer(playerId: string) {
  return useQuery({
    queryKey: [...aboutPlayer(playerId), 'file'],
    queryFn: ({ signal }) => call('GET Players/Get', { query: { playerId }, signal }),
    ...once,
  });
}

export function useSwitches(playerId: string) {
  return useQuery({
    queryKey: [...aboutPlayer(playerId), 'switches'],
    queryFn: ({ signal }) => call('GET Players/Switches', { query: { playerId }, signal }),
    ...once,
  });
}

export function useLimits(playerId: string) {
  return useQuery({
    queryKey: [...aboutPlayer(playerId), 'limits'],
    queryFn: ({ signal }) => call('GET Players/Limits', { query: { playerId }, signal }),
    ...once,
  });
}

export function useLinked(playerId: string) {
  return useQuery({
    queryKey: [...aboutPlayer(playerId), 'linked'],
    queryFn: ({ signal }) => call('GET Players/Linked', { query: { playerId }, signal }),
    ...once,
  });
}

/** The player's cases, for those who read cases. */
export function useCases(playerId: string) {
  const mayRead = useMay('cases.read');
  return useQuery({
    queryKey: [...aboutPlayer(playerId), 'cases'],
    queryFn: ({ signal }) => call('GET Cases/List', { query: { playerId }, signal }),
    enabled: mayRead,
    ...once,
  });
}

export type PagedCall =
  `GET Players/${'Journal' | 'Bets' | 'Payments' | 'Sessions' | 'Messages' | 'Notes' | 'Audit' | 'Timeline'}`;

/** A list of the file, page after page by the server's own cursor. */
export function usePages<Key extends PagedCall>(key: Key, playerId: string) {
  return useInfiniteQuery({
    queryKey: [...aboutPlayer(playerId), key],
    queryFn: ({ pageParam: before, signal }): Promise<OfficeCallData<Key>> =>
      call<PagedCall>(key, { query: { playerId, ...(before && { before }) }, signal }) as Promise<OfficeCallData<Key>>,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    ...once,
  });
}
