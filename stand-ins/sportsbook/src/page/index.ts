import { sendBuiltPage } from '@harmattan/process/stand-in/built-page';
import { languageOf } from '@harmattan/process/stand-in/language';
import { serveAssets } from '@harmattan/process/stand-in/serve-assets';
import type { FastifyInstance } from 'fastify';
import { builtDir } from './build.ts';

export { findEntry } from './build.ts';

/** A visitor, or a player with a seat: the secret itself is checked when the page makes a call. */
const secretShape = /^(guest|[\w-]{43})$/;

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
  // The operator's page loads some of them as the widget.
  serveAssets(app, { dir, path: '/assets', openTo: widgetOrigin });

  app.get<{ Params: { secret: string }; Querystring: { lang?: unknown } }>('/book/:secret', (request, reply) => {
    if (!secretShape.test(request.params.secret)) return reply.callNotFound();
    const language = languageOf(typeof request.query.lang === 'string' ? request.query.lang : undefined);
    // The address of the page is as good as the seat: no cache keeps it, and no other page is told of it.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return sendBuiltPage(reply, { dir, file: 'index.html', language, data: { siteOrigin, siteUrl, currency } });
  });
}
