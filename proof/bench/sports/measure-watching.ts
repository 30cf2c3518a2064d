import { join } from 'node:path';
import { askProcess, withServers } from '../processes.ts';
import { listMatches } from './list-matches.ts';
import type { Watched, WatchOrder } from './watchers.ts';

/** A minute of a match takes three seconds: as many changes as twenty such afternoons have. */
const matchSpeed = 20;
const shownPerPage = 20;
const dayMinutes = 24 * 60;

/** How late live prices are heard, with every league playing and each page showing twenty matches, one of them with all its markets. */
export function measureWatching(
  { appUrl }: { appUrl: string },
  { watchers, seconds, processes = 1 }: { watchers: number; seconds: number; processes?: number },
): Promise<Watched> {
  const env = {
    DATABASE_URL: appUrl,
    SITE_URL: 'http://localhost:3000',
    MATCH_SPEED: String(matchSpeed),
    LOG_LEVEL: 'warn',
    BUSY_MINUTE: String(Math.floor(Date.now() / 60_000) % dayMinutes),
  };
  return withServers(processes, join(import.meta.dirname, 'busy-server.ts'), env, async (servers) => {
    const addresses = servers.map(({ address }) => address);
    const live = (await listMatches(addresses[0] as string, 'live=1')).map(({ id }) => id);
    console.log(`${live.length} matches are under way`);
    const pages = Math.floor(live.length / shownPerPage);
    if (pages < 1) throw new Error('too few matches are under way to watch');
    const requests = Array.from({ length: pages }, (_, page) => {
      const watch = live.slice(page * shownPerPage, (page + 1) * shownPerPage);
      return JSON.stringify({ watch, open: watch[0], lists: true });
    });
    const order: WatchOrder = { addresses, requests, watchers, seconds };
    const watched = await askProcess<Watched>(join(import.meta.dirname, 'watchers.ts'), order);
    const { sockets, changes, due, missed, p50Ms, p99Ms } = watched;
    console.log(
      `${changes} changes, to be heard ${due} times by ${sockets} watchers: ${missed} missed, ${p50Ms} ms late by half, ${p99Ms} ms at p99`,
    );
    return watched;
  });
}
