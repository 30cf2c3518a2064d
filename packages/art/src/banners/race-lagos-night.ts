import type { Sky } from '../palette.ts';
import { disc, faded, line, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure } from './figure.ts';
import { dust, mix, placed, stars, sun } from './land.ts';

export const sky: Sky = { ...skies.night, middle: '#23246b', horizon: '#8a4d9e' };

/** Each `x,top,width`. */
const farTowers =
  '0,262,54 58,226,40 104,250,60 262,214,46 314,244,70 470,206,38 512,238,58 640,228,50 694,200,34 732,246,72 852,218,44 900,250,60';
const nearTowers =
  '24,290,50 82,240,34 150,196,44 200,268,60 340,232,40 392,180,36 436,270,66 566,250,54 624,272,60 760,210,42 806,262,60 884,284,76';

/** Who sits on the motorcycle, in its box. */
const rider =
  line('#20264f', 9, 'M30 47l18 10-4 16') +
  shape('#e8573c', 'M22 48c0-18 6-30 18-36l10 8-4 12-4 16z') +
  line('#f2a13a', 6, 'M43 20l8 10 12-3') +
  disc('#ffd873', 46, 5, 9) +
  shape('#15161c', 'M47 3h9v5h-9z');

/** A bus and a motorcycle over the bridge, with Lagos Island behind them. */
export function drawRaceLagosNight(): string {
  const { palette, earth, horizon, middle } = sky;
  return [
    stars(palette.light),
    sun('#f6e3b4', 778, 104, 46),
    shape(mix(horizon, middle, 0.55), blocks(farTowers)),
    shape(mix(earth, middle, 0.35), blocks(nearTowers)),
    line(mix(earth, middle, 0.35), 5, 'M172 196v-56M410 180v-44M781 210v-34'),
    disc(palette.pop, 172, 138, 5) + disc(palette.pop, 410, 134, 5) + disc(palette.pop, 781, 174, 5),
    faded(0.85, shape(palette.glow, windows(nearTowers))),
    faded(0.35, shape(palette.glow, windows(farTowers))),
    // The lagoon keeps the lights.
    shape(mix(earth, middle, 0.3), 'M0 330h960v210H0z'),
    faded(
      0.5,
      line(
        palette.glow,
        3,
        'M168 344v44M176 400v22M404 342v34M412 392v30M588 344v26M784 344v40M790 396v26M226 348v18M462 346v22M850 350v20',
      ),
    ),
    dust(
      horizon,
      0.4,
      '20,352,110 210,366,150 470,358,90 640,372,150 860,356,80 90,392,90 330,398,110 560,404,120 800,394,110',
    ),
    // The bridge: two pylons with their cables.
    faded(0.9, line(palette.light, 2.2, cables(300) + cables(690))),
    shape(palette.light, 'M292 150h16l6 270h-28zM682 150h16l6 270h-28z'),
    disc(palette.pop, 300, 148, 5) + disc(palette.pop, 690, 148, 5),
    shape(mix(earth, '#000000', 0.25), 'M0 414h960v14H0z'),
    shape(mix(earth, middle, 0.22), 'M0 428h960v112H0z'),
    line(palette.light, 3, 'M0 414h960'),
    faded(0.8, `<path fill="none" stroke="${palette.glow}" stroke-width="5" stroke-dasharray="46 40" d="M0 502h960"/>`),
    // What their lamps leave behind.
    faded(0.75, line(palette.pop, 5, 'M-10 462h300M40 474h230')),
    faded(0.5, line(palette.glow, 4, 'M-10 450h250M420 470h140M400 480h120')),
    faded(0.16, shape('#fff3c0', 'M500 452l130 26v34l-130-40z')) +
      faded(0.22, shape('#fff3c0', 'M806 420l170 24v74l-170-84z')),
    figure('danfo', palette, { x: 396, y: 488, size: 224 }),
    figure('okada', { ...palette, pop: '#2bb5a8', ink: '#191d3d' }, { x: 740, y: 498, size: 168 }),
    placed(656, 335, 1.68, rider),
  ].join('');
}

function blocks(towers: string): string {
  return each(towers, (x, top, width) => `M${x} ${top}h${width}V340h-${width}z`);
}

function cables(x: number): string {
  return [0, 1, 2, 3, 4]
    .map((row) => `M${x - 210 + row * 36} 414L${x} ${156 + row * 26}L${x + 210 - row * 36} 414`)
    .join('');
}

/** Lights behind some of the windows: which ones follows from where they are, and never changes. */
function windows(towers: string): string {
  return each(towers, (x, top, width) => {
    const lights: string[] = [];
    for (let column = x + 7; column < x + width - 8; column += 12) {
      for (let row = top + 12; row < 322; row += 16) {
        if ((column * 7 + row * 3) % 5 < 2) lights.push(`M${column} ${row}h6v7h-6z`);
      }
    }
    return lights.join('');
  });
}

function each(towers: string, draw: (x: number, top: number, width: number) => string): string {
  return towers
    .split(' ')
    .map((tower) => {
      const [x = 0, top = 0, width = 0] = tower.split(',').map(Number);
      return draw(x, top, width);
    })
    .join('');
}
