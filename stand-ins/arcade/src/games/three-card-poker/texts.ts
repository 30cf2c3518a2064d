import type { Language } from '@harmattan/process/stand-in/language';
import { withPokerTexts } from '../poker-tables/poker-texts.ts';

export const threeCardPokerTexts: Record<Language, Record<string, string>> = withPokerTexts({
  en: {
    play: 'Play',
    bonus: 'Pair plus',
    'ante-bonus': 'Ante bonus',
    prompt: '{hand}. Play for {amount}, or fold?',
    how: 'One deck, freshly shuffled for every round. You and the dealer get three cards each, yours open. You fold and lose the ante, or play with as much again. Three in a row beat a flush here.',
    qualify:
      'The dealer plays with a queen or better. If the dealer does not qualify, the ante is paid 1:1 and the play bet comes back.',
    winning: 'If your hand is better, ante and play bet are paid 1:1. A tie gives both back.',
    anteBonusRule: 'If you play a straight or better, the ante bonus is paid on the ante, whatever the dealer has.',
    bonusRule: 'Pair plus looks at your three cards alone, whatever you decide afterwards.',
    rule: 'The house edge holds for this rule: play a queen, a six and a four or anything better, fold the rest. No other rule loses less. It is a part of the ante.',
    anteBonusPays: 'What the ante bonus pays',
    pairPlusPays: 'What pair plus pays',
    anteEdge: 'Ante and play, by the rule above',
  },
  sw: {
    play: 'Cheza',
    bonus: 'Jozi na zaidi',
    'ante-bonus': 'Bonasi ya awali',
    prompt: '{hand}. Cheza kwa {amount}, au kunja?',
    how: 'Pakiti moja, inachanganywa upya kila raundi. Wewe na mgawaji mnapata karata tatu kila mmoja, zako zikiwa wazi. Unakunja na kupoteza dau la awali, au unacheza kwa kiasi kile kile. Hapa mfululizo hushinda aina moja.',
    qualify: 'Mgawaji anafuzu akiwa na malkia au bora. Asipofuzu, dau la awali hulipwa 1:1 na la kucheza hurudi.',
    winning: 'Mkono wako ukiwa bora, dau la awali na la kucheza hulipwa 1:1. Sare hurudisha yote mawili.',
    anteBonusRule:
      'Ukicheza mfululizo au bora, bonasi ya awali hulipwa kwa dau la awali, chochote mgawaji alicho nacho.',
    bonusRule: 'Jozi na zaidi huangalia karata zako tatu tu, chochote utakachoamua baadaye.',
    rule: 'Faida ya nyumba ni kwa kanuni hii: cheza malkia, sita na nne au bora zaidi, nyingine kunja. Hakuna kanuni inayopoteza kidogo zaidi. Ni sehemu ya dau la awali.',
    anteBonusPays: 'Bonasi ya awali hulipa nini',
    pairPlusPays: 'Jozi na zaidi hulipa nini',
    anteEdge: 'Dau la awali na kucheza, kwa kanuni hiyo',
  },
  zh: {
    play: '跟注',
    bonus: '对子以上',
    'ante-bonus': '底注奖励',
    prompt: '{hand}。以 {amount} 跟注，还是弃牌？',
    how: '一副牌，每局重新洗牌。您与庄家各得三张牌，您的牌面朝上。您可弃牌并输掉底注，或以同等金额跟注。这里顺子大于同花。',
    qualify: '庄家有 Q 或更好的牌才够资格。庄家不够资格时，底注一赔一，跟注退回。',
    winning: '您的牌更好时，底注和跟注均一赔一。平局时两注都退回。',
    anteBonusRule: '您以顺子或更好的牌跟注时，无论庄家是什么牌，都按底注派发底注奖励。',
    bonusRule: '“对子以上”只看您的三张牌，与您之后的决定无关。',
    rule: '庄家优势按以下打法计算：Q-6-4 或更好的牌跟注，其余弃牌。没有损失更小的打法。该比例以底注计。',
    anteBonusPays: '底注奖励赔率',
    pairPlusPays: '“对子以上”赔率',
    anteEdge: '底注与跟注（按上述打法）',
  },
});
