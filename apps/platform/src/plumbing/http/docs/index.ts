import { readFileSync } from 'node:fs';
import { calls } from '@harmattan/contract';
import { openApiDocument } from '@harmattan/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';

/** The contract as a page that people can read, and as the OpenAPI document that programs can. */
export function serveDocs(app: FastifyInstance): void {
  const page = docsPage(calls);
  const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8');
  const document = openApiDocument(calls);
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/api/docs/openapi.json', () => document);
}
