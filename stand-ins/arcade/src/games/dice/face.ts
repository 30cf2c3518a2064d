import { diceMultiplierTenThousandths, targetFor } from '@harmattan/fair/dice/dice';
import { diceReturnMillionths } from '@harmattan/fair/dice/statements';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import { boardHead, provableFiles, rulesSheet, timesText, type Words, wager } from '../provable/provable-html.ts';
import { diceTexts } from './texts.ts';

const rulesModule = 'fair/dice/dice.ts';
const marks = [0, 25, 50, 75, 100];
/** Chances whose multipliers the rules show, in ten-thousandths. */
const examples = [100, 1_000, 2_500, 3_333, 4_950, 7_500, 9_000, 9_800];

export const diceFace: Face = {
  texts: diceTexts,
  files: provableFiles,
  sheets: ['provable.css'],
  modules: [rulesModule, 'fair/dice/recompute.ts'],
  data: { rules: `/files/${rulesModule}` },
  html: (words) => `<div class="board dice-board">
${boardHead(words)}
<p class="roll figures" id="roll" aria-hidden="true">––.––</p>
<div class="ruler" id="ruler">
<div class="track" aria-hidden="true"><i class="zone" id="zone"></i><i class="marker" id="marker" hidden></i></div>
<input type="range" id="slide" step="50" value="5049" aria-label="${escaped(words.target ?? '')}">
<div class="marks figures" aria-hidden="true">${marks.map((mark) => `<span>${mark}</span>`).join('')}</div>
</div>
<div class="facts">
<div class="fact"><label for="target">${escaped(words.target ?? '')}</label><input id="target" class="figures" inputmode="decimal" autocomplete="off" maxlength="5" value="50.49"></div>
<p class="fact"><span>${escaped(words.multiplier ?? '')}</span><b class="figures" id="multiplier"></b></p>
<p class="fact"><span>${escaped(words.chance ?? '')}</span><b class="figures" id="chance"></b></p>
</div>
</div>
${rulesSheet(words, ['howTo', 'edgeRule'], [examplesTable(words)])}`,
  controls: (words) => `<div class="pair" role="group" aria-label="${escaped(words.sideLabel ?? '')}">
${['under', 'over'].map((side) => `<button type="button" class="button" data-side="${side}" aria-pressed="${side === 'over'}">${escaped(words[side] ?? '')}</button>`).join('\n')}
</div>
${wager(words)}
<button type="submit" class="button button-main main-act" id="go" data-plays><span>${escaped(words.go ?? '')}</span><small class="figures" id="pays"></small></button>`,
};

function examplesTable(words: Words) {
  return {
    caption: words.examples ?? '',
    heads: ['under', 'over', 'multiplier', 'returns'].map((name) => words[name] ?? ''),
    rows: examples.map((chance) => {
      const choice = { side: 'under', target: chance } as const;
      const over = targetFor('over', chance);
      return [
        (chance / 100).toFixed(2),
        (over / 100).toFixed(2),
        timesText(diceMultiplierTenThousandths(choice), 10_000),
        `${(diceReturnMillionths(choice) / 10_000).toFixed(4)} %`,
      ];
    }),
  };
}
