import { join } from 'node:path';
import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import type { ListedGame } from '../catalogue.ts';
import { backLink, dataBlock, document, escaped } from '../page/html.ts';
import { fill, texts } from '../page/texts/index.ts';
import type { Seat } from '../seats/index.ts';
import { bettingMs } from './flight.ts';
import { stakeLimits } from './limits.ts';
import { panelHtml } from './panel-html.ts';
import { sheetsHtml } from './sheets-html.ts';
import { stageHtml } from './stage-html.ts';
import { type ZeppelinTexts, zeppelinTexts } from './texts/index.ts';

/** What the page loads: its own files, and the very modules that decide on the server. */
export const zeppelinFiles = join(import.meta.dirname, 'browser');
export const zeppelinModules: readonly string[] = [
  'fair/zeppelin/growth.ts',
  'fair/zeppelin/burst.ts',
  'fair/zeppelin/chain.ts',
  'fair/zeppelin/settle.ts',
];

/** A text of the page's, ready to stand in it. */
export type Say = (name: keyof ZeppelinTexts, values?: Record<string, string>) => string;

const stakesForPage = {
  minMinor: Number(stakeLimits.minMinor),
  maxMinor: Number(stakeLimits.maxMinor),
  stepMinor: Number(stakeLimits.stepMinor),
};

/** Zeppelin as its player sees it. What it shows of flights and of money comes later, from the server. */
export function zeppelinPage(options: { seat: Seat; listed: ListedGame; siteOrigin: string }): string {
  const { seat, listed, siteOrigin } = options;
  const own = zeppelinTexts[seat.language];
  const words = texts[seat.language];
  const isFree = seat.playMinor !== undefined;
  const sign = seat.wallet.currency === market.currency ? market.currencySign : seat.wallet.currency;
  const money = (amountMinor: bigint) => `${sign}\u202f${formatMajor(amountMinor)}`;
  const limits = { min: money(stakeLimits.minMinor), max: money(stakeLimits.maxMinor) };
  const say: Say = (name, values = {}) => escaped(fill(own[name], { ...limits, ...values }));
  const step = money(stakeLimits.stepMinor);
  const stakeWrong = market.payOutDecimals === 0 ? `${own.stakeWrong} ${own.stakeSteps}` : own.stakeWrong;
  const page = {
    isFree,
    sign,
    payOutDecimals: market.payOutDecimals,
    ...stakesForPage,
    bettingMs,
    language: seat.language,
    words: { ...own, stakeWrong: fill(stakeWrong, { ...limits, step }), noBalance: words.noBalance },
  };
  return document({
    language: seat.language,
    title: listed.title,
    sandbox: words.sandbox,
    styles: ['zeppelin.css', 'zeppelin-stage.css', 'zeppelin-panels.css', 'zeppelin-lists.css', 'zeppelin-sheets.css'],
    script: 'zeppelin.js',
    body: `<header class="bar">
${backLink({ back: words.back, wayBack: seat.wayBack })}
<h1>${escaped(listed.title)}</h1>
<p class="balance"${isFree ? ' data-free' : ''}><span>${escaped(isFree ? words.playMoney : words.balance)}</span>
<b class="figures" id="balance"><span class="visually-hidden">${escaped(words.loading)}</span></b></p>
</header>
<main class="zeppelin" id="zeppelin" data-phase="waiting">
<div class="cockpit">
<p class="trouble" id="lost" role="alert" hidden></p>
${stageHtml(say)}
<section class="panels" id="panels" aria-label="${say('bet')}">
${panelHtml(0, say, sign)}
${panelHtml(1, say, sign)}
<button class="button add-panel" type="button" id="add-panel" aria-expanded="false" aria-controls="panel-1"><span aria-hidden="true">+</span> ${say('addPanel')}</button>
</section>
</div>
<section class="lists">
<div class="tabs" role="tablist">
${tab('players', say('tabPlayers'), true)}
${tab('own', say('tabOwn'), false)}
${tab('best', say('tabBest'), false)}
</div>
<div class="tab" id="players" role="tabpanel" aria-labelledby="tab-players" tabindex="0">
<p class="sum figures" id="players-sum">${say('noPlayers')}</p>
<ul class="rows" id="players-list"></ul>
<p class="small" id="players-more" hidden></p>
</div>
<div class="tab" id="own" role="tabpanel" aria-labelledby="tab-own" tabindex="0" hidden><p class="small" id="own-none">${say('noOwn')}</p><ul class="rows" id="own-list"></ul></div>
<div class="tab" id="best" role="tabpanel" aria-labelledby="tab-best" tabindex="0" hidden><p class="small" id="best-none">${say('noBest')}</p><ul class="rows" id="best-list"></ul></div>
</section>
<footer class="foot"><span id="data"></span><span>${say('keys')}</span>${isFree ? `<span>${escaped(words.freeNote)}</span>` : ''}</footer>
</main>
<main class="face" id="expired" hidden>
<h2 tabindex="-1">${escaped(words.expiredTitle)}</h2>
<p>${escaped(words.expired)}</p>
${backLink({ back: words.back, wayBack: seat.wayBack })}
</main>
${sheetsHtml(say, sign)}
<p class="visually-hidden" id="milestones" role="status" aria-live="polite"></p>
<noscript><p class="notice">${escaped(words.noScript)}</p></noscript>
${dataBlock('site', { origin: siteOrigin })}
${dataBlock('page', page)}`,
  });
}

function tab(name: string, text: string, isChosen: boolean): string {
  return `<button type="button" role="tab" id="tab-${name}" aria-controls="${name}" aria-selected="${isChosen}" ${isChosen ? '' : 'tabindex="-1"'}>${text}</button>`;
}
