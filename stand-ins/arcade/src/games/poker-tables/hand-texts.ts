import type { Language } from '@harmattan/process/stand-in/language';

/** Ranks from the two to the ace, one of them and several. */
const ranks: Record<Language, { one: string; many: string }> = {
  en: {
    one: 'two three four five six seven eight nine ten jack queen king ace',
    many: 'twos threes fours fives sixes sevens eights nines tens jacks queens kings aces',
  },
  sw: {
    one: 'mbili tatu nne tano sita saba nane tisa kumi ghulamu malkia mfalme ree',
    many: 'mbili tatu nne tano sita saba nane tisa kumi maghulamu malkia wafalme ree',
  },
  zh: { one: '2 3 4 5 6 7 8 9 10 J Q K A', many: '2 3 4 5 6 7 8 9 10 J Q K A' },
};

/** `hand-…` says a whole hand inside a sentence, `kind-…` a kind in a table of pays. */
const hands: Record<Language, Record<string, string>> = {
  en: {
    'hand-high-card': '{one} high',
    'hand-pair': 'a pair of {many}',
    'hand-two-pair': 'two pair, {many} and {others}',
    'hand-trips': 'three {many}',
    'hand-straight': 'a straight, {one} high',
    'hand-flush': 'a flush, {one} high',
    'hand-full-house': 'a full house, {many} over {others}',
    'hand-quads': 'four {many}',
    'hand-straight-flush': 'a straight flush, {one} high',
    'hand-royal-flush': 'a royal flush',
    'kind-pair': 'Pair',
    'kind-two-pair': 'Two pair',
    'kind-trips': 'Three of a kind',
    'kind-straight': 'Straight',
    'kind-flush': 'Flush',
    'kind-full-house': 'Full house',
    'kind-quads': 'Four of a kind',
    'kind-straight-flush': 'Straight flush',
    'kind-royal-flush': 'Royal flush',
  },
  sw: {
    'hand-high-card': '{one} juu',
    'hand-pair': 'jozi ya {many}',
    'hand-two-pair': 'jozi mbili, {many} na {others}',
    'hand-trips': 'tatu sawa, {many}',
    'hand-straight': 'mfululizo hadi {one}',
    'hand-flush': 'aina moja, {one} juu',
    'hand-full-house': 'nyumba kamili, {many} na {others}',
    'hand-quads': 'nne sawa, {many}',
    'hand-straight-flush': 'mfululizo wa aina moja hadi {one}',
    'hand-royal-flush': 'mfululizo wa kifalme',
    'kind-pair': 'Jozi',
    'kind-two-pair': 'Jozi mbili',
    'kind-trips': 'Tatu sawa',
    'kind-straight': 'Mfululizo',
    'kind-flush': 'Aina moja',
    'kind-full-house': 'Nyumba kamili',
    'kind-quads': 'Nne sawa',
    'kind-straight-flush': 'Mfululizo wa aina moja',
    'kind-royal-flush': 'Mfululizo wa kifalme',
  },
  zh: {
    'hand-high-card': '高牌 {one}',
    'hand-pair': '一对 {many}',
    'hand-two-pair': '两对，{many} 和 {others}',
    'hand-trips': '三条 {many}',
    'hand-straight': '顺子，{one} 最大',
    'hand-flush': '同花，{one} 最大',
    'hand-full-house': '葫芦，{many} 带 {others}',
    'hand-quads': '四条 {many}',
    'hand-straight-flush': '同花顺，{one} 最大',
    'hand-royal-flush': '皇家同花顺',
    'kind-pair': '一对',
    'kind-two-pair': '两对',
    'kind-trips': '三条',
    'kind-straight': '顺子',
    'kind-flush': '同花',
    'kind-full-house': '葫芦',
    'kind-quads': '四条',
    'kind-straight-flush': '同花顺',
    'kind-royal-flush': '皇家同花顺',
  },
};

const lowestRank = 2;

function textsOf(language: Language): Record<string, string> {
  const { one, many } = ranks[language];
  return {
    ...hands[language],
    ...Object.fromEntries(one.split(' ').map((word, at) => [`one-${at + lowestRank}`, word])),
    ...Object.fromEntries(many.split(' ').map((word, at) => [`many-${at + lowestRank}`, word])),
  };
}

/** How hands are called. */
export const handTexts: Record<Language, Record<string, string>> = {
  en: textsOf('en'),
  sw: textsOf('sw'),
  zh: textsOf('zh'),
};
