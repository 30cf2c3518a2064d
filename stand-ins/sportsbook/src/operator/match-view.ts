import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { HeldMatch } from '../offer/index.ts';

export type MatchView = OperatorAnswer<'matches'>['matches'][number];

export function matchView(held: HeldMatch): MatchView {
  const { match, home, away, league } = held;
  const { score } = held.glance();
  return {
    id: match.id,
    name: nameOf({ home, away }),
    league: league.name,
    startsAt: match.startsAt,
    state: match.state,
    score: [score[0], score[1]],
    resultVersion: match.resultVersion,
    isVoid: match.isVoid,
    isSuspended: match.isStopped,
    suspendedMarkets: [...match.stoppedMarkets],
  };
}

export function nameOf({ home, away }: { home: { name: string }; away: { name: string } }): string {
  return `${home.name} – ${away.name}`;
}
