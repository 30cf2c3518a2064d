import type { Sky } from '../palette.ts';
import { disc, dots, faded, line, shape, turned } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { mix, placed, stars } from './land.ts';

export const sky: Sky = { ...skies.forest, zenith: '#06182b', middle: '#0f4a52', horizon: '#4f9f6d' };

/** A ball under floodlights, and the slips that are pinned together to one bet. */
export function drawAccumulator(): string {
  const { palette, zenith, middle } = sky;
  return [
    stars('#eafff2', 0.5),
    // The stands with their crowd.
    shape(mix(zenith, middle, 0.5), 'M0 250c160-56 320-72 480-72s320 16 480 72v100H0z'),
    faded(0.55, dots('#f3d9a4', 6, crowd(0))),
    faded(0.5, dots('#e8795c', 6, crowd(1))),
    faded(0.5, dots('#9fd8d0', 6, crowd(2))),
    floodlight(112) + floodlight(848),
    // The pitch, mown in strips.
    shape('#2f8f4e', 'M0 330c320-24 640-24 960 0v210H0z'),
    shape(
      '#37a05a',
      'M150 321l100-5-90 224H0v-16zM350 313h86l-26 227H270zM528 312h92l70 228H540zM716 316l104 6 140 108v110h-96z',
    ),
    faded(0.75, line('#f4fff0', 4, 'M0 346c320-24 640-24 960 0M480 330v70M400 540c-30-90 190-90 160 0')),
    placed(330, 276, 1, turned(-9, slip(3), 0, 0)),
    placed(300, 286, 1, turned(-2, slip(1), 0, 0)),
    placed(274, 300, 1, turned(5, slip(0), 0, 0)),
    disc('#e2503c', 296, 148, 13) + disc('#ff9a86', 292, 144, 4),
    shadow(640, 474, 128),
    figure('football', palette, { x: 640, y: 352, size: 256 }),
    faded(0.55, line('#fffbe8', 5, 'M812 250l66-34M826 312l84-10M800 400l60 26')),
  ].join('');
}

/** A slip with three picks: what was chosen, and the tick beside it. No words, so that everybody can read it. */
function slip(skipped: number): string {
  const rows = [0, 1, 2].map((row) => -70 + row * 66);
  return [
    shape('#00000033', 'M-98-142h208v304h-208z'),
    shape('#fff7e6', 'M-104-150h208v300l-17-12-17 12-18-12-17 12-18-12-17 12-18-12-17 12-18-12-17 12-26-12z'),
    shape('#123c4a', 'M-104-150h208v44h-208z'),
    shape('#f7b53c', 'M-86-134h70v12h-70z'),
    line('#d8ccb4', 9, rows.map((y) => `M-84 ${y}h${88 - skipped * 8}`).join('')),
    line('#e9dfca', 7, rows.map((y) => `M-84 ${y + 20}h56`).join('')),
    rows.map((y) => disc('#1f9a63', 68, y + 8, 20)).join(''),
    line('#ffffff', 5, rows.map((y) => `M58 ${y + 8}l7 8 13-16`).join('')),
  ].join('');
}

function floodlight(x: number): string {
  return [
    faded(0.14, shape('#fffbe0', `M${x - 60} 96L${x < 480 ? -80 : 300} 540H${x < 480 ? 660 : 1040}L${x + 60} 96z`)),
    line('#0a2233', 10, `M${x} 110v190`),
    shape('#0a2233', `M${x - 66} 62h132v56h-132z`),
    dots('#fffbe0', 20, [0, 1, 2, 3].map((i) => `${x - 45 + i * 30},78 ${x - 45 + i * 30},102`).join(' ')),
  ].join('');
}

/** Heads in rows along the bend of the stands. */
function crowd(colour: number): string {
  const heads: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let seat = colour + (row % 3); seat < 48; seat += 3) {
      const x = seat * 20 + (row % 2) * 10 + 6;
      heads.push(`${x},${Math.round(206 + row * 22 + ((x - 480) / 480) ** 2 * 62)}`);
    }
  }
  return heads.join(' ');
}
