import { join } from 'node:path';
import { escaped } from '../../page/html.ts';

export type Words = Record<string, string>;

/** What the browser loads for these games lies together, since they share its parts. */
export const provableFiles = join(import.meta.dirname, 'browser');

/** The stake: half of it, twice as much, or what one writes. */
export function wager(words: Words): string {
  const text = (name: string) => escaped(words[name] ?? '');
  return `<div class="wager">
<label for="amount">${text('stakeLabel')}</label><p id="amount-hint" aria-live="polite"></p>
<div class="wager-row"><button class="button" type="button" id="half" aria-label="${text('half')}">½</button>
<input id="amount" class="figures" inputmode="decimal" autocomplete="off" value="100" aria-describedby="amount-hint">
<button class="button" type="button" id="twice" aria-label="${text('twice')}">2×</button></div>
</div>`;
}

/** The last results and the way to the rules. */
export function boardHead(words: Words): string {
  return `<div class="board-head"><ol class="beads" id="beads" aria-label="${escaped(words.beads ?? '')}"></ol>
<button type="button" class="button rules-open" data-opens="rules" aria-haspopup="dialog">${escaped(words.rules ?? '')}</button></div>`;
}

export interface RulesTable {
  caption: string;
  heads: string[];
  /** The first cell of a row names it. */
  rows: string[][];
}

/** The rules in words, then tables of what is paid and what comes back. */
export function rulesSheet(words: Words, rules: readonly string[], tables: readonly RulesTable[]): string {
  const text = (name: string) => escaped(words[name] ?? '');
  return `<dialog class="sheet" id="rules" aria-labelledby="rules-title">
<div class="sheet-head"><h2 id="rules-title">${text('rulesTitle')}</h2><button type="button" class="button" data-closes>${text('close')}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="rules-title">
${[...rules, 'limits', 'provable'].map((rule) => `<p>${text(rule)}</p>`).join('\n')}
${tables.map(tableHtml).join('\n')}
<p class="small">${text('whole')}</p>
</div>
</dialog>`;
}

function tableHtml({ caption, heads, rows }: RulesTable): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td class="figures">${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table class="pays"><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>`;
}

/** `990000` millionths are `99.00 %`. */
export function percentText(millionths: number): string {
  return `${(millionths / 10_000).toFixed(2)} %`;
}

/** `120000` hundredths are `1,200×`, `25` are `0.25×`. */
export function timesText(units: number, unit: number): string {
  return `${(units / unit).toLocaleString('en', { maximumFractionDigits: 4 })}×`;
}

/** Once on a page, for the browser to draw with. */
export function symbols(drawn: Readonly<Record<string, string>>): string {
  const each = Object.entries(drawn).map(
    ([name, inside]) => `<symbol id="${name}" viewBox="0 0 48 48">${inside}</symbol>`,
  );
  return `<svg class="symbols" aria-hidden="true" width="0" height="0">${each.join('')}</svg>`;
}
