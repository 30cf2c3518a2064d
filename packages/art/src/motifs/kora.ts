import type { Palette } from '../palette.ts';
import { beads, disc, line, shade, shape } from '../pen.ts';

/** A harp of half a calabash and twenty-one strings. */
export function drawKora({ ink, deep, light, glow, pop }: Palette): string {
  return [
    line(deep, 6, 'M50 94V3'),
    line(glow, 2.6, 'M45 6h10M45 11h10M45 16h10M45 21h10M45 26h10'),
    disc(deep, 50, 64, 33),
    disc(light, 50, 64, 29),
    shade('M50 35a29 29 0 1 1 0 58c14-8 22-18 22-29s-8-21-22-29z', 0.1),
    beads(glow, 3, 50, 64, 31, 30),
    line(deep, 4, 'M30 42v46M70 42v46'),
    line(ink, 1.3, 'M49 8l-8 70M49 15l-5 63M49 22l-2 56M51 8l8 70M51 15l5 63M51 22l2 56'),
    shape(pop, 'M36 76h28v7H36z'),
    disc(ink, 63, 52, 4.4),
  ].join('');
}
