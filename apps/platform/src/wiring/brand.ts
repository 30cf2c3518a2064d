import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../modules/content/index.ts';
import { type Page, readPage } from '../plumbing/http/page.ts';
import type { Brand } from '../settings/brand.ts';
import { brandBody, brandOf } from '../settings/brand.ts';
import { brandStyles } from '../settings/brand-colours.ts';
import type { Ground } from './ground.ts';

const stylesPath = '/art/brand.css';
const yearSeconds = 31_536_000;

interface PageOptions {
  more?: () => object;
  /** What a search engine shows below the page's name. */
  describe?: (brand: Brand) => string;
  language?: string;
  withRegions?: boolean;
}

/** The operator's face as it is now: the file's, until the office publishes another one. */
export function keepBrand(
  { brand: filed, settings }: Pick<Ground, 'brand' | 'settings'>,
  content: Pick<Content, 'published'>,
) {
  const { mode } = settings;
  const current = onceEach(content, () => {
    const body = content.published().of('brand').get('brand')?.body;
    const read = body === undefined ? undefined : brandOf(body, mode);
    // Help lines are the file's, whatever the office writes.
    return read && 'brand' in read ? { ...read.brand, helpLines: filed.helpLines } : filed;
  });
  const styles = onceEach(content, () => {
    const { colours } = current();
    if (!colours) return undefined;
    const css = brandStyles(colours);
    return { css, address: `${stylesPath}?${createHash('sha256').update(css).digest('hex').slice(0, 12)}` };
  });
  return {
    current,
    /** The file's, as the office goes on from it. */
    filedBody: brandBody(filed),
    /** What keeps a brand that the office wrote from being published. */
    problemsOf(body: unknown): string[] {
      const read = brandOf(body, mode);
      return 'problems' in read ? read.problems : [];
    },
    /** The one page of a build, with what `shown` makes of the brand in it, and what else it must know. */
    pageOf(
      siteDir: string,
      shown: (brand: Brand) => object,
      { more = () => ({}), describe, ...page }: PageOptions,
    ): () => Page {
      return onceEach(
        content,
        () => {
          const { colours: _, ...face } = shown(current()) as { colours?: unknown };
          const pageData = { mode, brand: face, ...more() };
          const description = describe?.(current());
          return readPage({
            siteDir,
            pageData,
            styleSheet: styles()?.address,
            ...(description && { description }),
            ...page,
          });
        },
        () => JSON.stringify(more()),
      );
    },
    /** Its colours over those of the tokens. The address has the hash, so that it is kept for good. */
    serveStyles(app: FastifyInstance): void {
      app.get(stylesPath, { config: { isPicture: true } }, (_request, reply) =>
        reply
          .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
          .type('text/css; charset=utf-8')
          .send(styles()?.css ?? ''),
      );
    },
  };
}

export type BrandKeeper = ReturnType<typeof keepBrand>;

/** Makes it anew when something else was published, or what it depends on besides has changed. */
function onceEach<Value>(
  content: Pick<Content, 'published'>,
  make: () => Value,
  dependsOn: () => string = () => '',
): () => Value {
  let held: { revision: bigint; state: string; value: Value } | undefined;
  return () => {
    const { revision } = content.published();
    const state = dependsOn();
    if (held?.revision !== revision || held.state !== state) held = { revision, state, value: make() };
    return held.value;
  };
}
