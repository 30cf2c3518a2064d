import type { FastifyInstance } from 'fastify';
import type { Page } from '../plumbing/http/page.ts';
import { assetPrefix, dataHeadersOf } from '../plumbing/http/security-headers.ts';
import { answerNoFile, isPagePath, sendPage, serveBuiltFiles } from '../plumbing/http/site.ts';

interface OfficePageOptions {
  url: string;
  officeDir: string;
  page(): Page;
}

/** Everything comes from this origin, no script stands in the page, and no other page may frame it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // A form that no script serves would write the password into an address.
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** Over the headers of data, which every answer of the office has. */
const pageHeaders = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** The page of the staff. Addresses inside it are its own matter: each of them is this page. */
export async function serveOfficePage(
  app: FastifyInstance,
  { url, officeDir, page }: OfficePageOptions,
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith(assetPrefix)) reply.removeHeader('cache-control');
    done();
  });
  await serveBuiltFiles(app, officeDir);
  app.setNotFoundHandler((request, reply) =>
    isPagePath(request)
      ? sendPage(request, reply.headers({ ...dataHeadersOf(url), ...pageHeaders }), page())
      : answerNoFile(reply),
  );
}
