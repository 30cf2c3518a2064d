import { join } from 'node:path';
import { escaped } from '../../page/html.ts';
import { cardFiles, suitSymbols } from '../cards/index.ts';
import { filled, spotButton, tableFiles } from '../tables/table-html.ts';
import { anteLimits, bonusLimits } from './poker-choice.ts';
import { pokerRules } from './rules-html.ts';

type Words = Record<string, string>;

export const pokerFiles = [tableFiles, cardFiles, join(import.meta.dirname, 'browser')];
export const pokerSheets = ['felt.css', 'cards.css', 'poker.css'];

/** What the browser has to know of the limits. */
export const pokerData = { mostMinor: { ante: Number(anteLimits.maxMinor), bonus: Number(bonusLimits.maxMinor) } };

/** How a table differs from the other: what staying is called, what lies on the board, and what there is to say about pays. */
export interface PokerLooks {
  stay: string;
  key: string;
  hasBoard: boolean;
  antePays: string;
  bonusPays: string;
  rules: Parameters<typeof pokerRules>[1];
}

const chips = [50, 100, 500, 1_000, 5_000];

/** The dealer above, the board between, the player below, and the places for chips. */
export function pokerFelt(words: Words, { stay, hasBoard, antePays, bonusPays, rules }: PokerLooks): string {
  const seat = (side: string, name: string) =>
    `<div class="seat ${side}"><div class="pile" id="${side}-cards" role="img"></div>
<p><span class="who">${name}</span> <b class="made" id="${side}-hand"></b></p></div>`;
  return `${suitSymbols()}
<div class="felt poker" id="felt" role="group" aria-label="${words.felt}">
<ol class="strip" id="strip" aria-label="${words.strip}"></ol>
<button type="button" class="button rules-open" data-opens="rules"><span>${words.rules}</span>${icon('ask')}</button>
${seat('dealer', words.dealer ?? '')}
${hasBoard ? '<div class="pile" id="board-cards" role="img"></div>' : ''}
${seat('player', words.you ?? '')}
<div class="spots">
${spotButton({ on: 'bonus', name: words.bonus ?? '', pays: bonusPays })}
${spotButton({ on: 'ante', name: words.ante ?? '', pays: antePays })}
<div class="spot stay" data-mirror="${stay}"><span>${words[stay]}</span><small>1:1</small></div>
</div>
</div>
${ledger(words)}
${pokerRules(words, rules)}`;
}

/** What each bet was and what it paid, and both added up. */
function ledger(words: Words): string {
  return `<section class="paid ledger" id="paid" aria-label="${words.paidTitle}" hidden><table>
<thead><tr><th scope="col">${words.bet}</th><th scope="col">${words.staked}</th><th scope="col">${words.paid}</th></tr></thead>
<tbody></tbody><tfoot></tfoot></table></section>`;
}

/** Chips and Deal before the cards, Fold and the other way after them. */
export function pokerControls(words: Words, { stay, key }: Pick<PokerLooks, 'stay' | 'key'>): string {
  const acts = ['undo', 'clear', 'twice'];
  return `<p class="total"><span>${words.total}</span> <b class="figures" id="total"></b></p>
<div class="betting" id="betting">
<div class="rack poker-rack" role="group" aria-label="${words.chipsLabel}">
${chips.map((chip) => `<button type="button" class="chip figures" data-worth="${chip}" aria-label="${escaped(filled(words.chip, { amount: chip.toLocaleString('en') }))}" aria-pressed="${chip === 100}">${chip >= 1_000 ? `${chip / 1_000}K` : chip}</button>`).join('\n')}
</div>
<div class="acts poker-acts">
${acts.map((act) => `<button type="button" class="button act" data-act="${act}">${icon(act)}<span>${words[act]}</span></button>`).join('\n')}
</div>
<button type="submit" class="button button-main go" data-plays>${words.go}</button>
</div>
<div class="deciding" id="deciding" role="group" aria-label="${words.yourMove}" tabindex="-1" hidden>
<button type="button" class="button" data-moves data-move="fold" aria-keyshortcuts="F"><span>${words.fold}</span><kbd aria-hidden="true">F</kbd></button>
<button type="button" class="button button-main" data-moves data-move="${stay}" aria-keyshortcuts="${key}"><span>${words[stay]} <b class="figures" id="stay-cost"></b></span><kbd aria-hidden="true">${key}</kbd></button>
</div>`;
}

const icons: Record<string, string> = {
  ask: 'M8.500 9a3.500 3.500 0 1 1 5.500 2.900c-1.200.8-2 1.500-2 3.100M12 18.500v.5',
  undo: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  clear: 'M6 6l12 12M18 6 6 18',
  twice: 'M4 8l8 8M12 8l-8 8M16 10a2.5 2.5 0 1 1 4.500 1.500L16 17h5',
};

function icon(name: string): string {
  return `<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24"><path d="${icons[name]}"/></svg>`;
}
