export const priceFormats = ['decimal', 'fractional', 'american'] as const;
export type PriceFormat = (typeof priceFormats)[number];

const oneThousandths = 1_000;

/** What stands where there is no price, or where a way of writing has no word for it. */
export const noPrice = '–';

/**
 * A price as people write it.
 * - decimal is exact: two decimals, and the third where there is one: 1.62, 1.625.
 * - fractional is exact: what is won over what is staked, in its lowest terms: 31/50.
 * - American is a whole number, rounded so that it never promises more than is paid: +162 for 2.625, −162 for 1.62.
 */
export function formatPrice(thousandths: number, format: PriceFormat): string {
  if (!Number.isSafeInteger(thousandths) || thousandths < oneThousandths) return noPrice;
  switch (format) {
    case 'decimal':
      return decimal(thousandths);
    case 'fractional':
      return fractional(thousandths);
    case 'american':
      return american(thousandths);
  }
}

function decimal(thousandths: number): string {
  const whole = Math.floor(thousandths / oneThousandths);
  const rest = String(thousandths % oneThousandths).padStart(3, '0');
  return `${whole}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

function fractional(thousandths: number): string {
  const won = thousandths - oneThousandths;
  let [a, b] = [won, oneThousandths];
  while (b > 0) [a, b] = [b, a % b];
  return `${won / a}/${oneThousandths / a}`;
}

/** From even money on, what a hundred win; below it, what must be staked to win a hundred. */
function american(thousandths: number): string {
  const won = thousandths - oneThousandths;
  if (won === 0) return noPrice;
  return won >= oneThousandths ? `+${Math.floor(won / 10)}` : `−${Math.ceil(100_000 / won)}`;
}
