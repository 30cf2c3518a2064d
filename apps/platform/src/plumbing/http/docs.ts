import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@harmattan/contract';
import { openApiDocument } from '@harmattan/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** The contract as a page that people can read and try out, and as openapi.json below it. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(calls) as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, tryItOutEnabled: true },
    theme: { title: 'Harmattan · calls' },
  });
}
