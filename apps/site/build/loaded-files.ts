import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** A language's own module: what every page needs before it can say anything, and where its other texts lie. */
const languageModule = /\/i18n\/src\/languages\/(\w+)\.ts$/;
/** What comes after the first paint: parts of the shell and of the first page, and their texts. */
const laterCatalogues = ['menu', 'sports', 'start-up', 'welcome'];
const laterPart = /\/src\/(app|features\/home|shared\/sportsbook)\//;
const catalogueModule = /\/i18n\/catalogues\/(\w+)\/([\w-]+)\.json$/;
const pageModule = /\/features\/([\w-]+)\/([\w-]+)-page\.tsx$/;

export interface Page {
  /** Folder and file of the page: `home/home` */
  name: string;
  /** The feature's folder, which is the name of its catalogue too. */
  feature: string;
  chunk: Chunk;
}

export function pagesOf(bundle: Bundle): Page[] {
  return chunksOf(bundle).flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const [, feature, page] = pageModule.exec(id) ?? [];
      return feature && page ? [{ name: `${feature}/${page}`, feature, chunk }] : [];
    }),
  );
}

/** Files that the page itself names: the entry, its static imports and their styles. */
export function entryFiles(bundle: Bundle): string[] {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the bundle has no entry');
  return withImports(bundle, entry);
}

/** Files that the first page asks for once the entry runs, in one language. */
export function firstPageFiles(bundle: Bundle, feature: string, language: string): string[] {
  const page = pagesOf(bundle).find((candidate) => candidate.feature === feature);
  if (!page) throw new Error(`the bundle has no page of ${feature}`);
  const texts = [languageFile(bundle, language), catalogueFile(bundle, feature, language)];
  const atOnce = new Set(entryFiles(bundle));
  return [...new Set([...withImports(bundle, page.chunk), ...texts])].filter((file) => !atOnce.has(file));
}

/** What the app needs to open without a network: the shell with all its parts and the first page, and their texts in every language. */
export function shellFiles(
  bundle: Bundle,
  feature: string,
  languages: readonly string[],
): { files: string[]; texts: Record<string, string[]> } {
  const parts = chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some((id) => laterPart.test(id)));
  const textsIn = (language: string) => {
    const catalogues = [feature, ...laterCatalogues].map((name) => catalogueFile(bundle, name, language));
    return [...new Set([languageFile(bundle, language), ...catalogues])];
  };
  const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]));
  const allTexts = new Set(Object.values(texts).flat());
  const pages = languages.flatMap((language) => firstPageFiles(bundle, feature, language));
  const all = new Set([...entryFiles(bundle), ...parts.flatMap((part) => withImports(bundle, part)), ...pages]);
  return { files: [...all].filter((file) => !allTexts.has(file)), texts };
}

export function pageFiles(bundle: Bundle, page: Page, language: string): string[] {
  return [...withImports(bundle, page.chunk), catalogueFile(bundle, page.feature, language)];
}

function languageFile(bundle: Bundle, language: string): string {
  const chunk = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => languageModule.exec(id)?.[1] === language),
  );
  if (!chunk) throw new Error(`the bundle has no texts in ${language}`);
  return chunk.fileName;
}

function catalogueFile(bundle: Bundle, name: string, language: string): string {
  const isWanted = (id: string) => {
    const [, itsLanguage, itsName] = catalogueModule.exec(id) ?? [];
    return itsLanguage === language && itsName === name;
  };
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(isWanted));
  if (!chunk) throw new Error(`the bundle has no catalogue ${name} in ${language}`);
  return chunk.fileName;
}

function withImports(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const target = bundle[file];
    return target?.type === 'chunk' ? withImports(bundle, target, seen) : [];
  });
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [...new Set([chunk.fileName, ...styles, ...imported])];
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
