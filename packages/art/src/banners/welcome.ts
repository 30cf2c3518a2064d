import type { Sky } from '../palette.ts';
import { faded, line, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { acacia, dust, grass, halo, land, mix, sun } from './land.ts';

export const sky: Sky = { ...skies.dawn, zenith: '#232a63', middle: '#c05f78', horizon: '#ffc38d' };

/** A village that has lit its lanterns for visitors who come down the path. */
export function drawWelcome(): string {
  const { palette, earth, horizon } = sky;
  const clay = { ...palette, main: '#c26a3a', glow: '#e9b25c', ink: '#3b1a1c' };
  return [
    sun('#fff0c9', 480, 262, 86),
    dust('#fff6e0', 0.55, '360,240,170 566,240,70 330,268,270 410,294,230 240,286,60'),
    line(earth, 3, 'M650 112q10-12 18 0q8-12 18 0M704 140q8-9 14 0q6-9 14 0M628 156q6-8 12 0q6-8 12 0'),
    land(sky, 0.18, 'M0 330c130-40 230-44 350-16 120-26 240-40 350-10 90-22 180-18 260 2'),
    acacia(mix(horizon, earth, 0.42), 372, 334, 0.42),
    acacia(mix(horizon, earth, 0.42), 590, 330, 0.5),
    land(sky, 0.36, 'M0 362c180-34 330-24 480-18 170-10 320-22 480 4'),
    figure('palm', { ...palette, main: mix('#8a4a2a', earth, 0.2) }, { x: 96, y: 432, size: 250 }),
    figure('palm', { ...palette, main: mix('#8a4a2a', earth, 0.2) }, { x: 872, y: 428, size: 224, isMirrored: true }),
    land(sky, 0.6, 'M0 408c200-30 380-26 480-22 150-6 320-18 480 6'),
    // The path, from our feet to the sun.
    shape(
      mix(horizon, '#e08a4c', 0.4),
      'M466 386h28c24 26 4 50 70 78 60 26 120 50 150 76H250c20-34 90-54 140-82 50-26 58-46 76-72z',
    ),
    shadow(230, 444, 118) + shadow(742, 446, 112),
    figure('hut', clay, { x: 228, y: 446, size: 218 }),
    figure('hut', { ...clay, glow: '#dba04e' }, { x: 744, y: 448, size: 206 }),
    faded(0.85, shape('#ffd37a', 'M209 441v-50c0-24 38-24 38 0v50zM726 442v-47c0-22 37-22 37 0v47z')),
    shadow(372, 498, 40) + shadow(628, 500, 40),
    halo('#ffd873', 372, 458, 96) + halo('#ffd873', 628, 458, 96),
    figure('lantern', { ...palette, deep: '#3a1c24' }, { x: 372, y: 500, size: 88 }),
    figure('lantern', { ...palette, deep: '#3a1c24' }, { x: 628, y: 502, size: 88 }),
    grass(mix(earth, '#000000', 0.25), '40,528 120,534 200,530 770,532 846,528 920,534'),
  ].join('');
}
