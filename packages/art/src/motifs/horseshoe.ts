import type { Palette } from '../palette.ts';
import { dots, line, shape } from '../pen.ts';

export function drawHorseshoe({ deep, pop }: Palette): string {
  return [
    line(deep, 22, 'M24 88C6 56 18 14 50 14s44 42 26 74'),
    line('#c9ced9', 17, 'M24 86C8 56 19 15 50 15s42 41 26 71'),
    line('#eef1f6', 4, 'M19 78C9 52 21 11 50 11'),
    dots('#4b5066', 6, '22,72 19,50 27,29 73,29 81,50 78,72'),
    shape(pop, 'M50 32l4 9 9 1-7 6 3 9-9-5-9 5 3-9-7-6 9-1z'),
  ].join('');
}
