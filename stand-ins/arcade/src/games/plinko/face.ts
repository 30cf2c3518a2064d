import { plinkoMostHundredths, plinkoPaysHundredths, plinkoRisks, plinkoRows } from '@harmattan/fair/plinko/plinko';
import { plinkoChoices, plinkoReturnMillionths } from '@harmattan/fair/plinko/statements';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import { provableStakes, winMaxMinor } from '../provable/limits.ts';
import {
  boardHead,
  percentText,
  provableFiles,
  rulesSheet,
  timesText,
  type Words,
  wager,
} from '../provable/provable-html.ts';
import { plinkoTexts } from './texts.ts';

/** By rows and risk: what every bin pays, and the largest stake of which the largest win can be paid. */
const boards = Object.fromEntries(
  plinkoChoices.map((choice) => {
    const byWinMinor = (winMaxMinor * 100n) / BigInt(plinkoMostHundredths(choice));
    const mostMinor = Math.min(Number(byWinMinor), Number(provableStakes.maxMinor));
    return [`${choice.rows}-${choice.risk}`, { pays: plinkoPaysHundredths(choice), mostMinor }];
  }),
);

export const plinkoFace: Face = {
  texts: plinkoTexts,
  files: provableFiles,
  sheets: ['provable.css'],
  modules: ['fair/plinko/recompute.ts'],
  data: { boards },
  html: (words) => `<div class="board plinko-board">
${boardHead(words)}
<div class="fall"><svg id="pegs" aria-hidden="true"></svg>
<ol class="bins figures" id="bins" aria-label="${escaped(words.bins ?? '')}"></ol></div>
</div>
${rulesSheet(words, ['howTo', 'largest'], [returnsTable(words), ...plinkoRows.map((rows) => paysTable(words, rows))])}`,
  controls: (words) => `<div class="picks">
${pick(words, 'rows', plinkoRows, (rows) => String(rows), 12)}
${pick(words, 'risk', plinkoRisks, (risk) => words[risk] ?? risk, 'medium')}
</div>
${wager(words)}
<button type="submit" class="button button-main main-act" id="go" data-plays>${escaped(words.go ?? '')}</button>`,
};

function pick<One extends string | number>(
  words: Words,
  name: string,
  values: readonly One[],
  textOf: (value: One) => string,
  chosen: One,
): string {
  const options = values.map(
    (value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(textOf(value))}</option>`,
  );
  return `<div class="pick"><label for="${name}">${escaped(words[name] ?? '')}</label><select id="${name}">${options.join('')}</select></div>`;
}

function returnsTable(words: Words) {
  return {
    caption: words.returnsTitle ?? '',
    heads: [words.rows ?? '', ...plinkoRisks.map((risk) => words[risk] ?? '')],
    rows: plinkoRows.map((rows) => [
      String(rows),
      ...plinkoRisks.map((risk) => percentText(plinkoReturnMillionths({ rows, risk }))),
    ]),
  };
}

/** From the outer bins to the middle one, with the chance to fall into either of the two. */
function paysTable(words: Words, rows: (typeof plinkoRows)[number]) {
  const bins = Array.from({ length: rows / 2 + 1 }, (_, bin) => bin);
  return {
    caption: (words.paysTitle ?? '').replace('{rows}', String(rows)),
    heads: [words.chance ?? '', ...plinkoRisks.map((risk) => words[risk] ?? '')],
    rows: bins.map((bin) => [
      chanceText(rows, bin),
      ...plinkoRisks.map((risk) => timesText(plinkoPaysHundredths({ rows, risk })[bin] ?? 0, 100)),
    ]),
  };
}

function chanceText(rows: number, bin: number): string {
  let ways = 1;
  for (let step = 0; step < bin; step += 1) ways = (ways * (rows - step)) / (step + 1);
  const percent = (ways * (bin === rows / 2 ? 100 : 200)) / 2 ** rows;
  return `${percent.toFixed(percent < 1 ? 4 : 2)} %`;
}
