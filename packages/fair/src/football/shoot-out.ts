import type { Draws } from '../draws.ts';
import { type Fraction, fraction, nothing, plus, sumOf, times } from '../odds/fraction.ts';
import { priceOf } from '../odds/price.ts';
import type { Side } from './match.ts';

/** How many of a hundred kicks each side scores. */
export interface Kickers {
  home: number;
  away: number;
}

export interface ShootOut {
  home: number;
  away: number;
  winner: Side;
  /** Level after five each. */
  isSudden: boolean;
  kicks: { side: Side; isGoal: boolean }[];
}

interface Stand {
  kicks: number;
  home: number;
  away: number;
}

const kicksEach = 5;

/** Five kicks each, over as soon as one side cannot be caught; then one each until they differ. */
export function drawShootOut(draws: Draws, chances: Kickers): ShootOut {
  const kicks: ShootOut['kicks'] = [];
  const score = { home: 0, away: 0 };
  let isSudden = false;
  for (;;) {
    const side = kicks.length % 2 === 0 ? 'home' : 'away';
    const isGoal = draws.below(100) < chances[side];
    kicks.push({ side, isGoal });
    if (isGoal) score[side] += 1;
    if (kicks.length > 2 * kicksEach) isSudden = true;
    if (!isOver({ kicks: kicks.length, ...score })) continue;
    return { ...score, winner: score.home > score.away ? 'home' : 'away', isSudden, kicks };
  }
}

function isOver({ kicks, home, away }: Stand): boolean {
  if (kicks >= 2 * kicksEach) return kicks % 2 === 0 && home !== away;
  const homeLeft = kicksEach - Math.ceil(kicks / 2);
  const awayLeft = kicksEach - Math.floor(kicks / 2);
  return home > away + awayLeft || away > home + homeLeft;
}

/** The away side kicks second, so that it never ends 1–4 or 3–5: it would have been over before. */
const scoreSpots = [
  ...['3-0', '3-1', '3-2', '4-1', '4-2', '4-3', '5-3', '5-4'],
  ...['0-3', '1-3', '2-3', '2-4', '3-4', '4-5'],
];

/** With what stays of each bet in the long run, in hundredths. */
export const shootOutMarkets = [
  { name: 'winner', margin: 6, spots: ['home', 'away'] },
  { name: 'sudden', margin: 7, spots: ['sudden', 'regular'] },
  { name: 'score', margin: 14, spots: [...scoreSpots.map((score) => `score-${score}`), 'score-other'] },
] as const;

/** Whether a spot has won. An exact result is one within five kicks each. */
export function hasWonShootOut(spot: string, { home, away, winner, isSudden }: Omit<ShootOut, 'kicks'>): boolean {
  if (spot === 'home' || spot === 'away') return spot === winner;
  if (spot === 'sudden') return isSudden;
  if (spot === 'regular') return !isSudden;
  if (isSudden) return false;
  return spot === 'score-other' ? !scoreSpots.includes(`${home}-${away}`) : spot === `score-${home}-${away}`;
}

/** Exactly, along every way a shoot-out can go. */
export function chanceInShootOut(spot: string, chances: Kickers): Fraction {
  return chanceAmong(spot, endsOf(chances));
}

function chanceAmong(spot: string, ends: readonly End[]): Fraction {
  return sumOf(ends.flatMap(({ chance, ...end }) => (hasWonShootOut(spot, end) ? [chance] : [])));
}

export function priceShootOut(chances: Kickers): Record<string, number> {
  const ends = endsOf(chances);
  return Object.fromEntries(
    shootOutMarkets.flatMap(({ spots, margin }) =>
      spots.map((spot) => [spot, priceOf(chanceAmong(spot, ends), margin)]),
    ),
  );
}

type End = Omit<ShootOut, 'kicks'> & { chance: Fraction };

/** Every way it can end, those of sudden death taken together by their winner. */
export function endsOf(chances: Kickers): End[] {
  let stands = new Map<string, Stand & { chance: Fraction }>([
    ['', { kicks: 0, home: 0, away: 0, chance: fraction(1, 1) }],
  ]);
  const ends: End[] = [];
  while (stands.size > 0) {
    const next: typeof stands = new Map();
    for (const { chance, ...stand } of stands.values()) {
      const side = stand.kicks % 2 === 0 ? 'home' : 'away';
      for (const isGoal of [true, false]) {
        const to = { ...stand, kicks: stand.kicks + 1, [side]: stand[side] + Number(isGoal) };
        const share = times(chance, fraction(isGoal ? chances[side] : 100 - chances[side], 100));
        if (isOver(to))
          ends.push({ ...to, winner: to.home > to.away ? 'home' : 'away', isSudden: false, chance: share });
        else if (to.kicks === 2 * kicksEach) ends.push(...suddenEnds(to, share, chances));
        else {
          const name = `${to.home}-${to.away}`;
          next.set(name, { ...to, chance: plus(share, next.get(name)?.chance ?? nothing) });
        }
      }
    }
    stands = next;
  }
  return ends;
}

/** A pair of kicks that decides nothing is as if it had not been. */
function suddenEnds({ home, away }: Stand, chance: Fraction, chances: Kickers): End[] {
  const homeAlone = chances.home * (100 - chances.away);
  const awayAlone = chances.away * (100 - chances.home);
  const share = (part: number) => times(chance, fraction(part, homeAlone + awayAlone));
  return [
    { home: home + 1, away, winner: 'home', isSudden: true, chance: share(homeAlone) },
    { home, away: away + 1, winner: 'away', isSudden: true, chance: share(awayAlone) },
  ];
}
