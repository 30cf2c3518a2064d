import type { ListedGame } from '../catalogue.ts';
import { escaped } from './html.ts';
import { drawLiveScene } from './live-scene.ts';
import type { LiveTexts } from './texts/live.ts';

/** The head of a table on a clock: the room, how long bets are taken, and how the last turns ended. */
export function liveHtml(words: LiveTexts, listed: ListedGame): string {
  return `<div class="live" id="live" data-phase="joining">
<div class="live-room">${drawLiveScene(listed.tile)}
<p class="live-said"><b class="live-mark">${escaped(words.liveMark)}</b> <span class="live-turn figures" id="live-turn"></span></p>
<p class="live-name" aria-hidden="true">${escaped(listed.title)}</p>
</div>
<div class="live-clock"><p><span id="live-words">${escaped(words.joining)}</span> <b class="figures" id="live-left"></b></p>
<div class="live-bar" aria-hidden="true"><i id="live-bar"></i></div></div>
<p class="visually-hidden" id="live-said" role="status"></p>
</div>`;
}

/** Beside the game: who else plays and for how much, and how a turn is checked. */
export function liveCrowdHtml(words: LiveTexts, tableName: string, hasHands: boolean): string {
  return `<section class="live-crowd" aria-labelledby="crowd-title">
<div class="live-crowd-head"><h2 id="crowd-title">${escaped(words.atTable)}</h2><p class="figures" id="crowd-sum"></p></div>
<ol class="live-turns figures" id="live-turns" aria-label="${escaped(words.turns)}" hidden></ol>
<p class="small" id="crowd-none">${escaped(words.noBets)}</p>
<ol class="list" id="crowd"></ol>
<details class="live-seal"><summary>${escaped(words.seal)}</summary>
<p>${escaped(words.sealText)}</p>
<dl id="live-seals"></dl>
<p>${escaped(words.sealUse.replace('{table}', tableName))}</p>
${hasHands ? `<p>${escaped(words.sealOwn)}</p>` : ''}
</details>
</section>`;
}
