import type { Server } from 'node:http';
import type { Clock } from '@harmattan/kernel/clock';
import Fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';

/** The whole request must have arrived by then. */
export const requestTimeoutMs = 15_000;
const idleConnectionTimeoutMs = 65_000;
const idleLookMs = 50;

type HttpServerOptions = Omit<
  FastifyHttpOptions<Server, FastifyBaseLogger>,
  'logger' | 'loggerInstance' | 'logController' | 'requestTimeout' | 'keepAliveTimeout' | 'forceCloseConnections'
>;

/** A server with the limits of every process. Fastify logs no request: a process writes the lines that it wants. */
export function createHttpServer(log: FastifyBaseLogger, options: HttpServerOptions): FastifyInstance {
  return Fastify({
    ...options,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: idleConnectionTimeoutMs,
    forceCloseConnections: 'idle',
  });
}

/**
 * Settles once every accepted request is answered. A request that is answered during the close leaves its connection open; without a
 * look at the idle ones it stays open until it times out.
 */
export async function closeHttpServer(server: FastifyInstance, clock: Clock): Promise<void> {
  const stopLooking = clock.every(
    idleLookMs,
    () => server.server.closeIdleConnections(),
    (error) => server.log.warn({ err: error }, 'idle connections could not be closed'),
  );
  await server.close();
  stopLooking();
}

/** The server as a part of a process. */
export function httpService(server: FastifyInstance, options: { clock: Clock; host: string; port: number }) {
  const { clock, host, port } = options;
  return {
    async start() {
      await server.listen({ host, port });
    },
    stop: () => closeHttpServer(server, clock),
  };
}
