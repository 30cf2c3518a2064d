import type { Palette } from '../palette.ts';
import { faded, line, shape } from '../pen.ts';

export function drawLantern({ deep, main, glow }: Palette): string {
  return [
    line(deep, 3, 'M30 30C20 6 80 6 70 30'),
    shape(deep, 'M38 18h24l6 12H32zM28 84h44l5 13H23z'),
    shape(glow, 'M34 32h32c10 14 10 36 0 50H34c-10-14-10-36 0-50z'),
    faded(0.6, shape('#fff8df', 'M38 34h24c6 14 6 32 0 46H38c-6-14-6-32 0-46z')),
    shape('#f0702c', 'M50 42c10 12 13 20 8 28-4 5-12 5-16 0-5-8-2-16 8-28z'),
    shape('#fff1b8', 'M50 56c5 6 6 10 4 13-2 3-6 3-8 0-2-3-1-7 4-13z'),
    line(deep, 3, 'M27 46h46M27 70h46M34 32c-10 14-10 36 0 50M66 32c10 14 10 36 0 50'),
    shape(main, 'M30 30h40v4H30zM28 82h44v4H28z'),
  ].join('');
}
