import { withTableTexts } from '../tables/table-texts.ts';

export const wheelTexts = withTableTexts({
  en: {
    go: 'Spin',
    turning: 'The wheel is turning…',
    yam: 'Yam',
    mango: 'Mango',
    basket: 'Basket',
    cowrie: 'Cowrie',
    drum: 'Drum',
    crown: 'Crown',
    howWheel:
      'The wheel has 54 segments of equal width: 26 yams, 13 mangoes, 8 baskets, 4 cowries, 2 drums and one crown. Bets on what it stops at are paid, all others lose.',
    equalWheel:
      'Every segment is as likely as any other. Each bet returns 96.30 % in the long run, whichever you choose.',
    onWheel: '{name}, {count} of 54',
  },
  sw: {
    go: 'Zungusha',
    turning: 'Gurudumu linazunguka…',
    yam: 'Kiazi kikuu',
    mango: 'Embe',
    basket: 'Kikapu',
    cowrie: 'Kauri',
    drum: 'Ngoma',
    crown: 'Taji',
    howWheel:
      'Gurudumu lina sehemu 54 zenye upana sawa: viazi vikuu 26, maembe 13, vikapu 8, kauri 4, ngoma 2 na taji moja. Dau la kile linaposimama hulipwa, mengine yote hupotea.',
    equalWheel: 'Kila sehemu ina nafasi sawa. Kila dau hurudisha 96.30 % kwa muda mrefu, lolote unalochagua.',
    onWheel: '{name}, {count} kati ya 54',
  },
  zh: {
    go: '旋转',
    turning: '转盘转动中…',
    yam: '山药',
    mango: '芒果',
    basket: '篮子',
    cowrie: '贝币',
    drum: '鼓',
    crown: '王冠',
    howWheel:
      '转盘有 54 个等宽的格子：26 个山药、13 个芒果、8 个篮子、4 个贝币、2 面鼓和 1 顶王冠。投中转盘停下处的物品即获赔，其余投注均输。',
    equalWheel: '每个格子的机会相等。无论投注哪一种，长期返还率均为 96.30 %。',
    onWheel: '{name}，54 格中 {count} 格',
  },
});
