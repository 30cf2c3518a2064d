import {
  anyTriplePays,
  doublePays,
  pairPays,
  type SicBoKind,
  type SicBoSpot,
  sicBoSpots,
  totalPaysHalves,
  triplePays,
} from '@harmattan/fair/tables/sic-bo';
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
import { die, dieSymbols, drawCup } from './dice.ts';
import { sicBoTexts } from './texts.ts';

type Words = Record<string, string>;

/** By enumeration of the 216 rolls beside the engine. */
export const sicBoEdges = {
  evens: '2.78 %',
  pairs: '2.78 %',
  singles: '3.70 %',
  doubles: '3.70 %',
  triples: '6.94 %',
  any: '5.56 %',
} as const;

/** Totals, from the two ends of the felt to its middle. */
export const sicBoTotalEdges: readonly string[] = [
  '4.17 %',
  '2.78 %',
  '2.78 %',
  '2.78 %',
  '2.78 %',
  '7.41 %',
  '6.25 %',
];

const totalPays = (total: number) => `${(totalPaysHalves.get(total) ?? 0) / 2}:1`;

export const sicBoFace: Face = {
  texts: sicBoTexts,
  files: tableFiles,
  sheets: ['felt.css'],
  controls: tableControls,
  html: (words) => `${dieSymbols()}
<div class="stage"><div class="bowl-of-dice"><div class="dice" id="dice" role="img" aria-label="${words.threeDice}">${die(2)}${die(4)}${die(6)}</div>${drawCup()}</div>
${resultStrip(words)}</div>
<div class="felt sic-bo" id="felt" role="group" aria-label="${words.felt}">
<div class="evens">${spotsOf(words, 'small', 'odd', 'even', 'big')}</div>
${group(words, 'totals', 'total')}
${group(words, 'singles', 'single')}
${group(words, 'doubles', 'double')}
${group(words, 'pairs', 'pair')}
${group(words, 'triples', 'triple', 'any')}
</div>
${paidList(words)}
${rulesDialog(
  words,
  ['threeDice', 'tripleRule', 'singleRule', 'doubleRule'].map((rule) => words[rule] ?? ''),
  edgeRows(words),
)}`,
};

function group(words: Words, name: string, ...kinds: SicBoKind[]): string {
  return `<div class="${name}" role="group" aria-label="${words[name]}"><p aria-hidden="true">${words[name]}</p><div class="group-spots">${spotsOf(words, ...kinds)}</div></div>`;
}

function spotsOf(words: Words, ...kinds: SicBoKind[]): string {
  return kinds
    .flatMap((kind) => sicBoSpots.filter((spot) => spot.kind === kind))
    .map((spot) => spotButton({ on: spot.on, ...lookOf(spot, words) }))
    .join('\n');
}

function lookOf(
  { kind, numbers }: SicBoSpot,
  words: Words,
): { name: string; label: string; pays: string; looks: string } {
  const [a = 0, b = 0] = numbers;
  const name = filled(words[kind === 'total' ? 'totalSpot' : kind], { a, b });
  const dice = (faces: number[]) => `<span class="faces">${faces.map(die).join('')}</span>`;
  switch (kind) {
    case 'total':
      return { name, label: `${a}`, pays: totalPays(a), looks: 'figures' };
    case 'single':
      return { name, label: dice([a]), pays: '1·2·12', looks: '' };
    case 'double':
      return { name, label: dice([a, a]), pays: `${doublePays}:1`, looks: '' };
    case 'triple':
      return { name, label: dice([a, a, a]), pays: `${triplePays}:1`, looks: '' };
    case 'pair':
      return { name, label: dice([a, b]), pays: `${pairPays}:1`, looks: '' };
    case 'any':
      return { name, label: name, pays: `${anyTriplePays}:1`, looks: 'any' };
    default:
      return { name, label: words[`${kind}Short`] ?? kind, pays: rangeOf(kind), looks: `is-${kind}` };
  }
}

function rangeOf(kind: SicBoKind): string {
  if (kind === 'small') return '4–10 · 1:1';
  return kind === 'big' ? '11–17 · 1:1' : '1:1';
}

function edgeRows(words: Words) {
  const totals = sicBoTotalEdges.map((edge, at) => ({
    bet: filled(words.totalSpot, { a: `${4 + at} / ${17 - at}` }),
    pays: totalPays(4 + at),
    edge,
  }));
  return [
    { bet: words.evens ?? '', pays: '1:1', edge: sicBoEdges.evens },
    { bet: words.singles ?? '', pays: '1:1, 2:1, 12:1', edge: sicBoEdges.singles },
    { bet: words.pairs ?? '', pays: `${pairPays}:1`, edge: sicBoEdges.pairs },
    { bet: words.doubles ?? '', pays: `${doublePays}:1`, edge: sicBoEdges.doubles },
    { bet: words.triples ?? '', pays: `${triplePays}:1`, edge: sicBoEdges.triples },
    { bet: words.any ?? '', pays: `${anyTriplePays}:1`, edge: sicBoEdges.any },
    ...totals,
  ];
}
