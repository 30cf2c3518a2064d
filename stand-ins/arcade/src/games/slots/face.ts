import type { SlotModel } from '@harmattan/fair/slots/slot-model';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import { autoDialog, buyDialog, paytableDialog } from './dialogs.ts';
import { icon } from './icons.ts';
import { stakeStepsMinor } from './stakes.ts';
import { symbolOf } from './symbol.ts';
import type { Title } from './titles.ts';

/** The cabinet with its reels, the controls below it, and the dialogs. */
export function faceOf(title: Title): Required<Pick<Face, 'html' | 'controls' | 'data'>> {
  return {
    html: (texts) =>
      `${cabinet(title, texts)}${paytableDialog(title, texts)}${autoDialog(texts)}${buyDialog(title, texts)}`,
    controls: (texts) => controls(title, texts),
    data: {
      model: forPage(title.model),
      sprite: `/files/slot-${title.slug}.svg`,
      addUp: './fair/slots/add-up.ts',
      stepsMinor: stakeStepsMinor.map(Number),
    },
  };
}

/** What a page may know of a model: what it shows and states, and nothing of how chance decides. */
function forPage(model: SlotModel) {
  const { name, mechanic, reels, rows, symbols, lines, winMaxHundredths, buyHundredths, multiplierStep, freeSpins } =
    model;
  const free = freeSpins && {
    byScatters: freeSpins.byScatters,
    againByScatters: freeSpins.againByScatters,
    spinsMost: freeSpins.spinsMost,
    multiplier: freeSpins.multiplier,
    spinsBought: freeSpins.spinsBought,
  };
  const shown = { name, mechanic, reels, rows, symbols, lines, winMaxHundredths, buyHundredths, multiplierStep };
  return { ...shown, freeSpins: free };
}

/** Before the first round it shows what there is to win, from the best symbol on. */
function cabinet(title: Title, texts: Record<string, string>): string {
  const { reels, rows, symbols } = title.model;
  const cell = (reel: number, row: number) =>
    `<div class="cell">${symbolOf(title, (reel + row * 2) % symbols.length)}</div>`;
  const column = (reel: number) =>
    `<div class="reel"><div class="strip">${Array.from({ length: rows }, (_, row) => cell(reel, row)).join('')}</div></div>`;
  return `<div class="cabinet" id="cabinet">
<div class="reels" id="reels" aria-hidden="true">${Array.from({ length: reels }, (_, reel) => column(reel)).join('')}
<svg class="paths" id="paths" viewBox="0 0 ${reels * 100} ${rows * 100}" preserveAspectRatio="none"></svg></div>
<div class="banner" id="banner" aria-hidden="true" hidden><b></b><strong class="figures"></strong><span>${escaped(texts.tapOn ?? '')}</span></div>
<p class="caption" id="caption" aria-hidden="true"></p>
<p class="meter" aria-hidden="true"><span id="free-count"></span><b class="figures" id="won"></b><span id="multiplier"></span></p>
</div>`;
}

function controls(title: Title, texts: Record<string, string>): string {
  const text = (name: string) => escaped(texts[name] ?? '');
  const toggle = (id: string) =>
    `<button class="button knob" type="button" id="${id}" aria-pressed="false">${icon(id)}<span>${text(id)}</span></button>`;
  const knob = (id: string) =>
    `<button class="button knob" type="button" id="${id}-open" aria-haspopup="dialog">${icon(id)}<span>${text(id)}</span></button>`;
  return `<div class="panel">
${title.model.buyHundredths === undefined ? '' : '<button class="button buy" type="button" id="buy-open" data-plays aria-haspopup="dialog"></button>'}
<div class="stepper" role="group" aria-labelledby="stake-label">
<button class="button" type="button" id="stake-less" aria-label="${text('stakeLess')}">${icon('less')}</button>
<p><span id="stake-label">${text('stakeLabel')}</span><b class="figures" id="stake-now" aria-live="polite"></b></p>
<button class="button" type="button" id="stake-more" aria-label="${text('stakeMore')}">${icon('more')}</button>
</div>
<div class="knobs">
${toggle('turbo')}${toggle('sound')}
<div class="main-knob"><button class="button button-main spin" type="button" id="spin" data-plays>${icon('spin')}<span>${text('spin')}</span></button>
<button class="button spin" type="button" id="stop" hidden><span>${text('autoStop')}</span><small class="figures"></small></button></div>
${knob('auto')}${knob('info')}
</div>
</div>`;
}
