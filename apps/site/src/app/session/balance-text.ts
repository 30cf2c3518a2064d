import { formatNaira } from '@harmattan/kernel/money';
import { signedKobo } from '../../shared/signed-kobo.ts';

/** The stored balance with thousands separators and two decimals: `12,345,678.90`. */
export function balanceText(totalBalance: number): string {
  const balanceKobo = signedKobo(totalBalance);
  // The cookie can be written by anybody; what is no amount is shown as it is.
  return balanceKobo === undefined ? String(totalBalance) : formatNaira(balanceKobo);
}
