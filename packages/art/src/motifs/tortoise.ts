import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

export function drawTortoise({ ink, deep, main, light, leaf }: Palette): string {
  return [
    shape(
      leaf,
      'M72 66c2-14 10-22 18-20 8 2 10 12 4 18-4 4-6 8-8 14zM12 74l-8 4 8 6zM20 78h16l-2 16H22zM60 78h16l2 16H66z',
    ),
    shape(deep, 'M8 76c0-26 16-46 38-46s38 20 38 46c-24 6-52 6-76 0z'),
    shape(
      main,
      'M46 34l14 12-6 16H38l-6-16zM30 44l-8-1c6-4 12-8 18-10zM62 44l8-1c-6-4-12-8-18-10zM28 50l6 14-7 12c-6 0-11-1-15-2 1-11 5-20 11-27zM64 50l-6 14 7 12c6 0 11-1 15-2-1-11-5-20-11-27zM38 66h16l6 11c-9 1-19 1-28 0z',
    ),
    shine('M46 34l14 12-3 6c-8-3-16-4-24-2l-1-4z', 0.25),
    disc(light, 90, 53, 3),
    disc(ink, 91, 53, 1.8),
    line(ink, 1.6, 'M86 64q4 2 8-1'),
  ].join('');
}
