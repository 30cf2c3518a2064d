import type { Language } from '@harmattan/process/stand-in/language';
import { withPokerTexts } from '../poker-tables/poker-texts.ts';

export const casinoHoldemTexts: Record<Language, Record<string, string>> = withPokerTexts({
  en: {
    call: 'Call',
    bonus: 'AA bonus',
    prompt: '{hand}. Call for {amount}, or fold?',
    how: 'One deck, freshly shuffled for every round. You and the dealer get two cards each, yours open. After three cards of the board you fold and lose the ante, or call with twice the ante. Then two more cards follow, and the best five of your seven cards play against the best five of the dealer’s.',
    qualify:
      'The dealer plays with a pair of fours or better. If the dealer does not qualify, the ante is paid by your hand and the call comes back.',
    winning: 'If your hand is better, the ante is paid by your hand and the call 1:1. A tie gives both back.',
    bonusRule: 'The AA bonus looks at your two cards and the first three of the board, whatever you decide afterwards.',
    rule: 'The house edge holds for this rule: call with a pair of your own or better, with four cards to a flush or a straight, and with a ten or higher in your hand; fold the rest. It is a part of the ante.',
    antePays: 'What the ante pays',
    bonusPays: 'What the AA bonus pays',
    upToStraight: 'Straight or less',
    acesToStraight: 'Pair of aces to straight',
    anteEdge: 'Ante and call, by the rule above',
  },
  sw: {
    call: 'Fuata',
    bonus: 'Bonasi ya AA',
    prompt: '{hand}. Fuata kwa {amount}, au kunja?',
    how: 'Pakiti moja, inachanganywa upya kila raundi. Wewe na mgawaji mnapata karata mbili kila mmoja, zako zikiwa wazi. Baada ya karata tatu za ubao unakunja na kupoteza dau la awali, au unafuata kwa mara mbili ya dau la awali. Kisha zinafuata karata mbili zaidi, na tano bora kati ya saba zako hushindana na tano bora za mgawaji.',
    qualify:
      'Mgawaji anafuzu akiwa na jozi ya nne au bora. Asipofuzu, dau la awali hulipwa kwa mkono wako na dau la kufuata hurudi.',
    winning:
      'Mkono wako ukiwa bora, dau la awali hulipwa kwa mkono wako na la kufuata 1:1. Sare hurudisha yote mawili.',
    bonusRule: 'Bonasi ya AA huangalia karata zako mbili na tatu za kwanza za ubao, chochote utakachoamua baadaye.',
    rule: 'Faida ya nyumba ni kwa kanuni hii: fuata ukiwa na jozi yako mwenyewe au bora, karata nne za aina moja au za mfululizo, au kumi na zaidi mkononi; nyingine kunja. Ni sehemu ya dau la awali.',
    antePays: 'Dau la awali hulipa nini',
    bonusPays: 'Bonasi ya AA hulipa nini',
    upToStraight: 'Mfululizo au chini',
    acesToStraight: 'Jozi ya ree hadi mfululizo',
    anteEdge: 'Dau la awali na kufuata, kwa kanuni hiyo',
  },
  zh: {
    call: '跟注',
    bonus: 'AA 奖励注',
    prompt: '{hand}。以 {amount} 跟注，还是弃牌？',
    how: '一副牌，每局重新洗牌。您与庄家各得两张牌，您的牌面朝上。翻开三张公共牌后，您可弃牌并输掉底注，或以两倍底注跟注。随后再翻两张公共牌，以您七张牌中最好的五张对庄家最好的五张。',
    qualify: '庄家有一对 4 或更好的牌才够资格。庄家不够资格时，底注按您的牌型派彩，跟注退回。',
    winning: '您的牌更好时，底注按您的牌型派彩，跟注一赔一。平局时两注都退回。',
    bonusRule: 'AA 奖励注只看您的两张牌和前三张公共牌，与您之后的决定无关。',
    rule: '庄家优势按以下打法计算：自己有一对或更好、四张同花或四张顺子、手中有 10 或更大的牌时跟注，其余弃牌。该比例以底注计。',
    antePays: '底注赔率',
    bonusPays: 'AA 奖励注赔率',
    upToStraight: '顺子及以下',
    acesToStraight: '一对 A 至顺子',
    anteEdge: '底注与跟注（按上述打法）',
  },
});
