import { assert } from '@harmattan/kernel/assert';
import { Money } from '@harmattan/ui/money';
import { signedMinor } from './signed-minor.ts';

interface WireMoneyProps {
  /** In naira, as the wire has it. */
  amount: number;
  /** Which way it went: green and with a plus when it came in. */
  way?: 'in' | 'out';
  /** Where the wire states it. */
  currency?: string;
}

export function WireMoney({ amount, way, currency }: WireMoneyProps) {
  const amountMinor = signedMinor(amount);
  assert(amountMinor !== undefined, 'the wire speaks in amounts');
  if (way === 'in' && amountMinor > 0n)
    return <Money amountMinor={amountMinor} tone="good" sign="always" currency={currency} />;
  return <Money amountMinor={way === 'out' ? -amountMinor : amountMinor} currency={currency} />;
}
