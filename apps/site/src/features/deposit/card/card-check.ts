import type { CardTexts } from './card.ts';

/** The fields that cannot be right. Whether the card is good for the money is the bank's to say. */
export function wrongCardFields({
  cardNumber,
  expireMonth,
  expireYear,
  cvv,
}: Omit<CardTexts, 'amount'>): Exclude<keyof CardTexts, 'amount'>[] {
  const month = Number(expireMonth);
  const checks = {
    cardNumber: /^\d{12,19}$/.test(cardNumber),
    expireMonth: /^\d{1,2}$/.test(expireMonth) && month >= 1 && month <= 12,
    expireYear: /^\d{2}$/.test(expireYear),
    cvv: /^\d{3,4}$/.test(cvv),
  };
  return (Object.keys(checks) as (keyof typeof checks)[]).filter((name) => !checks[name]);
}
