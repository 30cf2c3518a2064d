import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

export function drawCherries({ light, leaf }: Palette): string {
  return [
    line('#4f7d2c', 3.4, 'M28 60C30 36 46 18 68 10M74 64C74 40 70 22 68 10'),
    shape(leaf, 'M68 10C54-4 32-2 20 8c14 14 34 14 48 2z'),
    line(light, 1.4, 'M26 8c14 4 28 4 40 2'),
    disc('#8f1424', 28, 74, 22),
    disc('#d92b3a', 27, 72, 20),
    disc('#8f1424', 74, 76, 21),
    disc('#d92b3a', 73, 74, 19),
    shine('M14 68c2-7 7-11 13-11-6 4-9 9-10 14-2 2-4 0-3-3zM61 70c2-7 6-10 12-10-6 4-8 8-9 13-2 2-4 0-3-3z', 0.7),
  ].join('');
}
