import { type CallShape, type Envelope, type StatusWord, splitKey, statuses } from '@harmattan/contract';
import { assert } from '@harmattan/kernel/assert';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestsPerMinuteDefault } from '../../settings/environment.ts';
import type { Answer, CallFields, RequestContext, SetCookie } from './answer.ts';
import { cookieText } from './cookies.ts';
import { RequestFailure } from './failure.ts';
import { isStorable, parseJsonBody } from './json-body.ts';
import { packAnswer } from './pack-answer.ts';

export interface LimitOptions {
  requestsPerMinuteMax: number;
}

export interface EdgeOptions {
  /** Cookies travel over TLS only. */
  secureCookies: boolean;
  isTrustedProxy(address: string): boolean;
}

/** One request on its way to a handler. */
export interface Exchange<Definition extends CallShape> {
  key: string;
  definition: Definition;
  request: FastifyRequest;
  reply: FastifyReply;
  context: RequestContext;
  /** Checks the input against the call's schemas. Until then nothing of it is read, for a caller that may not make the call. */
  readFields(): CallFields<CallShape>;
}

export interface ContractOptions<Definition extends CallShape> extends EdgeOptions, LimitOptions {
  prefix: string;
  calls: Record<string, Definition>;
  /** Finds out who asks, refuses a caller that may not, and runs the call's handler. */
  handle(exchange: Exchange<Definition>): Promise<Answer<CallShape>>;
  /** Runs a costly call when it may, or refuses it with `TurnedAway`. */
  admit?<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
  /** Whether a long answer is compressed. `packAnswer` says for which calls that is safe. */
  mayPack?(definition: Definition): boolean;
  configOf?(definition: Definition): Partial<FastifyContextConfig>;
}

/** Serves calls of a contract: everything that is the same for players and for the staff happens here and nowhere else. */
export async function serveContract<Definition extends CallShape>(
  app: FastifyInstance,
  options: ContractOptions<Definition>,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );

  const methodsOf = new Map<string, string[]>();
  for (const [key, definition] of Object.entries(options.calls)) {
    const { method, path } = splitKey(key);
    methodsOf.set(path.toLowerCase(), [...(methodsOf.get(path.toLowerCase()) ?? []), method]);
    app.route({
      method,
      url: path,
      ...(definition.bodyBytesMax !== undefined && { bodyLimit: definition.bodyBytesMax }),
      ...(options.mayPack?.(definition) && { onSend: packAnswer }),
      config: { call: key, ...options.configOf?.(definition), ...rateLimitOf(definition, options) },
      handler(request, reply) {
        const { admit } = options;
        return definition.isCostly && admit ? admit(request, () => serve(request, reply)) : serve(request, reply);
      },
    });

    async function serve(request: FastifyRequest, reply: FastifyReply): Promise<Envelope> {
      const answer = await options.handle({
        ...{ key, definition, request, reply },
        context: contextOf(request, reply, options),
        readFields: () => readFields(definition, request),
      });
      reply.statusWord = answer.status;
      return toEnvelope(definition, answer);
    }
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.slice(options.prefix.length).split('?')[0] ?? '';
    const methods = methodsOf.get(path.toLowerCase());
    if (!methods) throw new RequestFailure('UNKNOWN_CALL');
    reply.header('allow', methods.join(', '));
    throw new RequestFailure('WRONG_METHOD');
  });
}

/** The limits of single calls move along with the general one. */
function rateLimitOf({ callsPerMinuteMax }: CallShape, { requestsPerMinuteMax }: LimitOptions) {
  if (callsPerMinuteMax === undefined) return {};
  const max = Math.ceil((callsPerMinuteMax * requestsPerMinuteMax) / requestsPerMinuteDefault);
  return { rateLimit: { max, timeWindow: '1 minute' } };
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secureCookies: isSecure, isTrustedProxy }: EdgeOptions,
): RequestContext {
  const setCookie: SetCookie = (name, value, lifeSeconds) => {
    reply.header('set-cookie', cookieText({ name, value, lifeSeconds, isSecure }));
  };
  return {
    requestId: request.id,
    address: request.ip,
    isBehindTrustedProxy: isTrustedProxy(request.socket.remoteAddress ?? ''),
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    setCookie,
  };
}

function readFields(definition: CallShape, request: FastifyRequest): CallFields<CallShape> {
  return readInput(definition, request) as CallFields<CallShape>;
}

function readInput(definition: CallShape, request: FastifyRequest): { query: unknown; body: unknown } {
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
function toEnvelope(definition: CallShape, answer: Answer<CallShape>): Envelope {
  const { status, data }: { status: StatusWord; data: unknown } = answer;
  const failures: Partial<Record<StatusWord, z.ZodType>> = definition.failures;
  const schema = status === 'SUCCESS' ? definition.data : failures[status];
  assert(schema, `the call declares that it may answer ${status}`);
  return { statusCode: statuses[status].statusCode, status, data: z.encode(schema, data) };
}
