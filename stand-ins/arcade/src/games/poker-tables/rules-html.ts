import { filled } from '../tables/table-html.ts';

type Words = Record<string, string>;

export interface PaysTable {
  title: string;
  rows: readonly { hand: string; pays: string }[];
}

export interface PokerRulesText {
  /** Names of texts, one a paragraph. */
  rules: readonly string[];
  pays(words: Words): readonly PaysTable[];
  edges(words: Words): readonly { bet: string; edge: string }[];
}

/** The rules in words, what each hand pays, and what the house keeps of each bet. */
export function pokerRules(words: Words, { rules, pays, edges }: PokerRulesText): string {
  const limits = filled(words.tableLimits, { bonus: words.bonus ?? '' });
  const paragraphs = [...rules.map((rule) => words[rule] ?? ''), words.leaving ?? '', limits];
  return `<dialog class="sheet" id="rules" aria-labelledby="rules-title">
<div class="sheet-head"><h2 id="rules-title">${words.rulesTitle}</h2><button type="button" class="button" data-closes>${words.close}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="rules-title">
${paragraphs.map((rule) => `<p>${rule}</p>`).join('\n')}
<table class="edges"><caption>${words.edgeTitle}</caption>
<thead><tr><th scope="col">${words.bet}</th><th scope="col">${words.edge}</th></tr></thead>
<tbody>${edges(words)
    .map(({ bet, edge }) => `<tr><th scope="row">${bet}</th><td class="figures">${edge}</td></tr>`)
    .join('\n')}</tbody></table>
${pays(words)
  .map(
    ({ title, rows }) => `<table class="edges"><caption>${title}</caption>
<thead><tr><th scope="col">${words.hand}</th><th scope="col">${words.pays}</th></tr></thead>
<tbody>${rows.map(({ hand, pays: odds }) => `<tr><th scope="row">${hand}</th><td class="figures">${odds}</td></tr>`).join('\n')}</tbody></table>`,
  )
  .join('\n')}
<p class="small">${words.whole}</p>
</div>
</dialog>`;
}
