import { readFront } from '@harmattan/prose/read-front';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../settings/brand.ts';
import type { PublishedContent } from '../content/index.ts';
import { brandWords, fillIn } from './fill-in.ts';
import { composePage, type PageDocument, pageProblems } from './page-document.ts';
import { type Language, languages, pageNames } from './page-names.ts';
import { type PagesOptions, type PageText, type PageTexts, readPages } from './read-pages.ts';
import { servePages } from './serve-pages.ts';

/** The operator's pages: of the folder, until the office publishes another text. */
export function createInformation(options: PagesOptions) {
  const { texts, sources } = readPages(options);
  return {
    /** Texts with the brand's words as they are now. */
    servePages(app: FastifyInstance, from: { published(): PublishedContent; brand(): Brand }): void {
      servePages(app, pageFinder({ ...from, texts, sources }));
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

interface Shelf {
  /** Which language each page of the folder is shown in. */
  texts: PageTexts;
  sources: ReadonlyMap<string, string>;
  published(): PublishedContent;
  brand(): Brand;
}

/** Composed once for each change, so that the same text is the same object. */
function pageFinder(shelf: Shelf): (file: string) => PageText | undefined {
  let revision: bigint | undefined;
  let composed = new Map<string, PageText>();
  return (file) => {
    const content = shelf.published();
    if (content.revision !== revision) composed = composeAll(shelf, content);
    revision = content.revision;
    return composed.get(file);
  };
}

function composeAll({ texts, sources, brand }: Shelf, content: PublishedContent): Map<string, PageText> {
  const composed = new Map<string, PageText>();
  for (const language of languages) {
    for (const name of pageNames) {
      const file = `${language}/${name}.md`;
      const shown = texts.get(file)?.language ?? language;
      const { text } = fillIn(sources.get(`${shown}/${name}.md`) ?? '', brandWords(brand(), shown));
      const document = content.of('page').get(name);
      const page = document && composePage(document.body, { language, brand: brand(), changedAt: document.writtenAt });
      composed.set(file, page ?? { text, language: shown });
    }
  }
  return composed;
}
