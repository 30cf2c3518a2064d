import type { Palette } from '../palette.ts';
import { disc, dots, line, mirrored, shade, shape, shine } from '../pen.ts';

/** A crown with a veil of beads. */
export function drawCrown({ main, light, glow, pop }: Palette): string {
  return [
    mirrored(line(light, 3, 'M22 74v20M30 76v20M38 77v20M46 78v20')),
    dots(pop, 4.6, '22,96 38,98 54,98 70,97 30,86 46,88 62,87 78,84'),
    shape(glow, 'M12 24l18 18L50 8l20 34 18-18-6 50c-20 5-44 5-64 0z'),
    shade('M50 8l20 34 18-18-6 50c-10 3-21 4-32 4z', 0.16),
    shape(main, 'M17 62c20 6 46 6 66 0l-1 12c-20 5-44 5-64 0z'),
    mirrored(disc(pop, 12, 22, 5) + disc('#e8573c', 33, 68, 4)),
    disc('#e8573c', 50, 7, 6),
    disc(pop, 50, 69, 5),
    shape(pop, 'M50 34l8 11-8 11-8-11z'),
    shine('M18 34l12 12 6-10c0 10-6 18-12 20z', 0.4),
  ].join('');
}
