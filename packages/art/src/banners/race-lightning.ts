import type { Sky } from '../palette.ts';
import { disc, faded, line, oval, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { acacia, grass, land, mix } from './land.ts';

export const sky: Sky = { ...skies.violet, zenith: '#0b0d2e', middle: '#33257e', horizon: '#b07be0', earth: '#140b30' };

const bolt = 'M640 40l-92 164h58l-70 142 164-186h-66l78-120z';

/** A rider ahead of the first storm of the year. */
export function drawRaceLightning(): string {
  const { palette, earth, middle, horizon, zenith } = sky;
  const storm = mix(zenith, middle, 0.45);
  return [
    faded(0.2, disc('#dfd4ff', 618, 190, 250)),
    faded(0.28, disc('#e8defc', 618, 190, 150)),
    shape(
      mix(middle, horizon, 0.3),
      'M0 0h960v150c-30 22-70 14-84-6-26 30-80 26-96-4-30 26-86 20-100-8-34 24-90 16-104-10-28 30-88 26-104-4-30 28-84 22-98-8-30 30-90 26-106-6-26 26-78 22-92-6-28 30-84 26-98 0-24 22-58 22-78 4z',
    ),
    shape(
      mix(middle, storm, 0.55),
      'M0 0h960v104c-34 26-84 18-102-6-34 30-94 20-108-8-36 28-92 18-108-10-34 32-98 24-114-6-36 30-98 20-112-10-36 34-100 26-116-4-34 28-92 20-106-8-36 32-106 28-124-4-20 18-50 20-70 6z',
    ),
    shape(
      storm,
      'M0 0h960v60c-44 26-100 16-118-12-42 32-112 20-130-10-44 30-118 18-134-12-42 34-116 24-136-8-42 32-116 20-132-10-44 36-120 26-140-6-34 26-96 26-120 2-18 10-36 10-50 6z',
    ),
    faded(0.5, line('#fff6d0', 4, 'M300 112l-24 52 22-6-34 70M860 128l-16 40 18-6-26 56')),
    shape('#fff0a8', bolt),
    shape('#ffffff', 'M634 54l-74 142h52l-44 96 98-120h-58l58-118z'),
    faded(
      0.22,
      line(
        '#e3dcff',
        2.4,
        'M40 170l-30 90M120 190l-34 102M210 160l-30 90M300 210l-30 90M400 190l-30 90M470 240l-24 72M760 190l-30 90M830 220l-30 90M910 180l-34 100M700 250l-20 60M950 250l-24 70',
      ),
    ),
    land(sky, 0.3, 'M0 330c160-30 300-22 470-8 180-20 330-26 490-2'),
    acacia(mix(horizon, earth, 0.62), 160, 350, 0.9),
    acacia(mix(horizon, earth, 0.62), 842, 346, 0.8),
    acacia(mix(horizon, earth, 0.55), 268, 340, 0.5),
    land(sky, 0.6, 'M0 366c190-26 380-18 520-8 170 6 300-14 440-6'),
    land(sky, 0.86, 'M0 430c220-40 420-34 600-24 140 6 250-8 360-14'),
    faded(0.5, line('#e9deff', 3, 'M430 410c120-6 230 0 330 2')),
    [
      [196, 440, 60, 18],
      [270, 420, 46, 14],
      [120, 454, 46, 12],
      [330, 448, 44, 12],
    ]
      .map(([x, y, rx, ry]) => faded(0.3, oval(horizon, x ?? 0, y ?? 0, rx ?? 0, ry ?? 0)))
      .join(''),
    faded(0.7, line('#fff0a8', 4, 'M150 372h130M96 396h150M190 348h80')),
    shadow(450, 462, 150),
    figure(
      'racer',
      { ...palette, deep: '#0f0826', pop: palette.glow, glow: palette.pop, light: '#fdeed8' },
      { x: 456, y: 468, size: 300 },
    ),
    grass(mix(earth, '#000000', 0.4), '40,536 120,540 250,538 660,540 742,532 830,540 920,534'),
  ].join('');
}
