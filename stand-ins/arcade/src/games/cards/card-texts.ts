import type { Language } from '@harmattan/process/stand-in/language';

/** What cards are called. */
const cardTexts: Record<Language, Record<string, string>> = {
  en: {
    card: '{rank} of {suit}',
    faceDown: 'a card face down',
    ace: 'ace',
    jack: 'jack',
    queen: 'queen',
    king: 'king',
    spades: 'spades',
    hearts: 'hearts',
    diamonds: 'diamonds',
    clubs: 'clubs',
  },
  sw: {
    card: '{rank} ya {suit}',
    faceDown: 'karata iliyofunikwa',
    ace: 'ree',
    jack: 'ghulamu',
    queen: 'malkia',
    king: 'mfalme',
    spades: 'shupaza',
    hearts: 'kopa',
    diamonds: 'kisu',
    clubs: 'pau',
  },
  zh: {
    card: '{suit}{rank}',
    faceDown: '一张暗牌',
    ace: 'A',
    jack: 'J',
    queen: 'Q',
    king: 'K',
    spades: '黑桃',
    hearts: '红心',
    diamonds: '方块',
    clubs: '梅花',
  },
};

/** A game's own texts together with the names of the cards. */
export function withCardTexts(own: Record<Language, Record<string, string>>): Record<Language, Record<string, string>> {
  return {
    en: { ...cardTexts.en, ...own.en },
    sw: { ...cardTexts.sw, ...own.sw },
    zh: { ...cardTexts.zh, ...own.zh },
  };
}
