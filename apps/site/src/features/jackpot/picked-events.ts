import type { Pick, Picks } from './slip.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';

export interface PickedEvent {
  event: JackpotEvent;
  /** Its place in the jackpot, from 1. */
  number: number;
  pick: Pick;
}

/** In the order of the jackpot. A pick for an event that is no longer there counts for nothing. */
export function pickedEvents(events: readonly JackpotEvent[], picks: Picks): PickedEvent[] {
  return events.flatMap((event, index) => {
    const pick = picks[event.id];
    return pick === undefined ? [] : [{ event, number: index + 1, pick }];
  });
}
