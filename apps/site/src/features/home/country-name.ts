/** In the reader's own words; the code itself when the browser knows no better. */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}
