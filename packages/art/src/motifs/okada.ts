import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

/** The motorcycle taxi. */
export function drawOkada({ ink, light, glow, pop }: Palette): string {
  return [
    [20, 80]
      .map((x) => disc(ink, x, 78, 18) + disc('#8d93a8', x, 78, 12) + disc(ink, x, 78, 9) + disc(light, x, 78, 3))
      .join(''),
    line('#8d93a8', 4, 'M80 78L68 34M20 78l26-2 20-26M46 76l-8-22'),
    shape('#3a3f52', 'M36 58h26l-4 22H40z'),
    line(light, 1.6, 'M40 64h18M40 69h17M41 74h15'),
    shape(pop, 'M42 42c10-8 22-8 30 0-2 10-8 16-14 16H42z'),
    shine('M46 43c6-4 14-5 20-1-6 1-14 1-20 1z', 0.5),
    shape(ink, 'M4 44c12-4 28-3 40 0l2 10H18C10 54 4 50 4 44z'),
    line(ink, 4, 'M68 36l-4-12h-8'),
    shape(glow, 'M70 30h8c4 3 4 9 0 12h-6z'),
    line('#8d93a8', 3.6, 'M40 80L12 86'),
    shape(pop, 'M66 60c6-4 20-6 28 2-8-2-18 0-24 4zM4 66c6-8 18-10 26-4-8 0-16 2-22 8z'),
  ].join('');
}
