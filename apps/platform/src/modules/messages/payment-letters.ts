export interface SettledPayment {
  paymentId: string;
  direction: 'deposit' | 'withdraw';
  /** With its currency. */
  amount: string;
  reference: string;
}

export type LetterLanguage = 'en' | 'sw' | 'zh';

interface Words {
  header: (amount: string) => string;
  text: (amount: string) => string;
}

const words: Record<
  LetterLanguage,
  Record<SettledPayment['direction'], Words> & { reference: string; receipt: string }
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
    reference: '参考号',
    receipt: '收据',
  },
};

/** What the inbox says of money that has arrived or was paid out. */
export function paymentLetter(language: LetterLanguage, payment: SettledPayment): { header: string; text: string } {
  const { [payment.direction]: about, reference, receipt } = words[language];
  const { amount, paymentId } = payment;
  return {
    header: about.header(amount),
    text: `${about.text(amount)}\n\n${reference}: ${payment.reference}\n\n[${receipt}](/TransactionHistory?receipt=${paymentId})`,
  };
}
