import { expect } from 'vitest';

type Text = string | ((...given: never[]) => string);
type Catalogue = { [key: string]: Text | Catalogue };

/**
 * What the types cannot say of a page's texts: no text is empty, each text says what it is given, and none was left in English except
 * those named in `alike`, as in `problems.wrong pin`.
 */
export function expectTranslated(
  { en, ...others }: Record<'en' | 'sw' | 'zh', object>,
  { alike }: { alike: string[] },
): void {
  const english = new Map(textsOf(en as Catalogue));
  for (const [language, catalogue] of Object.entries({ en, ...others })) {
    const texts = new Map(textsOf(catalogue as Catalogue));
    expect([...texts.keys()].sort(), language).toEqual([...english.keys()].sort());
    for (const [path, text] of texts) {
      const said = say(text);
      const source = english.get(path);
      expect(said.trim(), `${language} ${path}`).not.toBe('');
      if (typeof source === 'function')
        for (let at = 0; at < source.length; at += 1) expect(said, `${language} ${path}`).toContain(`<${at}>`);
      if (language !== 'en' && source !== undefined && !alike.includes(path))
        expect(said, `${language} ${path}`).not.toBe(say(source));
    }
  }
}

function textsOf(catalogue: Catalogue, prefix = ''): [path: string, text: Text][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, Text][] =>
    typeof value === 'object' ? textsOf(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

function say(text: Text): string {
  return typeof text === 'string'
    ? text
    : text(...(Array.from({ length: text.length }, (_, at) => `<${at}>`) as never[]));
}
