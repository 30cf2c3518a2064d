import { languageOf } from '@harmattan/process/stand-in/language';
import type { FastifyInstance } from 'fastify';
import { rulesPage } from './rules-page.ts';
import { rulesNow, rulesVersions } from './versions.ts';

type Asked = { Params: { version?: string }; Querystring: { lang?: unknown } };

/** Every version of the rules on a page of its own; without a number the one of now. */
export function serveRules(app: FastifyInstance, { currency }: { currency: string }): void {
  app.get<Asked>('/rules/:version?', async (request, reply) => {
    const { version = String(rulesNow.version) } = request.params;
    const rules = rulesVersions.find((one) => String(one.version) === version);
    if (!rules) return reply.callNotFound();
    const { lang } = request.query;
    const language = languageOf(typeof lang === 'string' ? lang : request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(rulesPage({ rules, language, currency }));
  });
}
