import { hiLoCalls, hiLoMaxHundredThousandths, hiLoMultiplier, rightRanks } from '@harmattan/fair/hi-lo/pays';
import { escaped } from '../../page/html.ts';
import { cardFiles, suitSymbols } from '../cards/index.ts';
import type { Face } from '../game.ts';
import { boardHead, provableFiles, rulesSheet, type Words, wager } from '../provable/provable-html.ts';
import { tableFiles } from '../tables/table-html.ts';
import { hiLoTexts } from './texts.ts';

const letters = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const arrows = { higher: 'M12 19V5M5 12l7-7 7 7', lower: 'M12 5v14M5 12l7 7 7-7' } as const;

export const hiLoFace: Face = {
  texts: hiLoTexts,
  files: [provableFiles, cardFiles, tableFiles],
  sheets: ['provable.css', 'cards.css'],
  modules: ['fair/hi-lo/recompute.ts'],
  html: (words) => `${suitSymbols()}
<div class="board hi-lo-board">
${boardHead(words)}
<div class="open-card" id="open-card" role="img" aria-label="${escaped(words.faceDown ?? '')}"></div>
<p class="standing"><span>${escaped(words.stakeLabel ?? '')} <b class="figures" id="staked">–</b></span><span>${escaped(words.now ?? '')} <b class="figures" id="now"></b></span><span>${escaped(words.skipsLeft ?? '')} <b class="figures" id="skips"></b></span></p>
<ol class="trail" id="trail" tabindex="0" aria-label="${escaped(words.trail ?? '')}"></ol>
</div>
${rulesSheet(words, ['howTo', 'edgeRule', 'deck', 'most', 'leaving'], [callsTable(words)])}`,
  controls: (words) => `${wager(words)}
<button type="submit" class="button button-main main-act" id="go" data-plays>${escaped(words.go ?? '')}</button>
<div class="calls" id="calls" hidden>
${hiLoCalls.map((call) => `<button type="button" class="button button-main call" data-call="${call}" data-moves><svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24"><path d="${arrows[call]}"/></svg><span class="call-name"></span><small class="figures"></small></button>`).join('\n')}
<button type="button" class="button" id="skip" data-moves>${escaped(words.skip ?? '')}</button>
<p class="main-note" id="call-first">${escaped(words.callFirst ?? '')}</p>
<button type="button" class="button button-cash" id="cash-out" data-moves hidden><span>${escaped(words.cashOut ?? '')}</span><small class="figures" id="cash-amount"></small></button>
</div>`,
};

/** From each rank: the chance of either call, and what it is worth as the first one. */
function callsTable(words: Words) {
  const cell = (call: (typeof hiLoCalls)[number], rank: number) => {
    const right = rightRanks(call, rank);
    const times = hiLoMultiplier([right], hiLoMaxHundredThousandths) / 100_000;
    return `${((right * 100) / 13).toFixed(1)} % · ${times.toFixed(5)}×`;
  };
  return {
    caption: words.callsTitle ?? '',
    heads: [words.cardHead ?? '', words.higherSame ?? '', words.lowerSame ?? ''],
    rows: letters.map((letter, at) => [letter, cell('higher', at + 1), cell('lower', at + 1)]),
  };
}
