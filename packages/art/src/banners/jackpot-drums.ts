import type { Sky } from '../palette.ts';
import { dots, faded, line, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { beams, mix, sun } from './land.ts';

export const sky: Sky = { ...skies.dusk, middle: '#8c2f63', horizon: '#f58b45' };

/** Three drums call out the jackpot, and gold dances above them. */
export function drawJackpotDrums(): string {
  const { palette, earth, horizon } = sky;
  return [
    beams(horizon, 0.22, 480, 292, 18),
    sun('#ffdf94', 480, 292, 128),
    faded(0.5, line('#fff1c9', 4, 'M258 118a250 250 0 0 1 444 0M300 142a204 204 0 0 1 360 0')),
    shape(mix(earth, horizon, 0.28), 'M0 424c180-30 320-36 480-36s310 8 480 36v116H0z'),
    shape(earth, 'M0 452c180-26 320-30 480-30s310 6 480 30v88H0z'),
    cloth(palette.glow, palette.pop, '#c8402f'),
    shadow(262, 454, 96) + shadow(698, 454, 96),
    figure('drum', { ...palette, pop: '#e2503c', main: '#b9692f' }, { x: 262, y: 454, size: 206 }),
    figure('drum', { ...palette, pop: '#2f7fc2', main: '#b9692f' }, { x: 698, y: 454, size: 206 }),
    shadow(480, 466, 136),
    figure('drum', palette, { x: 480, y: 468, size: 296 }),
    figure('coin', palette, { x: 480, y: 104, size: 104 }),
    figure('coin', palette, { x: 338, y: 150, size: 62 }),
    figure('coin', palette, { x: 622, y: 146, size: 66, isMirrored: true }),
    figure('coin', palette, { x: 208, y: 196, size: 44 }),
    figure('coin', palette, { x: 752, y: 192, size: 46, isMirrored: true }),
    figure('cowrie', palette, { x: 108, y: 290, size: 54 }),
    figure('cowrie', palette, { x: 856, y: 286, size: 54, isMirrored: true }),
    dots('#fff1c9', 6, '410,72 560,66 268,112 700,104 150,150 812,146 70,226 896,220'),
  ].join('');
}

/** A woven band on which the drums stand. */
function cloth(gold: string, teal: string, red: string): string {
  const fields = Array.from({ length: 16 }, (_, index) => index * 60);
  const diamonds = fields.map((x) => `M${x + 30} 496l18 16-18 16-18-16z`).join('');
  return [
    shape('#1c0c22', 'M0 484h960v56H0z'),
    shape(red, 'M0 484h960v7H0zM0 533h960v7H0z'),
    shape(gold, diamonds),
    shape(teal, fields.map((x) => `M${x + 30} 504l9 8-9 8-9-8z`).join('')),
    line(gold, 3, fields.map((x) => `M${x} 500v24`).join('')),
  ].join('');
}
