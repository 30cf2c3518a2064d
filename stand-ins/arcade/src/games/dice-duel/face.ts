import { join } from 'node:path';
import { type DiceDuelSpot, diceDuelPaysTenths, diceDuelSpots } from '@harmattan/fair/dice-duel/dice-duel';
import type { Face } from '../game.ts';
import { die, dieSymbols } from '../sic-bo/dice.ts';
import { paidList, resultStrip, rulesDialog, spotButton, tableControls, tableFiles } from '../tables/table-html.ts';
import { diceDuelTexts } from './texts.ts';

type Words = Record<string, string>;

/** By counting all 1,296 rolls beside the engine. */
export const diceDuelEdges: Readonly<Record<DiceDuelSpot, string>> = {
  red: '2.39 %',
  blue: '2.39 %',
  tie: '4.24 %',
  'red-double': '3.33 %',
  'blue-double': '3.33 %',
};

const paysOf = (on: DiceDuelSpot) => `${diceDuelPaysTenths[on] / 10}:1`;

export const diceDuelFace: Face = {
  texts: diceDuelTexts,
  files: [tableFiles, join(import.meta.dirname, 'browser')],
  sheets: ['felt.css'],
  controls: tableControls,
  html: (words) => `${dieSymbols()}
<div class="stage"><div class="duel">${side(words, 'red')}<p class="duel-versus" aria-hidden="true">:</p>${side(words, 'blue')}</div>
${resultStrip(words)}</div>
<div class="felt dice-duel" id="felt" role="group" aria-label="${words.felt}">
${diceDuelSpots.map((on) => spotButton({ on, name: words[on] ?? on, pays: paysOf(on), looks: `is-${on}` })).join('\n')}
</div>
${paidList(words)}
${rulesDialog(
  words,
  ['howDuel', 'tieDuel', 'doubleDuel'].map((rule) => words[rule] ?? ''),
  diceDuelSpots.map((on) => ({ bet: words[on] ?? on, pays: paysOf(on), edge: diceDuelEdges[on] })),
)}`,
};

function side(words: Words, name: 'red' | 'blue'): string {
  return `<div class="duel-side ${name}" data-side="${name}"><p>${words[name]}</p><div class="duel-dice" role="img" aria-label="${words[name]}">${die(3)}${die(4)}</div><b class="figures" data-sum></b></div>`;
}
