import type { FastifyInstance } from 'fastify';
import { readFiles } from './files.ts';
import { phonePage } from './page.ts';
import { type PhoneDeps, panels } from './panels.ts';

/** The phone that a person holds: one page, with a panel for each thing that can be done with it. */
export function servePhone(app: FastifyInstance, deps: PhoneDeps): void {
  const all = panels(deps);
  const page = phonePage(all);
  const files = readFiles();

  app.get('/', (_request, reply) => reply.redirect('/phone'));
  app.get('/phone', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  );
  app.get<{ Params: { name: string } }>('/phone/files/:name', (request, reply) => {
    const file = files.get(request.params.name);
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type(file.type).send(file.body);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/phone/api/')) reply.header('cache-control', 'no-store');
  });
  app.get('/phone/api/numbers', async () => ({ numbers: await deps.sms.recentNumbers() }));
  for (const panel of all) panel.serve(app);
}
