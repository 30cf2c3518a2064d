import type { OfferChange, WholeOffer } from '../offer/index.ts';
import { type Crowd, frameText, type Watcher, type Watchers, writeFrame } from './watchers.ts';

const changesLists = new Set<OfferChange['kind']>(['started', 'finished', 'moved']);

/**
 * Passes changes on. What changed at the same moment is one message; each change is written once, and so is each message: pages
 * that show the same hear the same bytes.
 */
export function createTeller(watchers: Watchers, offer: Pick<WholeOffer, 'brief' | 'whole'>) {
  let waiting: OfferChange[] = [];
  let isDue = false;

  function tell(): void {
    const changes = waiting;
    waiting = [];
    isDue = false;
    const parts = new Map<Crowd, string[]>();
    for (const change of changes) {
      const crowds = watchers.of(change.matchId);
      if (!crowds) continue;
      const written = writeOnce(change);
      for (const crowd of crowds) {
        const own = parts.get(crowd) ?? [];
        own.push(crowd.opened === change.matchId ? written.full() : written.brief());
        parts.set(crowd, own);
      }
    }
    const hasNewLists = changes.some(({ kind }) => changesLists.has(kind));
    for (const crowd of hasNewLists ? watchers.crowds() : parts.keys()) {
      const isToldLists = hasNewLists && crowd.hasLists;
      const own = parts.get(crowd) ?? [];
      if (own.length === 0 && !isToldLists) continue;
      const frame = frameText(message(own, isToldLists));
      for (const watcher of crowd.members) writeFrame(watcher, frame);
    }
  }

  return {
    hear(change: OfferChange): void {
      waiting.push(change);
      if (isDue) return;
      isDue = true;
      setImmediate(tell);
    },
    /** How everything stands that a page did not show before: it may have missed what happened since it asked. */
    tellWhole(watcher: Watcher, ids: Iterable<string>): void {
      const parts = [...ids].flatMap((id) => {
        const told = watcher.crowd?.opened === id ? offer.whole(id) : offer.brief(id);
        return told ? [JSON.stringify(told)] : [];
      });
      if (parts.length > 0) writeFrame(watcher, frameText(message(parts, false)));
    },
  };
}

/** Each of both is written at the first call, and once: all markets are priced only where a page has the match open. */
function writeOnce(change: OfferChange) {
  let [brief, full] = ['', ''];
  return {
    brief() {
      if (brief === '') brief = JSON.stringify(change.brief);
      return brief;
    },
    full() {
      if (full === '') full = JSON.stringify(change.delta);
      return full;
    },
  };
}

function message(parts: readonly string[], hasLists: boolean): string {
  const fields = [...(parts.length > 0 ? [`"d":[${parts.join(',')}]`] : []), ...(hasLists ? ['"lists":true'] : [])];
  return `{${fields.join(',')}}`;
}
