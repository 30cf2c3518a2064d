import { assert } from '@harmattan/kernel/assert';
import { Money } from '@harmattan/ui/money';
import { signedKobo } from './signed-kobo.ts';

interface WireMoneyProps {
  /** In naira, as the wire has it. */
  amount: number;
  /** Which way it went: green and with a plus when it came in. */
  way?: 'in' | 'out';
}

export function WireMoney({ amount, way }: WireMoneyProps) {
  const amountKobo = signedKobo(amount);
  assert(amountKobo !== undefined, 'the wire speaks in amounts');
  if (way === 'in' && amountKobo > 0n) return <Money amountKobo={amountKobo} tone="good" sign="always" />;
  return <Money amountKobo={way === 'out' ? -amountKobo : amountKobo} />;
}
