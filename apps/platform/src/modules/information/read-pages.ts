import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFront } from '@harmattan/prose/read-front';
import type { Brand } from '../../settings/brand.ts';
import { SettingsError } from '../../settings/index.ts';
import { brandWords, fillIn } from './fill-in.ts';
import { type Language, languages, pageNames, sourceLanguage } from './page-names.ts';

export interface PagesOptions {
  dir: string;
  mode: 'sandbox' | 'live';
  brand: Brand;
}

export interface PageText {
  text: string;
  /** English where the language asked for has no such text. */
  language: Language;
}

/** By `<language>/<name>.md`, every one of them. */
export type PageTexts = ReadonlyMap<string, PageText>;

export const pageBytesMax = 100_000;

/** Reads every text once, filled in and as it stands there. What is missing or wrong is found now, all of it, and not by the first player who wants to read it. */
export function readPages(options: PagesOptions): { texts: PageTexts; sources: ReadonlyMap<string, string> } {
  const problems: string[] = [];
  const own = new Map<string, PageText>();
  const sources = new Map<string, string>();
  for (const language of languages) {
    const words = brandWords(options.brand, language);
    for (const name of pageNames) {
      const file = `${language}/${name}.md`;
      try {
        const page = readPage(options, file, words);
        if (page !== undefined) {
          own.set(file, { text: page.text, language });
          sources.set(file, page.source);
        } else if (language === sourceLanguage) problems.push(`${file}: is missing`);
      } catch (error) {
        problems.push(`${file}: ${(error as Error).message}`);
      }
    }
  }
  if (problems.length > 0) throw new SettingsError(problems.map((problem) => `PAGES_DIR (${options.dir}): ${problem}`));
  return {
    texts: new Map(languages.flatMap((language) => pageNames.map((name) => entryOf(own, language, `${name}.md`)))),
    sources,
  };
}

function entryOf(own: PageTexts, language: Language, file: string): [string, PageText] {
  const page = own.get(`${language}/${file}`) ?? own.get(`${sourceLanguage}/${file}`);
  if (!page) throw new Error(`${file} was not read`);
  return [`${language}/${file}`, page];
}

/** Undefined where there is no such file. */
function readPage(
  { dir, mode }: PagesOptions,
  file: string,
  words: Record<string, string>,
): { text: string; source: string } | undefined {
  const stats = statSync(join(dir, file), { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isFile()) throw new Error('is no file');
  if (stats.size > pageBytesMax) throw new Error(`is larger than ${pageBytesMax / 1_000} KB`);
  const source = utf8(readFileSync(join(dir, file)));
  const { text, unknown } = fillIn(source, words);
  const front = readFront(text);
  if (front.changed === undefined) throw new Error('must begin with the day of its last change, "changed: 2026-11-15"');
  if (front.body === '') throw new Error('has no text');
  if (unknown.length > 0) throw new Error(`nothing is known to fill in for ${unknown.join(', ')}`);
  if (mode === 'live' && front.isSample) throw new Error('is a sample, "sample: yes", and cannot go live');
  return { text, source };
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is not written in UTF-8');
  }
}
