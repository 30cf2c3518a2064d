import {
  apiPrefix,
  type CallDefinition,
  type Envelope,
  type StatusWord,
  splitKey,
  statuses,
} from '@harmattan/contract';
import { assert } from '@harmattan/kernel/assert';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestsPerMinuteDefault } from '../../settings/environment.ts';
import {
  type Answer,
  type AskGate,
  type CallMap,
  type CallRequest,
  type Handler,
  type Handlers,
  type Player,
  refuse,
  type SetCookie,
} from './answer.ts';
import { cookieText } from './cookies.ts';
import { RequestFailure } from './failure.ts';
import { isStorable, parseJsonBody } from './json-body.ts';
import { packAnswer } from './pack-answer.ts';

export interface CallsOptions<Calls extends CallMap> {
  calls: Calls;
  handlers: Handlers<Calls>;
  /**
   * Whose session the request carries. Undefined for a visitor, and for a session that has ended. Its life begins anew
   * only where the cookie's can as well.
   */
  authenticate(request: FastifyRequest, setCookie?: SetCookie): Promise<Player | undefined>;
  /** Asked before a call that has a gate is handled. Left out only where a few calls are served without the product. */
  askGate?: AskGate;
  /** Runs a costly call when it may, or refuses it with `TurnedAway`. */
  admit?<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
}

export interface LimitOptions {
  requestsPerMinuteMax: number;
}

export interface EdgeOptions {
  /** Cookies travel over TLS only. */
  secureCookies: boolean;
  isTrustedProxy(address: string): boolean;
}

/** Serves the contract: everything that is the same for all calls happens here and nowhere else. */
export async function serveCalls<Calls extends CallMap>(
  app: FastifyInstance,
  options: CallsOptions<Calls> & EdgeOptions & LimitOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );

  const methodsOf = new Map<string, string[]>();
  for (const [key, definition] of Object.entries(options.calls)) {
    const { method, path } = splitKey(key);
    const handler = (options.handlers as unknown as Handlers<CallMap>)[key] as Handler<CallDefinition>;
    methodsOf.set(path.toLowerCase(), [...(methodsOf.get(path.toLowerCase()) ?? []), method]);
    app.route({
      method,
      url: path,
      ...(definition.caller === 'anyone' && { onSend: packAnswer }),
      config: { call: key, takesMoney: definition.takesMoney === true, ...rateLimitOf(definition, options) },
      handler(request, reply) {
        const { admit } = options;
        return definition.isCostly && admit ? admit(request, () => serve(request, reply)) : serve(request, reply);
      },
    });

    async function serve(request: FastifyRequest, reply: FastifyReply): Promise<Envelope> {
      const setCookie: SetCookie = (name, value, lifeSeconds) => {
        reply.header('set-cookie', cookieText({ name, value, lifeSeconds, isSecure: options.secureCookies }));
      };
      const player = await options.authenticate(request, setCookie);
      reply.playerId = player?.playerId;
      if (definition.caller !== 'anyone' && !player) throw new RequestFailure('NOT_SIGNED_IN');
      if (definition.caller === 'player' && player?.restricted) throw new RequestFailure('NOT_ALLOWED');
      const asked = readRequest(definition, { request, setCookie, player, options });
      const refusal = definition.gate && (await options.askGate?.(definition.gate, asked.context));
      const answer = refusal ? refuse(refusal, { message: refusal }) : await handler(asked);
      reply.statusWord = answer.status;
      return toEnvelope(definition, answer);
    }
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.slice(apiPrefix.length).split('?')[0] ?? '';
    const methods = methodsOf.get(path.toLowerCase());
    if (!methods) throw new RequestFailure('UNKNOWN_CALL');
    reply.header('allow', methods.join(', '));
    throw new RequestFailure('WRONG_METHOD');
  });
}

/** The limits of single calls move along with the general one. */
function rateLimitOf({ callsPerMinuteMax }: CallDefinition, { requestsPerMinuteMax }: LimitOptions) {
  if (callsPerMinuteMax === undefined) return {};
  const max = Math.ceil((callsPerMinuteMax * requestsPerMinuteMax) / requestsPerMinuteDefault);
  return { rateLimit: { max, timeWindow: '1 minute' } };
}

function readRequest(
  definition: CallDefinition,
  {
    request,
    setCookie,
    player,
    options,
  }: {
    request: FastifyRequest;
    setCookie: SetCookie;
    player: Player | undefined;
    options: EdgeOptions;
  },
): CallRequest<CallDefinition> {
  return {
    context: {
      requestId: request.id,
      address: request.ip,
      isBehindTrustedProxy: options.isTrustedProxy(request.socket.remoteAddress ?? ''),
      header(name) {
        const value = request.headers[name];
        return Array.isArray(value) ? value.join(', ') : value;
      },
      player,
      setCookie,
    },
    ...readInput(definition, request),
  } as CallRequest<CallDefinition>;
}

function readInput(definition: CallDefinition, request: FastifyRequest): { query: unknown; body: unknown } {
  const { query = noQuery, body = noBody } = definition;
  if (!definition.queryMayBeBody || noBody.safeParse(request.body).success) {
    return { query: read('query', query, request.query), body: read('body', body, request.body) };
  }
  // Of two places that may contradict each other, one must be empty.
  read('query', noQuery, request.query);
  return { query: read('body', query, request.body), body: undefined };
}

const noQuery = z.strictObject({});
/** Clients send an empty object, null or nothing at all where a call takes no body. */
const noBody = z.union([z.undefined(), z.null(), z.strictObject({})]);

function read(part: 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success && isStorable(value)) return parsed.data;
  const issues = parsed.success ? ['holds text that cannot be stored'] : parsed.error.issues.map(describe);
  throw new RequestFailure('MALFORMED_REQUEST', { problems: issues.map((issue) => `${part}: ${issue}`) });
}

function describe(issue: z.core.$ZodIssue): string {
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}

/** An answer that does not fit the contract is our bug: it fails here rather than in the page. */
function toEnvelope(definition: CallDefinition, answer: Answer<CallDefinition>): Envelope {
  const { status, data }: { status: StatusWord; data: unknown } = answer;
  const failures: Partial<Record<StatusWord, z.ZodType>> = definition.failures;
  const schema = status === 'SUCCESS' ? definition.data : failures[status];
  assert(schema, `the call declares that it may answer ${status}`);
  return { statusCode: statuses[status].statusCode, status, data: z.encode(schema, data) };
}
