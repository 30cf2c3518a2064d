import { formatMajor } from '@harmattan/kernel/money';
import { signedMinor } from '../../shared/money/signed-minor.ts';

/** The stored balance with thousands separators and two decimals: `12,345,678.90`. */
export function balanceText(totalBalance: number): string {
  const balanceMinor = signedMinor(totalBalance);
  // The cookie can be written by anybody; what is no amount is shown as it is.
  return balanceMinor === undefined ? String(totalBalance) : formatMajor(balanceMinor);
}
