import { join } from 'node:path';
import { escaped } from '../../page/html.ts';

type Words = Record<string, string>;

export const virtualFiles = join(import.meta.dirname, 'browser');

const presets = [50, 100, 500, 1_000];

/** The slip in short, what is staked on each bet, and the one thing to do next. */
export function slipControls(words: Words): string {
  return `<div class="presets" role="group" aria-label="${words.stakeEach}">
<button type="button" class="button slip-open" data-sheet="slip" aria-haspopup="dialog"><b class="figures" id="slip-count">0</b><span>${words.slip}</span></button>
${presets.map((preset) => `<button type="button" class="button figures" data-preset="${preset}" aria-pressed="${preset === 100}">${preset.toLocaleString('en')}</button>`).join('\n')}
</div>
<div class="slip-bar">
<p class="slip-sums"><span>${words.total}</span><b class="figures" id="slip-total"></b><span>${words.upTo}</span><b class="figures" id="slip-most"></b></p>
<button type="submit" class="button button-main place" data-plays>${words.betNow}</button>
</div>`;
}

/** Every chosen price with its stake, which can be changed here. */
export function slipSheet(words: Words): string {
  return sheet(
    'slip',
    words.slip ?? '',
    words,
    `<p id="slip-none">${words.slipNone}</p>
<ul class="slip-list" id="slip-list"></ul>
<button type="button" class="button" id="slip-clear" hidden>${words.clearSlip}</button>`,
  );
}

/** What rides on this turn, or what came of the last. */
export const ownBets = (words: Words) =>
  `<section class="own" id="own" tabindex="0" aria-label="${words.ownBets}" hidden><h2>${words.ownBets}</h2><ul></ul></section>`;

export const archiveSheet = (words: Words) =>
  sheet(
    'archive',
    words.archive ?? '',
    words,
    `<p id="archive-none">${words.archiveNone}</p><ol id="archive-list"></ol>`,
  );

/** The rules in words, then every kind of bet with what the house keeps of it. */
export function rulesSheet(
  words: Words,
  rules: readonly string[],
  rows: readonly { bet: string; edge: string }[],
): string {
  return sheet(
    'rules',
    words.rulesTitle ?? '',
    words,
    `${[...rules, words.limits, words.late].map((rule) => `<p>${rule}</p>`).join('\n')}
<table class="edges"><caption>${words.edgeTitle}</caption>
<thead><tr><th scope="col">${words.bet}</th><th scope="col">${words.edge}</th></tr></thead>
<tbody>${rows.map(({ bet, edge }) => `<tr><th scope="row">${bet}</th><td class="figures">${edge}</td></tr>`).join('')}</tbody></table>
<p class="small">${words.whole}</p>`,
  );
}

/** Below what is shown: which turn it is, and the ways to its past and its rules. */
export const turnLine = (words: Words, about: string) =>
  `<div class="turn-line"><p><b id="turn-name"></b><span>${escaped(about)}</span></p>
<button type="button" class="button" data-sheet="archive" aria-haspopup="dialog">${words.archive}</button>
<button type="button" class="button" data-sheet="rules" aria-haspopup="dialog">${words.rules}</button></div>`;

/** A price to choose. It is written when the turn is announced. */
export function pickButton(on: string, label = ''): string {
  const name = label === '' ? '' : `<span>${escaped(label)}</span>`;
  return `<button type="button" class="pick" data-pick="${on}" aria-pressed="false">${name}<b class="figures"></b></button>`;
}

function sheet(id: string, title: string, words: Words, body: string): string {
  return `<dialog class="sheet" id="${id}" aria-labelledby="${id}-title">
<div class="sheet-head"><h2 id="${id}-title">${title}</h2><button type="button" class="button" data-closes>${words.close}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="${id}-title">
${body}
</div>
</dialog>`;
}
