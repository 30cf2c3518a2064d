import type { CallInput } from '@harmattan/contract';
import type { PickedEvent } from './picked-events.ts';

export type TicketLine = CallInput<'POST Jackpot/PlaceManualJackpotBet'>['body'][number];

/** A line for each pick: a choice without scores, or scores without a choice. */
export function ticketLines(jackpotId: number, picked: readonly PickedEvent[]): TicketLine[] {
  return picked.map(({ event, pick }) => ({
    jackpotId,
    eventId: event.id,
    // Always true on this wire; the platform does not read it.
    canceled: true,
    ...(typeof pick === 'number'
      ? { choiceId: pick, participant1Score: null, participant2Score: null }
      : { choiceId: 0, participant1Score: pick.home, participant2Score: pick.away }),
  }));
}
