import { type BaccaratSpot, baccaratPaysTwentieths, baccaratSpots } from '@harmattan/fair/tables/baccarat';
import type { Face } from '../game.ts';
import { paidList, resultStrip, rulesDialog, spotButton, tableControls, tableFiles } from '../tables/table-html.ts';
import { baccaratTexts } from './texts.ts';

/** Counted over every order of the shoe beside the engine. */
export const baccaratEdges: Readonly<Record<BaccaratSpot, string>> = {
  player: '1.24 %',
  banker: '1.06 %',
  tie: '14.36 %',
  'player-pair': '10.36 %',
  'banker-pair': '10.36 %',
};

const onFelt: readonly BaccaratSpot[] = ['player-pair', 'tie', 'banker-pair', 'player', 'banker'];
const sides = ['player', 'banker'] as const;

const suits: Readonly<Record<string, string>> = {
  spades:
    'M10 1C8 5 2 8 2 12.500a4 4 0 0 0 6.800 2.800C8.700 17 8 18.500 7 19.500h6c-1-1-1.700-2.500-1.800-4.200A4 4 0 0 0 18 12.500C18 8 12 5 10 1z',
  hearts: 'M10 19C7 15 1.500 11.500 1.500 7A4.500 4.500 0 0 1 10 5a4.500 4.500 0 0 1 8.500 2c0 4.500-5.500 8-8.500 12z',
  diamonds: 'M10 1l7 9-7 9-7-9z',
  clubs:
    'M10 1a4.200 4.200 0 0 0-3.300 6.800A4.200 4.200 0 1 0 8.900 14C8.800 16.500 8 18.300 7 19.500h6c-1-1.200-1.800-3-1.900-5.500a4.200 4.200 0 1 0 2.200-6.200A4.200 4.200 0 0 0 10 1z',
};

const pays = (on: BaccaratSpot) => `${baccaratPaysTwentieths[on] / 20}:1`;

export const baccaratFace: Face = {
  texts: baccaratTexts,
  files: tableFiles,
  sheets: ['felt.css'],
  controls: tableControls,
  html: (words) => `<svg class="suits" aria-hidden="true" width="0" height="0">${Object.entries(suits)
    .map(([suit, path]) => `<symbol id="${suit}" viewBox="0 0 20 20"><path d="${path}"/></symbol>`)
    .join('')}</svg>
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
