import { findMotif, motifNames } from './motifs/index.ts';
import type { Sky } from './palette.ts';
import { roundStrokes, tidy } from './pen.ts';
import { type Backdrop, backdrops, type Ground, grounds } from './scenery.ts';
import { skies } from './skies.ts';

/** How a tile is put together. The bare name is the first; the numbers 1 to 9 are the others. */
interface Composition {
  readonly backdrop: Backdrop;
  /** Instead of the backdrop, where the motif is a light itself. */
  readonly besideLight: Backdrop;
  readonly ground: Ground;
  /** How wide the motif's box is drawn. */
  readonly width: number;
  readonly shift: number;
  readonly isMirrored: boolean;
}

const { bigSun, crescent, rays, dustySun, rings, birds, moonlit, risingSun, beads, starry } = backdrops;
const { hill, slope, dunes, plain, water } = grounds;

const compositions: readonly Composition[] = [
  { backdrop: bigSun, besideLight: rays, ground: hill, width: 118, shift: 0, isMirrored: false },
  { backdrop: crescent, besideLight: starry, ground: slope, width: 118, shift: -4, isMirrored: true },
  { backdrop: rays, besideLight: rings, ground: hill, width: 122, shift: 0, isMirrored: false },
  { backdrop: dustySun, besideLight: starry, ground: dunes, width: 114, shift: 0, isMirrored: true },
  { backdrop: rings, besideLight: rings, ground: plain, width: 116, shift: 0, isMirrored: false },
  { backdrop: birds, besideLight: beads, ground: slope, width: 116, shift: 6, isMirrored: false },
  { backdrop: moonlit, besideLight: starry, ground: dunes, width: 120, shift: -5, isMirrored: false },
  { backdrop: risingSun, besideLight: risingSun, ground: water, width: 116, shift: 0, isMirrored: true },
  { backdrop: beads, besideLight: beads, ground: hill, width: 110, shift: 0, isMirrored: false },
  { backdrop: starry, besideLight: rays, ground: plain, width: 124, shift: 0, isMirrored: true },
];

/** Where what stands has its feet, and where what floats has its middle. */
const feetY = 153;
const middleY = 84;

const namePattern = /^([a-z]+)-([a-z]+)(?:-([1-9]))?$/;

/** The picture of a tile, `<motif>-<sky>` or `<motif>-<sky>-<1 to 9>`, as a document of its own. */
export function drawTile(name: string): string | undefined {
  const [, motifName = '', skyName = '', number = '0'] = namePattern.exec(name) ?? [];
  const motif = findMotif(motifName);
  const sky = findSky(skyName);
  const composition = compositions[Number(number)];
  if (!motif || !sky || !composition) return undefined;

  const { width, shift } = composition;
  const scale = width / 100;
  const x = 80 + shift - width / 2;
  const y = tidy(motif.stands ? feetY - 97 * scale : middleY - width / 2);
  const placed =
    composition.isMirrored && !motif.isOneWay
      ? `matrix(${-scale} 0 0 ${scale} ${x + width} ${y})`
      : `translate(${x} ${y})scale(${scale})`;
  const backdrop = motif.shines ? composition.besideLight : composition.backdrop;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" ${roundStrokes}>`,
    gradients(name, sky),
    `<path fill="url(#${name}-s)" d="M0 0h160v200H0z"/>`,
    backdrop(sky),
    `<circle fill="url(#${name}-h)" cx="80" cy="92" r="86"/>`,
    composition.ground(sky),
    `<g transform="${placed}">${motif.draw(sky.palette)}</g>`,
    `<path fill="url(#${name}-f)" d="M0 136h160v64H0z"/>`,
    '</svg>',
  ].join('');
}

/** Every word that may stand in a tile's name. */
export function tileNames(): { motifs: string[]; skies: string[] } {
  return { motifs: motifNames(), skies: Object.keys(skies) };
}

function findSky(name: string): Sky | undefined {
  return Object.hasOwn(skies, name) ? skies[name as keyof typeof skies] : undefined;
}

/** The sky, a halo that lifts the motif from it, and the dark foot on which the page writes the name. */
function gradients(name: string, { zenith, middle, horizon, earth, palette }: Sky): string {
  return [
    `<linearGradient id="${name}-s" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".82" stop-color="${horizon}"/></linearGradient>`,
    `<radialGradient id="${name}-h"><stop stop-color="${palette.light}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="${name}-f" x2="0" y2="1"><stop stop-color="${earth}" stop-opacity="0"/><stop offset=".3" stop-color="${earth}" stop-opacity=".84"/><stop offset="1" stop-color="#000" stop-opacity=".9"/></linearGradient>`,
  ].join('');
}
