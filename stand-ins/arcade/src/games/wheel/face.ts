import { join } from 'node:path';
import { type WheelSpot, wheelOrder, wheelPaysHalves, wheelSpots } from '@harmattan/fair/wheel/wheel';
import type { Face } from '../game.ts';
import {
  filled,
  paidList,
  resultStrip,
  rulesDialog,
  spotButton,
  tableControls,
  tableFiles,
} from '../tables/table-html.ts';
import { drawDisc, drawGoods, goods, goodsFile } from './draw-wheel.ts';
import { wheelTexts } from './texts.ts';

/** One twenty-seventh, whatever is bet: proved for every spot beside the engine. */
export const wheelEdge = '3.70 %';

const labelOf = (spot: WheelSpot) => `${wheelPaysHalves[spot] / 2}`.replace('.5', '½');
const labels = Object.fromEntries(wheelSpots.map((spot) => [spot, labelOf(spot)]));
const countOf = (spot: WheelSpot) => wheelOrder.filter((one) => one === spot).length;
const pays = (spot: WheelSpot) => `${wheelPaysHalves[spot] / 2}:1`;

export const wheelFace: Face = {
  texts: wheelTexts,
  files: [tableFiles, join(import.meta.dirname, 'browser')],
  sheets: ['felt.css'],
  drawn: { [goodsFile]: drawGoods },
  data: { order: wheelOrder },
  controls: tableControls,
  html: (words) => `<div class="stage">
<div class="market-wheel"><div class="market-turns">${drawDisc(labels)}</div>
<svg class="market-pointer" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 1h14l-7 17z"/></svg>
<p class="market-fallen" id="fallen" aria-hidden="true"></p></div>
${resultStrip(words)}</div>
<div class="felt market" id="felt" role="group" aria-label="${words.felt}">
${wheelSpots.map((on) => spotButton({ on, name: words[on] ?? on, label: `<svg class="market-icon" aria-hidden="true" viewBox="0 0 100 100">${goods(on)}</svg><span>${words[on]}</span>`, pays: pays(on), looks: `good-${on}` })).join('\n')}
</div>
${paidList(words)}
${rulesDialog(
  words,
  [words.howWheel ?? '', words.equalWheel ?? ''],
  wheelSpots.map((on) => ({
    bet: filled(words.onWheel, { name: words[on] ?? on, count: countOf(on) }),
    pays: pays(on),
    edge: wheelEdge,
  })),
)}`,
};
