import type { Palette } from '../palette.ts';
import { dots, line, shade, shape } from '../pen.ts';

/** A young moon above the dust. */
export function drawMoon({ light, glow }: Palette): string {
  return [
    shape(light, 'M58 6a42 42 0 1 0 32 60A36 36 0 1 1 58 6z'),
    shade('M17 38a42 42 0 0 0 73 28 36 36 0 0 1-52 6C26 64 19 52 17 38z', 0.12),
    shape(glow, 'M72 18l3.4 8.4 9 .6-7 5.8 2.3 8.7-7.7-4.8-7.7 4.8 2.3-8.7-7-5.8 9-.6z'),
    dots(light, 4, '56,50 88,50 92,14'),
    line(glow, 2.6, 'M8 78h46M26 86h62M46 94h28'),
  ].join('');
}
