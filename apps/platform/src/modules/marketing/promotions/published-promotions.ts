import type { PublishedContent } from '../../content/index.ts';
import {
  type CategoryDocument,
  type PromotionDocument,
  readCategoryDocument,
  readPromotionDocument,
} from './promotion-document.ts';

export interface PublishedPromotions {
  promotions: ReadonlyMap<number, PromotionDocument>;
  categories: ReadonlyMap<number, CategoryDocument>;
}

/** What the office has published, read once for each change. It takes the place of what the file says under the same id. */
export function readPublished(published: () => PublishedContent): () => PublishedPromotions {
  let revision: bigint | undefined;
  let held: PublishedPromotions = { promotions: new Map(), categories: new Map() };
  return () => {
    const content = published();
    if (content.revision === revision) return held;
    held = {
      promotions: documents(content, 'promotion', readPromotionDocument),
      categories: documents(content, 'category', readCategoryDocument),
    };
    revision = content.revision;
    return held;
  };
}

/** Nothing is published that has problems; a body that a later version of the product refuses is not shown. */
function documents<Document>(
  content: PublishedContent,
  kind: string,
  read: (body: unknown) => { document: Document } | { problems: string[] },
): Map<number, Document> {
  const found = new Map<number, Document>();
  for (const [key, { body }] of content.of(kind)) {
    const given = read(body);
    if ('document' in given) found.set(Number(key), given.document);
  }
  return found;
}
