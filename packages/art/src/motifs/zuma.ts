import type { Palette } from '../palette.ts';
import { line, shape } from '../pen.ts';

/** The rock beside the road to Abuja, with the streaks that look like a face. */
export function drawZuma({ ink, light, leaf }: Palette): string {
  return [
    shape(ink, 'M2 97C6 62 14 30 34 20 46 10 62 12 70 22c16 14 22 44 28 75z'),
    shape('#6d7288', 'M12 97c2-30 8-58 24-70 12-9 24-6 30 4-6 20-6 44-4 66z'),
    shape('#9aa0b4', 'M22 97c0-28 6-54 18-66 6-4 12-4 16-1-10 18-12 44-12 67z'),
    shape('#4b5066', 'M62 97c-2-24-2-46 5-66 14 14 20 42 25 66z'),
    line(light, 2.4, 'M32 52c-3 14-4 28-4 42M40 40c-2 6-3 12-4 18M52 36c-4 16-5 36-5 58M59 60c-1 12-1 24 0 34'),
    line(ink, 2.4, 'M72 48c3 12 5 30 6 46M80 62c2 10 4 20 5 30'),
    shape(leaf, 'M0 97c2-8 10-10 14-4 4-8 14-8 16 0 6-6 12-4 14 4zM62 97c2-7 10-8 13-2 4-7 12-6 14 0 4-4 9-2 10 2z'),
  ].join('');
}
