import type { Sky } from '../palette.ts';
import { faded, line, shade, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure } from './figure.ts';
import { cloud, dust, land, mix, placed, sun } from './land.ts';

export const sky: Sky = { ...skies.lagoon, zenith: '#0d4a6e', middle: '#2fa0a8', horizon: '#c9f0d8', earth: '#0a4656' };

/** A bird of folded paper over a still lagoon: what is light goes far. */
export function drawLiteMode(): string {
  const { palette, earth, horizon } = sky;
  return [
    sun('#fffbe0', 728, 240, 74),
    dust('#ffffff', 0.6, '630,222,140 790,222,60 600,246,230 660,268,170'),
    cloud('#ffffff', 0.5, 180, 120, 1.5),
    cloud('#ffffff', 0.4, 850, 110, 1.2),
    cloud('#ffffff', 0.35, 470, 74, 0.9),
    land(sky, 0.22, 'M0 322c130-30 230-30 350-8 100-22 220-30 330-4 100-20 190-16 280 0'),
    shape(mix(horizon, '#2fa0a8', 0.55), 'M0 346h960v194H0z'),
    faded(0.5, shape('#fffbe0', 'M654 346h148l70 194H560z')),
    dust(
      '#ffffff',
      0.45,
      '40,374,120 250,392,90 470,372,110 640,398,180 860,380,70 120,424,150 380,438,120 700,436,150 560,478,110 240,482,160 830,492,110',
    ),
    figure('mangrove', { ...palette, leaf: '#1f7a58', deep: '#3a2a24', ink: '#12343a' }, { x: 96, y: 420, size: 250 }),
    figure('boat', { ...palette, main: '#a8562c' }, { x: 850, y: 440, size: 168 }),
    // Its way through the air, light as breath.
    faded(
      0.7,
      `<path fill="none" stroke="#ffffff" stroke-width="5" stroke-dasharray="2 17" d="M60 470C180 520 290 470 262 396s-120-30-74 26 150 4 220-80"/>`,
    ),
    placed(528, 254, 2.5, paperBird()),
    land({ ...sky, horizon: earth }, 1, 'M0 520c200-18 420-6 600 2 140 4 260-10 360-14'),
  ].join('');
}

function paperBird(): string {
  return [
    shape('#d9e8e4', 'M-62 34L74-52-6 26z'),
    shape('#ffffff', 'M-62 34L74-52-72-4z'),
    shape('#f2b53f', 'M-6 26L74-52 20 46z'),
    shade('M-6 26L74-52-28 64z', 0.28),
    shape('#e8f4f0', 'M-28 64l-6-40L74-52z'),
    line('#b9cfca', 1, 'M-72-4L74-52M-34 24L74-52'),
  ].join('');
}
