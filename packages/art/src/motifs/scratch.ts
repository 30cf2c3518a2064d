import type { Palette } from '../palette.ts';
import { disc, dots, shape, turned } from '../pen.ts';

/** A card with a silver field, half scratched away. */
export function drawScratch({ deep, main, light, glow, pop }: Palette): string {
  return [
    turned(
      -8,
      shape(deep, 'M8 22h88v62H8z') +
        shape(glow, 'M4 18h88v62H4z') +
        shape(pop, 'M4 18h88v14H4z') +
        dots(light, 5, '14,25 26,25 38,25 50,25 62,25 74,25 84,25') +
        shape('#fffaf0', 'M12 40h72v32H12z') +
        dots('#d92b3a', 13, '26,56 48,56 70,56') +
        dots('#4f9c48', 5, '28,48 50,48 72,48') +
        shape('#9aa3b5', 'M84 40v32H58l-6-5 8-5-10-6 12-6-6-5 8-5z') +
        shape('#c3cad8', 'M84 40v12L66 72h-8l-6-5 8-5 14-22z'),
    ),
    turned(-8, disc(deep, 52, 84, 13) + disc(main, 50, 82, 13) + disc(glow, 50, 82, 9)),
  ].join('');
}
