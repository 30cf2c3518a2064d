import { type KenoModel, picksMax } from '@harmattan/fair/keno/keno-model';
import { kenoReturnMillionths } from '@harmattan/fair/keno/keno-return';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import {
  filled,
  instantControls,
  instantFiles,
  percentText,
  rulesButton,
  rulesSheet,
  rulesTable,
  timesText,
  type Words,
} from '../instant/instant-html.ts';
import { stepsForPage } from '../instant/stakes.ts';
import { drawnFor, type Theme } from '../instant/theme.ts';
import { kenoTexts } from './texts.ts';

export function kenoFace(model: KenoModel, theme: Theme): Face {
  return {
    texts: kenoTexts,
    files: instantFiles,
    part: 'keno',
    ...drawnFor(theme),
    modules: ['fair/keno/pay-keno.ts'],
    data: {
      numbers: model.numbers,
      picksMax,
      paysHundredths: model.paysHundredths,
      stepsMinor: stepsForPage,
      addUp: './fair/keno/pay-keno.ts',
    },
    html: (words) => `<div class="instant keno" id="keno" data-numbers="${model.numbers}">
<div class="keno-acts"><button type="button" class="button" id="keno-quick">${escaped(words.quick ?? '')}</button>
<button type="button" class="button" id="keno-clear">${escaped(words.clear ?? '')}</button>${rulesButton(words)}</div>
<div class="keno-grid" id="keno-grid" role="group" aria-label="${escaped(words.grid ?? '')}">${numbers(model, words)}</div>
<p class="keno-count" id="keno-count"></p>
<div class="keno-pays" id="keno-pays" role="group"></div>
</div>
${rules(model, words)}`,
    controls: (words) => instantControls(words, { play: escaped(words.go ?? '') }),
  };
}

function numbers({ numbers: count }: KenoModel, words: Words): string {
  const button = (number: number) =>
    `<button type="button" class="keno-number figures" data-number="${number}" aria-pressed="false" aria-label="${escaped(filled(words.number, { number }))}"><span>${number}</span></button>`;
  return Array.from({ length: count }, (_, at) => button(at + 1)).join('\n');
}

function rules(model: KenoModel, words: Words): string {
  const rows = Array.from({ length: picksMax }, (_, at) => {
    const pays = (model.paysHundredths[at + 1] ?? []).flatMap((pay, hits) =>
      pay > 0 ? [filled(words.each, { hits, pay: timesText(pay) })] : [],
    );
    return [`${at + 1}`, pays.join(' · '), percentText(kenoReturnMillionths(model, at + 1))];
  });
  const heads = [words.picks ?? '', words.pays ?? '', words.returns ?? ''];
  const paysForNothing = (model.paysHundredths[picksMax]?.[0] ?? 0) > 0;
  return rulesSheet(words, {
    rules: [
      filled(words.how, { numbers: model.numbers, drawn: model.drawn }),
      words.equal ?? '',
      ...(paysForNothing ? [words.missAll ?? ''] : []),
    ],
    tables: rulesTable(words.tableTitle ?? '', heads, rows),
  });
}
