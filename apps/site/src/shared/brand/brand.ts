import { assert } from '@harmattan/kernel/assert';

/** The operator's face. It comes with the page, so that one build serves every operator. */
export interface Brand {
  name: string;
  legalName: string;
  /** A sample brand says so in the footer. */
  isSample: boolean;
  /** For instance `+234` */
  countryPrefix: string;
  /** ISO 4217 */
  currency: string;
  /** Countries from which the site may be used inside an app's web view. */
  webViewCountries: string[];
  licences: string[];
  social: { name: string; url: string }[];
  supportEmail: string;
  complaintsEmail: string;
  supportPhone: string;
  /** Unset: our own page on responsible gaming. */
  responsibleGamblingUrl: string | null;
  chatUrl: string | null;
  storeUrl: string | null;
  /** Characters that a new password needs at least: the operator's setting. */
  passwordLengthMin: number;
  /** The credit that the licence of the IP database asks for. */
  geoAttribution: { text: string; url: string } | null;
  /** An uploaded picture. Unset: our mark and the name. */
  logo?: { hash: string; width: number } | null;
}

export type HomeSection = 'banners' | 'cards' | 'matches' | 'games' | 'welcome';

interface BrandBlock {
  mode: 'sandbox' | 'live';
  brand: Brand;
  /** The sections of home from the top. */
  home: HomeSection[];
  hasLobbyBanners: boolean;
}

export const { mode, brand, home, hasLobbyBanners } = readBrandBlock();

export const isSandbox = mode === 'sandbox';

function readBrandBlock(): BrandBlock {
  const text = document.getElementById('brand')?.textContent ?? '';
  assert(text.startsWith('{'), 'the server fills in the brand block of the page');
  return JSON.parse(text);
}
