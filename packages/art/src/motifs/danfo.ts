import type { Palette } from '../palette.ts';
import { disc, line, shape, shine } from '../pen.ts';

/** The yellow bus of Lagos. */
export function drawDanfo({ light }: Palette): string {
  return [
    shape('#f7c21d', 'M6 30c0-8 4-12 12-12h52c8 0 12 4 16 14l8 20c3 2 4 6 4 10v20H6z'),
    shape('#d99f0c', 'M6 70h92v12H6z'),
    shape('#15161c', 'M6 58h90l2 4H6zM6 66h92v3H6z'),
    shape('#cfeaf2', 'M12 28h18v22H12zM34 28h18v22H34zM56 28h14c4 0 7 3 9 8l6 14H56z'),
    shine('M12 28h10l-8 22h-2zM34 28h10l-8 22h-2zM58 28h10l-6 22h-4z', 0.6),
    line('#15161c', 1.6, 'M32 22v60M54 22v60'),
    shape('#b4323a', 'M14 12h50v6H14z'),
    shape(light, 'M18 7h14v6H18zM36 5h18v8H36z'),
    shape('#fff3c0', 'M91 60h7v8h-7z'),
    [26, 76].map((x) => disc('#15161c', x, 84, 12) + disc('#b9bdc9', x, 84, 6) + disc('#15161c', x, 84, 2)).join(''),
    shape('#6d7288', 'M88 80h12v5H88z'),
  ].join('');
}
