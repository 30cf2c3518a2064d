import type { Sky } from '../palette.ts';
import { faded } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure } from './figure.ts';
import { cloud, dust, land, stars, sun } from './land.ts';

export const sky: Sky = { ...skies.dawn, zenith: '#1b1f57', middle: '#8d4a92', horizon: '#ffb88e', earth: '#3a2050' };

const course = 'M-10 268C150 262 300 320 468 250';

/** An airship that has risen out of the dust into the first light. */
export function drawZeppelinDawn(): string {
  const { palette, horizon } = sky;
  return [
    stars('#fff3dc', 0.55),
    sun('#ffedc0', 250, 356, 84),
    dust('#fff4dc', 0.5, '120,336,170 312,336,70 96,364,250 180,388,210'),
    cloud('#ffe2cf', 0.4, 820, 250, 1.5),
    cloud('#ffe2cf', 0.35, 96, 190, 1.2),
    cloud('#e9b5c4', 0.45, 330, 128, 1),
    land(sky, 0.3, 'M0 424c140-30 240-20 360-6 130-30 240-34 340-10 100-16 180-14 260 0'),
    land(sky, 0.62, 'M0 462c170-26 330-16 480-6 170-18 320-22 480 0'),
    // Where it came from.
    faded(0.9, `<path fill="none" stroke="#ffe6b0" stroke-width="6" stroke-dasharray="2 18" d="${course}"/>`),
    figure('airship', { ...palette, pop: '#d8502f', light: '#fff4e2', deep: '#7c2f3a' }, { x: 624, y: 236, size: 366 }),
    cloud('#fff0e2', 0.85, 812, 424, 2.2),
    cloud('#ffe4d2', 0.9, 560, 470, 2.6),
    cloud('#fff0e2', 0.9, 150, 500, 2.4),
    cloud(horizon, 0.9, 368, 522, 2.4),
    cloud('#fff0e2', 0.95, 884, 530, 3),
    cloud('#fff6ec', 0.95, 660, 548, 2.2),
    cloud('#fff6ec', 0.95, 30, 556, 2.2),
  ].join('');
}
