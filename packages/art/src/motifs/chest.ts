import type { Palette } from '../palette.ts';
import { dots, shade, shape } from '../pen.ts';

export function drawChest({ ink, light, glow, pop }: Palette): string {
  return [
    shape('#7a4a1e', 'M8 44C8 20 20 12 50 12s42 8 42 32z'),
    shape('#a9692c', 'M8 58h84v38H8z'),
    shape(ink, 'M10 42h80v18H10z'),
    dots(glow, 13, '20,52 34,48 48,52 62,47 78,51'),
    dots(light, 7, '28,54 56,55 70,54 42,55'),
    dots(pop, 7, '40,45 70,45'),
    shape('#a9692c', 'M8 60h84v36H8z'),
    shape(glow, 'M8 60h84v7H8zM18 60h9v36h-9zM73 60h9v36h-9zM18 17c3-1 6-2 9-3v28h-9zM73 14c3 1 6 2 9 3v25h-9z'),
    shade('M8 88h84v8H8z', 0.25),
    shape(glow, 'M41 60h18v20H41z'),
    shape(ink, 'M47 67h6v8h-6z'),
  ].join('');
}
