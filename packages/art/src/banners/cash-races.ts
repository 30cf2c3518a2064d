import type { Sky } from '../palette.ts';
import { dots, faded, shape, tidy } from '../pen.ts';
import { skies } from '../skies.ts';
import { figure, shadow } from './figure.ts';
import { beams, mix } from './land.ts';

export const sky: Sky = { ...skies.ember, zenith: '#2a1046', middle: '#8f2a4a', horizon: '#f2884a' };

/** The steps of the first three, and what waits on them. */
export function drawCashRaces(): string {
  const { palette, earth, horizon } = sky;
  return [
    beams('#ffd59a', 0.14, 480, 250, 20),
    faded(0.16, `<circle fill="#ffe1a6" cx="480" cy="210" r="230"/>`),
    faded(0.25, `<circle fill="#ffe1a6" cx="480" cy="210" r="150"/>`),
    bunting(),
    shape(mix(earth, horizon, 0.35), 'M0 430c200-34 330-40 480-40s300 8 480 40v110H0z'),
    shape(earth, 'M0 476c180-20 320-24 480-24s310 4 480 24v64H0z'),
    step(212, 370, '#b7592e', '#8a3d20'),
    step(588, 398, '#a34a28', '#7a331b'),
    step(400, 312, '#d9853f', '#b2602a'),
    shadow(292, 372, 60) + shadow(668, 400, 56) + shadow(480, 314, 80),
    figure('chest', palette, { x: 292, y: 374, size: 132 }),
    figure('crown', { ...palette, glow: '#ffcf5c' }, { x: 480, y: 312, size: 186 }),
    figure('chips', palette, { x: 668, y: 402, size: 124 }),
    shape('#fff3d6', 'M470 366l14-8h6v58h-14v-40l-10 5z'),
    faded(
      0.75,
      shape('#fff3d6', 'M276 432a16 15 0 0 1 32 0c0 12-14 18-18 26h19v11h-36v-8c0-12 21-18 21-28 0-6-8-6-8 0z'),
    ),
    faded(
      0.75,
      shape(
        '#fff3d6',
        'M652 448c2-16 32-16 32 0 0 6-3 9-7 11 5 2 9 6 9 12 0 18-35 18-36 0h11c1 7 13 7 13 0 0-5-5-6-11-6v-10c6 0 10-1 10-6s-10-6-10-1z',
      ),
    ),
    figure('racer', { ...palette, deep: '#4a1d12', pop: '#2bb5a8' }, { x: 116, y: 470, size: 178 }),
    figure('racer', { ...palette, deep: '#2b0f10', pop: '#f0b83c' }, { x: 846, y: 474, size: 178, isMirrored: true }),
    dots('#ffe1a6', 6, '360,120 610,110 300,186 664,196 402,200 560,180 240,120 720,130'),
  ].join('');
}

function step(x: number, top: number, front: string, side: string): string {
  return (
    shape(front, `M${x} ${top}h160V540H${x}z`) +
    shape(side, `M${x + 124} ${top}h36V540h-36z`) +
    shape('#ffd59a', `M${x} ${top}h160v10H${x}z`)
  );
}

/** Small flags on a line that sags twice over the course. */
function bunting(): string {
  const colours = ['#2bb5a8', '#ffcf5c', '#fff3d6'];
  const flags = Array.from({ length: 16 }, (_, index) => {
    const [x, next] = [14 + index * 60, 50 + index * 60];
    return shape(
      colours[index % 3] ?? '',
      `M${x} ${ropeY(x)}L${next} ${ropeY(next)}L${(x + next) / 2} ${ropeY(x + 18) + 36}z`,
    );
  });
  const rope = Array.from({ length: 25 }, (_, index) => `${index * 40},${ropeY(index * 40)}`).join(' ');
  return `${flags.join('')}<path fill="none" stroke="#2a1046" stroke-width="4" d="M${rope}"/>`;
}

function ropeY(x: number): number {
  const along = ((x % 480) - 240) / 240;
  return tidy(40 + 44 * (1 - along ** 2));
}
