import { join } from 'node:path';
import { languageOf } from '@harmattan/plumbing/stand-in/language';
import type { FastifyInstance } from 'fastify';
import { builtDir, readIfThere } from './build.ts';
import { serveAssets } from './serve-assets.ts';

export { type Entry, findEntry } from './build.ts';

/** A visitor, or a player with a seat: the secret itself is checked when the page makes a call. */
const secretShape = /^(guest|[\w-]{43})$/;
const emptyBlock = '{}</script>';

interface PageDeps {
  siteUrl: string;
  siteOrigin: string;
  widgetOrigin: string | undefined;
  currency: string;
  /** Where the built page lies. */
  dir?: string;
}

/** The book's page, for a frame or on its own, and the files it is made of. */
export function servePage(
  app: FastifyInstance,
  { siteUrl, siteOrigin, widgetOrigin, currency, dir = builtDir }: PageDeps,
): void {
  app.get('/', (_request, reply) => reply.redirect(siteUrl));
  serveAssets(app, { dir, widgetOrigin });

  app.get<{ Params: { secret: string }; Querystring: { lang?: unknown } }>('/book/:secret', (request, reply) => {
    if (!secretShape.test(request.params.secret)) return reply.callNotFound();
    const html = readIfThere(join(dir, 'index.html'));
    if (html === undefined)
      return reply.status(503).type('text/plain').send('The page is not built yet: npm start does it.\n');
    const language = languageOf(typeof request.query.lang === 'string' ? request.query.lang : undefined);
    // The address of the page is as good as the seat: no cache keeps it, and no other page is told of it.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).type('text/html; charset=utf-8');
    return reply.send(
      html
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace(emptyBlock, () => `${dataText({ siteOrigin, siteUrl, currency })}</script>`),
    );
  });
}

/** A block of data that no text in it can end. */
function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
