import type { Palette } from '../palette.ts';
import { line, shade, shape } from '../pen.ts';

/** A round house of clay under thatch. */
export function drawHut({ ink, deep, main, light, glow, pop }: Palette): string {
  return [
    shape(main, 'M18 48h64v46H18z'),
    shade('M56 48h26v46H60z', 0.2),
    shape(pop, 'M18 84h64v10H18z'),
    shape(light, 'M20 84l6 8 6-8 6 8 6-8zM58 84l6 8 6-8 6 8 5-8z'),
    shape(ink, 'M40 97V68c0-12 20-12 20 0v29z'),
    shape(glow, 'M4 54C18 40 34 22 46 4h8c12 18 28 36 42 50-30 8-62 8-92 0z'),
    line(deep, 2, 'M46 10C38 26 28 40 16 54M50 8c-3 18-8 34-14 49M52 8c2 18 6 34 12 49M55 10c8 16 18 30 30 44'),
    shape(deep, 'M42 8l8-10 8 10z'),
    line(light, 2.4, 'M26 66l4-4 4 4-4 4zM68 66l4-4 4 4-4 4z'),
  ].join('');
}
