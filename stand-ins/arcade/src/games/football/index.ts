import { matchdaysOf } from '@harmattan/fair/football/league';
import { hasWon, marketsOf } from '@harmattan/fair/football/markets';
import { drawMatch, type MatchResult } from '@harmattan/fair/football/match';
import { drawShootOut, hasWonShootOut, type ShootOut, shootOutMarkets } from '@harmattan/fair/football/shoot-out';
import type { LiveTable } from '../../live/live-table.ts';
import type { Game, Told } from '../game.ts';
import { createOddsGame } from '../virtual/odds-game.ts';
import { type Club, coastalClubs, northernClubs, savannahClubs } from './clubs.ts';
import { footballFace, footballSeconds } from './face.ts';
import { announceCupRound, announceMatchday, cupRounds, type MatchCard, spotsOf, tellMatchday } from './match-card.ts';
import { matchSpots, payMatch } from './pay-match.ts';
import { announcePenalties, type PenaltyCard, penaltySpots, tellPenalties } from './penalty-card.ts';

/** Matches side by side: a league's matchday, or a round of a cup. */
function makeMatches(game: string, clubs: readonly Club[], isCup: boolean): LiveTable {
  const spots = spotsOf(isCup);
  const matches = clubs.length / 2;
  const days = isCup ? cupRounds : matchdaysOf(clubs.length);
  const { rules, look } = createOddsGame<MatchCard, MatchResult[]>({
    name: `football-${game}`,
    spots: matchSpots(matches, spots),
    draw: (draws, { matches }) => matches.map(({ strengths }) => drawMatch(draws, strengths, isCup)),
    pay: (on, stakeMinor, { matches }, results) =>
      payMatch({
        ...{ on, stakeMinor, spots, prices: matches.map(({ prices }) => prices) },
        hasWon: (spot, match) => hasWon(spot, results[match] ?? { home: -1, away: -1 }),
      }),
    tell: (results, card) => tellMatchday(card, results) as unknown as Record<string, Told>,
    face: footballFace({ kind: isCup ? 'cup' : 'league', clubs, markets: marketsOf(isCup), matches, days }),
  });
  const announce = isCup ? announceCupRound : announceMatchday;
  return {
    ...{ supplier: 'globalbet', game, rules: rules as Game, seconds: footballSeconds, look },
    pastMax: isCup ? 1 : days,
    setup: (turn) => announce(clubs, turn) as unknown as Told,
  };
}

function makePenalties(game: string, clubs: readonly Club[]): LiveTable {
  const { rules, look } = createOddsGame<PenaltyCard, ShootOut>({
    name: `football-${game}`,
    spots: matchSpots(1, penaltySpots),
    draw: (draws, { matches: [{ strengths }] }) => drawShootOut(draws, strengths),
    pay: (on, stakeMinor, { matches }, result) =>
      payMatch({
        ...{ on, stakeMinor, spots: penaltySpots, prices: matches.map(({ prices }) => prices) },
        hasWon: (spot) => hasWonShootOut(spot, result),
      }),
    tell: (result, card) => tellPenalties(card, result) as unknown as Record<string, Told>,
    face: footballFace({ kind: 'penalties', clubs, markets: shootOutMarkets, matches: 1, days: 1 }),
  });
  return {
    ...{ supplier: 'globalbet', game, rules: rules as Game, seconds: footballSeconds, look },
    setup: (turn) => announcePenalties(clubs, turn) as unknown as Told,
  };
}

export const footballTables: readonly LiveTable[] = [
  makeMatches('savannah-premier', savannahClubs, false),
  makeMatches('coastal-cup', coastalClubs, true),
  makePenalties('northern-penalties', northernClubs),
];
