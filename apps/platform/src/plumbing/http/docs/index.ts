import { readFileSync } from 'node:fs';
import { calls, events } from '@harmattan/contract';
import { openApiDocument } from '@harmattan/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { prepareText } from '../prepared-text.ts';
import { docsPage } from './docs-page.ts';

/** The contract as a page that people can read, and as the OpenAPI document that programs can. */
export function serveDocs(app: FastifyInstance): void {
  const texts = {
    '/api/docs': { type: 'text/html; charset=utf-8', make: () => docsPage(calls, events) },
    '/api/docs/docs.css': {
      type: 'text/css; charset=utf-8',
      make: () => readFileSync(new URL('docs.css', import.meta.url), 'utf8'),
    },
    '/api/docs/openapi.json': {
      type: 'application/json; charset=utf-8',
      make: () => JSON.stringify(openApiDocument(calls, events)),
    },
  };
  for (const [path, text] of Object.entries(texts)) app.get(path, prepareText(text));
}
