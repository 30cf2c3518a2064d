import { market } from '@harmattan/kernel/market';

/** A country in the words of a language, `Tanzania` or `坦桑尼亚`; the market's own where none is named. */
export function countryName(language: string, country = market.country): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}
