import { marketRules } from '@harmattan/kernel/market-rules';
import type { Brand } from '../../settings/brand.ts';
import type { Language } from './page-names.ts';

/** What a text may leave to the brand, in braces. */
export function brandWords(brand: Brand, language: Language): Record<string, string> {
  return {
    brand: brand.name,
    legalName: brand.legalName,
    country: new Intl.DisplayNames(language, { type: 'region' }).of(brand.country) ?? brand.country,
    countryPrefix: brand.countryPrefix,
    currency: brand.currency,
    /** Before a figure, behind one, and the smallest amount that is paid. */
    sign: marketRules.currencySign.replace(/\w$/, '$&\u202f'),
    unit: marketRules.unitNames[language],
    payOutUnit: marketRules.payOutUnitNames[language],
    smallestUnit: marketRules.smallestUnitNames[language],
    licences: brand.licences.join('; '),
    supportEmail: brand.supportEmail,
    complaintsEmail: brand.complaintsEmail,
    supportPhone: brand.supportPhone,
    /** For a link: `tel:{supportTel}` */
    supportTel: brand.supportPhone.replace(/[^\d+-]/g, ''),
  };
}

/** Replaces the names in braces, and lists those that `words` does not have. */
export function fillIn(text: string, words: Record<string, string>): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const filled = text.replace(/\{(\w{1,40})\}/g, (slot, name: string) => {
    if (Object.hasOwn(words, name)) return words[name] ?? '';
    unknown.add(slot);
    return slot;
  });
  return { text: filled, unknown: [...unknown] };
}
