import type { MessageId } from '@harmattan/i18n/messages';
import { payOutUnitMinor } from '@harmattan/kernel/market';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';

/** What can be asked for: within the limits of the method, and of what there is. Undefined where it is not known. */
export interface Room {
  minMinor: Minor | undefined;
  maxMinor: Minor | undefined;
  availableMinor: Minor | undefined;
}

/** Why an amount is refused before the server is asked, by the words that the server has for it. */
export function amountProblem(
  text: string,
  { minMinor, maxMinor, availableMinor }: Room,
): Extract<MessageId, `cashier.${string}` | `withdraw.amount.${string}`> | undefined {
  const amountMinor = minorFromMajor(text);
  if (!amountMinor) return 'withdraw.amount.missing';
  if (minMinor !== undefined && amountMinor < minMinor) return 'cashier.AMOUNT_LESS_THEN_MIN_LIMIT';
  if (maxMinor !== undefined && amountMinor > maxMinor) return 'cashier.AMOUNT_MORE_THEN_MAX_LIMIT';
  if (availableMinor !== undefined && amountMinor > availableMinor) return 'cashier.INSUFFICIENT_AMOUNT';
  return undefined;
}

/** The most that one withdrawal can take, in amounts that are paid. Undefined where that is less than the least, or not known. */
export function allOfIt({ minMinor, maxMinor, availableMinor }: Room): Minor | undefined {
  if (availableMinor === undefined) return undefined;
  const mostMinor = maxMinor !== undefined && maxMinor < availableMinor ? maxMinor : availableMinor;
  const allMinor = mostMinor - (mostMinor % payOutUnitMinor);
  return allMinor === 0n || (minMinor !== undefined && allMinor < minMinor) ? undefined : allMinor;
}
