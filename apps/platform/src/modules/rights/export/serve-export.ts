import { Readable } from 'node:stream';
import { apiPrefix } from '@harmattan/contract/wire';
import { marketTime } from '@harmattan/kernel/market-time';
import type { FastifyInstance } from 'fastify';
import type { RightsDeps } from '../rights-deps.ts';
import { hashTicket } from './ask-export.ts';
import { finishExport, startExport } from './export-store.ts';
import { writeExport } from './write-export.ts';

export const exportPath = `${apiPrefix}/User/Export`;

/** The door for a file: its address has a ticket that is good once. */
export function serveExport(app: FastifyInstance, deps: RightsDeps): void {
  app.get<{ Params: { ticket: string } }>(`${exportPath}/:ticket`, async (request, reply) => {
    const started = await startExport(deps.pool, hashTicket(request.params.ticket));
    if (!started)
      return reply.status(404).type('text/plain').send('This file can no longer be fetched. Ask for it again.');
    const madeAt = marketTime(deps.clock.now());
    return reply
      .header('content-disposition', `attachment; filename="my-data-${madeAt.slice(0, 10)}.json"`)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(Readable.from(write(deps, started, madeAt)));
  });
}

/** Ends also where the reader hangs up, so that the player can ask again. */
async function* write(
  deps: RightsDeps,
  { id, player_id: playerId }: { id: string; player_id: bigint },
  madeAt: string,
): AsyncGenerator<string> {
  try {
    const note = 'Amounts are whole hundredths of the currency. Times are UTC where they name no zone of their own.';
    yield* writeExport(deps.pool, deps.partsOf(playerId), { made_at: madeAt, from: deps.brandName, note });
  } catch (error) {
    deps.log.error({ err: error, export: id }, 'a file with the data of a player was not finished');
    throw error;
  } finally {
    await finishExport(deps.pool, id);
  }
}
