import type { Statement } from '../statement.ts';
import { type BaccaratSpot, drawBaccarat, payBaccarat } from './baccarat.ts';
import { drawRoulette, payRoulette, pockets, rouletteSpots } from './roulette.ts';
import { type Dice, drawSicBo, paySicBo, sicBoSpots } from './sic-bo.ts';

const million = 1_000_000;
const stakeMinor = 100n;

/** One spot of each kind: all of a kind are alike, which the engines' own tests see to. */
function firstOfEachKind<Spot extends { kind: string }>(spots: readonly Spot[]): Spot[] {
  return spots.filter((spot, at) => spots.findIndex(({ kind }) => kind === spot.kind) === at);
}

const roulette: Statement[] = firstOfEachKind(rouletteSpots).map(({ on, kind }) => ({
  name: `roulette-${kind}`,
  returnMillionths: Math.round((36 / pockets) * million),
  bounds: [pockets],
  play: (draws) => Number(payRoulette(on, stakeMinor, drawRoulette(draws))),
}));

const faces = [1, 2, 3, 4, 5, 6];
const everyRoll = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])));
/** Totals differ from each other: both ends and the middle stand for them. */
const sicBoTried = [
  ...firstOfEachKind(sicBoSpots).filter(({ kind }) => kind !== 'total'),
  ...sicBoSpots.filter(({ on }) => ['total-4', 'total-7', 'total-10'].includes(on)),
];

const sicBo: Statement[] = sicBoTried.map(({ on }) => ({
  name: `sic-bo-${on}`,
  returnMillionths: Math.round(
    (everyRoll.reduce((sum, dice) => sum + Number(paySicBo(on, stakeMinor, dice)), 0) / everyRoll.length / 100) *
      million,
  ),
  bounds: [6],
  play: (draws) => Number(paySicBo(on, stakeMinor, drawSicBo(draws))),
}));

/** Counted over every order of the shoe beside the engine. */
const baccaratReturns: Record<BaccaratSpot, number> = {
  player: 987_649,
  banker: 989_421,
  tie: 856_404,
  'player-pair': 896_386,
  'banker-pair': 896_386,
};

const baccarat: Statement[] = Object.entries(baccaratReturns).map(([on, returnMillionths]) => ({
  name: `baccarat-${on}`,
  returnMillionths,
  bounds: [416, 413],
  play: (draws) => Number(payBaccarat(on, stakeMinor, drawBaccarat(draws))),
}));

export const tableStatements: readonly Statement[] = [...roulette, ...sicBo, ...baccarat];
