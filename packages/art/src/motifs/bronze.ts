import type { Palette } from '../palette.ts';
import { disc, line, mirrored, shade, shape } from '../pen.ts';

/** A head of the bronze casters of Benin, with its collar and cap of coral. */
export function drawBronze({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    shape(deep, 'M22 97c2-12 4-20 6-26h44c2 6 4 14 6 26z'),
    line(glow, 3, 'M27 78h46M26 84h48M25 90h50M24 96h52'),
    shape(main, 'M28 40h44c2 14-2 26-8 32-8 5-20 5-28 0-6-6-10-18-8-32z'),
    shade('M50 40h22c2 14-2 26-8 32-4 3-9 4-14 4z', 0.2),
    shape(deep, 'M24 42c-2-22 8-34 26-34s28 12 26 34c-16-6-36-6-52 0z'),
    line(
      glow,
      2,
      'M28 34l10-18M36 36l8-26M46 36l2-28M54 36l-2-28M64 36L56 10M72 34L62 16M30 24c12-5 28-5 40 0M27 32c14-5 32-5 46 0',
    ),
    shape(pop, 'M23 41c16-7 38-7 54 0v4c-16-6-38-6-54 0z'),
    mirrored(
      line(glow, 3.6, 'M24 46v26M29 46c0 8 1 12 2 16') +
        shape(light, 'M33 51c4-4 10-4 13 0-4 4-10 4-13 0z') +
        disc(ink, 40, 51, 2) +
        line(deep, 2, 'M32 47c5-3 10-3 14 0'),
    ),
    shape(deep, 'M47 50h6l4 11c-4 3-10 3-14 0z'),
    shape(deep, 'M41 66c6-3 12-3 18 0-6 5-12 5-18 0z'),
    disc(pop, 50, 7, 5),
  ].join('');
}
