import { navigate } from '@harmattan/router/location';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import type { Worklist } from '../../shared/desk.ts';
import { useMay } from '../../shared/session/me.ts';
import { useDesks } from '../desks.ts';
import { signOut } from '../shell/sign-out.ts';
import { changeTheme, useOtherTheme } from '../shell/theme.ts';
import { useT } from '../texts.ts';
import { asksForPlayer, type Entry, findEntries } from './find-entries.ts';

/** What the text finds: desks and commands, what waits on the desks, and players. */
export function useEntries(text: string): { entries: Entry[]; isSearching: boolean } {
  const own = useOwnEntries();
  const waiting = useWaitingEntries();
  const players = usePlayerEntries(text);
  const found = findEntries([...own, ...waiting], text);
  const further = useSearchEntry(text);
  return { entries: [...players.entries, ...found, ...further].sort(byGroup), isSearching: players.isSearching };
}

export const groups: readonly Entry['group'][] = ['players', 'waiting', 'desks', 'actions'];

function byGroup(one: Entry, other: Entry): number {
  return groups.indexOf(one.group) - groups.indexOf(other.group);
}

function useOwnEntries(): Entry[] {
  const t = useT();
  const desks = useDesks();
  const theme = useOtherTheme();
  const lead = (to: string) => () => navigate(to);
  return [
    { id: 'home', group: 'desks', title: t('app.home'), run: lead('/') },
    ...desks.map<Entry>(({ name, title }) => ({ id: name, group: 'desks', title: title(), run: lead(`/${name}`) })),
    { id: 'theme', group: 'actions', title: t(`app.theme.${theme}`), run: changeTheme },
    { id: 'sign-out', group: 'actions', title: t('app.sign-out'), run: () => void signOut() },
  ];
}

function useWaitingEntries(): Entry[] {
  const lists = useDesks().flatMap(({ worklist }) => worklist ?? []);
  const answers = useQueries({ queries: lists.map(({ queryKey, queryFn }: Worklist) => ({ queryKey, queryFn })) });
  return lists.flatMap(({ itemsOf }, at) => {
    const rows = answers[at]?.data;
    if (rows === undefined) return [];
    return itemsOf(rows).map<Entry>(({ id, title, about, href }) => ({
      id: `${title} ${id}`,
      group: 'waiting',
      title,
      note: about,
      words: [id],
      run: () => navigate(href),
    }));
  });
}

/** The players' desk with the text, such as a name: searched for once it is chosen, not while it is written. */
function useSearchEntry(text: string): Entry[] {
  const t = useT();
  const mayRead = useMay('players.read');
  const wanted = text.trim();
  if (!mayRead || asksForPlayer(wanted) || wanted.length < nameLengthMin) return [];
  const run = () => navigate(`/players?${new URLSearchParams({ text: wanted })}`);
  return [{ id: 'search-players', group: 'actions', title: t('app.palette.search-players', { text: wanted }), run }];
}

const nameLengthMin = 2;
const pauseMs = 300;

/** Asked for once the person pauses: each search is kept in the audit. */
function usePlayerEntries(text: string): { entries: Entry[]; isSearching: boolean } {
  const mayRead = useMay('players.read');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim().replace(/^\+/, '')), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = mayRead && asksForPlayer(settled);
  const { data, isFetching } = useQuery({
    queryKey: ['players', 'search', settled],
    queryFn: ({ signal }) => call('GET Players/Search', { query: { text: settled }, signal }),
    enabled: isAsked,
    staleTime: 30_000,
  });
  const isCurrent = isAsked && asksForPlayer(text);
  const entries = (isCurrent && data) || [];
  return {
    isSearching: isFetching || (mayRead && asksForPlayer(text) && !isAsked),
    entries: entries.map<Entry>(({ playerId, userName }) => ({
      id: `player ${playerId}`,
      group: 'players',
      title: userName,
      note: `#${playerId}`,
      run: () => navigate(`/players/${playerId}`),
    })),
  };
}
