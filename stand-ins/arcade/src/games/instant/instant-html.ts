import { join } from 'node:path';
import { escaped } from '../../page/html.ts';
import { stakeStepsMinor } from '../slots/stakes.ts';

export type Words = Record<string, string>;

/** What the browser loads for all of these games lies together, since they share its parts. */
export const instantFiles = join(import.meta.dirname, 'browser');

/** `{name}` in a text is filled with what goes by that name. */
export function filled(text: string | undefined, values: Record<string, string | number>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** `1250` hundredths are `12.5×`. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en')}×`;
}

/** `945504` millionths are `94.55 %`. */
export function percentText(millionths: number): string {
  return `${(millionths / 10_000).toFixed(2)} %`;
}

/** The stake in its steps, whatever else the game lets one choose, and the one thing to do next. */
export function instantControls(words: Words, { extra = '', play }: { extra?: string; play: string }): string {
  const text = (name: string) => escaped(words[name] ?? '');
  return `<div class="stepper" role="group" aria-labelledby="stake-label">
<button class="button" type="button" id="stake-less" aria-label="${text('stakeLess')}">${icon('M5 12h14')}</button>
<p><span id="stake-label">${text('stakeLabel')}</span><b class="figures" id="stake-now" aria-live="polite"></b></p>
<button class="button" type="button" id="stake-more" aria-label="${text('stakeMore')}">${icon('M5 12h14M12 5v14')}</button>
</div>
${extra}
<button class="button button-main play" type="submit" id="play" data-plays>${play}</button>`;
}

export function rulesButton(words: Words): string {
  return `<button class="button rules-open" type="button" id="rules-open" aria-haspopup="dialog">${escaped(words.rules ?? '')}</button>`;
}

/** Rules in words, then whatever the game has to say in tables. */
export function rulesSheet(words: Words, { rules, tables }: { rules: string[]; tables: string }): string {
  const text = (name: string) => escaped(words[name] ?? '');
  const steps = stakeStepsMinor.map((minor) => (Number(minor) / 100).toLocaleString('en')).join(' · ');
  const last = [filled(words.steps, { steps }), words.whole ?? '', words.chance ?? ''];
  return `<dialog class="sheet" id="rules" aria-labelledby="rules-title">
<div class="sheet-head"><h2 id="rules-title">${text('rulesTitle')}</h2><button type="button" class="button" data-closes>${text('close')}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="rules-title">
${rules.map((rule) => `<p>${escaped(rule)}</p>`).join('\n')}
${tables}
${last.map((rule) => `<p class="small">${escaped(rule)}</p>`).join('\n')}
</div>
</dialog>`;
}

/** A table of the rules. The first cell of a row names it. */
export function rulesTable(caption: string, heads: string[], rows: string[][]): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td class="figures">${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table class="pays"><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>`;
}

function icon(path: string): string {
  return `<svg class="icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}
