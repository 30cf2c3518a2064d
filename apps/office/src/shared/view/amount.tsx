import { assert } from '@harmattan/kernel/assert';
import { type Minor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { useEnvironment } from '@harmattan/ui/environment';
import { Money } from '@harmattan/ui/money';
import { moneyText } from '@harmattan/ui/money-text';

interface AmountProps {
  /** As the wire has it: in whole units of the currency, below zero for what is owed. */
  amount: number;
  size?: 'inherit' | 'large';
  /** `always` also marks what comes in, where both directions stand in one list. */
  sign?: 'negative' | 'always';
}

export function Amount({ amount, size = 'inherit', sign = 'negative' }: AmountProps) {
  return <Money amountMinor={minorOf(amount)} size={size} sign={sign} />;
}

/** For a sentence with an amount in it. */
export function useAmountText(): (amount: number) => string {
  const { currency } = useEnvironment();
  return (amount) => moneyText(minorOf(amount), { currency });
}

function minorOf(amount: number): Minor {
  const size = minorFromJsonNumber(Math.abs(amount));
  assert(size !== undefined, 'the wire speaks in amounts');
  return amount < 0 ? -size : size;
}
