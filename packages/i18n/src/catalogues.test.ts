import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CompiledTexts, compileCatalogue, type Texts } from './compile-catalogue.ts';
import { languages, sourceLanguage } from './language.ts';

const folder = new URL('../catalogues/', import.meta.url);
const names = filesOf(sourceLanguage);
const translations = languages.filter((language) => language !== sourceLanguage);

describe.each(translations)('%s', (language) => {
  it('has the catalogues of the source', () => {
    expect(filesOf(language)).toEqual(names);
  });

  it.each(names)('%s has the ids of the source, each with a text', (name) => {
    const texts = textsOf(language, name);
    expect(Object.keys(texts)).toEqual(Object.keys(textsOf(sourceLanguage, name)));
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(names)('%s uses the arguments of the source', (name) => {
    expect(argumentsById(language, name)).toEqual(argumentsById(sourceLanguage, name));
  });
});

it('begins every id with the name of its catalogue, so that no two can collide', () => {
  const strays = names.flatMap((name) =>
    Object.keys(textsOf(sourceLanguage, name)).filter((id) => !id.startsWith(`${name.replace('.json', '')}.`)),
  );
  expect(strays).toEqual([]);
});

it.each(names)(
  '%s has no word of Nigeria: a page is told the currency, the country and the numbers of its market',
  (name) => {
    const ofNigeria = /₦|NGN|naira|奈拉|Nigeria|尼日利亚|Lagos|拉各斯|kobo|科博|\b234\d|\+234/i;
    const strays = languages.flatMap((language) =>
      Object.entries(textsOf(language, name)).filter(([, text]) => ofNigeria.test(text.replace(/\{\w+\}/g, ''))),
    );
    expect(strays).toEqual([]);
  },
);

function filesOf(language: string): string[] {
  return readdirSync(new URL(language, folder)).sort();
}

function textsOf(language: string, name: string): Texts {
  return JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8'));
}

function argumentsById(language: string, name: string): Record<string, string[]> {
  const compiled = Object.entries(compileCatalogue(textsOf(language, name)));
  return Object.fromEntries(compiled.map(([id, tokens]) => [id, [...new Set(argumentsOf(tokens))].sort()]));
}

function argumentsOf(tokens: CompiledTexts[string]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [argument, kind, cases] = token;
    if (kind === undefined) return [argument];
    const inner = Object.values(cases ?? {})
      .filter(Array.isArray)
      .flatMap(argumentsOf);
    return [`${argument}, ${kind}`, ...inner];
  });
}
