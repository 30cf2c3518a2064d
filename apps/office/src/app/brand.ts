import { assert } from '@harmattan/kernel/assert';

interface BrandBlock {
  mode: 'sandbox' | 'live';
  /** `currency` in ISO 4217 */
  brand: { name: string; currency: string; logo?: { hash: string; width: number } | null };
}

/** The server writes it into the page. */
export const { mode, brand } = readBrandBlock();

function readBrandBlock(): BrandBlock {
  const text = document.getElementById('brand')?.textContent ?? '';
  assert(text.startsWith('{'), 'the server fills in the brand block of the page');
  return JSON.parse(text);
}
