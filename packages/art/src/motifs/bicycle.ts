import type { Palette } from '../palette.ts';
import { disc, line } from '../pen.ts';

export function drawBicycle({ ink, light, glow, pop }: Palette): string {
  return [
    line(ink, 4.4, 'M4 72a20 20 0 1 0 40 0a20 20 0 1 0-40 0M56 72a20 20 0 1 0 40 0a20 20 0 1 0-40 0'),
    line(
      '#aab1c2',
      1,
      ['M24 72', 'M76 72']
        .map(
          (hub) =>
            hub +
            'v18' +
            hub +
            'v-18' +
            hub +
            'h18' +
            hub +
            'h-18' +
            hub +
            'l13 13' +
            hub +
            'l-13-13' +
            hub +
            'l13-13' +
            hub +
            'l-13 13',
        )
        .join(''),
    ),
    line(pop, 5, 'M24 72l14-34h30L48 72zM48 72L36 32M76 72L66 28'),
    line(ink, 5, 'M28 30h16'),
    line(light, 4, 'M66 28l-2-8h12c4 4 2 8-2 8'),
    disc(glow, 48, 72, 6),
  ].join('');
}
