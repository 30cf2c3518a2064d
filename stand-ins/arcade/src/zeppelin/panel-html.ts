import { market } from '@harmattan/kernel/market';
import type { Say } from './page.ts';

const chips = market.payOutDecimals === 0 ? ['100', '500', '1,000', '5,000'] : ['50', '100', '500', '1,000'];

/** One of the two bets: what to stake, where to get out, and the one button that says what happens next. */
export function panelHtml(slot: 0 | 1, say: Say, sign: string): string {
  const name = say(slot === 0 ? 'panelFirst' : 'panelSecond');
  return `<form class="panel" id="panel-${slot}" data-slot="${slot}" data-state="idle" aria-label="${name}" novalidate${slot === 1 ? ' hidden' : ''}>
<div class="row">
<label class="field"><span class="sign" aria-hidden="true">${sign}</span><input class="figures" data-stake inputmode="numeric" autocomplete="off" value="100" aria-label="${say('stake')}, ${name}"></label>
<button class="button" type="button" data-halve aria-label="${say('halve')}, ${name}">½</button>
<button class="button" type="button" data-double aria-label="${say('double')}, ${name}">2×</button>
${slot === 1 ? `<button class="button" type="button" id="fold-panel" aria-label="${say('foldPanel')}">−</button>` : ''}
</div>
<div class="row chips" role="group" aria-label="${say('chips')}, ${name}">
${chips.map((chip) => `<button class="button figures" type="button" data-chip="${chip.replace(',', '')}">${chip}</button>`).join('\n')}
</div>
<div class="row">
<button class="button switch" type="button" data-auto-out aria-pressed="false" aria-label="${say('autoOutLong')}, ${name}" title="${say('autoOutLong')}">${say('autoOut')}</button>
<label class="field"><input class="figures" data-target inputmode="decimal" autocomplete="off" value="2.00" aria-label="${say('target')}, ${name}"><span class="sign" aria-hidden="true">×</span></label>
<button class="button autobet" type="button" data-auto-bet aria-haspopup="dialog">${say('autoBet')}</button>
</div>
<p class="panel-note figures" data-note></p>
<button class="act figures" type="button" data-act><b data-act-main>${say('bet')}</b><small data-act-more></small></button>
</form>`;
}
