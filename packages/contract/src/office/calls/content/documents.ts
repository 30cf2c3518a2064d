import { z } from 'zod';
import { nameSchemas } from '../../../names.ts';

/** A draft may be unfinished: what keeps it from being published is told with it. */
const line = z.string().max(200);
const longText = z.string().max(100_000);

const inEach = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .strictObject({ en: schema, sw: schema, zh: schema })
    .meta({ description: 'What is empty in Swahili or Chinese is shown in English' });

/** With its offset, so that it says whose midnight is meant. */
const moment = z.iso.datetime({ offset: true });

const pictureHash = z.string().regex(/^[0-9a-f]{64}$/);

/** What has a picture and a period. */
const dated = {
  banner: z.string().max(80).meta({ description: 'A drawn picture, shown while none is uploaded' }),
  picture: pictureHash.nullable().meta({ description: 'Hash of an uploaded picture' }),
  isActive: z.boolean(),
  position: z.int().min(0).max(100_000).meta({ description: 'Smaller ones stand first' }),
  startsAt: moment,
  endsAt: moment.nullable().meta({ description: 'Null: until further notice' }),
};

const promotion = z.strictObject({
  ...dated,
  categories: z.array(z.int()).max(20),
  actionPath: line.meta({ description: 'Where its button leads, a path of the site; empty: it has none' }),
  texts: inEach(
    z.strictObject({
      title: line,
      summary: z.string().max(400),
      text: z.string().max(10_000),
      tags: z.array(line).max(5),
      actionLabel: line,
    }),
  ),
});

const banner = z.strictObject({
  ...dated,
  places: z
    .array(z.enum(['home', 'lobby']))
    .max(2)
    .meta({ description: 'Where it stands: on home, above the lists of games' }),
  path: line.meta({ description: 'Where it leads, a path of the site' }),
  texts: inEach(z.strictObject({ title: line, text: line })),
});

const homeSection = z.enum(['banners', 'cards', 'matches', 'games', 'welcome']);
const home = z.strictObject({
  sections: z
    .array(homeSection)
    .max(homeSection.options.length)
    .meta({ description: 'Those that are shown, from the top' }),
});

const category = z.strictObject({
  isActive: z.boolean(),
  isInMenu: z.boolean(),
  position: z.int().min(0).max(100_000),
  names: inEach(line),
});

const page = z.strictObject({
  isSample: z.boolean().meta({ description: 'Says so to its readers, and cannot go live' }),
  texts: inEach(longText),
});

const colour = z.string().max(20).meta({ description: 'As #f6b23c' });

const brand = z.strictObject({
  name: line,
  legalName: line,
  isSample: z.boolean().meta({ description: 'Says so in the footer, and cannot go live' }),
  webViewCountries: z.array(z.string().max(2)).max(50),
  licences: z.array(z.string().max(300)).max(20),
  social: z.array(z.strictObject({ name: line, url: line })).max(20),
  supportEmail: line,
  complaintsEmail: line,
  affiliatesEmail: line.meta({ description: 'Empty: that of support' }),
  marketingEmail: line.meta({ description: 'Empty: that of support' }),
  supportPhone: line,
  responsibleGamblingUrl: line.meta({ description: 'Empty: our own page' }),
  chatUrl: line.meta({ description: 'Empty: the contact form' }),
  storeUrl: line.meta({ description: 'Empty: there is none' }),
  colours: z
    .strictObject({ accent: colour, accentTextDark: colour, accentTextLight: colour })
    .nullable()
    .meta({ description: 'Null: those of the tokens' }),
  logo: z
    .strictObject({ hash: pictureHash, width: z.int().min(1).max(480).meta({ description: 'Its height is 96' }) })
    .nullish()
    .meta({ description: 'Uploaded. Without it: our mark and the name' }),
});

export const contentKind = z.enum(['promotion', 'category', 'banner', 'home', 'page', 'brand']);
export const document = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('promotion'), body: promotion }),
  z.strictObject({ kind: z.literal('category'), body: category }),
  z.strictObject({ kind: z.literal('banner'), body: banner }),
  z.strictObject({ kind: z.literal('home'), body: home }),
  z.strictObject({ kind: z.literal('page'), body: page }),
  z.strictObject({ kind: z.literal('brand'), body: brand }),
]);

nameSchemas({
  ...{ ContentPromotion: promotion, ContentCategory: category, ContentPage: page, ContentBrand: brand },
  ...{ ContentBanner: banner, ContentHome: home, ContentDocument: document },
});
