import { escaped } from './html.ts';
import type { Texts } from './texts/index.ts';

/** The seeds of a provably fair game: what is committed to, the player's own half, and the way to check. */
export function fairnessHtml(words: Texts, game: string): string {
  const text = (name: keyof Texts) => escaped(words[name]);
  return `<button class="button fairness-open" type="button" id="fairness-open" aria-haspopup="dialog"><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24"><path d="M12 3 5 6v5c0 4.5 3 8.3 7 10 4-1.7 7-5.5 7-10V6zM9 12l2 2 4-4"/></svg>${text('fairness')}</button>
<dialog class="fairness" id="fairness" data-game="${escaped(game)}" aria-labelledby="fairness-title">
<div class="fairness-head"><h2 id="fairness-title">${text('fairness')}</h2><button class="button" type="button" data-closes>${text('fairnessClose')}</button></div>
<div class="fairness-body" tabindex="0" role="region" aria-labelledby="fairness-title">
<p>${text('fairnessIntro')}</p>
<p class="fairness-wait" id="fairness-wait" role="status">${text('fairnessLoading')}</p>
<div id="fairness-seeds" hidden>
<dl class="fairness-facts">
<div><dt>${text('fairnessOurs')}</dt><dd class="code" id="fairness-commitment"></dd></div>
<div><dt>${text('fairnessNonce')}</dt><dd class="figures" id="fairness-nonce"></dd></div>
<div><dt>${text('fairnessNext')}</dt><dd class="code" id="fairness-next"></dd></div>
</dl>
<form id="fairness-form" novalidate>
<label for="fairness-seed">${text('fairnessYours')}</label>
<div class="fairness-change"><input id="fairness-seed" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="64" aria-describedby="fairness-hint">
<button class="button" type="submit">${text('fairnessChange')}</button></div>
<p class="small" id="fairness-hint" aria-live="polite">${text('fairnessHint')}</p>
</form>
<div id="fairness-answer" role="status"></div>
</div>
<div class="trouble" id="fairness-trouble" role="alert" hidden><p>${text('fairnessOffline')}</p><button class="button" type="button">${text('retry')}</button></div>
<h3>${text('fairnessRounds')}</h3>
<p class="small" id="fairness-none">${text('fairnessNone')}</p>
<ol class="fairness-rounds" id="fairness-rounds"></ol>
</div>
</dialog>`;
}
