import type { Palette } from '../palette.ts';
import { disc, dots, line, mirrored, oval, shape } from '../pen.ts';

export function drawLeopard({ ink, deep, main, light, glow }: Palette): string {
  return [
    mirrored(disc(main, 22, 24, 13) + disc(deep, 22, 24, 7)),
    shape(
      main,
      'M50 12c24 0 38 16 38 38 0 16-8 24-16 32-6 8-12 12-22 12s-16-4-22-12c-8-8-16-16-16-32 0-22 14-38 38-38z',
    ),
    shape(light, 'M50 60c16 0 26 8 24 18-4 10-12 16-24 16s-20-6-24-16c-2-10 8-18 24-18z'),
    mirrored(
      shape(glow, 'M22 48c6-8 16-6 20 4-8 4-16 4-20-4z') +
        oval(ink, 32, 49, 3, 4.4) +
        line(ink, 2, 'M22 48c6-8 16-6 20 4') +
        dots(ink, 5, '24,36 34,32 42,20 30,22 17,58 24,64 18,46 44,32') +
        dots(ink, 2.2, '34,76 38,80 32,82'),
    ),
    shape(ink, 'M42 62h16c0 6-5 9-8 10-3-1-8-4-8-10z'),
    line(ink, 2.4, 'M50 72v8M50 80c-4 5-10 4-12 1M50 80c4 5 10 4 12 1'),
    dots(ink, 4.4, '50,26 50,16 50,40'),
  ].join('');
}
