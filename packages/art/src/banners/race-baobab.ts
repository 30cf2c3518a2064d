import type { Sky } from '../palette.ts';
import { disc, faded, line, oval, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { dust, grass, land, mix, sun } from './land.ts';

export const sky: Sky = { ...skies.rose, zenith: '#3b1147', middle: '#c23c62', horizon: '#ffb877', earth: '#2b0d26' };

/** The avenue of baobabs, and who runs through it at sunset. */
export function drawRaceBaobab(): string {
  const { palette, earth, horizon } = sky;
  const far = mix(horizon, earth, 0.45);
  const middle = mix(horizon, earth, 0.72);
  const tones = (colour: string) => ({
    ...palette,
    ink: colour,
    leaf: mix(colour, '#1f6b52', 0.42),
    deep: mix(colour, horizon, 0.12),
  });
  return [
    sun('#ffe3a1', 478, 270, 92),
    dust('#fff0cf', 0.5, '372,246,150 556,246,60 340,276,250 410,304,180 612,290,60'),
    line(earth, 3, 'M640 120q10-12 18 0q8-12 18 0M690 152q8-9 14 0q6-9 14 0M616 164q6-8 12 0q6-8 12 0'),
    land(sky, 0.22, 'M0 344c180-30 330-20 480-14 180-8 330-20 480 6'),
    figure('baobab', tones(far), { x: 352, y: 352, size: 120 }),
    figure('baobab', tones(far), { x: 612, y: 352, size: 116, isMirrored: true }),
    land(sky, 0.42, 'M0 364c200-24 320-16 480-14 190-4 340-16 480 4'),
    figure('baobab', tones(middle), { x: 226, y: 392, size: 236 }),
    figure('baobab', tones(middle), { x: 738, y: 392, size: 228, isMirrored: true }),
    // The track, which narrows towards the sun.
    shape(mix(horizon, palette.main, 0.55), 'M458 352h44l330 188H128z'),
    faded(0.35, line('#fff0cf', 3, 'M474 366L330 540M486 366l144 174')),
    shape(
      mix(earth, horizon, 0.12),
      'M0 388c120-12 250-12 330 2-40 60-130 110-206 150H0zM960 388c-120-12-250-12-330 2 40 60 130 110 206 150h124z',
    ),
    figure('baobab', tones(earth), { x: 66, y: 494, size: 440 }),
    figure('baobab', tones(earth), { x: 900, y: 494, size: 430, isMirrored: true }),
    [
      [392, 494, 44],
      [346, 486, 32],
      [452, 498, 30],
    ]
      .map(([x, y, r]) => faded(0.35, oval('#ffe3c0', x ?? 0, y ?? 0, r ?? 0, (r ?? 0) / 2.6)))
      .join(''),
    figure(
      'greyhound',
      { ...palette, main: '#e9ddc9', deep: '#a9907a', pop: '#1b9c9c' },
      { x: 420, y: 448, size: 104 },
    ),
    shadow(520, 496, 84),
    figure(
      'greyhound',
      { ...palette, main: '#7a3a1e', deep: '#4a1d10', pop: '#d8402f' },
      { x: 520, y: 498, size: 178 },
    ),
    grass(mix(earth, '#000000', 0.3), '24,530 150,534 232,540 716,538 808,534 934,530'),
    disc('#fff3d6', 300, 96, 2.4) + disc('#fff3d6', 180, 60, 2) + disc('#fff3d6', 760, 66, 2.4),
  ].join('');
}
