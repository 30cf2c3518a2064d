import { z } from 'zod';
import { ownPath, words } from '../fields.ts';
import { dated, endsAfterStart, endsTooEarly, orEmpty, readDocument } from '../read-document.ts';

export type BannerDocument = z.output<typeof banner>;
export type Place = BannerDocument['places'][number];
export type HomeSection = z.output<typeof section>;

const english = z.strictObject({ title: words(60), text: words(100) });
const translated = z.strictObject({ title: orEmpty(words(60)), text: orEmpty(words(100)) });

const banner = z
  .strictObject({
    ...dated,
    places: z
      .array(z.enum(['home', 'lobby']))
      .min(1, { error: 'must name a place' })
      .refine((places) => new Set(places).size === places.length, { error: 'must be named once' }),
    path: ownPath,
    texts: z.strictObject({ en: english, sw: translated, zh: translated }),
  })
  .refine(endsAfterStart, endsTooEarly);

const section = z.enum(['banners', 'cards', 'matches', 'games', 'welcome']);

const home = z.strictObject({
  sections: z
    .array(section)
    .refine((sections) => new Set(sections).size === sections.length, { error: 'must be named once' })
    // The matches bear the page's heading, the welcome says what a visitor must know.
    .refine((sections) => sections.includes('matches') && sections.includes('welcome'), {
      error: 'must have the matches and the welcome',
    }),
});

/** What players see while nothing is published. */
export const filedHome: z.output<typeof home> = { sections: section.options };

export const readBannerDocument = (body: unknown) => readDocument(banner, body);
export const readHomeDocument = (body: unknown) => readDocument(home, body);
