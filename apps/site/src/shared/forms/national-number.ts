import { market } from '@harmattan/kernel/market';

const { phonePrefix, numberDigits: lengthMax } = market;
/** A first 0 has its place until the form refuses it: a number that is cut would be another one. */
const lengthMaxWithZero = lengthMax + 1;
const lengthWithPrefix = phonePrefix.length + lengthMax;

/**
 * What a field for the number behind the country's prefix shows after it was typed, pasted or filled into. The prefix, with or without
 * +, and signs between the digits are taken off; of digits, as many stay as a number has. Prefixes are taken for digits until the number is long enough to have one.
 */
export function nationalNumber(text: string): string {
  const plain = text.replace(/[\s().-]/g, '');
  const behindPlus = plain.startsWith(`+${phonePrefix}`) ? plain.slice(phonePrefix.length + 1) : undefined;
  if (behindPlus) return cut(behindPlus.replace(/^0/, ''));
  if (!plain.startsWith(phonePrefix)) return plain.startsWith('+') ? plain : cut(plain);
  if (plain.length < lengthWithPrefix) return plain;
  return cut(plain.slice(phonePrefix.length).replace(/^0/, ''));
}

/** As the account keeps it, in groups that are easy to compare. */
export function keptNumberText(national: string): string {
  return `+${phonePrefix} ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
}

function cut(text: string): string {
  return text.slice(0, text.startsWith('0') ? lengthMaxWithZero : lengthMax);
}
