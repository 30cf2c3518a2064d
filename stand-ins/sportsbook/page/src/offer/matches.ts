import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { MatchDelta, MatchDetails, MatchSummary } from '../../../src/contract/offer.ts';
import type { Api } from '../core/api.ts';
import { applyDelta, type KnownMatch } from './apply-delta.ts';

/** Every match the page has heard of, each as new as what was heard last. */
export interface Matches {
  of(id: string): Store<KnownMatch | undefined>;
  keep(matches: readonly (MatchSummary | MatchDetails)[]): void;
  take(delta: MatchDelta): void;
  fetch(id: string): Promise<'known' | 'gone' | 'offline'>;
}

/** What a summary does not say. */
function kept(known: KnownMatch | undefined): Pick<KnownMatch, 'markets' | 'parts'> {
  return {
    ...(known?.markets && { markets: known.markets }),
    ...(known?.parts && { parts: known.parts }),
  };
}

export function createMatches(api: Api): Matches {
  const stores = new Map<string, Store<KnownMatch | undefined>>();
  const asked = new Set<string>();

  const matches: Matches = {
    of(id) {
      const store = stores.get(id) ?? createStore<KnownMatch | undefined>(undefined);
      stores.set(id, store);
      return store;
    },
    keep(list) {
      for (const match of list) {
        const store = matches.of(match.id);
        const known = store.get();
        if (known && known.version > match.version) continue;
        const hasNews = !known || known.version < match.version || 'markets' in match;
        // A summary says nothing of the other markets; those that are known stay until they are asked for again.
        if (hasNews) store.set({ ...kept(known), ...match });
      }
    },
    take(delta) {
      const store = stores.get(delta.m);
      const known = store?.get();
      if (!store || !known) return;
      const next = applyDelta(known, delta);
      if (next === 'missed') void matches.fetch(delta.m);
      else if (next) store.set(next);
    },
    async fetch(id) {
      // Several changes that were missed are one question.
      if (asked.has(id)) return 'known';
      asked.add(id);
      const answer = await api.match(id);
      asked.delete(id);
      if (answer.ok) matches.keep([answer.data]);
      else return answer.why === 'offline' ? 'offline' : 'gone';
      return 'known';
    },
  };
  return matches;
}
