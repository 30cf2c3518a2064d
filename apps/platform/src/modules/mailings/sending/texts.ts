import { type MailingChannel, type MailingLanguage, mailingLanguages } from '@harmattan/contract/office';
import type { Minor } from '@harmattan/kernel/money';
import { type SmsParts, smsParts } from '@harmattan/kernel/sms-parts';
import type { MailingRules } from '../mailings-deps.ts';

interface Writing {
  header: string;
  text: string;
}

/** What was written, by language. */
export type Texts = { en: Writing } & { [Language in Exclude<MailingLanguage, 'en'>]?: Writing | null | undefined };

/** How every offer by text ends, so that each says how to end them. */
const stopWords: Record<MailingLanguage, string> = {
  en: 'Reply STOP to end offers.',
  sw: 'Jibu STOP kuacha ofa.',
  zh: '回复STOP退订。',
};

/** A text of more parts is refused: gateways cut it. */
export const partsMax = 6;

export interface ShownText extends Writing, SmsParts {
  language: MailingLanguage;
  isFallback: boolean;
}

/** What players of each language get: their own text, or the English one. */
export function shownTexts(
  texts: Texts,
  { channel, isService }: { channel: MailingChannel; isService: boolean },
): Record<MailingLanguage, ShownText> {
  const show = (language: MailingLanguage): ShownText => {
    const own = texts[language];
    const written: MailingLanguage = own ? language : 'en';
    const { header, text } = own ?? texts.en;
    const whole = channel === 'sms' && !isService ? `${text} ${stopWords[written]}` : text;
    return { language, header, text: whole, isFallback: written !== language, ...smsParts(whole) };
  };
  return Object.fromEntries(mailingLanguages.map((language) => [language, show(language)])) as Record<
    MailingLanguage,
    ShownText
  >;
}

/** Of one part to this number. */
export function partPrice(userName: string, prices: MailingRules['partPrices']): Minor {
  const fitting = prices.filter(({ prefix }) => userName.startsWith(prefix));
  const [best] = fitting.toSorted((one, other) => other.prefix.length - one.prefix.length);
  return best?.priceMinor ?? 0n;
}

export function languageIn(text: string): MailingLanguage {
  return mailingLanguages.find((language) => language === text) ?? 'en';
}
