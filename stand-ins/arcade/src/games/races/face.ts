import { placesOf, raceMargins } from '@harmattan/fair/races/prices';
import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import {
  archiveSheet,
  ownBets,
  pickButton,
  rulesSheet,
  slipControls,
  slipSheet,
  turnLine,
  virtualFiles,
} from '../virtual/virtual-html.ts';
import { drawRaceScene, drawRaceSheet, runnerSymbol } from './drawings.ts';
import { raceTexts } from './texts.ts';
import type { RaceTheme } from './themes.ts';

type Words = Record<string, string>;

/** A race every two minutes. The page shows it in twenty seconds; the rest of the showing is for the result. */
export const raceSeconds = { betting: 90, closed: 3, deciding: 0, showing: 27 } as const;
const runMs = 20_000;

export function faceOf(theme: RaceTheme): Face {
  const { game, names, runners, fences } = theme;
  return {
    texts: raceTexts,
    files: virtualFiles,
    part: 'races',
    sheets: ['virtual.css', `race-${game}.css`],
    drawn: { [`race-${game}.svg`]: () => drawRaceScene(theme), [`race-${game}.css`]: () => drawRaceSheet(theme) },
    data: { names, fences, places: placesOf(runners), runMs, showingMs: raceSeconds.showing * 1_000 },
    html: (words) => raceHtml(theme, words),
    controls: slipControls,
  };
}

function raceHtml(theme: RaceTheme, words: Words): string {
  const numbers = Array.from({ length: theme.runners }, (_, at) => at + 1);
  const places = placesOf(theme.runners);
  const place = words[`place${places}`] ?? '';
  return `${runnerSymbol(theme)}
<div class="show">
<div class="track" id="track" role="img" aria-label="${words.track}">
<div class="scene" id="scene"></div>
<div class="lanes" id="lanes">${numbers.map((number) => lane(number)).join('')}
<i class="post" id="post"></i>${theme.fences.map((_, at) => `<i class="fence" data-fence="${at}"></i>`).join('')}</div>
<div class="way" aria-hidden="true"><i class="way-bar" id="way"></i></div>
</div>
<ol class="running" id="running" aria-hidden="true">${numbers.map((number) => `<li class="silk silk-${number}">${number}</li>`).join('')}</ol>
${turnLine(words, `${theme.metres.toLocaleString('en')} m · ${(words.runnersCount ?? '').replace('{count}', String(theme.runners))}`)}
</div>
${ownBets(words)}
<section class="market" aria-label="${words.card}">
<p class="runner-head" aria-hidden="true"><span>${words.runner}</span><span>${words.win}</span><span>${place}</span></p>
<ol class="runners" id="runners">
${numbers.map((number) => `<li><i class="silk silk-${number}" aria-hidden="true">${number}</i><p><b></b><small></small></p>${pickButton(`win-${number}`)}${pickButton(`place-${number}`)}</li>`).join('\n')}
</ol>
<div class="forecast">
<h2>${words.forecastTitle}</h2>
${(['first', 'second'] as const).map((which) => chooser(which, numbers, words)).join('\n')}
<button type="button" class="pick wide" id="forecast" data-pick="" aria-pressed="false"><span>${words.forecastNone}</span><b class="figures"></b></button>
</div>
<div id="spot-names" hidden></div>
</section>
${slipSheet(words)}
${archiveSheet(words)}
${rulesSheet(
  words,
  [words.raceRule ?? '', words.weightRule ?? '', words[`placeRule${places}`] ?? ''],
  [
    { bet: words.win ?? '', edge: `${raceMargins.win} %` },
    { bet: place, edge: `${raceMargins.place} %` },
    { bet: words.forecast ?? '', edge: `${raceMargins.forecast} %` },
  ],
)}`;
}

function lane(number: number): string {
  return `<div class="lane"><div class="mount silk-${number} hide-${number % 5}"><svg aria-hidden="true"><use href="#runner"/></svg><b>${number}</b></div></div>`;
}

function chooser(which: 'first' | 'second', numbers: readonly number[], words: Words): string {
  return `<div class="chooser" data-count="${numbers.length}" role="group" aria-label="${escaped(words[which] ?? '')}"><span aria-hidden="true">${escaped(words[which] ?? '')}</span>
${numbers.map((number) => `<button type="button" class="silk-${number}" data-${which}="${number}" aria-pressed="false">${number}</button>`).join('')}</div>`;
}
