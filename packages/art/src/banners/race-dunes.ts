import type { Sky } from '../palette.ts';
import { faded, line, oval, shape } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { dust, land, mix, sun } from './land.ts';

export const sky: Sky = { ...skies.savannah, earth: '#5a2410' };

/** Three riders along the crest of a dune, and the dust behind them. */
export function drawRaceDunes(): string {
  const { palette, horizon, earth, disc } = sky;
  const warm: Sky = { ...sky, earth: '#b4501c' };
  const lit = mix('#f2a35a', palette.main, 0.35);
  return [
    sun('#fff0bd', 690, 214, 104),
    dust('#fff6d8', 0.55, '560,196,150 744,196,90 528,228,250 600,260,250 480,260,80 690,286,190'),
    land(warm, 0.3, 'M0 306c120-46 210-50 330-14 110-40 250-52 360-8 90-26 180-24 270-4'),
    land(warm, 0.62, 'M0 340c150-62 270-40 420 10 160-58 330-64 540-18'),
    // The dune: its lit side, the crest and the side that lies in shade.
    shape(lit, 'M0 446C150 402 260 340 430 326c190-14 330 42 530 24v190H0z'),
    shape(mix(lit, earth, 0.5), 'M430 326c190-14 330 42 530 24v190H420c-40-64-20-150 10-214z'),
    faded(0.35, shape(earth, 'M430 326c-30 64-50 150-10 214h-90c-30-70 10-160 100-214z')),
    faded(0.4, line(mix(lit, '#ffffff', 0.4), 4, 'M0 446C150 402 260 340 430 326')),
    faded(
      0.5,
      line(
        mix(lit, '#ffffff', 0.25),
        2.5,
        'M40 486c90-30 160-60 250-70M20 516c120-36 190-52 290-58M120 530c70-20 130-28 190-30',
      ),
    ),
    [
      [96, 416, 44, 16],
      [176, 396, 36, 12],
      [246, 366, 40, 14],
      [380, 346, 30, 10],
      [560, 338, 34, 11],
    ]
      .map(([x, y, rx, ry]) => faded(0.4, oval(horizon, x ?? 0, y ?? 0, rx ?? 0, ry ?? 0)))
      .join(''),
    figure('racer', { ...palette, pop: '#c9402f', deep: '#43200f' }, { x: 326, y: 366, size: 130 }),
    figure('racer', { ...palette, pop: '#1d6fa8', deep: '#6d3416' }, { x: 488, y: 352, size: 164 }),
    shadow(690, 372, 120),
    figure('racer', { ...palette, pop: palette.pop, deep: '#2f160b' }, { x: 694, y: 376, size: 214 }),
    shape(mix(earth, '#000000', 0.35), 'M0 540v-34c110-24 230-26 360-8s300 26 600-14v56z'),
    faded(0.5, line(disc, 2, 'M60 522h70M210 514h40M540 524h90M760 516h60')),
  ].join('');
}
