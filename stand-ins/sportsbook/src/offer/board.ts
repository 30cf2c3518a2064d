import type { MatchDelta } from '../contract/offer.ts';
import type { Sport } from '../sport.ts';
import { type HeldMatch, lookUpSport } from './held-match.ts';
import { isOver, type Match } from './match.ts';
import type { OfferChange } from './offer.ts';
import { allOf, kindOfChange, mainOf, tellChange } from './tell-match.ts';

/** All matches, as this process has heard of them last. */
export function createBoard(sports: ReadonlyMap<string, Sport>) {
  const lookUps = new Map([...sports].map(([key, sport]) => [key, lookUpSport(sport)]));
  const held = new Map<string, HeldMatch>();
  let inOrder: HeldMatch[] | undefined;
  let revision = 0;

  function touch(): void {
    inOrder = undefined;
    revision += 1;
  }

  /** Takes what is stored. An older version than the one that is known changes nothing. Answers what changed. */
  function take(matches: readonly Match[]): OfferChange[] {
    return matches.flatMap((match) => {
      const before = held.get(match.id);
      const after = lookUps.get(match.sport)?.hold(match);
      if (!after || (before && before.match.version >= match.version)) return [];
      held.set(match.id, after);
      touch();
      return before ? [changeOf(before, after)] : [];
    });
  }

  return {
    take,
    /** Raised by whatever changes. */
    revision: () => revision,
    find: (id: string) => held.get(id),
    /** The earliest first. */
    inOrder(): readonly HeldMatch[] {
      inOrder ??= [...held.values()].sort((one, other) => compare(one.match, other.match));
      return inOrder;
    },
    leagues: () =>
      [...lookUps].flatMap(([sport, { leagues }]) => [...leagues.values()].map((league) => ({ sport, ...league }))),
    /** The one whose matches are shown where none is asked for. */
    firstSport: () => [...lookUps.keys()][0] ?? '',
    /** When something happens next by the clock. */
    nextAt(): Date | undefined {
      let next: Date | undefined;
      for (const { match } of held.values()) if (match.nextAt && (!next || match.nextAt < next)) next = match.nextAt;
      return next;
    },
    forget(before: Date): void {
      for (const [id, { match }] of held) if (isOver(match) && match.startsAt < before) held.delete(id);
      touch();
    },
  };
}

export type Board = ReturnType<typeof createBoard>;

/** By when they begin, and among those that begin together by their numbers. */
export function compare(one: Pick<Match, 'startsAt' | 'id'>, other: Pick<Match, 'startsAt' | 'id'>): number {
  return one.startsAt.getTime() - other.startsAt.getTime() || Number(one.id) - Number(other.id);
}

/** What is told is computed only when a listener reads it. */
function changeOf(before: HeldMatch, after: HeldMatch): OfferChange {
  const told: { brief?: MatchDelta; delta?: MatchDelta } = {};
  return {
    matchId: after.match.id,
    kind: kindOfChange(before, after),
    get brief() {
      told.brief ??= tellChange(before, after, mainOf);
      return told.brief;
    },
    get delta() {
      told.delta ??= tellChange(before, after, allOf);
      return told.delta;
    },
  };
}
