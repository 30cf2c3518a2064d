import { cells, minesMultiplierHundredths } from '@harmattan/fair/mines/pays';
import { minesReturnMillionths } from '@harmattan/fair/mines/statements';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import {
  boardHead,
  percentText,
  provableFiles,
  rulesSheet,
  symbols,
  timesText,
  type Words,
  wager,
} from '../provable/provable-html.ts';
import { minesDrawings } from './drawings.ts';
import { minesTexts } from './texts.ts';

const counts = Array.from({ length: cells - 1 }, (_, at) => at + 1);
const usualMines = 3;

export const minesFace: Face = {
  texts: minesTexts,
  files: provableFiles,
  sheets: ['provable.css'],
  modules: ['fair/mines/recompute.ts'],
  // What the first gem is worth, by the number of mines.
  data: { firstHundredths: [0, ...counts.map((mines) => minesMultiplierHundredths(mines, 1))] },
  html: (words) => `${symbols(minesDrawings)}
<div class="board mines-board">
${boardHead(words)}
<p class="standing"><span>${escaped(words.stakeLabel ?? '')} <b class="figures" id="staked">–</b></span><span>${escaped(words.now ?? '')} <b class="figures" id="now"></b></span><span>${escaped(words.next ?? '')} <b class="figures" id="next"></b></span></p>
<div class="places" id="places" role="group" aria-label="${escaped(words.places ?? '')}">
${Array.from({ length: cells }, (_, at) => `<button type="button" class="place" data-place="${at + 1}" data-moves tabindex="${at === 0 ? 0 : -1}"></button>`).join('\n')}
</div>
</div>
${rulesSheet(words, ['howTo', 'edgeRule', 'most', 'leaving'], [worthTable(words)])}`,
  controls: (words) => `<div class="picks one">
<div class="pick"><label for="mines">${escaped(words.mines ?? '')}</label><select id="mines">${counts.map((count) => `<option${count === usualMines ? ' selected' : ''}>${count}</option>`).join('')}</select></div>
</div>
${wager(words)}
<button type="submit" class="button button-main main-act" id="go" data-plays>${escaped(words.go ?? '')}</button>
<p class="main-act main-note" id="pick-first" hidden>${escaped(words.pickFirst ?? '')}</p>
<button type="button" class="button button-cash main-act" id="cash-out" data-moves hidden><span>${escaped(words.cashOut ?? '')}</span><small class="figures" id="cash-amount"></small></button>`,
};

const shownMines = [1, 2, 3, 5, 8, 10, 15, 20, 24];
const shownGems = [1, 2, 3, 5];

function worthTable(words: Words) {
  const gemsHead = (gems: number) => (words.gems ?? '').replace('{gems}', String(gems));
  return {
    caption: words.worthTitle ?? '',
    heads: [words.mines ?? '', ...shownGems.map(gemsHead), words.returns ?? ''],
    rows: shownMines.map((mines) => [
      String(mines),
      ...shownGems.map((gems) =>
        gems <= cells - mines ? timesText(minesMultiplierHundredths(mines, gems), 100) : '–',
      ),
      percentText(minesReturnMillionths(mines, 1)),
    ]),
  };
}
