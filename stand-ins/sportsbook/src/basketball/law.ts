import { attacksPerMinute } from './periods.ts';

/** An attack that scores brings so many points in so many of 21 cases. */
export const pointShares = [
  { points: 1, of21: 7 },
  { points: 2, of21: 10 },
  { points: 3, of21: 4 },
] as const;
const shareOf = 21;

/** How open a match is: a factor on the rates of both sides, the same for the whole match, which is never known. */
const paces = [
  { factor: 0.92, weight: 0.25 },
  { factor: 1, weight: 0.5 },
  { factor: 1.08, weight: 0.25 },
] as const;

/** How likely 0, 1, 2 … points are, beginning with `from`. Shares that no price can show are left out. */
export interface Points {
  from: number;
  shares: Float64Array;
}

/** How likely an attack of each side is to score, at one pace, and how likely that pace is. */
export interface Pace {
  weight: number;
  rates: readonly [home: number, away: number];
}

type Pair = readonly [home: number, away: number];

interface Seen {
  ratesMillionths: Pair;
  /** Attacks that scored. */
  scored: Pair;
  /** Attacks of each side. */
  attacks: Pair;
}

/** By the rule of Bayes: what attacks have shown so far is all that there is to know of the pace. */
export function pacesAfter({ ratesMillionths, scored, attacks }: Seen): readonly Pace[] {
  const weighed = paces.map(({ factor, weight }) => {
    const rates = ratesMillionths.map((rate) => (rate * factor) / 1e6) as [number, number];
    const likelihood = ([0, 1] as const).reduce<number>((product, side) => {
      const usual = ratesMillionths[side] / 1e6;
      const missed = attacks[side] - scored[side];
      return product * power(factor, scored[side]) * power((1 - rates[side]) / (1 - usual), missed);
    }, weight);
    return { rates, weight: likelihood };
  });
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return weighed.map(({ rates, weight }) => ({ rates, weight: weight / sum }));
}

export function attacksAfter(minutes: number): number {
  return attacksPerMinute * minutes;
}

/** By products alone, which are the same on every machine. */
function power(base: number, exponent: number): number {
  let [product, square] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= square;
    square *= square;
  }
  return product;
}

/** Of one attack. */
export function attackChances(rate: number): readonly number[] {
  return [1 - rate, ...pointShares.map(({ of21 }) => (rate * of21) / shareOf)];
}

const kept = new Map<string, Points>();
const keptMax = 2_000;

/** Of so many attacks, each independent of the others. */
export function pointsOver(rate: number, attacks: number): Points {
  const key = `${rate} ${attacks}`;
  const known = kept.get(key);
  if (known) return known;
  const points = powerOf(rate, attacks);
  if (kept.size >= keptMax) kept.clear();
  kept.set(key, points);
  return points;
}

function powerOf(rate: number, attacks: number): Points {
  let points: Points = { from: 0, shares: Float64Array.of(1) };
  let square: Points = { from: 0, shares: Float64Array.from(attackChances(rate)) };
  for (let left = attacks; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) points = together(points, square);
    if (left > 1) square = together(square, square);
  }
  return points;
}

const shareMin = 1e-14;

/** Of both together. */
export function together(one: Points, other: Points): Points {
  const [own, others] = [one.shares, other.shares];
  const shares = new Float64Array(own.length + others.length - 1);
  for (let at = 0; at < own.length; at += 1) {
    const share = own[at] as number;
    for (let more = 0; more < others.length; more += 1) {
      shares[at + more] = (shares[at + more] as number) + share * (others[more] as number);
    }
  }
  const first = shares.findIndex((share) => share > shareMin);
  const last = shares.findLastIndex((share) => share > shareMin);
  return { from: one.from + other.from + first, shares: shares.slice(first, last + 1) };
}
