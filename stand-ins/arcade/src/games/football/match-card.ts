import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import {
  type Fixture,
  fixturesOn,
  matchdaysOf,
  type Played,
  type Standing,
  standingsOf,
} from '@harmattan/fair/football/league';
import { marketsOf, priceMatch } from '@harmattan/fair/football/markets';
import type { MatchResult, Strengths } from '@harmattan/fair/football/match';
import type { Random } from '@harmattan/kernel/random';
import type { PastTurn } from '../../live/live-table.ts';
import type { Club } from './clubs.ts';

/** What is announced of a matchday or of a round of the cup. */
export interface MatchCard {
  number: number;
  /** From 1: seasons of a league, editions of a cup. */
  season: number;
  /** From 1: matchdays, or rounds. */
  day: number;
  matches: Match[];
  /** Before this matchday: a row for each club, best first. Nothing in a cup. */
  standings: number[][];
}

export interface Match extends Fixture {
  strengths: Strengths;
  /** In the order of the markets' spots. */
  prices: number[];
}

/** How a matchday is told. Goals are minutes, negative when the away side scored. */
export interface MatchdayOutcome {
  season: number;
  day: number;
  matches: { home: number; away: number; score: [number, number]; goals: number[]; through?: 'home' | 'away' }[];
}

type Turn = { number: number; random: Random; past: readonly PastTurn[] };

/** Twentieths of a goal: what a side scores against its like, and what playing at home adds. */
const usual = 26;
const homeAdds = 5;
const dayMost = 2;

export const cupRounds = 4;

/** What may be bet on, by its place in a match's prices. */
export const spotsOf = (isCup: boolean): readonly string[] => marketsOf(isCup).flatMap(({ spots }) => spots);

export function announceMatchday(clubs: readonly Club[], { number, random, past }: Turn): MatchCard {
  const days = matchdaysOf(clubs.length);
  const season = Math.ceil(number / days);
  const day = ((number - 1) % days) + 1;
  const draws = drawsFrom(random);
  const played = outcomesOf(past)
    .filter((outcome) => outcome.season === season && outcome.day < day)
    .flatMap(playedIn);
  return {
    number,
    season,
    day,
    matches: fixturesOn(day, clubs.length).map((fixture) => announceMatch(draws, clubs, fixture, false)),
    standings: standingsOf(clubs.length, played).map(rowOf),
  };
}

/** A round of a cup: of all clubs by lot, then of those who went on. */
export function announceCupRound(clubs: readonly Club[], { number, random, past }: Turn): MatchCard {
  const season = Math.ceil(number / cupRounds);
  const day = ((number - 1) % cupRounds) + 1;
  const draws = drawsFrom(random);
  const [last] = outcomesOf(past);
  const left =
    day > 1 && last?.season === season && last.day === day - 1
      ? last.matches.map(({ home, away, through }) => (through === 'away' ? away : home))
      : shuffled(draws, clubs.length).slice(0, clubs.length >> (day - 1));
  const fixtures = Array.from({ length: left.length / 2 }, (_, at) => ({
    home: left[2 * at] ?? 0,
    away: left[2 * at + 1] ?? 0,
  }));
  const matches = fixtures.map((fixture) => announceMatch(draws, clubs, fixture, true));
  return { number, season, day, matches, standings: [] };
}

function announceMatch(draws: Draws, clubs: readonly Club[], fixture: Fixture, isCup: boolean): Match {
  const [home, away] = [clubs[fixture.home], clubs[fixture.away]];
  const today = () => draws.below(2 * dayMost + 1) - dayMost;
  const strengths = {
    home: usual + homeAdds + (home?.attack ?? 0) - (away?.defence ?? 0) + today(),
    away: usual + (away?.attack ?? 0) - (home?.defence ?? 0) + today(),
  };
  const prices = priceMatch(strengths, isCup);
  return { ...fixture, strengths, prices: spotsOf(isCup).map((spot) => prices[spot] ?? 0) };
}

export function tellMatchday({ season, day, matches }: MatchCard, results: readonly MatchResult[]): MatchdayOutcome {
  return {
    season,
    day,
    matches: results.map(({ home, away, goals, through }, at) => ({
      ...{ home: matches[at]?.home ?? 0, away: matches[at]?.away ?? 0, score: [home, away] },
      goals: goals.map(({ minute, side }) => (side === 'home' ? minute : -minute)),
      ...(through && { through }),
    })),
  };
}

function playedIn({ matches }: MatchdayOutcome): Played[] {
  return matches.map(({ home, away, score: [homeGoals, awayGoals] }) => ({ home, away, homeGoals, awayGoals }));
}

function outcomesOf(past: readonly PastTurn[]): MatchdayOutcome[] {
  return past.map(({ outcome }) => outcome as unknown as MatchdayOutcome);
}

/** As it goes over the wire: the club, then played, won, drawn, lost, scored, conceded, points. */
function rowOf({ club, played, won, drawn, lost, scored, conceded, points }: Standing): number[] {
  return [club, played, won, drawn, lost, scored, conceded, points];
}

function shuffled(draws: Draws, count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: count }, () => all.splice(draws.below(all.length), 1)[0] ?? 0);
}
