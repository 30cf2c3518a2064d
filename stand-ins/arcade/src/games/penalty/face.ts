import { corners, powers, strikes } from '@harmattan/fair/penalty/penalty';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import {
  filled,
  instantControls,
  instantFiles,
  rulesButton,
  rulesSheet,
  rulesTable,
  timesText,
  type Words,
} from '../instant/instant-html.ts';
import { stepsForPage } from '../instant/stakes.ts';
import { drawnFor, type Theme } from '../instant/theme.ts';
import { aims, drawPitch, spot } from './pitch.ts';
import { penaltyTexts } from './texts.ts';

/** In hundredths: four of five dives go elsewhere. */
const scoresOf = (power: (typeof powers)[number]) => strikes[power].onTargetOfFour * 20;

export function penaltyFace(theme: Theme): Face {
  return {
    texts: penaltyTexts,
    files: instantFiles,
    part: 'penalty',
    ...drawnFor(theme),
    modules: ['fair/penalty/penalty.ts'],
    data: { stepsMinor: stepsForPage, aims, spot, addUp: './fair/penalty/penalty.ts' },
    html: (words) => `<div class="instant penalty" id="penalty">
<div class="penalty-stage">${drawPitch()}
<div class="penalty-aims" role="group" aria-label="${escaped(words.aim ?? '')}">${corners.map((corner) => aimButton(corner, words)).join('')}</div>
<p class="penalty-end" id="penalty-end" aria-hidden="true"></p>${rulesButton(words)}</div>
<div class="penalty-powers" role="group" aria-label="${escaped(words.power ?? '')}">${powers.map((power) => powerButton(power, words)).join('')}</div>
</div>
${rules(words)}`,
    controls: (words) => instantControls(words, { play: escaped(words.go ?? '') }),
  };
}

const aimButton = (corner: string, words: Words) =>
  `<button type="button" class="penalty-aim" data-corner="${corner}" aria-pressed="${corner === 'low-left'}" aria-label="${escaped(filled(words.aimAt, { corner: words[corner] ?? '' }))}"></button>`;

const powerButton = (power: (typeof powers)[number], words: Words) =>
  `<button type="button" class="button penalty-power" data-power="${power}" aria-pressed="${power === 'placed'}"><b>${escaped(words[power] ?? '')}</b><span class="figures">${timesText(strikes[power].goalHundredths)}</span><small>${escaped(filled(words.scores, { percent: scoresOf(power) }))}</small></button>`;

function rules(words: Words): string {
  const rows = powers.map((power) => [
    words[power] ?? '',
    `${strikes[power].onTargetOfFour * 25} %`,
    `${scoresOf(power)} %`,
    timesText(strikes[power].goalHundredths),
    '96.00 %',
  ]);
  const heads = [words.strike, words.target, words.scored, words.prize, words.returns].map((head) => head ?? '');
  return rulesSheet(words, {
    rules: ['how', 'hard', 'equal'].map((rule) => words[rule] ?? ''),
    tables: rulesTable(words.tableTitle ?? '', heads, rows),
  });
}
