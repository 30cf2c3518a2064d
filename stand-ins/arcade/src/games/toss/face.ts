import type { Language } from '@harmattan/process/stand-in/language';
import type { Face } from '../game.ts';

export const tossTexts: Record<Language, Record<string, string>> = {
  en: {
    heads: 'Heads',
    tails: 'Tails',
    tossing: 'The coin is in the air…',
    headsWon: 'Heads. You won {amount}.',
    tailsWon: 'Tails. You won {amount}.',
    headsLost: 'Heads. You lost {amount}.',
    tailsLost: 'Tails. You lost {amount}.',
    called: 'called {side}',
    pays: 'A right call pays 1.96 × the stake. Return to player: 98 %.',
  },
  sw: {
    heads: 'Kichwa',
    tails: 'Mkia',
    tossing: 'Sarafu iko hewani…',
    headsWon: 'Kichwa. Umeshinda {amount}.',
    tailsWon: 'Mkia. Umeshinda {amount}.',
    headsLost: 'Kichwa. Umepoteza {amount}.',
    tailsLost: 'Mkia. Umepoteza {amount}.',
    called: 'ulichagua {side}',
    pays: 'Ukichagua sahihi unalipwa dau × 1.96. Kinachorudi kwa wachezaji: 98 %.',
  },
  zh: {
    heads: '正面',
    tails: '反面',
    tossing: '硬币在空中…',
    headsWon: '正面。您赢得 {amount}。',
    tailsWon: '反面。您赢得 {amount}。',
    headsLost: '正面。您输掉 {amount}。',
    tailsLost: '反面。您输掉 {amount}。',
    called: '您猜{side}',
    pays: '猜对赔付投注额的 1.96 倍。玩家返还率：98 %。',
  },
};

/** A sun on one side, a baobab on the other. */
export const tossHtml: Face['html'] = (texts) => `<div class="coin" id="coin" data-shown="heads" aria-hidden="true">
<svg viewBox="0 0 100 100" class="heads"><circle cx="50" cy="50" r="48"/><circle cx="50" cy="50" r="16" class="ink"/><path d="M50 16v10M50 74v10M16 50h10M74 50h10M26 26l7 7M67 67l7 7M74 26l-7 7M33 67l-7 7" class="line"/></svg>
<svg viewBox="0 0 100 100" class="tails"><circle cx="50" cy="50" r="48"/><path d="M44 80c2-12 2-20 0-30-8-2-16-8-20-16 8 4 12 4 16 6 0-6-4-12-8-16 8 2 14 8 16 14 2-8 4-14 8-18 0 8 0 12 2 18 4-4 10-8 18-8-6 6-10 10-12 16 4-1 8-2 12-6-2 8-10 14-18 16-2 8-2 14 0 24z" class="ink"/><path d="M28 80h44" class="line"/></svg>
</div>
<p class="small">${texts.pays}</p>`;
