import { assert } from '@harmattan/kernel/assert';
import { majorFromMinor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { call } from '../../shared/api/call.ts';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { withTimeLimit } from '../../shared/api/with-time-limit.ts';
import { isRefused } from './place-failure.ts';
import type { TicketLine } from './ticket-lines.ts';

export interface Tickets {
  /** Names the tickets: sent twice, they are bought once. */
  key: string;
  /** Of all of them, in naira, as it was shown. */
  price: number;
  /** The lines of each. */
  tickets: TicketLine[][];
}

const answerTimeMs = 10_000;

/** Asks once more when no answer came; by their key the tickets are the same. */
export async function placeBet(tickets: Tickets): Promise<void> {
  try {
    await send(tickets);
  } catch (failure) {
    if (failure instanceof CallFailed) throw failure;
    await send(tickets).catch((second: unknown) => {
      // A server that was only too busy to look says nothing of the first try.
      throw isRefused(second) ? second : failure;
    });
  }
}

function send({ key, price, tickets }: Tickets): Promise<unknown> {
  const priceMinor = minorFromJsonNumber(price);
  assert(priceMinor !== undefined, 'the wire speaks in amounts');
  const [lines = [], ...others] = tickets;
  return withTimeLimit<unknown>(answerTimeMs, undefined, (signal) =>
    others.length === 0
      ? call('POST Jackpot/PlaceManualJackpotBet', {
          query: { key, price: majorFromMinor(priceMinor) },
          body: lines,
          signal,
        })
      : call('POST Jackpot/PlaceTickets', { body: { key, price, tickets }, signal }),
  );
}
