import type { CallInput } from '@harmattan/contract';
import type { PickedEvent } from './picked-events.ts';
import { isScore, type Pick } from './slip.ts';

export type TicketLine = CallInput<'POST Jackpot/PlaceManualJackpotBet'>['body'][number];

/** A line for each pick: a choice without scores, or scores without a choice. */
export function ticketLines(jackpotId: number, picked: readonly PickedEvent[]): TicketLine[] {
  return picked.map(({ event, pick }) => ({
    jackpotId,
    eventId: event.id,
    // Always true on this wire; the platform does not read it.
    canceled: true,
    ...linePick(pick),
  }));
}

function linePick(pick: Pick): Omit<TicketLine, 'jackpotId' | 'eventId' | 'canceled'> {
  if (isScore(pick)) return { choiceId: 0, participant1Score: pick.home, participant2Score: pick.away };
  const noScore = { participant1Score: null, participant2Score: null };
  return typeof pick === 'number' ? { choiceId: pick, ...noScore } : { choiceId: 0, choiceIds: [...pick], ...noScore };
}
