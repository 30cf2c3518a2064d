import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import type { ListedGame } from '../catalogue.ts';
import { type Game, isStepped } from '../games/game.ts';
import type { Seat } from '../seats/index.ts';
import { fairnessHtml } from './fairness.ts';
import { backLink, dataBlock, document, escaped } from './html.ts';
import { liveCrowdHtml, liveHtml } from './live-html.ts';
import { fill, type Texts, texts } from './texts/index.ts';
import { liveTexts } from './texts/live.ts';

const chips = market.payOutDecimals === 0 ? ['100', '500', '1000', '5000'] : ['50', '100', '500', '1000'];

/** A game as its player sees it. What it shows of money comes later, from the wallet. */
export function playPage(options: {
  seat: Seat;
  listed: ListedGame;
  game: Game;
  /** Whether the table has a clock, which everybody at it shares. */
  isLive: boolean;
  siteOrigin: string;
}): string {
  const { seat, listed, game, isLive, siteOrigin } = options;
  const words = texts[seat.language];
  const own = game.face.texts[seat.language];
  const live = isLive ? liveTexts[seat.language] : undefined;
  const isFree = seat.playMinor !== undefined;
  const sign = seat.wallet.currency === market.currency ? market.currencySign : seat.wallet.currency;
  const money = (amountMinor: bigint) => `${sign}\u202f${formatMajor(amountMinor)}`;
  const limits = { min: money(game.stakes.minMinor), max: money(game.stakes.maxMinor) };
  const part = game.face.part ?? game.name;
  const page = {
    game: part,
    isFree,
    isProvable: game.isProvable === true,
    isLive,
    sign,
    payOutDecimals: market.payOutDecimals,
    minMinor: Number(game.stakes.minMinor),
    maxMinor: Number(game.stakes.maxMinor),
    texts: { ...words, ...live, ...own, stakeWrong: fill(words.stakeWrong, limits) },
    own: game.face.data ?? {},
  };
  return document({
    language: seat.language,
    title: listed.title,
    sandbox: words.sandbox,
    styles: [
      `${part}.css`,
      ...(game.face.sheets ?? []),
      ...(isLive ? ['live.css'] : []),
      ...(game.isProvable ? ['fairness.css'] : []),
    ],
    script: 'play.js',
    body: `<header class="bar">
${backLink({ back: words.back, wayBack: seat.wayBack })}
<h1>${escaped(listed.title)}</h1>
${isFree ? `<span class="mark">${escaped(words.free)}</span>` : `<span class="maker">${escaped(listed.supplierTitle)}</span>`}
</header>
<main class="table" data-game="${part}" aria-busy="true">
<div class="trouble" role="alert" hidden><p></p><button class="button" type="button">${escaped(words.retry)}</button></div>
${live ? liveHtml(live, listed) : ''}
<section class="game">
<p class="balance"><span>${escaped(isFree ? words.playMoney : words.balance)}</span>
<b class="figures" id="balance"><span class="visually-hidden">${escaped(words.loading)}</span></b></p>
${game.face.html(own)}
<p class="result" id="result" role="status"></p>
<form id="bet" novalidate>
${game.face.controls?.(own) ?? stakeControls(words, { sign, ...limits })}
</form>
${isFree ? `<p class="small">${escaped(words.freeNote)}</p>` : ''}
${game.isProvable ? fairnessHtml(words, game.name) : ''}
</section>
${live ? `<div class="beside">${liveCrowdHtml(live, `${listed.supplier} ${listed.game}`, isStepped(game))}` : ''}
<section class="rounds" aria-labelledby="rounds-title">
<h2 id="rounds-title">${escaped(words.rounds)}</h2>
<p id="no-rounds">${escaped(words.noRounds)}</p>
<ol class="list" id="rounds"></ol>
</section>
${live ? '</div>' : ''}
</main>
<main class="face" id="expired" hidden>
<h2 tabindex="-1">${escaped(words.expiredTitle)}</h2>
<p>${escaped(words.expired)}</p>
${backLink({ back: words.back, wayBack: seat.wayBack })}
</main>
<noscript><p class="notice">${escaped(words.noScript)}</p></noscript>
${dataBlock('site', { origin: siteOrigin })}
${dataBlock('page', page)}`,
  });
}

/** A field for the stake, usual stakes, and room for the game's buttons. */
function stakeControls(words: Texts, { sign, ...limits }: { sign: string; min: string; max: string }): string {
  return `<div class="stake">
<label for="stake">${escaped(words.stake)} <span class="sign">${escaped(sign)}</span></label>
<input id="stake" class="figures" inputmode="decimal" autocomplete="off" value="100" aria-describedby="stake-hint">
<p id="stake-hint" role="status">${escaped(fill(words.stakeHint, limits))}</p>
</div>
<div class="chips" role="group" aria-label="${escaped(words.chips)}">
${chips.map((chip) => `<button class="button figures" type="button" data-chip="${chip}">${chip.replace(/\B(?=(\d{3})+$)/g, ',')}</button>`).join('\n')}
</div>
<div class="choices" id="choices"></div>`;
}
