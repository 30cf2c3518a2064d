import type { Palette } from '../palette.ts';
import { disc, line, shape } from '../pen.ts';

/** Windows in which a light burns. */
const lit =
  '5,62 10,66 5,70 20,48 26,52 20,58 26,64 37,43 43,43 37,50 49,50 43,57 54,38 57,46 54,56 70,47 76,47 70,55 82,60 76,63 90,56 95,62 90,68';

/** Lagos Island at night, with the bridge. */
export function drawSkyline({ ink, main, light, glow, pop }: Palette): string {
  return [
    shape('#34406f', 'M8 80V46h12v-8h10v42zM62 80V34h12v46zM86 80V50h10v30z'),
    shape(ink, 'M2 84V58h14V44h4V30l4-10 4 10v22h6V38h16v-8h4V8h3v22h3v22h8V42h16v14h10v-6h10v34z'),
    shape(glow, `M${lit.replaceAll(' ', 'h3v3h-3zM')}h3v3h-3z`),
    line(light, 2, 'M0 90h100'),
    line(main, 3, 'M0 86h100M10 86v10M34 86v10M66 86v10M90 86v10'),
    line(light, 1.4, 'M34 86Q50 66 66 86M34 86V70M66 86V70M34 72Q20 84 8 86M66 72q14 12 26 14'),
    disc(pop, 55.5, 7, 2.4),
  ].join('');
}
