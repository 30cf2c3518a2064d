import { bannerNames } from '@harmattan/art/banner';
import { amountMaxMinor, type Minor } from '@harmattan/kernel/money';
import { type Language, languages, type RaceText } from './terms-store.ts';

export interface RaceTerms {
  urlSuffix: string;
  startsAt: Date;
  endsAt: Date;
  /** What a picture of the brand is called. */
  banner: string;
  /** By place, the first one first. */
  prizesMinor: Minor[];
  /** In the catalogue. */
  gameIds: number[];
  texts: Record<Language, RaceText>;
}

export type RaceProblem = 'suffix' | 'period' | 'banner' | 'prizes' | 'games' | 'texts';

const secondMs = 1_000;
const dayMs = 86_400 * secondMs;
/** Long enough to see it, short enough for a sprint. */
const leastMs = 10 * secondMs;
const longestMs = 100 * dayMs;
const aheadMs = 400 * dayMs;
const placesMax = 1_000;
const gamesMax = 1_000;
const nameMax = 80;
const rulesMax = 10_000;
const strangeName = /\p{C}/u;
/** Rules have lines. */
const strangeRules = /[^\P{C}\n]/u;

/** Everything that is wrong with the terms of a new race. */
export function problemsOf(
  terms: RaceTerms,
  known: {
    now: Date;
    isGame(gameId: number): boolean;
    /** Whether no game that they cannot be told apart from is left out. */
    isWhole(gameIds: number[]): boolean;
  },
): RaceProblem[] {
  const { urlSuffix, startsAt, endsAt, banner, prizesMinor, gameIds, texts } = terms;
  const isRight: Record<RaceProblem, boolean> = {
    suffix: /^[a-z0-9-]{1,80}$/.test(urlSuffix),
    period: isPeriod(startsAt.getTime(), endsAt.getTime(), known.now.getTime()),
    banner: bannerNames().includes(banner),
    prizes: arePrizes(prizesMinor),
    games:
      gameIds.length > 0 &&
      gameIds.length <= gamesMax &&
      new Set(gameIds).size === gameIds.length &&
      gameIds.every(known.isGame) &&
      known.isWhole(gameIds),
    texts: languages.every((language) => isText(texts[language])),
  };
  return (Object.keys(isRight) as RaceProblem[]).filter((problem) => !isRight[problem]);
}

function isPeriod(startMs: number, endMs: number, nowMs: number): boolean {
  const lastsMs = endMs - startMs;
  // What is no instant compares as false.
  return lastsMs >= leastMs && lastsMs <= longestMs && startMs > nowMs && startMs <= nowMs + aheadMs;
}

/** The better place never wins less. */
function arePrizes(prizesMinor: Minor[]): boolean {
  const total = prizesMinor.reduce((sum, prize) => sum + prize, 0n);
  return (
    prizesMinor.length > 0 &&
    prizesMinor.length <= placesMax &&
    total <= amountMaxMinor &&
    prizesMinor.every((prize, at) => prize > 0n && (at === 0 || prize <= (prizesMinor[at - 1] as Minor)))
  );
}

function isText(text: RaceText | undefined): boolean {
  if (!text) return false;
  const { name, rules } = text;
  return (
    name.trim() !== '' &&
    name.length <= nameMax &&
    !strangeName.test(name) &&
    rules.trim() !== '' &&
    rules.length <= rulesMax &&
    !strangeRules.test(rules)
  );
}
