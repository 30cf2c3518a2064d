export interface SettledPayment {
  paymentId: string;
  direction: 'deposit' | 'withdraw';
  /** With its currency. */
  amount: string;
  reference: string;
  /** Where a part of a deposit is above a limit of the player's: what has arrived, and what of it is not on the balance. */
  above?: { arrived: string; above: string } | undefined;
}

export type LetterLanguage = 'en' | 'sw' | 'zh';

interface Words {
  header: (amount: string) => string;
  text: (amount: string) => string;
}

interface AboveWords {
  header: (arrived: string) => string;
  text: (amounts: { arrived: string; amount: string; above: string }) => string;
}

const words: Record<
  LetterLanguage,
  Record<SettledPayment['direction'], Words> & { reference: string; receipt: string; above: AboveWords }
> = {
  en: {
    deposit: {
      header: (amount) => `${amount} has arrived`,
      text: (amount) => `Your deposit of ${amount} has arrived and is in your balance.`,
    },
    withdraw: {
      header: (amount) => `${amount} was paid out`,
      text: (amount) => `Your withdrawal of ${amount} was paid. Most banks show it within minutes.`,
    },
    above: {
      header: (arrived) => `${arrived} has arrived, a part of it above your limit`,
      text: ({ arrived, amount, above }) =>
        `Your deposit of ${arrived} has arrived. ${amount} of it is in your balance. ${above} is above your deposit limit: it is kept for you and is not in your balance. Choose on [Limits](/limits) whether it goes back or is credited when there is room.`,
    },
    reference: 'Reference',
    receipt: 'Receipt',
  },
  sw: {
    deposit: {
      header: (amount) => `${amount} imeingia`,
      text: (amount) => `Amana yako ya ${amount} imeingia na iko kwenye salio lako.`,
    },
    withdraw: {
      header: (amount) => `${amount} imelipwa`,
      text: (amount) => `Ombi lako la kutoa ${amount} limelipwa. Benki nyingi huionyesha ndani ya dakika chache.`,
    },
    above: {
      header: (arrived) => `${arrived} imeingia, sehemu yake iko juu ya kikomo chako`,
      text: ({ arrived, amount, above }) =>
        `Amana yako ya ${arrived} imeingia. ${amount} iko kwenye salio lako. ${above} iko juu ya kikomo chako cha kuweka pesa: tumekutunzia na haimo kwenye salio. Chagua kwenye [Vikomo](/limits) kama irudi ulikotuma au iongezwe kwenye salio nafasi ikipatikana.`,
    },
    reference: 'Kumbukumbu',
    receipt: 'Risiti',
  },
  zh: {
    deposit: {
      header: (amount) => `${amount} 已到账`,
      text: (amount) => `您的存款 ${amount} 已到账，已计入余额。`,
    },
    withdraw: {
      header: (amount) => `${amount} 已汇出`,
      text: (amount) => `您的提款 ${amount} 已支付。多数银行几分钟内即可显示。`,
    },
    above: {
      header: (arrived) => `${arrived} 已到账，其中部分超出您的限额`,
      text: ({ arrived, amount, above }) =>
        `您的存款 ${arrived} 已到账。其中 ${amount} 已计入余额，${above} 超出您的存款限额，由我们代为保管，未计入余额。请在[限额](/limits)页面选择退回，或在有额度时计入余额。`,
    },
    reference: '参考号',
    receipt: '收据',
  },
};

/** What the inbox says of money that has arrived or was paid out. */
export function paymentLetter(language: LetterLanguage, payment: SettledPayment): { header: string; text: string } {
  const { [payment.direction]: about, reference, receipt, above: aboveWords } = words[language];
  const { amount, paymentId, above } = payment;
  return {
    header: above ? aboveWords.header(above.arrived) : about.header(amount),
    text: `${above ? aboveWords.text({ ...above, amount }) : about.text(amount)}\n\n${reference}: ${payment.reference}\n\n[${receipt}](/TransactionHistory?receipt=${paymentId})`,
  };
}
