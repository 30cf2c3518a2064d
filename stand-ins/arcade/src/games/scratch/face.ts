import { type ScratchModel, scratchFields } from '@harmattan/fair/scratch/scratch-model';
import { scratchReturnMillionths } from '@harmattan/fair/scratch/scratch-return';
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
import { drawThings } from './draw-things.ts';
import { scratchTexts } from './texts.ts';

/** `things` are motifs, one for each prize, from the best down. */
export function scratchFace(model: ScratchModel, theme: Theme, things: readonly string[]): Face {
  const sprite = `${theme.slug}-things.svg`;
  const { sheets, drawn } = drawnFor(theme);
  return {
    texts: scratchTexts(things),
    files: instantFiles,
    part: 'scratch',
    sheets,
    drawn: { ...drawn, [sprite]: () => drawThings(theme, things) },
    modules: ['fair/scratch/pay-scratch.ts'],
    data: {
      prizes: model.prizes.map(({ winHundredths }) => ({ winHundredths })),
      stepsMinor: stepsForPage,
      sprite: `/files/${sprite}`,
      foil: [theme.sky.middle, theme.sky.horizon, theme.sky.palette.light],
      addUp: './fair/scratch/pay-scratch.ts',
    },
    html: (words) => `<div class="instant scratch" id="scratch">
<div class="instant-head"><p>${escaped(words.foil ?? '')}</p>${rulesButton(words)}</div>
<div class="scratch-card">
<div class="scratch-fields" id="scratch-fields" role="img" aria-label="${escaped(words.card ?? '')}">${field(sprite).repeat(scratchFields)}</div>
<canvas class="scratch-foil" id="scratch-foil" aria-hidden="true"></canvas>
</div>
<ul class="scratch-prizes" aria-hidden="true">${model.prizes.map(({ winHundredths }, at) => `<li data-prize="${at}">${thing(sprite, at)}<span class="figures">${timesText(winHundredths)}</span></li>`).join('')}</ul>
</div>
${rules(model, words)}`,
    controls: (words) =>
      instantControls(words, {
        play: escaped(words.go ?? ''),
        extra: `<button type="button" class="button button-main play" id="scratch-all" hidden>${escaped(words.all ?? '')}</button>`,
      }),
  };
}

const thing = (sprite: string, at: number) =>
  `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="/files/${sprite}#t${at}"/></svg>`;

const field = (sprite: string) => `<div class="scratch-field">${thing(sprite, 0)}<b class="figures"></b></div>`;

function rules(model: ScratchModel, words: Words): string {
  const rows = model.prizes.map(({ winHundredths, cards }, at) => [
    words[`thing${at}`] ?? '',
    timesText(winHundredths),
    cards.toLocaleString('en'),
  ]);
  const percent = percentText(scratchReturnMillionths(model));
  return rulesSheet(words, {
    rules: ['how', 'decided', 'losing'].map((rule) => words[rule] ?? ''),
    tables: rulesTable(
      filled(words.tableTitle, { percent }),
      [words.thing ?? '', words.prize ?? '', words.odds ?? ''],
      rows,
    ),
  });
}
