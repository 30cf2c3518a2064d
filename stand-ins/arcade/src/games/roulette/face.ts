import { colourOf, insideKinds, type RouletteSpot, rouletteSpots } from '@harmattan/fair/tables/roulette';
import type { Face } from '../game.ts';
import {
  filled,
  paidList,
  resultStrip,
  rulesDialog,
  spotButton,
  tableControls,
  tableFiles,
} from '../tables/table-html.ts';
import { rouletteTexts } from './texts.ts';
import { drawWheel } from './wheel.ts';

type Words = Record<string, string>;

/** One thirty-seventh, whatever is bet: proved for every spot beside the engine. */
export const rouletteEdge = '2.70 %';

const pickedKinds = insideKinds.filter((kind) => kind !== 'straight');

export const rouletteFace: Face = {
  texts: rouletteTexts,
  files: tableFiles,
  sheets: ['felt.css'],
  controls: tableControls,
  html: (words) => `<div class="stage">${drawWheel()}
<p class="fallen figures" id="fallen" aria-hidden="true"></p>
${resultStrip(words)}</div>
<div class="felt roulette" id="felt" role="group" aria-label="${words.felt}">
<div class="zero">${spotsOf(words, ({ on }) => on === 'straight-0')}</div>
<div class="numbers">${spotsOf(words, ({ kind, on }) => kind === 'straight' && on !== 'straight-0')}</div>
<div class="columns">${spotsOf(words, ({ kind }) => kind === 'column')}</div>
<div class="dozens">${spotsOf(words, ({ kind }) => kind === 'dozen')}</div>
<div class="outside">${['low', 'even', 'red', 'black', 'odd', 'high'].map((on) => spotsOf(words, (spot) => spot.on === on)).join('\n')}</div>
<button type="button" class="button more" data-opens="picker">${words.more}</button>
</div>
${paidList(words)}
${picker(words)}
${rulesDialog(words, [words.oneZero ?? '', words.zeroRule ?? '', words.zeroBets ?? ''], edgeRows(words))}`,
};

function spotsOf(words: Words, isWanted: (spot: RouletteSpot) => boolean): string {
  return rouletteSpots
    .filter(isWanted)
    .sort(byNumbers)
    .map((spot) =>
      spotButton({ on: spot.on, name: nameOf(spot, words), label: labelOf(spot, words), looks: looksOf(spot) }),
    )
    .join('\n');
}

/** The spots that lie on lines are too small for a thumb there: here they are as large as the others. */
function picker(words: Words): string {
  const groups = pickedKinds.map((kind) => {
    const spots = spotsOf(words, (spot) => spot.kind === kind);
    return `<section class="picked"><h3>${words[`${kind}Kind`]}</h3><div class="picked-spots">${spots}</div></section>`;
  });
  return `<dialog class="sheet" id="picker" aria-labelledby="picker-title">
<div class="sheet-head"><h2 id="picker-title">${words.more}</h2><button type="button" class="button button-main" data-closes>${words.close}</button></div>
<div class="sheet-body"><p class="small" id="picker-chip"></p>
${groups.join('\n')}</div>
</dialog>`;
}

/** As one looks for them in a list: by their first number, then by the next. */
function byNumbers({ numbers: a }: RouletteSpot, { numbers: b }: RouletteSpot): number {
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

function nameOf({ kind, on, numbers }: RouletteSpot, words: Words): string {
  const values = { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0, nth: on.split('-')[1] ?? '' };
  const list = `${numbers.slice(0, -1).join(words.comma)}${numbers.length > 1 ? words.and : ''}${numbers.at(-1)}`;
  return filled(words[kind], { ...values, list });
}

function labelOf({ kind, numbers }: RouletteSpot, words: Words): string {
  if (kind === 'column') return '2:1';
  if (kind === 'line' || kind === 'dozen') return `${numbers[0]}–${numbers.at(-1)}`;
  if (kind === 'low' || kind === 'high') return `${numbers[0]}–${numbers.at(-1)}`;
  if (insideKinds.some((one) => one === kind)) return numbers.join('·');
  return words[kind] ?? kind;
}

function looksOf({ kind, numbers }: RouletteSpot): string {
  if (kind === 'straight') return colourOf(numbers[0] ?? 0);
  return kind === 'red' || kind === 'black' ? kind : '';
}

function edgeRows(words: Words) {
  const paysOf = (wanted: string) => rouletteSpots.find(({ kind }) => kind === wanted)?.pays;
  const kinds = [...insideKinds, 'dozen'].map((kind) => ({
    bet: words[`${kind}Kind`] ?? kind,
    pays: `${paysOf(kind)}:1`,
  }));
  return [...kinds, { bet: words.evenKind ?? '', pays: '1:1' }].map((row) => ({ ...row, edge: rouletteEdge }));
}
