import type { Clock } from '@harmattan/kernel/clock';
import { isSameSecret } from '@harmattan/wires/same-secret';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DoorLimit, limitDoor } from '../../../plumbing/http/door-limit.ts';
import type { Log } from '../../../plumbing/log.ts';
import { NotReady } from '../../../plumbing/not-ready.ts';
import { withSampledWarnings } from '../../../plumbing/sampled-warnings.ts';
import { addressMatcher } from '../../../settings/address-list.ts';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { SupplierWallet } from '../supplier-wallet.ts';
import type { WireCounter } from '../wire-counts.ts';

const bodyMaxBytes = 64 * 1024;

/** A supplier's request as it came: signatures are over what was sent, not over what we make of it. */
export interface WireRequest {
  /** The part of the path behind the supplier's name, without a slash in front. */
  path: string;
  body: string;
  /** Each field once. A field that was sent twice is refused before it gets here. */
  query: Record<string, string>;
  params: Record<string, string>;
  header(name: string): string | undefined;
}

export interface WireAnswer {
  http: number;
  type: 'application/json' | 'text/xml' | 'text/plain';
  body: string;
}

export type WireHandler = (request: WireRequest) => Promise<WireAnswer>;

/** One supplier's wire: its paths, and how it says that it cannot answer. */
export interface Wire {
  /** `POST Bet` is the method and the path below `/wallet/<supplier>/`; a lone method is the supplier's address itself. */
  routes: { GET?: WireHandler; POST?: WireHandler; [key: `GET ${string}` | `POST ${string}`]: WireHandler };
  /** Nothing was done, or the outcome is unknown: the supplier sends the same again. */
  unavailable(request: WireRequest): WireAnswer;
  /** Not to be understood, or too much at once. */
  malformed(request: WireRequest): WireAnswer;
}

export interface ServedWire {
  port: SupplierWallet;
  setting: SupplierSetting;
  wire: Wire;
  counter: WireCounter;
}

/** The suppliers' doors, apart from the players' calls: bodies stay as they are, and answers are in each one's own words. */
export async function serveWires(
  app: FastifyInstance,
  { wires, limit, ...deps }: { log: Log; clock: Clock; wires: ServedWire[]; limit?: DoorLimit | undefined },
): Promise<void> {
  const log = withSampledWarnings(deps);
  await app.register(async (scope) => {
    if (limit) await limitDoor(scope, limit);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: bodyMaxBytes },
      (_request: unknown, body: string | Buffer, done: (error: null, body: string) => void) => done(null, String(body)),
    );
    for (const served of wires) serveWire(scope, log, served);
  });
}

function serveWire(app: FastifyInstance, log: Log, { port, setting, wire, counter }: ServedWire): void {
  const isListed = addressMatcher(setting.addresses);
  const mayCall = (address: string) => setting.addresses.length === 0 || isListed(address);
  const pathSecret = pathSecretOf(setting);
  // As a parameter, the secret is compared in constant time and is no part of the route that log lines and metrics name.
  const address = `/wallet/${port.supplier}${pathSecret === undefined ? '' : '/:pathSecret'}`;

  for (const [key, handle] of Object.entries(wire.routes)) {
    const [method = '', path = ''] = key.split(' ');
    app.route({
      method: method as 'GET' | 'POST',
      url: `${address}${path && `/${path}`}`,
      // Too many requests, a body that is too large, or one that cannot be read.
      errorHandler: ({ statusCode }, _request, reply) => {
        const isTooMany = statusCode === 429;
        counter.add(isTooMany ? 'failed' : 'malformed');
        const answer = isTooMany
          ? { ...wire.unavailable({ ...nothingAsked, path }), http: 429 }
          : wire.malformed({ ...nothingAsked, path });
        return send(reply, answer);
      },
      async handler(request, reply) {
        const { pathSecret: given = '', ...params } = request.params as Record<string, string>;
        if (pathSecret !== undefined && !isSameSecret(given, pathSecret)) return reply.callNotFound();
        const asked = toWireRequest(request, { path, params });
        if (!mayCall(request.ip)) {
          log.warn({ supplier: port.supplier, address: request.ip }, 'a wallet was called from an address not listed');
          return reply.status(403).type('text/plain; charset=utf-8').send('Not allowed from here\n');
        }
        if (asked === undefined) {
          counter.add('malformed');
          return send(reply, wire.malformed({ ...nothingAsked, path }));
        }
        try {
          const answer = await handle(asked);
          counter.add('answered');
          return send(reply, answer);
        } catch (error) {
          counter.add('failed');
          if (error instanceof NotReady) log.warn({ supplier: port.supplier, err: error }, 'a wallet was not ready');
          else log.error({ supplier: port.supplier, err: error, requestId: request.id }, 'a wallet call failed');
          return send(reply, wire.unavailable(asked));
        }
      },
    });
  }
}

/** Only of a wire that is not signed. */
function pathSecretOf(setting: object): string | undefined {
  return 'pathSecret' in setting && typeof setting.pathSecret === 'string' ? setting.pathSecret : undefined;
}

const nothingAsked: Omit<WireRequest, 'path'> = { body: '', query: {}, params: {}, header: () => undefined };

function toWireRequest(
  request: FastifyRequest,
  { path, params }: Pick<WireRequest, 'path' | 'params'>,
): WireRequest | undefined {
  const query = request.query as Record<string, string | string[]>;
  for (const value of Object.values(query)) if (typeof value !== 'string') return undefined;
  return {
    path,
    body: typeof request.body === 'string' ? request.body : '',
    query: query as Record<string, string>,
    params,
    header(name) {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

function send(reply: FastifyReply, { http, type, body }: WireAnswer): FastifyReply {
  return reply.status(http).type(`${type}; charset=utf-8`).send(body);
}

export function json(body: unknown, http = 200): WireAnswer {
  return { http, type: 'application/json', body: JSON.stringify(body) };
}
