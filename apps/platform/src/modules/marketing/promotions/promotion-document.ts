import { z } from 'zod';
import { type Language, ownPath, words } from '../fields.ts';
import { dated, endsAfterStart, endsTooEarly, orEmpty, readDocument } from '../read-document.ts';
import { markedText, type PromotionFile } from './promotion-file.ts';

/** A promotion as the office writes and publishes it. */
export type PromotionDocument = z.output<typeof promotion>;
export type CategoryDocument = z.output<typeof category>;

const english = z.strictObject({
  title: words(80),
  summary: words(200),
  text: markedText,
  tags: z.array(words(24)).max(5),
  actionLabel: orEmpty(words(40)),
});
/** What is empty is shown in English. */
const translated = z.strictObject({
  ...english.shape,
  title: orEmpty(words(80)),
  summary: orEmpty(words(200)),
  text: orEmpty(markedText),
});

const promotion = z
  .strictObject({
    ...dated,
    categories: z.array(z.int()).min(1, { error: 'must name a category' }).max(20),
    actionPath: orEmpty(ownPath),
    texts: z.strictObject({ en: english, sw: translated, zh: translated }),
  })
  .refine(endsAfterStart, endsTooEarly)
  .refine(({ actionPath, texts }) => actionPath === '' || texts.en.actionLabel !== '', {
    path: ['texts', 'en', 'actionLabel'],
    error: 'must name the button',
  });

const category = z.strictObject({
  isActive: z.boolean(),
  isInMenu: z.boolean(),
  position: z.int(),
  names: z.strictObject({ en: words(40), sw: orEmpty(words(40)), zh: orEmpty(words(40)) }),
});

export const readPromotionDocument = (body: unknown) => readDocument(promotion, body);
export const readCategoryDocument = (body: unknown) => readDocument(category, body);

/** The texts of a language, each in English where it has none. */
export function textsIn({ texts }: PromotionDocument, language: Language): PromotionDocument['texts']['en'] {
  const { en } = texts;
  const own = texts[language];
  return {
    title: own.title || en.title,
    summary: own.summary || en.summary,
    text: own.text || en.text,
    tags: own.tags.length > 0 ? own.tags : en.tags,
    actionLabel: own.actionLabel || en.actionLabel,
  };
}

/** Room to put others in between. */
const positionStep = 10;
export const positionOf = (place: number) => place * positionStep;

/** What a file says, as documents that the office can go on from. */
export function documentsOf({ categories, promotions }: PromotionFile) {
  return {
    categories: categories.map(({ id, ...given }, at) => ({ id, body: { ...given, position: positionOf(at + 1) } })),
    promotions: promotions.map(({ id, action, texts, startsAt, endsAt, ...given }, at) => ({
      id,
      body: {
        ...given,
        picture: null,
        position: positionOf(at + 1),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        actionPath: action?.path ?? '',
        texts: inEachOf((language) => ({ ...texts[language], actionLabel: action?.labels[language] ?? '' })),
      },
    })),
  };
}

function inEachOf<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return { en: of('en'), sw: of('sw'), zh: of('zh') };
}
