import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

export function drawPalm({ ink, deep, main, pop, leaf }: Palette): string {
  return [
    line(deep, 7, 'M42 96c1-22 3-38 11-60'),
    line(main, 2, 'M39 88l7 2M39 78l8 2M41 68l7 2M43 58l7 2M46 48l6 2'),
    shape(
      leaf,
      'M53 35C45 17 22 12 5 30c16-5 32-4 48 5zM53 35C62 17 85 14 97 33 82 27 68 27 53 35zM53 35C48 16 32 4 18 6c14 6 25 15 35 29zM53 35C56 17 68 5 84 8 70 12 60 22 53 35z',
    ),
    shape(
      ink,
      'M53 35C36 32 17 42 14 63c10-14 23-22 39-28zM53 35c17-3 34 9 35 29-9-14-20-23-35-29zM53 35C46 22 48 10 57 1c3 12 2 23-4 34z',
    ),
    shine('M53 35C42 22 26 18 10 26c16-5 30-3 43 9zM53 35c10-12 24-14 38-6-14-3-26-1-38 6z', 0.22),
    disc(pop, 48, 40, 5),
    disc(main, 57, 41, 5),
    disc(pop, 53, 45, 4.5),
  ].join('');
}
