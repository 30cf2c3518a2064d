import type { Palette } from '../palette.ts';
import { shape, shine } from '../pen.ts';

/** Higher or lower. */
export function drawArrows({ deep }: Palette): string {
  return [
    shape(deep, 'M30 6l28 32H44v44H18V38H4z'),
    shape('#34c07a', 'M30 2l26 30H42v44H18V32H4z'),
    shape(deep, 'M72 98L46 66h14V22h26v44h14z'),
    shape('#ef5445', 'M70 96L46 66h13V24h24v42h14z'),
    shine('M30 2l0 74H18V32H4z'),
    shine('M59 24h10v70L48 68l11-2z'),
  ].join('');
}
