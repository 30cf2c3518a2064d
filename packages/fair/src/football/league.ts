/** A pair of clubs, by their places in the league's list. */
export interface Fixture {
  home: number;
  away: number;
}

/** Each club plays each other at home and away. */
export function matchdaysOf(clubs: number): number {
  return 2 * (clubs - 1);
}

/**
 * The pairs of one matchday, from 1. One club stays where it is and the others turn around it, so that in half a season everybody meets
 * everybody; the second half is the first with home and away changed.
 */
export function fixturesOn(matchday: number, clubs: number): Fixture[] {
  const half = clubs - 1;
  const turn = (matchday - 1) % half;
  const isSecondHalf = matchday > half;
  const turning = (at: number) => ((at + turn) % half) + 1;
  return Array.from({ length: clubs / 2 }, (_, pair) => {
    const one = pair === 0 ? 0 : turning(pair - 1);
    const other = turning(half - 1 - pair);
    // Alternately at home, so that no club plays half a season away.
    const isSwapped = (pair === 0 ? turn : pair) % 2 === 1;
    return isSwapped === isSecondHalf ? { home: one, away: other } : { home: other, away: one };
  });
}

export interface Standing {
  club: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

export interface Played extends Fixture {
  homeGoals: number;
  awayGoals: number;
}

/** Three points for a win, one for a draw; then by the goals between, then by goals scored. */
export function standingsOf(clubs: number, matches: readonly Played[]): Standing[] {
  const table = Array.from({ length: clubs }, (_, club) => ({
    ...{ club, played: 0, won: 0, drawn: 0, lost: 0 },
    ...{ scored: 0, conceded: 0, points: 0 },
  }));
  const add = (club: number, scored: number, conceded: number) => {
    const row = table[club];
    if (!row) return;
    row.played += 1;
    row.won += Number(scored > conceded);
    row.drawn += Number(scored === conceded);
    row.lost += Number(scored < conceded);
    row.scored += scored;
    row.conceded += conceded;
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
  };
  for (const { home, away, homeGoals, awayGoals } of matches) {
    add(home, homeGoals, awayGoals);
    add(away, awayGoals, homeGoals);
  }
  return table.sort(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      one.club - other.club,
  );
}
