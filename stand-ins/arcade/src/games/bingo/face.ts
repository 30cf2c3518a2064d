import { type BingoModel, ticketsMax } from '@harmattan/fair/bingo/bingo-model';
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
import { type PrizeRow, prizeRows } from './prize-rows.ts';
import { bingoTexts } from './texts.ts';

export function bingoFace(model: BingoModel, theme: Theme): Face {
  const { name, numbers, called, rows, columns } = model;
  const module = `fair/bingo/pay-${numbers}.ts`;
  return {
    texts: bingoTexts,
    files: instantFiles,
    part: 'bingo',
    ...drawnFor(theme),
    modules: [module],
    data: {
      numbers,
      called,
      rows,
      columns,
      ticketsMax,
      stepsMinor: stepsForPage,
      adder: `payTicket${numbers}`,
      addUp: `./${module}`,
    },
    html: (words) => `<div class="instant bingo" id="bingo" data-numbers="${numbers}">
<div class="bingo-head"><p class="bingo-ball figures" id="bingo-ball" aria-hidden="true"></p>
<div><p id="bingo-call"></p><ol class="bingo-last figures" id="bingo-last" aria-label="${escaped(words.balls ?? '')}"></ol></div>${rulesButton(words)}</div>
<div class="bingo-tickets" id="bingo-tickets"></div>
<ul class="bingo-prizes">${shortPrizes(name, words)}</ul>
</div>
${rules(model, words)}`,
    controls: (words) => instantControls(words, { play: '', extra: ticketChoice(words) }),
  };
}

function ticketChoice(words: Words): string {
  const button = (count: number) =>
    `<button type="button" class="button figures" data-tickets="${count}" aria-pressed="${count === 1}" aria-label="${escaped(filled(words.ticketCount, { count }))}">${count}</button>`;
  return `<div class="bingo-count" role="group" aria-label="${escaped(words.tickets ?? '')}"><span aria-hidden="true">${escaped(words.tickets ?? '')}</span>${Array.from({ length: ticketsMax }, (_, at) => button(at + 1)).join('')}</div>`;
}

/** One line for each thing to complete, with its pays side by side. */
function shortPrizes(name: string, words: Words): string {
  const rows = prizeRows[name] ?? [];
  const pay = ({ calls, winHundredths }: PrizeRow) => `${calls ? `≤ ${calls}: ` : ''}${timesText(winHundredths)}`;
  return [...new Set(rows.map(({ prize }) => prize))]
    .map((prize) => {
      const pays = rows.filter((row) => row.prize === prize).map((row) => `<b class="figures">${pay(row)}</b>`);
      return `<li data-prize="${prize}"><span>${escaped(words[prize] ?? '')}</span> ${pays.join(' ')}</li>`;
    })
    .join('');
}

function rules({ name, numbers, returnMillionths }: BingoModel, words: Words): string {
  const rows = (prizeRows[name] ?? []).map(({ prize, calls, winHundredths, oneIn }) => [
    calls ? filled(words.by, { prize: words[prize] ?? '', calls }) : (words[prize] ?? ''),
    timesText(winHundredths),
    oneIn.toLocaleString('en'),
  ]);
  return rulesSheet(words, {
    rules: [`how${numbers}`, 'many', 'equal'].map((rule) => words[rule] ?? ''),
    tables: rulesTable(
      filled(words.tableTitle, { percent: percentText(returnMillionths) }),
      [words.prize ?? '', words.pays ?? '', words.odds ?? ''],
      rows,
    ),
  });
}
