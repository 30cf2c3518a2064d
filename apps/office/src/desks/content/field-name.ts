import { translate } from './texts.ts';
import { languages } from './use-content.ts';

const named = {
  ...{ isActive: true, isInMenu: true, isSample: true, position: true, startsAt: true, endsAt: true },
  ...{ categories: true, actionPath: true, banner: true, picture: true },
  ...{ name: true, legalName: true, webViewCountries: true, licences: true, social: true, supportEmail: true },
  ...{ complaintsEmail: true, affiliatesEmail: true, marketingEmail: true, supportPhone: true },
  ...{ responsibleGamblingUrl: true, chatUrl: true, storeUrl: true },
  ...{ accent: true, accentTextDark: true, accentTextLight: true },
  ...{ places: true, path: true, sections: true, logo: true },
  ...{ title: true, summary: true, text: true, tags: true, actionLabel: true },
};
const isNamed = (word: string): word is keyof typeof named => word in named;

/** `Title, English` of `['texts', 'en', 'title']`. */
export function fieldName(path: readonly string[]): string {
  const language = languages.find((one) => path.includes(one));
  // What is wrong with an item of a list is wrong with the list.
  const own = path.findLast(isNamed) ?? '';
  const other = path[0] === 'names' ? 'content.field.name' : 'content.field.text';
  const words = [
    translate(isNamed(own) ? `content.field.${own}` : other),
    ...(language === undefined ? [] : [translate(`content.language.${language}`)]),
  ];
  return words.join(', ');
}
