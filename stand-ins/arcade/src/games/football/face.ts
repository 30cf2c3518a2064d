import { escaped } from '../../page/html.ts';
import type { Face } from '../game.ts';
import {
  archiveSheet,
  ownBets,
  rulesSheet,
  slipControls,
  slipSheet,
  turnLine,
  virtualFiles,
} from '../virtual/virtual-html.ts';
import type { Club } from './clubs.ts';
import { footballTexts } from './texts.ts';

/** The page plays a matchday in thirty seconds; the rest of the showing is for the results. */
export const footballSeconds = { betting: 120, closed: 3, deciding: 0, showing: 45 } as const;
const playMs = 30_000;

type Words = Record<string, string>;
type Kind = 'league' | 'cup' | 'penalties';

interface Football {
  kind: Kind;
  clubs: readonly Club[];
  markets: readonly { name: string; margin: number; spots: readonly string[] }[];
  /** How many there are at most. */
  matches: number;
  /** Matchdays of a season, or rounds of a cup. */
  days: number;
}

/** What the page draws its fixtures from: the clubs, and which prices belong together. */
export function footballFace({ kind, clubs, markets, matches, days }: Football): Face {
  return {
    texts: footballTexts,
    files: virtualFiles,
    part: 'football',
    sheets: ['virtual.css'],
    data: {
      kind,
      clubs: clubs.map(({ name, short, colours }) => ({ name, short, colours })),
      markets: markets.map(({ name, spots }) => ({ name, spots })),
      days,
      playMs,
      showingMs: footballSeconds.showing * 1_000,
    },
    html: (words) => `<div class="show">
${kind === 'penalties' ? goalHtml(words) : `<ol class="board" id="board" data-matches="${matches}"></ol>`}
<div class="minute" aria-hidden="true"><b class="figures" id="minute"></b><i><i id="minute-bar"></i></i></div>
${turnLine(words, words[`${kind}About`] ?? '')}
</div>
${ownBets(words)}
<section class="market" aria-label="${words.fixtures}"><ol class="matches" id="matches"></ol></section>
${kind === 'league' ? standingsHtml(words) : ''}
${slipSheet(words)}
${archiveSheet(words)}
${rulesSheet(
  words,
  [words[`${kind}Rule`] ?? '', words[kind === 'penalties' ? 'kicksRule' : 'goalsRule'] ?? '', words.sealRule ?? ''],
  markets.map(({ name, margin }) => ({ bet: words[`market-${name}`] ?? '', edge: `${margin} %` })),
)}`,
    controls: slipControls,
  };
}

/** The goal, its keeper and the ball, and a light for every kick. */
function goalHtml(words: Words): string {
  return `<div class="goal" id="goal" role="img" aria-label="${escaped(words.goal ?? '')}">
<svg viewBox="0 0 320 150" aria-hidden="true"><path class="grass" d="M0 108h320v42H0z"/><path class="net" d="M60 24h200v84H60zM60 45h200M60 66h200M60 87h200M85 24v84M110 24v84M135 24v84M160 24v84M185 24v84M210 24v84M235 24v84"/><path class="frame" d="M60 108V24h200v84"/>
<g id="keeper"><path d="M148 74h24l-3 20h-18zM146 74l-10-14M174 74l10-14M152 94l-2 14M168 94l2 14"/><circle cx="160" cy="64" r="8"/></g>
<circle id="ball" cx="160" cy="138" r="7"/></svg>
<p class="kicks"><b id="home-short"></b><span id="home-kicks"></span><strong class="figures" id="home-score"></strong></p>
<p class="kicks"><b id="away-short"></b><span id="away-kicks"></span><strong class="figures" id="away-score"></strong></p>
</div>`;
}

function standingsHtml(words: Words): string {
  const heads = ['colPlayed', 'colWon', 'colDrawn', 'colLost', 'colDifference', 'colPoints'];
  return `<details class="standings"><summary>${words.standings}</summary>
<table><caption class="visually-hidden">${words.standings}</caption>
<thead><tr><th scope="col">#</th><th scope="col">${words.club}</th>${heads.map((head) => `<th scope="col"><abbr title="${words[head]}">${words[`${head}Short`]}</abbr></th>`).join('')}</tr></thead>
<tbody id="standings"></tbody></table></details>`;
}
