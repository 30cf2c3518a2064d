import type { Club } from '../sport.ts';

/** How a crest's two colours are laid out; the page has a drawing for each of these. */
export const crestShapes = [
  ...['plain', 'halves', 'stripes', 'hoops'],
  ...['sash', 'quarters', 'chevron', 'disc'],
] as const;

/** Pairs that differ in lightness, so that a crest reads without its hues. */
const colourPairs: readonly (readonly [string, string])[] = [
  ['#8c1d18', '#f6e7c8'],
  ['#0b4f6c', '#f2c14e'],
  ['#14532d', '#f5f1e6'],
  ['#1f2a44', '#e4572e'],
  ['#f2b705', '#2b1d0e'],
  ['#5b2a86', '#f4d9ff'],
  ['#e8e4da', '#b3261e'],
  ['#00695c', '#ffd9a0'],
  ['#3e2723', '#ffb74d'],
  ['#f57c00', '#10243e'],
  ['#0d47a1', '#e3f2fd'],
  ['#9ccc65', '#1b3a0f'],
  ['#37474f', '#cfd8dc'],
];

/** Thirteen pairs and eight shapes have no factor in common: no two of a league look alike. */
export function crestOf(place: number, leagueAt: number): Club['crest'] {
  const at = 3 * place + 5 * leagueAt;
  return {
    colours: colourPairs[at % colourPairs.length] as readonly [string, string],
    shape: crestShapes[(place + 3 * leagueAt) % crestShapes.length] as string,
  };
}
