import type { Palette } from '../palette.ts';
import { line, shape, turned } from '../pen.ts';

/** Skewers of spiced meat from the night grill. */
export function drawSuya({ light }: Palette): string {
  return [
    [-24, 0, 24].map((angle) => turned(angle, skewer(light), 50, 92)).join(''),
    shape('#e8452c', 'M20 97c-2-9 6-13 8-20 5 4 7 8 7 13 4-6 9-9 9-18 7 5 11 11 11 18 4-5 6-9 7-14 7 5 9 12 9 21z'),
    shape('#ffb02e', 'M32 97c0-7 7-9 9-16 7 4 9 9 9 16 2-4 4-7 7-9 3 3 4 6 4 9z'),
  ].join('');
}

function skewer(stick: string): string {
  return [
    line(stick, 2.6, 'M50-4v92'),
    line('#8d3a1c', 14, 'M50 8h1M50 23h1M50 38h1M50 53h1'),
    line('#d0672e', 4, 'M46 5h4M46 20h4M46 35h4M46 50h4'),
    line('#5aa84e', 3, 'M44 15.5h13M44 45.5h13'),
    line('#e8452c', 3, 'M44 30.5h13'),
  ].join('');
}
