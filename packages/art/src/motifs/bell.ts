import type { Palette } from '../palette.ts';
import { disc, line, shade, shape, shine } from '../pen.ts';

export function drawBell({ deep, main, light, glow, pop }: Palette): string {
  return [
    shape(deep, 'M44 4h12v12H44z'),
    shape(glow, 'M50 10c20 0 28 14 28 34 0 16 4 24 14 34H8c10-10 14-18 14-34 0-20 8-34 28-34z'),
    shade('M50 10c20 0 28 14 28 34 0 16 4 24 14 34H60c8-20 6-52-10-68z', 0.18),
    shape(main, 'M8 76h84c3 0 3 9 0 9H8c-3 0-3-9 0-9z'),
    disc(deep, 50, 90, 9),
    shape(pop, 'M22 48h56l1 9H21z'),
    line(light, 2, 'M26 52.5h6M40 52.5h6M54 52.5h6M68 52.5h6'),
    shine('M30 44c0-14 4-22 12-26-4 8-6 16-6 26z', 0.6),
  ].join('');
}
