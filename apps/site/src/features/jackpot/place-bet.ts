import type { CallData } from '@harmattan/contract';
import { assert } from '@harmattan/kernel/assert';
import { majorFromMinor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { call } from '../../shared/api/call.ts';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { withTimeLimit } from '../../shared/api/with-time-limit.ts';
import { isRefused } from './place-failure.ts';
import type { TicketLine } from './ticket-lines.ts';

export interface Ticket {
  /** Names the ticket: sent twice, it is one ticket. */
  key: string;
  /** In naira, as it was shown. */
  price: number;
  lines: TicketLine[];
}

const answerTimeMs = 10_000;

/** Asks once more when no answer came; by its key the ticket is the same. */
export async function placeBet(ticket: Ticket): Promise<CallData<'POST Jackpot/PlaceManualJackpotBet'>> {
  try {
    return await send(ticket);
  } catch (failure) {
    if (failure instanceof CallFailed) throw failure;
    return await send(ticket).catch((second: unknown) => {
      // A server that was only too busy to look says nothing of the first try.
      throw isRefused(second) ? second : failure;
    });
  }
}

function send({ key, price, lines }: Ticket) {
  const priceMinor = minorFromJsonNumber(price);
  assert(priceMinor !== undefined, 'the wire speaks in amounts');
  return withTimeLimit(answerTimeMs, undefined, (signal) =>
    call('POST Jackpot/PlaceManualJackpotBet', {
      query: { key, price: majorFromMinor(priceMinor) },
      body: lines,
      signal,
    }),
  );
}
