import type { Palette } from '../palette.ts';
import { disc, dots, line, shape, turned } from '../pen.ts';

/** Highlife, Saturday night. */
export function drawGuitar({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    turned(
      38,
      shape(deep, 'M46 2h8v46h-8z') +
        shape(ink, 'M43-8h14v14H43z') +
        shape(main, 'M50 40c12 0 18 6 17 14-1 6 0 8 4 13 9 14-1 30-21 30s-30-16-21-30c4-5 5-7 4-13-1-8 5-14 17-14z') +
        shape(glow, 'M50 44c9 0 14 4 13 10-1 7 0 10 4 15 7 11-1 24-17 24s-24-13-17-24c4-5 5-8 4-15-1-6 4-10 13-10z') +
        disc(ink, 50, 62, 8) +
        shape(ink, 'M41 80h18v4H41z') +
        line(light, 1, 'M48-4v86M50-4v86M52-4v86') +
        dots(light, 2.4, '42,-4 42,2 58,-4 58,2') +
        shape(pop, 'M61 70c5 5 5 12-2 17 0-6 1-12 2-17z'),
      50,
      52,
    ),
  ].join('');
}
