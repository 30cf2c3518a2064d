import type { Palette } from '../palette.ts';
import { beads, disc, line, oval, shape, shine, turned } from '../pen.ts';

/** Gold with a cowrie on it, the money before money. */
export function drawCoin({ deep, main, light, glow }: Palette): string {
  return [
    disc(deep, 52, 54, 43),
    disc(glow, 49, 50, 43),
    disc(main, 49, 50, 36),
    disc(glow, 50, 51, 34.5),
    beads(deep, 2.2, 49, 50, 39.6, 36),
    turned(
      14,
      oval(deep, 50, 50, 17, 24) +
        oval(light, 49, 49, 16, 23) +
        shape(deep, 'M48 30c-5 10-5 28 1 40 3-1 4-2 4-3-4-11-4-24 0-35z') +
        line(deep, 2, 'M44 38h-5M43 46h-7M43 54h-7M45 62h-5M55 38h4M54 46h6M54 54h6M55 62h4'),
    ),
    shine('M14 40c3-14 14-24 28-27-12 6-20 16-22 28-2 4-7 3-6-1z', 0.6),
  ].join('');
}
