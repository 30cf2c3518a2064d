import { assert } from '@harmattan/kernel/assert';
import { koboFromJsonNumber } from '@harmattan/kernel/money';
import { Money } from '@harmattan/ui/money';

interface WireMoneyProps {
  /** In naira, as the wire has it. */
  amount: number;
  /** Came in: green and with a plus. */
  isWon?: boolean;
}

export function WireMoney({ amount, isWon = false }: WireMoneyProps) {
  const amountKobo = koboFromJsonNumber(amount);
  assert(amountKobo !== undefined, 'the wire speaks in amounts');
  return isWon ? <Money amountKobo={amountKobo} tone="good" sign="always" /> : <Money amountKobo={amountKobo} />;
}
