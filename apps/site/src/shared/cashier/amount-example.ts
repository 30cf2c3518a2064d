import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';

/** How an amount is written, with the decimals that the market pays. */
export const amountExample = formatMajor(market.payOutDecimals === 0 ? 1_500_00n : 1_500_50n);
