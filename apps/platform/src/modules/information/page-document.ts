import { market } from '@harmattan/kernel/market';
import { isAddress } from '@harmattan/prose/is-address';
import { z } from 'zod';
import type { Brand } from '../../settings/brand.ts';
import { brandWords, fillIn } from './fill-in.ts';
import { type Language, languages, sourceLanguage } from './page-names.ts';
import { type PageText, pageBytesMax } from './read-pages.ts';

/** A page as the office writes and publishes it. A text that is empty is shown in English. */
const pageDocument = z.strictObject({
  isSample: z.boolean(),
  texts: z.strictObject({ en: z.string(), sw: z.string(), zh: z.string() }),
});
export type PageDocument = z.output<typeof pageDocument>;

/** The day of the operator's market. */
const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: market.timeZone, dateStyle: 'short' });

/** What keeps it from being published, all of it. */
export function pageProblems(body: unknown, { mode, brand }: { mode: 'sandbox' | 'live'; brand: Brand }): string[] {
  const { data } = pageDocument.safeParse(body);
  if (!data) return ['the page: has another shape'];
  return [
    ...(data.texts[sourceLanguage].trim() === '' ? [`${sourceLanguage}: has no text`] : []),
    ...(mode === 'live' && data.isSample ? ['the page: is a sample and cannot go live'] : []),
    ...languages.flatMap((language) =>
      textProblems(data.texts[language], brandWords(brand, language)).map((problem) => `${language}: ${problem}`),
    ),
  ];
}

function textProblems(text: string, words: Record<string, string>): string[] {
  const { text: filled, unknown } = fillIn(text, words);
  const links = [...filled.matchAll(/\]\(([^)\s]*)\)/g)].map(([, address = '']) => address);
  return [
    ...(Buffer.byteLength(filled) > pageBytesMax ? [`is larger than ${pageBytesMax / 1_000} KB`] : []),
    ...(/[\u202a-\u202e\u2066-\u2069]/u.test(text) ? ['has signs that turn the direction of the text'] : []),
    ...(/^(changed|sample): /.test(text) ? ['begins with a line about itself, which is written for it'] : []),
    ...unknown.map((slot) => `nothing is known to fill in for ${slot}`),
    ...links.filter((address) => !isAddress(address)).map((address) => `a link leads to no address: ${address}`),
  ];
}

/** What players read: the day of its last change, whether it is a sample, and its text with the brand's words. */
export function composePage(
  body: unknown,
  { language, brand, changedAt }: { language: Language; brand: Brand; changedAt: Date },
): PageText | undefined {
  const { data } = pageDocument.safeParse(body);
  if (!data) return undefined;
  const shown = data.texts[language].trim() === '' ? sourceLanguage : language;
  const { text } = fillIn(data.texts[shown], brandWords(brand, shown));
  const head = [`changed: ${dayIn.format(changedAt)}`, ...(data.isSample ? ['sample: yes'] : [])];
  return { text: `${head.join('\n')}\n\n${text}`, language: shown };
}
