import type { Palette } from '../palette.ts';
import { dots, line, shade, shape } from '../pen.ts';

/** A horse dressed for the durbar. */
export function drawHorse({ ink, deep, glow, pop }: Palette): string {
  return [
    shape(
      deep,
      'M10 97c0-34 10-58 30-70l4-17 10 13c16 8 26 20 36 36 4 8 0 16-8 16-8 1-14-4-20-9-6-3-12-2-12 1 2 11 6 20 11 30z',
    ),
    shape(ink, 'M40 24C18 34 4 62 4 97h18c-2-26 6-48 24-62zM64 34c4-3 9 0 8 4-4 1-7 0-8-4z'),
    shade('M50 66c2 11 6 20 11 31H40c2-12 5-24 10-31z', 0.3),
    line(glow, 3.4, 'M54 24c-6 10-8 24-4 40M76 42c-6 6-8 14-6 26M51 48l21 6'),
    shape(pop, 'M16 80h38l7 17H12z'),
    shape(glow, 'M18 84l6-3 6 3-6 4zM32 84l6-3 6 3-6 4zM20 97l4-6 5 6zM34 97l5-6 5 6zM48 97l3-5 4 5z'),
    dots(pop, 6, '50,64 72,54 70,68 53,26'),
    shape(glow, 'M44 12C36 6 36 0 38-4c4 4 6 8 8 12 0-6 2-10 6-14 2 6 0 12-3 18z'),
    dots(ink, 3, '84,64'),
  ].join('');
}
