import { type Language, languages } from '@harmattan/process/stand-in/language';
import { withInstantTexts } from '../instant/instant-texts.ts';
import { motifNames } from '../slots/texts/motif-names.ts';

const own = withInstantTexts({
  en: {
    go: 'Buy a card',
    all: 'Scratch all',
    card: 'Your card',
    cardOf: 'Your card: {things}',
    foil: 'Three alike win',
    ready: 'Buy a card, then scratch it with a finger or the mouse.',
    printing: 'Your card is being drawn…',
    scratchNow: 'Scratch the card, or press “Scratch all”.',
    three: 'Three times {thing}',
    none: 'No three alike',
    wonWords: '{result}. You won {amount}.',
    backWords: '{result}. Your {amount} came back.',
    lostWords: '{result}. You lost {amount}.',
    how: 'A card has nine fields. Three of the same thing pay its prize; no card has more than one prize.',
    decided: 'What a card holds is decided when it is bought. How and how fast you scratch changes nothing.',
    losing:
      'Cards without a prize are filled by chance alone: every filling without three alike is equally likely. None is arranged to look nearly won.',
    comma: ', ',
    thing: 'Three of',
    prize: 'Pays',
    odds: 'Cards of 100,000',
    tableTitle: 'Every prize and how many cards have it. {percent} of all stakes come back.',
  },
  sw: {
    go: 'Nunua kadi',
    all: 'Kwangua yote',
    card: 'Kadi yako',
    cardOf: 'Kadi yako: {things}',
    foil: 'Tatu zinazofanana hushinda',
    ready: 'Nunua kadi, kisha ikwangue kwa kidole au kipanya.',
    printing: 'Kadi yako inachorwa…',
    scratchNow: 'Kwangua kadi, au bonyeza “Kwangua yote”.',
    three: '{thing} mara tatu',
    none: 'Hakuna tatu zinazofanana',
    wonWords: '{result}. Umeshinda {amount}.',
    backWords: '{result}. {amount} yako imerudi.',
    lostWords: '{result}. Umepoteza {amount}.',
    how: 'Kadi ina sehemu tisa. Vitu vitatu vinavyofanana hulipa zawadi yake; hakuna kadi yenye zawadi zaidi ya moja.',
    decided: 'Kilichomo kwenye kadi huamuliwa inaponunuliwa. Namna au kasi ya kukwangua haibadilishi kitu.',
    losing:
      'Kadi zisizo na zawadi hujazwa kwa bahati tu: kila mpangilio usio na tatu zinazofanana una nafasi sawa. Hakuna iliyopangwa ionekane karibu kushinda.',
    comma: ', ',
    thing: 'Tatu za',
    prize: 'Hulipa',
    odds: 'Kadi kati ya 100,000',
    tableTitle: 'Kila zawadi na kadi ngapi zinayo. {percent} ya madau yote hurudi.',
  },
  zh: {
    go: '购买卡片',
    all: '全部刮开',
    card: '您的卡片',
    cardOf: '您的卡片：{things}',
    foil: '三个相同即中奖',
    ready: '购买卡片，然后用手指或鼠标刮开。',
    printing: '正在抽取您的卡片…',
    scratchNow: '请刮开卡片，或按“全部刮开”。',
    three: '三个{thing}',
    none: '没有三个相同',
    wonWords: '{result}。您赢得 {amount}。',
    backWords: '{result}。您的 {amount} 已退回。',
    lostWords: '{result}。您输掉 {amount}。',
    how: '每张卡有九格。三个相同的图案即得相应奖金；每张卡最多一个奖。',
    decided: '卡片内容在购买时即已决定。怎样刮、刮得多快都不会改变结果。',
    losing: '未中奖的卡片完全随机填充：凡没有三个相同的排列，机会均等，绝不刻意排成差一点中奖的样子。',
    comma: '、',
    thing: '三个',
    prize: '赔付',
    odds: '每 100,000 张中',
    tableTitle: '每个奖项及其卡片数量。所有投注的 {percent} 返还。',
  },
});

/** The texts of all cards, and what the things on these are called: `thing0`, `thing1` and so on. */
export function scratchTexts(things: readonly string[]): Record<Language, Record<string, string>> {
  const inLanguage = (language: Language) => [
    language,
    {
      ...own[language],
      ...Object.fromEntries(things.map((motif, at) => [`thing${at}`, motifNames[motif]?.[language] ?? motif])),
    },
  ];
  return Object.fromEntries(languages.map(inLanguage));
}
