import type { Sky } from '../palette.ts';
import { faded, line, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { grass, land, mix, stars } from './land.ts';

export const sky: Sky = { ...skies.indigo, zenith: '#0b1140', middle: '#3a3f9e', horizon: '#f0a07a', earth: '#1a1440' };

/** Two drums talk across the river, from hill to hill. */
export function drawReferAFriend(): string {
  const { palette, earth, horizon } = sky;
  return [
    stars('#fbf2de', 0.7),
    shape('#fdebc6', 'M492 40a62 62 0 1 0 48 98 52 52 0 1 1-48-98z'),
    land(sky, 0.24, 'M0 330c140-44 240-40 360-10 110-30 240-36 350-6 90-20 170-18 250-4'),
    land(sky, 0.45, 'M0 366c190-30 330-20 480-8 160-18 320-24 480-4'),
    // The river between them.
    shape(
      mix(horizon, '#4a78c8', 0.55),
      'M452 362h60c10 30-50 40-20 70 40 34 130 50 150 108H320c-10-54 80-70 110-104 24-28 10-50 22-74z',
    ),
    faded(0.6, line('#fdebc6', 3, 'M466 388h28M446 420h40M430 458h60M520 472h40M400 506h70M520 512h50')),
    shape(
      mix(earth, horizon, 0.16),
      'M0 404c90-40 200-44 280-4 60 30 60 90 20 140H0zM960 404c-90-40-200-44-280-4-60 30-60 90-20 140h300z',
    ),
    figure('hut', { ...palette, main: '#a9602f', glow: '#d8a24a', ink: '#ffcf7a' }, { x: 72, y: 420, size: 120 }),
    figure('hut', { ...palette, main: '#a9602f', glow: '#d8a24a', ink: '#ffcf7a' }, { x: 890, y: 420, size: 120 }),
    // The word, on its way.
    waves(286, 1) + waves(674, -1),
    beadsBetween('#ffd661'),
    shadow(206, 448, 80) + shadow(754, 448, 80),
    figure('drum', { ...palette, pop: '#e2503c' }, { x: 206, y: 450, size: 186 }),
    figure('drum', { ...palette, pop: '#1fa79a' }, { x: 754, y: 450, size: 186 }),
    grass(mix(earth, '#000000', 0.3), '30,524 110,532 196,536 286,534 676,534 768,536 850,532 930,524'),
  ].join('');
}

/** Sound, as rings that open towards the other side. */
function waves(x: number, side: 1 | -1): string {
  const sweep = side === 1 ? 1 : 0;
  return [34, 62, 90]
    .map((r, index) =>
      faded(0.85 - index * 0.22, line('#ffd661', 6, `M${x + side * 4} ${330 - r}a${r} ${r} 0 0 ${sweep} 0 ${2 * r}`)),
    )
    .join('');
}

function beadsBetween(colour: string): string {
  return faded(
    0.9,
    `<path fill="none" stroke="${colour}" stroke-width="9" stroke-dasharray="0 27" d="M250 250Q480 150 710 250"/>`,
  );
}
