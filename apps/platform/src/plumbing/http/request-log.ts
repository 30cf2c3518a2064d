import type { StatusWord } from '@harmattan/contract';
import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { withoutSearching } from '../log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call that this route serves. */
    call?: string;
    takesMoney?: boolean;
    /** A picture of a page: it is answered with the headers of an asset. */
    isPicture?: boolean;
  }
  interface FastifyReply {
    /** Of the envelope: a refusal that belongs to the business is HTTP 200 as well. */
    statusWord: StatusWord | undefined;
    /** Whose session the request carries. */
    playerId: bigint | undefined;
    /** Refused before it was validated. A flood of such answers is counted, and writes no line for each. */
    isTurnedAway: boolean;
  }
}

/**
 * One line and one measurement for each request. Queries and bodies stay out: they may hold secrets. A refusal names its word
 * and the player: the record of another player is refused with HTTP 200, as one that does not exist.
 */
export function logRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });

  const answers = new Counter({
    name: 'harmattan_call_answers',
    help: 'Answers of calls, by their status word',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  app.decorateReply('statusWord', undefined);
  app.decorateReply('playerId', undefined);
  app.decorateReply('isTurnedAway', false);

  const log = withoutSearching(app.log as unknown as Logger);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = routeOf(request, reply);
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    const { call } = request.routeOptions.config;
    if (call && reply.statusWord) answers.inc({ call, status: reply.statusWord });
    if (route === 'probe' || route === 'asset' || reply.isTurnedAway) return;
    const ms = Math.round(reply.elapsedTime);
    log.info({
      requestId: request.id,
      route,
      method: request.method,
      status: reply.statusCode,
      ms,
      ...refusalOf(reply),
    });
  });
}

function refusalOf({ statusWord, playerId }: FastifyReply): { word?: StatusWord; playerId?: string } {
  if (statusWord === undefined || statusWord === 'SUCCESS') return {};
  return playerId === undefined ? { word: statusWord } : { word: statusWord, playerId: String(playerId) };
}

/** A bounded set of names, whatever paths strangers try. */
function routeOf(request: FastifyRequest, reply: FastifyReply): string {
  const { call } = request.routeOptions.config;
  if (call) return call;
  const url = request.routeOptions.url ?? '';
  if (/^\/(healthz|readyz|metrics)/.test(url)) return 'probe';
  if (/^\/(art|assets|tiles)\//.test(url)) return 'asset';
  if (url !== '') return url;
  return reply.statusCode < 400 ? 'page' : 'unknown';
}
