import { join } from 'node:path';
import { blackjackReturnMillionths } from '@harmattan/fair/blackjack/statements';
import { cardFiles, suitSymbols } from '../cards/index.ts';
import type { Face } from '../game.ts';
import { filled, rulesDialog, tableControls, tableFiles } from '../tables/table-html.ts';
import { strategyTable } from './strategy-table.ts';
import { blackjackTexts } from './texts/index.ts';

type Words = Record<string, string>;

const percent = (part: number) => `${(100 * part).toFixed(2)} %`;

const blackjackReturnText = percent(blackjackReturnMillionths / 1_000_000);
const blackjackEdgeText = percent(1 - blackjackReturnMillionths / 1_000_000);
/** Of the 311 cards that the hidden one can be, 96 count ten: it pays three times its price so often. */
const insuranceEdgeText = percent(1 - (3 * 96) / 311);

/** By the names of the moves, as the keys are printed on the buttons and in the rules. */
const keys = { hit: 'H', stand: 'S', double: 'D', split: 'P', insure: 'I', decline: 'N' };

const rules = ['goal', 'shoe', 'dealerRule', 'doubleRule', 'splitRule', 'insuranceRule', 'keysRule'];
/** Texts that a table without insurance shows instead. */
const uninsured: Words = {
  clothDealer: 'clothUninsured',
  insuranceRule: 'uninsuredRule',
  keysRule: 'uninsuredKeysRule',
};

export const blackjackFace: Face = {
  texts: blackjackTexts,
  files: [join(import.meta.dirname, 'browser'), tableFiles, cardFiles],
  sheets: ['felt.css', 'cards.css'],
  modules: ['fair/blackjack/points.ts'],
  controls,
  html: (words) => `${suitSymbols()}
<div class="felt blackjack" id="felt">
<section class="place dealer" aria-label="${words.dealer}">
<p class="place-head"><span>${words.dealer}</span> <b class="count figures" id="dealer-count"></b></p>
<div class="fan" id="dealer-cards" role="img" aria-label="${words.noCards}"></div>
<button type="button" class="button rules-open" data-opens="rules">${words.rules}</button>
</section>
<p class="cloth-words"><b>${words.clothPays}</b> <span>${words.clothDealer}</span></p>
<p class="insured" id="insured" hidden></p>
<div class="player" id="hands">${place(words)}</div>
</div>
${rulesSheet(words)}`,
};

/** For tables that everybody shares, where there is no insurance. */
export const uninsuredFace: Face = {
  ...blackjackFace,
  html: (words) => {
    const said = Object.entries(uninsured).map(([name, instead]) => [name, words[instead] ?? '']);
    return blackjackFace.html({ ...words, ...Object.fromEntries(said), insurance: '' });
  },
};

/** The strategy stands between the rules and the table of edges. */
function rulesSheet(words: Words): string {
  const returns = filled(words.returns, { share: blackjackReturnText, edge: blackjackEdgeText });
  const sheet = rulesDialog(
    words,
    [...rules.map((rule) => words[rule] ?? ''), returns],
    [
      { bet: words.handBet ?? '', pays: '1:1 · 3:2', edge: blackjackEdgeText },
      ...(words.insurance ? [{ bet: words.insurance, pays: '2:1', edge: insuranceEdgeText }] : []),
    ],
  );
  return sheet.replace('<table class="edges">', `${strategyTable(words)}<table class="edges">`);
}

/** Where a hand will lie, before there is one. */
const place = (words: Words) => `<section class="place empty"><p class="place-head"><span>${words.you}</span></p>
<div class="fan" role="img" aria-label="${words.noCards}"></div></section>`;

/** Chips before the cards; afterwards the moves, of which the page shows those that are in turn. */
function controls(words: Words): string {
  const chips = tableControls(words).replaceAll(/ aria-pressed="\w+"/g, '');
  return `<div class="staking" id="staking">${chips}</div>
<div class="moving" id="moving" role="group" aria-label="${words.moves}" hidden>
${Object.entries(keys)
  .map(
    ([deed, key]) =>
      `<button type="button" class="button move" data-moves data-do="${deed}" aria-keyshortcuts="${key}" hidden><span>${words[deed]}</span><small class="figures"></small></button>`,
  )
  .join('\n')}
</div>`;
}
