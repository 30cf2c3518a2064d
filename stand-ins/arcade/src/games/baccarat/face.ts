import { type BaccaratSpot, baccaratPaysTwentieths, baccaratSpots } from '@harmattan/fair/tables/baccarat';
import { cardFiles, suitSymbols } from '../cards/index.ts';
import type { Face } from '../game.ts';
import { paidList, resultStrip, rulesDialog, spotButton, tableControls, tableFiles } from '../tables/table-html.ts';
import { baccaratTexts } from './texts.ts';

/** Counted over every order of the shoe beside the engine. */
const baccaratEdges: Readonly<Record<BaccaratSpot, string>> = {
  player: '1.24 %',
  banker: '1.06 %',
  tie: '14.36 %',
  'player-pair': '10.36 %',
  'banker-pair': '10.36 %',
};

const onFelt: readonly BaccaratSpot[] = ['player-pair', 'tie', 'banker-pair', 'player', 'banker'];
const sides = ['player', 'banker'] as const;

const pays = (on: BaccaratSpot) => `${baccaratPaysTwentieths[on] / 20}:1`;

export const baccaratFace: Face = {
  texts: baccaratTexts,
  files: [tableFiles, cardFiles],
  sheets: ['felt.css', 'cards.css'],
  controls: tableControls,
  html: (words) => `${suitSymbols()}
<div class="stage">
<div class="hands">${sides.map((side) => `<div class="hand ${side}"><p><span>${words[side]}</span> <b class="figures" id="${side}-points"></b></p><div class="cards" id="${side}-cards" role="img" aria-label="${words[side]}"></div></div>`).join('')}</div>
${resultStrip(words)}</div>
<div class="felt baccarat" id="felt" role="group" aria-label="${words.felt}">
${onFelt.map((on) => spotButton({ on, name: words[on] ?? on, pays: pays(on), looks: on })).join('\n')}
</div>
${paidList(words)}
${rulesDialog(
  words,
  ['shoe', 'naturals', 'bankerRule', 'tieRule'].map((rule) => words[rule] ?? ''),
  baccaratSpots.map((on) => ({ bet: words[on] ?? on, pays: pays(on), edge: baccaratEdges[on] })),
)}`,
};
