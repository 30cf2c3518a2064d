import { readFront } from '@harmattan/prose/read-front';
import type { FastifyInstance } from 'fastify';
import type { PublishedContent } from '../content/index.ts';
import { composePage, type PageDocument, pageProblems } from './page-document.ts';
import { type Language, languages, pageNames } from './page-names.ts';
import { type PagesOptions, type PageText, readPages } from './read-pages.ts';
import { servePages } from './serve-pages.ts';

export { pageNames } from './page-names.ts';

/** The operator's pages: of the folder, until the office publishes another text. */
export function createInformation(options: PagesOptions) {
  const { texts, sources } = readPages(options);
  return {
    servePages(app: FastifyInstance, { published }: { published(): PublishedContent }): void {
      servePages(app, pageFinder({ ...options, texts, published }));
    },
    pageNames,
    /** The folder's text, as the office goes on from it. */
    filedPage(name: string): PageDocument {
      const textOf = (language: Language) => readFront(sources.get(`${language}/${name}.md`) ?? '').body;
      return {
        isSample: readFront(sources.get(`en/${name}.md`) ?? '').isSample,
        texts: { en: textOf('en'), sw: textOf('sw'), zh: textOf('zh') },
      };
    },
    /** What keeps a page from being published. */
    pageProblems: (body: unknown) => pageProblems(body, options),
  };
}

export type Information = ReturnType<typeof createInformation>;

/** Composed once for each change, so that the same text is the same object. */
function pageFinder(
  from: PagesOptions & { texts: ReadonlyMap<string, PageText>; published(): PublishedContent },
): (file: string) => PageText | undefined {
  let revision: bigint | undefined;
  let composed = new Map<string, PageText>();
  return (file) => {
    const content = from.published();
    if (content.revision !== revision) composed = composeAll(from, content);
    revision = content.revision;
    return composed.get(file) ?? from.texts.get(file);
  };
}

function composeAll({ brand }: PagesOptions, content: PublishedContent): Map<string, PageText> {
  const composed = new Map<string, PageText>();
  for (const [name, { body, writtenAt }] of content.of('page')) {
    for (const language of languages) {
      const page = composePage(body, { language, brand, changedAt: writtenAt });
      if (page) composed.set(`${language}/${name}.md`, page);
    }
  }
  return composed;
}
