import type { Palette } from '../palette.ts';
import { disc, line, shade, shape } from '../pen.ts';

export function drawGreyhound({ ink, main, light, pop }: Palette): string {
  return [
    shape(
      main,
      'M98 34L87 28c-3-4-7-5-9-2l-2 5c-6 6-12 10-20 11-12-3-24-2-32 4-6-4-14-7-22-3 8 1 15 5 19 10-4 7-12 13-20 18l2 4c11-3 21-9 29-15-2 8-8 15-16 20l3 4c12-5 20-14 25-23 9 4 18 4 24-1 8 8 18 12 30 10l1-5c-9 0-17-4-22-10 6 1 13 0 19-4l-3-4c-5 2-10 2-14-1 2-5 5-8 10-8z',
    ),
    shade('M20 53c-4 7-12 13-20 18l2 4c11-3 21-9 29-15 4-4 8-8 8-14zM68 60c8 8 18 12 30 10l1-5c-9 0-17-4-22-10z', 0.3),
    shape(pop, 'M44 40c8-1 16 2 20 0 0 8 0 14-4 20-6 2-10 1-16-1-2-6-2-12 0-19z'),
    disc(light, 53, 50, 6),
    line(light, 2, 'M76 31l4 8'),
    disc(ink, 86, 32, 1.6),
    line(light, 2, 'M4 92h24M38 94h30M78 92h18'),
  ].join('');
}
