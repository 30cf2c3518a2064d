import { apiPrefix, type CallDefinition, type CallShape } from '@harmattan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { RequestFailure } from './failure.ts';
import { type EdgeOptions, type Exchange, type LimitOptions, serveContract } from './serve-contract.ts';

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

/** Serves the players' calls: who asks, whether the session and the gate allow the call, and its handler. */
export async function serveCalls<Calls extends CallMap>(
  app: FastifyInstance,
  options: CallsOptions<Calls> & EdgeOptions & LimitOptions,
): Promise<void> {
  const handlers = options.handlers as unknown as Record<string, Handler<CallDefinition>>;

  async function handle(exchange: Exchange<CallDefinition>): Promise<Answer<CallShape>> {
    const { key, definition, request, reply } = exchange;
    const player = await options.authenticate(request, exchange.context.setCookie);
    reply.playerId = player?.playerId;
    if (definition.caller !== 'anyone' && !player) throw new RequestFailure('NOT_SIGNED_IN');
    if (definition.caller === 'player' && player?.restricted) throw new RequestFailure('NOT_ALLOWED');
    const context = { ...exchange.context, player };
    const fields = exchange.readFields();
    const refusal = definition.gate && (await options.askGate?.(definition.gate, context));
    if (refusal) return refuse(refusal, { message: refusal });
    return (handlers[key] as Handler<CallDefinition>)({ context, ...fields } as CallRequest<CallDefinition>);
  }

  await serveContract<CallDefinition>(app, {
    ...options,
    prefix: apiPrefix,
    handle,
    mayPack: ({ caller }) => caller === 'anyone',
    configOf: ({ takesMoney }) => ({ takesMoney: takesMoney === true }),
  });
}
