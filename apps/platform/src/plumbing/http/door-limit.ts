import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Answers do not carry the number of requests left: no client reads it, and each answer would be longer. A refusal says when to retry. */
const unread = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Suppliers and gateways call for all players from a few addresses: so many times what a player's address may. */
const doorFactor = 10;

export interface DoorLimit {
  /** Of a player's address. */
  requestsPerMinuteMax: number;
}

/** Limits what one address may ask of the routes that are added to this scope afterwards. */
export async function limitRequests(scope: FastifyInstance, { requestsPerMinuteMax: max }: DoorLimit): Promise<void> {
  await scope.register(rateLimit, { addHeaders: unread, addHeadersOnExceeding: unread, max, timeWindow: '1 minute' });
}

/** The same for suppliers and gateways. */
export function limitDoor(scope: FastifyInstance, { requestsPerMinuteMax }: DoorLimit): Promise<void> {
  return limitRequests(scope, { requestsPerMinuteMax: requestsPerMinuteMax * doorFactor });
}
