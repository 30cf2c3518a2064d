import type { Sky } from '../palette.ts';
import { disc, dots, faded, line, shape, turned } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { halo, mix, placed, stars } from './land.ts';

export const sky: Sky = { ...skies.lagoon, zenith: '#081c3e', middle: '#0f4f78', horizon: '#3fae9e' };

/** The night market, where everybody pays by phone. */
export function drawMobileMoney(): string {
  const { palette, earth, horizon } = sky;
  return [
    stars('#f8efdc', 0.55),
    lamps('M-10 70Q240 170 480 92Q720 170 970 70'),
    shape(
      mix(horizon, earth, 0.45),
      'M0 300h70v-40h60v40h50v-70h70v70h60v-34h80v34h120v-52h70v52h60v-30h90v30h60v-56h70v56h100v90H0z',
    ),
    faded(0.7, dots('#ffd45f', 6, '96,282 216,258 216,282 360,288 590,272 612,292 740,288 868,270 888,292')),
    shape(mix(earth, horizon, 0.22), 'M0 372c300-20 640-20 960 0v168H0z'),
    halo('#ffd873', 186, 400, 190) + halo('#ffd873', 786, 400, 190),
    shadow(186, 478, 130) + shadow(786, 478, 130),
    figure('umbrella', palette, { x: 186, y: 480, size: 290 }),
    figure('umbrella', { ...palette, pop: '#1f8fc2' }, { x: 786, y: 480, size: 290, isMirrored: true }),
    shape(earth, 'M0 500c300-14 640-14 960 0v40H0z'),
    shadow(486, 508, 110),
    placed(486, 300, 1, turned(8, phone(), 0, 0)),
    figure('coin', palette, { x: 336, y: 232, size: 78 }),
    figure('coin', palette, { x: 372, y: 140, size: 56 }),
    figure('coin', palette, { x: 654, y: 246, size: 84, isMirrored: true }),
    figure('coin', palette, { x: 640, y: 146, size: 54 }),
    faded(0.7, line('#ffe9b0', 4, 'M356 300l16 26M420 176l14 10M632 306l-14 24M604 186l-12 12')),
  ].join('');
}

/** A telephone that says: it has arrived. */
function phone(): string {
  return [
    shape('#07141f', 'M-92-206c0-12 8-20 20-20h144c12 0 20 8 20 20v402c0 12-8 20-20 20H-72c-12 0-20-8-20-20z'),
    shape('#fdf1da', 'M-80-190c0-8 4-12 12-12h136c8 0 12 4 12 12v356c0 8-4 12-12 12H-68c-8 0-12-4-12-12z'),
    shape('#0d7285', 'M-80-190c0-8 4-12 12-12h136c8 0 12 4 12 12v72H-80z'),
    shape('#8fe6d4', 'M-58-178h64v10h-64zM-58-156h96v16h-96z'),
    disc('#1f9a63', 0, -28, 50),
    line('#ffffff', 13, 'M-22-28l16 18 30-36'),
    line('#dccdae', 12, 'M-52 58h104M-36 84h72'),
    shape('#f7b53c', 'M-60 114c0-8 4-12 12-12h96c8 0 12 4 12 12v22c0 8-4 12-12 12h-96c-8 0-12-4-12-12z'),
    line('#3c5563', 5, 'M-16-214h32'),
  ].join('');
}

/** Bulbs on a wire from roof to roof. */
function lamps(wire: string): string {
  const bulbs = '62,100 150,124 240,131 330,124 410,110 550,110 632,124 720,131 810,124 898,100';
  return line('#04202c', 4, wire) + faded(0.25, dots('#ffd873', 40, bulbs)) + dots('#ffe9a8', 15, bulbs);
}
