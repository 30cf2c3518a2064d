import type { FastifyInstance } from 'fastify';

/** Pages that work without a script: what their forms send is read as they send it. */
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
