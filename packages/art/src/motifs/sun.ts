import type { Palette } from '../palette.ts';
import { disc, line, pointOn, shape } from '../pen.ts';

export function drawSun({ main, light, glow }: Palette): string {
  return [
    shape(main, rays(42, 15)),
    shape(glow, rays(48, 0)),
    disc(light, 50, 50, 28),
    disc(glow, 50, 50, 24),
    line(main, 2.6, 'M50 50c3-4 9-1 8 4-1 7-10 9-15 4-6-7-1-18 8-19 11-2 19 8 17 18'),
  ].join('');
}

/** Twelve points, the first of them `turn` degrees from the top. */
function rays(length: number, turn: number): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = turn + index * 30;
    const corners = [pointOn(50, 50, length, angle), pointOn(50, 50, 29, angle + 9), pointOn(50, 50, 29, angle - 9)];
    return `M${corners.join('L')}z`;
  }).join('');
}
