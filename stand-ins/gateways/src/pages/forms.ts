import type { FastifyInstance } from 'fastify';

/** Payment pages send plain forms, so that the browser itself follows the redirect back to the operator. */
export function serveForms(app: FastifyInstance, serve: (pages: FastifyInstance) => void): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
    );
    serve(pages);
  });
}
