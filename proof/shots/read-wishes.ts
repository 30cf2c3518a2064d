import { parseArgs } from 'node:util';
import { languages } from '@harmattan/i18n/language';
import { PlainWordsError } from '../../scripts/system/plain-words-error.mjs';
import { sizes, themes, type Wishes } from './tours.ts';

const usage = `npm run shots                  opens every page and leaves pictures in shots/
    --pages /slots,/deposit    those paths alone, and what lies below them
    --sizes ${Object.keys(sizes).join(',')}
    --languages ${languages.join(',')}
    --themes ${themes.join(',')}
    --first-screen             the window alone, not the whole page
    --readme                   the pictures that README.md shows, instead`;

export function readWishes(args: string[]): Wishes {
  const values = parse(args);
  return {
    isForReadme: values.readme ?? false,
    isFirstScreen: values['first-screen'] ?? false,
    pages: listed(values.pages),
    sizes: known('sizes', values.sizes, Object.keys(sizes)),
    languages: known('languages', values.languages, languages),
    themes: known('themes', values.themes, themes),
  };
}

function parse(args: string[]) {
  try {
    const options = {
      readme: { type: 'boolean' },
      'first-screen': { type: 'boolean' },
      pages: { type: 'string' },
      sizes: { type: 'string' },
      languages: { type: 'string' },
      themes: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}

function known(option: string, text: string | undefined, all: readonly string[]): string[] {
  const wanted = listed(text);
  const strange = wanted.find((word) => !all.includes(word));
  if (strange !== undefined) throw new PlainWordsError(`--${option} knows no "${strange}"\n\n${usage}`);
  return wanted;
}

function listed(text = ''): string[] {
  return text.split(',').filter((word) => word !== '');
}
