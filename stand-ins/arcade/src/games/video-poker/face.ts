import type { VideoPokerModel } from '@harmattan/fair/video-poker/models';
import { formatMajor } from '@harmattan/kernel/money';
import { escaped } from '../../page/html.ts';
import { suitSymbols } from '../cards/index.ts';
import type { Face } from '../game.ts';
import { filled } from '../tables/table-html.ts';
import { stakeStepsMinor } from './stakes.ts';
import type { Title } from './titles.ts';

type Texts = Record<string, string>;

const places = [1, 2, 3, 4, 5];

/** The machine with its pays and cards, the controls below it, and the rules. */
export function faceOf({ model }: Title): Required<Pick<Face, 'html' | 'controls' | 'data'>> {
  return {
    html: (texts) => `${suitSymbols()}${machine(model, texts)}${rulesSheet(model, texts)}`,
    controls,
    data: { pays: model.pays, stepsMinor: stakeStepsMinor.map(Number) },
  };
}

function machine({ pays }: VideoPokerModel, texts: Texts): string {
  const text = (name: string) => escaped(texts[name] ?? '');
  return `<div class="machine">
<ul class="pay-rows" aria-label="${text('paysTitle')}">
${pays.map(({ hand, times }) => `<li data-hand="${hand}"><span>${text(hand)}</span><b class="figures" data-times="${times}"></b></li>`).join('\n')}
</ul>
<div class="five" id="five" role="group" aria-label="${text('yourCards')}">
${places.map((place) => `<button type="button" class="place" aria-disabled="true" aria-pressed="false" aria-label="${escaped(filled(texts.placeEmpty, { place }))}"><span class="badge" aria-hidden="true">${text('hold')}</span><span class="slot"><span class="card face-down"></span></span></button>`).join('\n')}
</div>
</div>`;
}

function controls(texts: Texts): string {
  const text = (name: string) => escaped(texts[name] ?? '');
  return `<div class="panel">
<div class="stepper" role="group" aria-labelledby="stake-label">
<button class="button" type="button" id="stake-less" aria-label="${text('stakeLess')}">${icon('M5 12h14')}</button>
<p><span id="stake-label">${text('stakeLabel')}</span><b class="figures" id="stake-now" aria-live="polite"></b></p>
<button class="button" type="button" id="stake-more" aria-label="${text('stakeMore')}">${icon('M5 12h14M12 5v14')}</button>
</div>
<button class="button rules-knob" type="button" data-opens="rules">${icon('M4 5h16v14H4zM4 10h16M10 10v9')}<span>${text('rules')}</span></button>
<button class="button button-main" type="button" id="main" data-plays>${text('deal')}</button>
</div>`;
}

function icon(path: string): string {
  return `<svg class="icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}

function rulesSheet(model: VideoPokerModel, texts: Texts): string {
  const text = (name: string) => escaped(texts[name] ?? '');
  const percent = (model.returnMillionths / 10_000).toFixed(2);
  const stakes = stakeStepsMinor.map((minor) => formatMajor(minor).replace(/\.00$/, '')).join(', ');
  const rules = [
    text('deckRule'),
    text('drawRule'),
    text('payRule'),
    text(model.wildRank === undefined ? 'jacksRule' : 'wildRule'),
    `<b>${escaped(filled(texts.returnRule, { percent }))}</b>`,
    text('chanceRule'),
    text('leaveRule'),
    escaped(filled(texts.limitsRule, { stakes })),
    text('keysRule'),
  ];
  return `<dialog class="sheet" id="rules" aria-labelledby="rules-title">
<div class="sheet-head"><h2 id="rules-title">${text('rulesTitle')}</h2><button type="button" class="button" data-closes>${text('close')}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="rules-title">
${rules.map((rule) => `<p>${rule}</p>`).join('\n')}
<table class="edges"><caption>${text('paysTitle')}</caption>
<thead><tr><th scope="col">${text('handTitle')}</th><th scope="col">${text('timesTitle')}</th></tr></thead>
<tbody>
${model.pays.map(({ hand, times }) => `<tr><th scope="row">${text(hand)}</th><td class="figures">${escaped(filled(texts.times, { times }))}</td></tr>`).join('\n')}
</tbody></table>
</div>
</dialog>`;
}
