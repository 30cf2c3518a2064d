const en = {
  referredLeft: (seconds: number) => `${seconds} s left`,
  offered: (amount: string) => `The book offers a stake of ${amount} at the same price.`,
  takeOffer: (amount: string) => `Place for ${amount}`,
  declineOffer: 'No, thanks',
};

type ReferredTexts = typeof en;

const sw: ReferredTexts = {
  referredLeft: (seconds: number) => `Zimebaki sekunde ${seconds}`,
  offered: (amount: string) => `Ofa ni dau la ${amount} kwa bei ileile.`,
  takeOffer: (amount: string) => `Weka kwa ${amount}`,
  declineOffer: 'Hapana, asante',
};

const zh: ReferredTexts = {
  referredLeft: (seconds: number) => `剩余 ${seconds} 秒`,
  offered: (amount: string) => `可按相同赔率接受 ${amount} 的本金。`,
  takeOffer: (amount: string) => `以 ${amount} 投注`,
  declineOffer: '不用了',
};

export const referredTexts = { en, sw, zh };
