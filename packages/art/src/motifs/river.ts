import type { Palette } from '../palette.ts';
import { line, shape } from '../pen.ts';

export function drawRiver({ deep, light, leaf }: Palette): string {
  return [
    shape(
      '#bfe9f2',
      'M52 22c-14 6 10 12-4 20-24 12-34 16-18 28 8 8-10 18-18 27h64c6-12 12-22-6-34-10-8 8-14 8-22 0-9-24-10-16-19z',
    ),
    shape(
      '#3fa7c4',
      'M54 24c-9 6 12 10 0 19-16 10-28 18-12 28 10 8-6 18-12 26h30c8-10 14-20-2-32-14-10 12-16 12-24 0-9-22-9-16-17z',
    ),
    line(light, 2, 'M44 92h14M48 80h10M40 60h8M52 48h8M56 34h5'),
    shape(
      leaf,
      'M86 97c0-20 2-34 8-46-2 16-2 30-2 46zM80 97c0-16-2-28-8-38 6 4 12 20 13 38zM8 97c0-18-2-30-6-40 8 8 11 24 11 40zM14 97c0-16 2-24 7-32 0 12-1 22-2 32z',
    ),
    shape(deep, 'M84 52c0-8 1-12 3-12s3 4 3 12-6 8-6 0zM1 56c0-8 1-12 3-12s3 4 3 12-6 8-6 0z'),
  ].join('');
}
