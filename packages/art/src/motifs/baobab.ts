import type { Palette } from '../palette.ts';
import { line, shape, shine } from '../pen.ts';

/** The tree that keeps water through the harmattan: a barrel of a trunk, and branches like roots. */
export function drawBaobab({ ink, deep, leaf }: Palette): string {
  return [
    shape(
      ink,
      'M32 97c8-12 8-28 6-44-8-6-16-8-27-9 12-4 20-3 27 1-3-10-9-17-19-21 13 0 20 6 24 16 1-11 0-18 3-26 7 8 7 16 7 26 4-10 12-16 25-16-11 5-17 11-19 21 8-4 16-5 27-1-11 1-18 3-25 9-2 16-1 32 7 44-12-4-26-4-36 0z',
    ),
    shape(
      leaf,
      'M2 44c0-6 5-10 11-9 3-4 10-3 12 2 4 0 6 3 5 7zM10 25c0-7 6-11 13-9 4-4 12-2 13 4 3 1 4 3 4 5zM33 14C33 6 40 2 47 4c5-4 13-2 14 4 4 1 6 3 6 6zM61 25c0-6 5-10 11-8 4-5 13-3 14 3 3 1 4 3 4 5zM69 44c1-6 5-9 10-7 4-5 12-3 13 2 4 0 6 3 6 5z',
    ),
    shine('M7 37c3-2 7-1 9-1M15 17c4-1 8 0 11-1-4-1-8 0-11 1zM38 7c4-3 9-2 12-2-3 2-8 1-12 2z', 0.4),
    line(deep, 2, 'M43 56c2 12 2 24-2 36M50 54c0 14 0 26-1 38M57 56c-1 12 0 24 3 36'),
  ].join('');
}
