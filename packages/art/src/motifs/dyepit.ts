import type { Palette } from '../palette.ts';
import { dots, line, oval, shape } from '../pen.ts';

/** A round pit of indigo in Kano, and the cloth that hangs from the pole. */
export function drawDyepit({ ink, deep, main }: Palette): string {
  return [
    shape('#f3eee0', 'M20 24c20 6 40 6 60 0l2 30c-8 6-12-2-20 4-6 4-12-4-20 2-8 4-14-4-22 0z'),
    shape('#1b3a9a', 'M20 34c20 6 40 6 60 0l2 20c-8 6-12-2-20 4-6 4-12-4-20 2-8 4-14-4-22 0z'),
    dots('#dfe8ff', 4, '30,46 44,50 58,48 72,45'),
    line(deep, 4, 'M14 22h72M18 6v74M82 6v74'),
    oval(deep, 50, 82, 46, 15),
    oval(main, 50, 79, 46, 15),
    oval(ink, 50, 79, 36, 10.4),
    oval('#1f46b0', 50, 80.5, 34, 8.6),
    line('#7fa0f0', 1.8, 'M30 80h16M42 84h22M58 78h14'),
  ].join('');
}
