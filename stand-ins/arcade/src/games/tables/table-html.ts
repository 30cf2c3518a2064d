import { join } from 'node:path';
import { escaped } from '../../page/html.ts';

type Words = Record<string, string>;

export const tableFiles = join(import.meta.dirname, 'browser');

const chips = [10, 50, 100, 500, 1_000, 5_000];

/** `{name}` in a text is filled with what goes by that name; the page's own `fill` belongs to the page. */
export function filled(text: string | undefined, values: Record<string, string | number>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A place for chips. Its name is spoken with the amount that lies on it. */
export function spotButton(spot: { on: string; name: string; label?: string; pays?: string; looks?: string }): string {
  const { on, name, label = name, pays, looks = '' } = spot;
  const odds = pays ? `<small>${escaped(pays)}</small>` : '';
  const face = label.startsWith('<') ? label : `<span>${escaped(label)}</span>`;
  return `<button type="button" class="spot ${looks}" data-spot="${on}" data-name="${escaped(name)}" aria-label="${escaped(name)}">${face}${odds}</button>`;
}

/** Chips to choose from, what to do with those that lie on the table, and the one thing to do next. */
export function tableControls(words: Words): string {
  const acts = ['undo', 'clear', 'repeat', 'twice'];
  return `<p class="total"><span>${words.total}</span> <b class="figures" id="total"></b></p>
<div class="rack" role="group" aria-label="${words.chipsLabel}">
${chips.map((chip) => `<button type="button" class="chip figures" data-worth="${chip}" aria-label="${escaped(filled(words.chip, { amount: chip.toLocaleString('en') }))}" aria-pressed="${chip === 100}">${chip >= 1_000 ? `${chip / 1_000}K` : chip}</button>`).join('\n')}
</div>
<div class="acts">
${acts.map((act) => `<button type="button" class="button act" data-act="${act}">${icon(act)}<span>${words[act]}</span></button>`).join('\n')}
</div>
<button type="submit" class="button button-main go" data-plays>${words.go}</button>`;
}

/** Beside the wheel, the cards or the dice: what fell before, and the way to the rules. */
export function resultStrip(words: Words): string {
  return `<div class="strip-row"><ol class="strip" id="strip" aria-label="${words.strip}"></ol>
<button type="button" class="button rules-open" data-opens="rules">${words.rules}</button></div>`;
}

export const paidList = (words: Words) =>
  `<section class="paid" id="paid" tabindex="0" aria-label="${words.paidTitle}" hidden><h2>${words.paidTitle}</h2><ul class="paid-list"></ul></section>`;

export interface EdgeRow {
  bet: string;
  pays: string;
  edge: string;
}

/** The rules in words, then every bet with what it pays and what the house keeps. */
export function rulesDialog(words: Words, rules: string[], rows: EdgeRow[]): string {
  return `<dialog class="sheet" id="rules" aria-labelledby="rules-title">
<div class="sheet-head"><h2 id="rules-title">${words.rulesTitle}</h2><button type="button" class="button" data-closes>${words.close}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="rules-title">
${[...rules, words.limits ?? ''].map((rule) => `<p>${rule}</p>`).join('\n')}
<table class="edges"><caption>${words.edgeTitle}</caption>
<thead><tr><th scope="col">${words.bet}</th><th scope="col">${words.pays}</th><th scope="col">${words.edge}</th></tr></thead>
<tbody>
${rows.map(({ bet, pays, edge }) => `<tr><th scope="row">${bet}</th><td class="figures">${pays}</td><td class="figures">${edge}</td></tr>`).join('\n')}
</tbody></table>
<p class="small">${words.whole}</p>
</div>
</dialog>`;
}

const icons: Record<string, string> = {
  undo: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  clear: 'M6 6l12 12M18 6 6 18',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  twice: 'M4 8l8 8M12 8l-8 8M16 10a2.5 2.5 0 1 1 4.500 1.500L16 17h5',
};

function icon(name: string): string {
  return `<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24"><path d="${icons[name]}"/></svg>`;
}
